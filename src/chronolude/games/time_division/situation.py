"""What a view of Time Division is waiting for, and at which places."""

from __future__ import annotations

from ..seen import View
from .cards import H_BY, H_COLOUR, H_ZONE, L_FIRST, L_SECOND, line_int
from .source import ACTORS, COLOURS, ZONES

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
