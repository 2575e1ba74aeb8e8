"""Endings that are told exactly are what playing them out shows."""

from __future__ import annotations

from itertools import product

import pytest

import chronolude as cl
from chronolude.bots import make
from chronolude.games import find
from chronolude.games.contre_temps.names import BACK
from chronolude.kernel.ask import action
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import answer, playout
from chronolude.kernel.verbs import place_of, size_of
from chronolude.search import Budget, think
from chronolude.search.deals import worlds_of
from chronolude.search.exact import exact
from chronolude.sight import Sight
from tests.search.sights import mind_of, played, sight_of

STEPS = 3000


def endings(game: str, seats: int, seeds: range) -> list[tuple[cl.Table, dict[int, float]]]:
    """Late decisions that are told exactly."""
    out = []
    for seed in seeds:
        table = played(game, seats, 18, seed)
        while table.result is None:
            seat = table.asked[0]
            sight = sight_of(table)
            if len(sight.options) > 1:
                found = exact(mind_of(game), sight, STEPS)
                if found is not None:
                    out.append((table.clone(), found))
            table.play(seat, table.options(seat)[0].path)
    return out


class Sure:
    """Answers what is exactly best; anything where that cannot be told."""

    def choose(self, sight: Sight) -> int:
        found = exact(mind_of("time-division"), sight, STEPS)
        return max(found, key=lambda act: found[act]) if found else sight.options[0]


def test_a_sure_win_of_time_division_is_won_whatever_the_other_answers() -> None:
    found = [table for table, worths in endings("time-division", 2, range(3)) if max(worths.values()) > 1 - 1e-9]
    assert len(found) >= 3
    for number, table in enumerate(found):
        seat = table.asked[0]
        while table.result is None:
            asked = table.asked[0]
            other = make("time-division", "random", number + table.decision)
            table.play(asked, table.choose(asked, Sure() if asked == seat else other))
        assert table.result.winners == [seat]


def test_a_thought_about_an_ending_says_that_it_is_exact() -> None:
    table, worths = endings("time-division", 2, range(2))[-1]
    thought = think(mind_of("time-division"), sight_of(table), Budget(STEPS), 1)
    assert thought.exact
    assert thought.options[0].mean == max(worths.values())
    assert all(one.low == one.mean == one.high for one in thought.options)


def test_nothing_is_exact_in_the_middle_of_a_game() -> None:
    for game, seats in (("time-division", 2), ("contre-temps", 4), ("chrononauts", 3)):
        sight = sight_of(played(game, seats, 8))
        assert exact(mind_of(game), sight, STEPS) is None


def test_every_deal_is_dealt_once() -> None:
    sight = sight_of(last_journey([0, 3, 0, 0]), 1)
    hidden = [zone.count(-1) for zone in sight.zones]
    worlds = worlds_of(find("contre-temps").rules, sight, 100_000)
    places = {tuple(int(place_of(world, card)) for card in range(65)) for world in worlds}
    assert len(places) == len(worlds) > 1
    for world, (zone, count) in product(worlds[:5], enumerate(hidden)):
        assert int(size_of(world, zone)) == len(sight.zones[zone]) >= count


def test_too_many_deals_are_none() -> None:
    sight = sight_of(played("contre-temps", 4, 6))
    assert worlds_of(find("contre-temps").rules, sight, 50) == []


def last_journey(energy: list[int]) -> cl.Table:
    """A ninth round of Contre-Temps that is about to end, with these crystals."""
    table = cl.new("contre-temps", seats=4, seed=37)
    while (view := table.view(table.asked[0]))["numbers"]["round"] < 9 or view["numbers"]["phase"] != "travel":
        seat = table.asked[0]
        table.play(seat, table.choose(seat, make("contre-temps", "random", table.decision)))
    data = table.position()
    data["numbers"]["energy"] = [*energy, 0, 0]
    return cl.position("contre-temps", data)


def test_a_last_journey_of_contre_temps_is_exact_when_the_others_cannot_move() -> None:
    table = last_journey([0, 3, 0, 0])
    sight = sight_of(table, 1)
    guide = mind_of("contre-temps").guide
    found = exact(mind_of("contre-temps"), sight, STEPS)
    assert found is not None and len(found) == 4
    worlds = worlds_of(table.game.rules, sight, 1000)
    for act, worth in found.items():
        won = 0.0
        for world in worlds:
            trial = world.clone()
            for seat in range(4):
                answer(trial, seat, act if seat == 1 else action(BACK, 0))
            playout(trial, Cheap(0))  # everybody has one card left: nothing is left to chance
            won += guide.values(trial)[1]
        assert worth == pytest.approx(won / len(worlds))


def test_a_last_journey_is_as_exact_when_the_others_have_answered_already() -> None:
    """Whoever answers last settles the ask: nobody else is to be answered for."""
    table = last_journey([0, 3, 0, 0])
    found = exact(mind_of("contre-temps"), sight_of(table, 1), STEPS)
    for others in ([0], [2, 3]):
        for seat in others:
            table.play(seat, "0")
        assert exact(mind_of("contre-temps"), sight_of(table, 1), STEPS) == found


def test_a_last_journey_is_not_exact_when_another_may_move() -> None:
    sight = sight_of(last_journey([0, 3, 1, 0]), 1)
    assert exact(mind_of("contre-temps"), sight, STEPS) is None
