"""What a view of Time Division is waiting for, and at which places."""

from __future__ import annotations

from ...kernel.state import FRAME
from ...sight import Sight
from ..seen import View
from .cards import H_BY, H_COLOUR, H_ZONE, L_DO, L_FIRST, L_SECOND, L_TO, L_TO_COLOUR, line_int
from .layout import LAYOUT
from .names import SECOND_RULE
from .source import ACTORS, COLOURS, DEEDS, ZONES

Place = tuple[str, int | None]
"""A zone's name and its owner."""


def situation(view: View) -> str:
    """allot, lay, play, together, decide or take."""
    numbers = view.numbers
    if numbers["phase"] == "draft":
        return "allot"
    if numbers["phase"] == "hide":
        return "lay"
    if numbers["step"] == "play":
        return "together" if view.mode == "all" else "play"
    return "decide" if numbers["step"] == "decision" else "take"


def asked_half(view: View) -> tuple[int, int]:
    """The line and the half of it that is being asked about."""
    return view.numbers["line"] - 1, L_SECOND if view.numbers["half"] else L_FIRST


def asked_places(view: View) -> list[Place]:
    """The places a pick is taken from."""
    line, at = asked_half(view)
    return places_of(line, at, view.numbers["blue"], view.numbers["orange"] - 1)


def places_of(line: int, at: int, blue: int, orange: int) -> list[Place]:
    zone = ZONES[line_int(line, at + H_ZONE)]
    colour = COLOURS[line_int(line, at + H_COLOUR)]
    if colour == "neutral":
        return [(zone, None)]
    if colour == "both" and ACTORS[line_int(line, at + H_BY)] != "both":
        return [(zone, 0), (zone, 1)]
    return [(zone, {"blue": blue, "red": 1 - blue, "orange": orange}.get(colour, blue))]


def asked_deed(view: View) -> str:
    """What is done with the card that is picked."""
    return DEEDS[line_int(view.numbers["line"] - 1, L_DO)]


def target(view: View) -> Place:
    """Where the picked card goes."""
    line = view.numbers["line"] - 1
    zone, colour = ZONES[line_int(line, L_TO)], COLOURS[line_int(line, L_TO_COLOUR)]
    blue, orange = view.numbers["blue"], view.numbers["orange"] - 1
    return zone, None if colour == "neutral" else {"red": 1 - blue, "orange": orange}.get(colour, blue)


def pending(sight: Sight) -> dict[str, int]:
    """The first pick of an exchange that lies open waits in a frame, by its zone and slot: zone * 64 + slot + 1."""
    at = len(sight.stack) - FRAME
    exchanging = at >= 0 and sight.stack[at] == SECOND_RULE
    return {"picked": int(sight.stack[at + 4]) >> 2 if exchanging else 0}


def waiting(view: View) -> tuple[Place, int, str | None] | None:
    """R-24: the card of an exchange picked first: its place, its slot counted from 1, and its name for who sees it."""
    picked = view.numbers["picked"] - 1
    if picked < 0:
        return None
    zone = LAYOUT.zone_of[picked >> 6]
    owner = None if zone.copies == 1 else LAYOUT.copy_of[picked >> 6]
    cards = view.zone(zone.name, owner)
    slot = picked & 63
    return (zone.name, owner), slot + 1, cards[slot] if slot < len(cards) else None
