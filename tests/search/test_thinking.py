"""A budget in, a thought out."""

from __future__ import annotations

import time
from typing import Any

import pytest

from chronolude.kernel.verbs import sealed_by
from chronolude.search import Budget, think
from chronolude.search.thinking import plant, spread, unsealed
from tests.laws.walk import other_world
from tests.search.sights import MINDS, mind_of, played, sight_of

SEATS = {"contre-temps": 4, "time-division": 2, "chrononauts": 3, "artifaxx": 3}
FEW = Budget(6)


@pytest.mark.parametrize("game", MINDS)
def test_a_thought_weighs_every_option(game: str) -> None:
    sight = sight_of(played(game, SEATS[game], 9))
    thought = think(mind_of(game), sight, FEW, seed=1)
    assert sorted(one.act for one in thought.options) == sight.options
    assert sum(one.visits for one in thought.options) == thought.playouts == 6
    for one in thought.options:
        assert 0.0 <= one.low <= one.mean <= one.high <= 1.0


@pytest.mark.parametrize("game", MINDS)
def test_the_same_seed_gives_the_same_thought_and_another_world_too(game: str) -> None:
    table = played(game, SEATS[game], 10)
    seat = table.asked[0]
    here = think(mind_of(game), sight_of(table), FEW, seed=5)
    assert think(mind_of(game), sight_of(table), FEW, seed=5) == here
    assert think(mind_of(game), sight_of(other_world(table, seat, 99), seat), FEW, seed=5) == here


def test_other_dice_give_another_thought() -> None:
    sight = sight_of(played("contre-temps", 4, 12))
    assert think(mind_of("contre-temps"), sight, Budget(30), 1) != think(mind_of("contre-temps"), sight, Budget(30), 2)


def test_a_tree_that_is_kept_knows_more_than_a_new_one() -> None:
    sight = sight_of(played("contre-temps", 4, 12))
    tree = plant(mind_of("contre-temps"), sight.seat, 1)
    first = think(mind_of("contre-temps"), sight, Budget(10), 1, tree)
    second = think(mind_of("contre-temps"), sight, Budget(10), 2, tree)
    assert sum(one.visits for one in first.options) == 10
    assert sum(one.visits for one in second.options) == 20


def test_two_workers_share_the_playouts_and_agree_with_themselves() -> None:
    sight = sight_of(played("contre-temps", 4, 12))
    both = think(mind_of("contre-temps"), sight, Budget(20, workers=2), 7)
    assert sum(one.visits for one in both.options) == 20
    assert both == think(mind_of("contre-temps"), sight, Budget(20, workers=2), 7)
    assert both.options != think(mind_of("contre-temps"), sight, Budget(20), 7).options


def test_the_clock_stops_a_thought() -> None:
    sight = sight_of(played("contre-temps", 4, 12))
    since = time.thread_time()
    thought = think(mind_of("contre-temps"), sight, Budget(10_000_000, seconds=0.2), 1)
    assert 0 < thought.playouts < 10_000_000
    assert 0.2 < time.thread_time() - since < 2


def test_the_clock_does_not_run_while_others_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a decision is waited for longer, and is the same."""

    def late(*given: Any) -> Any:
        time.sleep(0.02)
        return unsealed(*given)

    monkeypatch.setattr("chronolude.search.thinking.unsealed", late)
    sight = sight_of(played("contre-temps", 4, 12))
    since = time.perf_counter()
    assert think(mind_of("contre-temps"), sight, Budget(40, seconds=0.5), 1).playouts == 40
    assert time.perf_counter() - since > 0.7


def test_a_thought_that_cannot_change_any_more_ends_and_answers_the_same() -> None:
    sight = sight_of(played("contre-temps", 4, 12))
    lengths = set()
    for seed in range(4):
        whole = think(mind_of("contre-temps"), sight, Budget(200), seed)
        short = think(mind_of("contre-temps"), sight, Budget(200, only_best=True), seed)
        assert short.best == whole.best
        first, second = (one.visits for one in short.options[:2])
        assert short.playouts == 200 or first - second > 200 - short.playouts
        lengths.add(short.playouts)
    assert min(lengths) < 200


def test_what_the_others_sealed_is_not_taken_from_a_lottery() -> None:
    table = played("contre-temps", 4, 12)
    while table.view(table.asked[0])["mode"] != "all" or len(table.asked) < 4:
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0].text)
    first = table.asked[0]
    table.play(first, table.options(first)[0].text)
    sight = sight_of(table, table.asked[-1])
    assert sight.answered == [first]
    world = unsealed(sight, mind_of("contre-temps"), 1)
    assert [sealed_by(world, seat) for seat in range(4)] == [-1] * 4


def test_a_spread_is_wide_for_few_and_narrow_for_many() -> None:
    assert spread(0.0, 0) == pytest.approx((0.01, 0.99))
    low, high = spread(500.0, 1000)
    assert low == pytest.approx(0.469, abs=0.001) and high == pytest.approx(0.531, abs=0.001)
    assert spread(10.0, 10)[1] == 1.0
