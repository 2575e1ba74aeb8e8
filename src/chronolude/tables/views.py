"""Views, events and results in words: plain data for people, clients, bots and logs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..games.game import Game, Result
from ..games.seen import Ending, View, ZoneView
from ..kernel.ask import MODES, SEALED
from ..kernel.layout import CARD, OTHERS, OWNER, SECRET, ZONE, Layout, Number
from ..kernel.state import BY_ZONE, NONE, State, ints
from ..kernel.state import numbers as state_numbers
from ..kernel.verbs import sealed_by
from ..sight import BACK, same_numbers
from .notation import KEPT, action_text, zone_text
from .positions import figure, numbers


class Common:
    """What all who look at one decision see alike: who is asked, who has sealed an answer, and the numbers."""

    def __init__(
        self, game: Game, s: State, settings: dict[str, str], decision: int, names: list[str], before: Common | None
    ) -> None:
        self.state: State = s
        seats, is_over = askers(s), bool(s.mode < 0)
        is_as_before = before is not None and same_numbers(before.state, s)
        values = before.values if before is not None and is_as_before else state_numbers(s)
        self.values: list[int] = values
        self.answered = [one for one in seats if sealed_by(s, one) != NONE] if s.mode == SEALED else []
        self.asked = [one for one in seats if one not in self.answered] if self.answered else seats
        self.is_over = is_over
        self.game = game.id
        self.settings = settings
        self.seats = int(s.seats)
        self.decision = decision
        self.numbers: dict[str, Any] = (
            numbers(game.layout, values) if before is None else before.figures(game.layout, values)
        )
        self.mode = "over" if is_over else MODES[s.mode]
        self.result = ending(game.rulebook.result(game.layout, values, self.seats)) if is_over else None
        self.names = names
        self.public: View = self.view(game, None, [])

    def view(self, game: Game, seat: int | None, zones: list[ZoneView]) -> View:
        """The view of a seat: all this, its zones, and its own sealed answer."""
        return View(
            self.game, self.settings, self.seats, seat, self.decision, zones, self.numbers, self.mode,
            self.asked, self.answered, self.sealed(game, seat), self.result, self.names,
        )  # fmt: skip

    def figures(self, layout: Layout, values: list[int]) -> dict[str, Any]:
        """The numbers by name, once they are these: the same object while all are as they were."""
        old, out = self.values, self.numbers
        if old is values:
            return out
        out = dict(out)
        owners, names = owners_of(layout), names_of(layout)
        told = ""
        for i in range(len(values)):
            if values[i] != old[i] and names[i] != told:
                told = names[i]
                number = owners[i]
                if number.copies == 1 and not number.words:
                    out[told] = values[i]
                else:
                    out[told] = figure(layout, number, values)
        return out

    def sealed(self, game: Game, seat: int | None) -> str | None:
        """What a seat has sealed."""
        if seat is None or seat not in self.answered:
            return None
        return action_text(game.layout, sealed_by(self.state, seat))


@lru_cache
def owners_of(layout: Layout) -> list[Number]:
    """The number of which each value is one."""
    return [number for number in layout.numbers for _ in range(number.copies)]


@lru_cache
def names_of(layout: Layout) -> list[str]:
    """What each value is called, or the row of which it is one."""
    return [number.name for number in owners_of(layout)]


def owing(s: State) -> tuple[int, ...]:
    """The seats that are asked and have not sealed an answer."""
    if s.mode != SEALED:
        return tuple(askers(s))
    return tuple([seat for seat in askers(s) if sealed_by(s, seat) == NONE])


def askers(s: State) -> list[int]:
    """The seats that are asked; nobody when the game is over."""
    return [] if s.mode < 0 else ints(s, s.at_asked, s.askers)


@lru_cache
def laid_out(layout: Layout, seats: int) -> list[int]:
    """All zones but those of seats that do not play; one that has places is found at its first."""
    found = [zone for zone in range(len(layout.masks)) if layout.spot_of[zone] == 0]
    owned = (OWNER, OTHERS)
    return [zone for zone in found if layout.zone_of[zone].audience not in owned or layout.copy_of[zone] < seats]


Row = tuple[int, ...]


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
    named = layout.tellings[kind].args
    assert len(named) == len(args)
    for i in range(len(args)):
        name, sort = named[i]
        value = args[i]
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
