"""Ten leaks planted in five games after the first card a seat had not seen: the law of two worlds finds each.

The law used to stop comparing at that card, so that none of these could be found (the seven in the toys pass it; Signal
Night's clues it took for leaks). Each leak is put into a step or a
result of a game while the test runs, and the failure must name the event or the field, and the likely cause.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from chronolude.games import find, register
from chronolude.games.game import Game, Rulebook
from chronolude.kernel.layout import E_MOVED, EVERYONE, SEAT, SECRET, Layout, Number, Telling
from chronolude.kernel.state import Event, Rules, State, Table
from chronolude.kernel.verbs import cards_in, move, place_of, push, top
from chronolude.testing.laws import worlds
from chronolude.testing.walk import ENOUGH, Venue, hold

postcards, relay, shells, whisper = (
    import_module(f"chronolude_toys.{toy}") for toy in ("postcards", "relay", "shells", "whisper")
)
night = import_module("signal_night.rules")
Step = Callable[[State], None]
LEAK = Telling("leaked", ("seat", SEAT), ("what", SECRET))


class Planted(NamedTuple):
    """A leak: where it is planted, what it tells, and what the failure must say."""

    name: str
    game: str
    step: Step
    what: Callable[[State], int]
    by: str
    to: Callable[[State], int] = lambda s: EVERYONE & ~(1 << s.seat)
    """Whom the event tells: those who had not seen the card that was turned up before it."""
    seats: int = 3


def last_drawn(s: State) -> int:
    """The card that lies where the last answer's card lay: its owner may not know it."""
    place = s.answer & 0xFFFF
    return int(top(s, place))


def below(s: State) -> int:
    return int(top(s, postcards.DECK))


def best_in_hand(first: int) -> Callable[[State], int]:
    return lambda s: max(cards_in(s, first + (s.seat + 1) % s.seats), default=-1)


def to_owner(s: State) -> int:
    return int(1 << s.seat)


LEAKS = [
    Planted("the owner is told the last card drawn", "signal-night", night.carry_out, last_drawn, "event", to_owner),
    Planted("a number keeps the last card drawn", "signal-night", night.carry_out, last_drawn, "number"),
    Planted("the yard's next train", "signal-night", night.carry_out,
            lambda s: int(top(s, night.YARD)), "event", to_owner),
    Planted("the next postcard of the deck", "toy-postcards", postcards.turn_up, below, "event"),
    Planted("the date of the next postcard", "toy-postcards", postcards.turn_up,
            lambda s: sum(cards_in(s, postcards.HIDDEN + below(s))) if below(s) >= 0 else -1, "number"),
    Planted("the best card of the next hand", "toy-whisper", whisper.lay, best_in_hand(whisper.HAND), "event"),
    Planted("whether the next seat holds a no", "toy-whisper", whisper.lay,
            lambda s: int(best_in_hand(whisper.HAND)(s) >= 9), "event"),
    Planted("the pearl in the first cup", "toy-shells", shells.carry_out, lambda s: int(top(s, 0)), "event"),
    Planted("where the best pearl lies", "toy-shells", shells.carry_out, lambda s: int(place_of(s, 5)), "number"),
    Planted("the next card of the relay's deck", "toy-relay", relay.land, lambda s: int(top(s, relay.DECK)), "event"),
]  # fmt: skip


def has_turned_up(s: State) -> bool:
    """Whether this answer has already brought a hidden card into the open."""
    told = s.log.events if s.log is not None else []
    moved = [event for event in told if event.kind == E_MOVED and event.only == EVERYONE]
    return any(s.layout.masks[event.args[1]] != EVERYONE for event in moved)


def leaking(planted: Planted) -> Game:
    """The game with one more number and one more event, and a step that tells after it has run."""
    honest = find(planted.game)
    old = honest.layout
    layout = Layout(
        old.cards, old.kinds, old.zones, (*old.numbers, Number("leak")), old.verbs, (*old.tellings[3:], LEAK),
        old.rules, old.printed, tuple(tuple(row) for row in old.facts), old.roles,
    )  # fmt: skip
    at, kind = layout.offsets["leak"], len(layout.tellings) - 1

    def step(s: State) -> None:
        planted.step(s)
        if s.log is None or not has_turned_up(s):
            return
        if planted.by == "number":
            s.n[at] = planted.what(s)
        else:
            s.log.events.append(Event(kind, (s.seat, planted.what(s)), planted.to(s)))

    step.__name__ = planted.step.__name__
    table: Table = [tuple(step if one is planted.step else one for one in rule) for rule in honest.rules.table]
    return remade(honest, layout, table)


def remade(game: Game, layout: Layout, table: Table) -> Game:
    """The same game by another layout and other steps, whose blank tables are laid out by it."""
    book = game.rulebook

    def blank(rules: Rules, seats: int, options: dict[str, int], source: Any) -> State:
        old = book.blank(game.rules, seats, options, source)
        s = State(layout, rules, seats, source)
        for zone in range(len(layout.masks)):
            for card in cards_in(old, zone):
                move(s, card, zone)
        push(s, 0)
        return s

    rules = Rulebook(layout, table, blank, book.reasons, book.result, book.infer, book.pending)
    return Game(game.id, game.version, game.seats, rules, outlook=game.outlook, options=game.options, bots=game.bots)


@pytest.mark.parametrize("planted", LEAKS, ids=[one.name for one in LEAKS])
def test_a_leak_after_the_first_unseen_card_is_found(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(register(), planted.game, leaking(planted))
    with pytest.raises(AssertionError) as found:
        hold(worlds.law, Venue(planted.game, (), planted.seats, 3), every=1)
    said = str(found.value)
    assert ("event 'leaked', field 'what'" if planted.by == "event" else ".numbers.leak") in said
    assert "Likely cause" in said and ("seat " in said or "a watcher" in said)


@pytest.mark.parametrize("game", sorted({one.game for one in LEAKS}))
def test_the_same_games_without_a_leak_pass(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = find(game)
    monkeypatch.setitem(register(), game, remade(honest, honest.layout, list(honest.rules.table)))
    assert hold(worlds.law, Venue(game, (), 3, 3), every=4) >= ENOUGH


def test_ten_leaks_in_five_games() -> None:
    assert len(LEAKS) == 10 and len({one.game for one in LEAKS}) == 5
