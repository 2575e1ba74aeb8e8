"""Views, events and results in words: plain data for people, clients, bots and logs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..games.game import Game, Result
from ..games.seen import Ending, View, ZoneView
from ..kernel.ask import MODES
from ..kernel.layout import ALL, CARD, OTHERS, OWNER, SECRET, SPECTATOR, ZONE, Layout
from ..kernel.state import BY_ZONE
from ..sight import BACK, Sight
from .notation import KEPT, action_text, zone_text
from .positions import numbers


class Common:
    """What all who look at one decision see alike, put in words by whoever looks first."""

    def __init__(self, layout: Layout, sight: Sight) -> None:
        self.numbers = numbers(layout, sight.n)
        self.zones: dict[int, ZoneView] = {}


def view_in_words(
    game: Game, sight: Sight, options: dict[str, str], decision: int, names: list[str], common: Common
) -> View:
    """The view a seat is shown, from the ints of its sight."""
    layout = game.layout
    over = sight.mode < 0
    return View(
        game=game.id,
        options=options,
        seats=sight.seats,
        seat=None if sight.seat == SPECTATOR else sight.seat,
        decision=decision,
        zones=zones_in_words(layout, sight, common.zones),
        numbers={**common.numbers, **game.rulebook.pending(sight)},
        mode="over" if over else MODES[sight.mode],
        asked=[seat for seat in sight.asked if seat not in sight.answered],
        answered=sight.answered,
        sealed=None if sight.sealed < 0 else action_text(layout, sight.sealed),
        result=ending(game.rulebook.result(layout, sight.n, sight.seats)) if over else None,
        names=names,
    )


def zones_in_words(layout: Layout, sight: Sight, common: dict[int, ZoneView]) -> list[ZoneView]:
    """Every zone that is laid out; open ones, with no card turned, are taken from what others saw and left for them."""
    out: list[ZoneView] = []
    for zone in laid_out(layout, sight.seats):
        seen = common.get(zone)
        if seen is None:
            seen = zone_view(layout, zone, *lying(layout, sight, zone))
            if layout.zone_of[zone].audience == ALL and not seen.turned:
                common[zone] = seen
        out.append(seen)
    return out


@lru_cache
def laid_out(layout: Layout, seats: int) -> list[int]:
    """All zones but those of seats that do not play; one that has places is found at its first."""
    found = [zone for zone in range(len(layout.masks)) if layout.spot_of[zone] == 0]
    owned = (OWNER, OTHERS)
    return [zone for zone in found if layout.zone_of[zone].audience not in owned or layout.copy_of[zone] < seats]


Row = tuple[int, ...]


def lying(layout: Layout, sight: Sight, zone: int) -> tuple[Row, Row, Row]:
    """The cards of a zone and their faces; of one that has places those of all, with the place where each lies."""
    places = layout.zone_of[zone].places
    if places == 1:
        return tuple(sight.zones[zone]), tuple(sight.faces[zone]), ()
    all_places = range(zone, zone + places)
    cards = tuple(card for one in all_places for card in sight.zones[one])
    faces = tuple(face for one in all_places for face in sight.faces[one])
    return cards, faces, tuple(one - zone + 1 for one in all_places for _ in sight.zones[one])


@lru_cache(maxsize=KEPT)
def zone_view(layout: Layout, zone: int, cards: Row, faces: Row, places: Row = ()) -> ZoneView:
    """One zone in words. An answer changes few of them, and most look the same to all seats: they are printed once."""
    made = layout.zone_of[zone]
    named = [None if card == BACK else layout.cards[card] for card in cards]
    number = None if made.copies == 1 else layout.copy_of[zone] + made.first
    turned = [i for i, face in enumerate(faces) if face != BY_ZONE]
    return ZoneView(made.name, number, len(named), named, turned, list(places))


def ending(result: Result) -> Ending:
    ranks = [1 + sum(other > score for other in result.scores) for score in result.scores]
    return Ending(result.ending, result.winners, ranks, result.scores, result.rule)


def args_in_words(layout: Layout, kind: int, args: tuple[int, ...]) -> dict[str, Any]:
    """An event's arguments by name; None for what this face hides."""
    out: dict[str, Any] = {}
    for (name, sort), value in zip(layout.tellings[kind].args, args, strict=True):
        if sort == CARD:
            out[name] = None if value == BACK else layout.cards[value]
        elif sort == ZONE:
            out[name] = None if value < 0 else zone_text(layout, value)
        elif sort == SECRET:
            out[name] = None if value == BACK else value
        else:
            out[name] = value
    return out


@lru_cache(maxsize=KEPT)
def told_in_words(game: Game, kind: int, args: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    """An event's name and arguments as one face shows them; most faces of an event are the same."""
    name = game.layout.tellings[kind].name
    return name, game.words.noted(name, args_in_words(game.layout, kind, args))
