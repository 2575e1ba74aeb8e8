"""Rotations are complete, a deal is the same deal from every seat, and thinking is timed by decision."""

from typing import ClassVar

import pytest

from chronolude.bots import bots_for
from chronolude.bots.arena.match import Bout, Lot, Match, Timed, chance_of, play_deal, play_lot, rotations
from chronolude.games import find
from chronolude.sight import Sight
from chronolude.tables.runner import Course

MATCH = Match("contre-temps", 4, {}, ["rule-of-thumb", "random", "random", "random"], seed=5)


class Witness:
    """A bot that notes its first sight of each game and then plays the first option."""

    seen: ClassVar[list[tuple[int, list[list[int]], list[int]]]] = []

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.fresh = True

    def choose(self, sight: Sight) -> int:
        if self.fresh:
            Witness.seen.append((sight.seat, [list(zone) for zone in sight.zones], list(sight.n)))
            self.fresh = False
        return sight.options[0]


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, list[list[int]], list[int]]]:
    monkeypatch.setitem(bots_for("contre-temps"), "one", Witness)
    monkeypatch.setitem(bots_for("contre-temps"), "two", Witness)
    Witness.seen = []
    return Witness.seen


def test_one_against_three_sits_on_every_seat_once() -> None:
    found = rotations(["a", "b", "b", "b"])
    assert found == [["a", "b", "b", "b"], ["b", "a", "b", "b"], ["b", "b", "a", "b"], ["b", "b", "b", "a"]]


def test_a_line_up_that_repeats_itself_is_not_played_twice() -> None:
    assert rotations(["a", "b", "a", "b"]) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert rotations(["a", "a"]) == [["a", "a"]]
    assert rotations(["a"]) == [["a"]]


@pytest.mark.parametrize("bots", [["a", "b", "c"], ["a", "a", "b", "c"], ["a", "b", "c", "d", "e", "f"]])
def test_over_a_rotation_every_bot_has_had_every_seat_equally_often(bots: list[str]) -> None:
    found = rotations(bots)
    for seat in range(len(bots)):
        on_it = [seated[seat] for seated in found]
        assert sorted(on_it) == sorted(bots)


def test_every_rotation_is_dealt_the_same_cards(witness: list[tuple[int, list[list[int]], list[int]]]) -> None:
    match = Match("contre-temps", 3, {"first": "0"}, ["one", "two", "two"], seed=9)
    games = [play_lot(Lot(match, deal, deal + 1)) for deal in (0, 1)]
    assert [len(deals[0]) for deals in games] == [3, 3]
    first, second = witness[:9], witness[9:]
    for deal in (first, second):
        for seat in range(3):
            sights = [sight for sight in deal if sight[0] == seat]
            assert len(sights) == 3
            assert sights[0] == sights[1] == sights[2], "the same play meets the same cards, wherever who sits"
    assert first[0] != second[0], "another deal is another deal"


def test_matches_of_one_seed_meet_the_same_deals() -> None:
    other = Match("contre-temps", 4, {}, ["random"] * 4, seed=5)
    assert [chance_of(MATCH, deal) for deal in range(5)] == [chance_of(other, deal) for deal in range(5)]
    assert chance_of(MATCH, 0) != chance_of(Match("contre-temps", 4, {}, ["random"] * 4, seed=6), 0)


def results(deals: list[list[Bout]]) -> list[object]:
    return [(b.turn, b.winners, b.scores, b.ending, b.decisions) for deal in deals for b in deal]


def test_a_deal_does_not_depend_on_its_lot() -> None:
    whole = play_lot(Lot(MATCH, 0, 4))
    parts = play_lot(Lot(MATCH, 0, 1)) + play_lot(Lot(MATCH, 1, 4))
    assert results(whole) == results(parts)
    assert [len(deal) for deal in whole] == [4] * 4


def test_a_game_that_is_cut_short_has_no_winner() -> None:
    match = Match("contre-temps", 3, {}, ["random"] * 3, cap=1)
    cut = play_deal(Course(find("contre-temps"), 3, {}, 1), match, 0)[0]
    assert (cut.ending, cut.winners, cut.scores) == ("", [], [])


class Slow:
    """Takes so many ticks of a made-up clock for each answer."""

    def __init__(self, clock: list[float], *spent: float) -> None:
        self.clock = clock
        self.spent = list(spent)

    def choose(self, sight: Sight) -> int:
        self.clock[0] += self.spent.pop(0)
        return sight.options[0]


def sight(options: int, *, part: bool = False) -> Sight:
    made = Sight(find("contre-temps").layout, 0, 3)
    made.options, made.part = list(range(options)), part
    return made


def test_a_move_in_parts_is_one_decision_and_a_lone_option_none(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("chronolude.bots.arena.match.time.thread_time", lambda: clock[0])
    bot = Timed(Slow(clock, 0.25, 0.5, 7.0, 0.5))
    for one in (sight(3), sight(2, part=True), sight(1), sight(2)):
        bot.choose(one)
    assert (bot.thought.count, bot.thought.seconds, bot.thought.longest) == (2, 1.25, 0.75)


def test_thinking_is_told_by_bot_however_many_seats_it_has() -> None:
    thoughts = play_lot(Lot(MATCH, 0, 1))[0][0].thoughts
    assert set(thoughts) == {"rule-of-thumb", "random"}
    assert thoughts["random"].count > thoughts["rule-of-thumb"].count > 0
    assert 0 < thoughts["rule-of-thumb"].longest <= thoughts["rule-of-thumb"].seconds
