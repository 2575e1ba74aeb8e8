"""Heats: nothing is played twice, the one behind goes first, a closed one rests, the budget holds."""

from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path

import pytest

from chronolude.bots.arena.contest import Heat, hold, lots
from chronolude.bots.arena.journal import Journal
from chronolude.bots.arena.match import Bout, Lot
from chronolude.search.work import share
from tests.bots.arena.made_up import bout, match

ALONE = partial(share, jobs=1)


class Player:
    """Notes the deals it is given; each takes no time."""

    def __init__(self) -> None:
        self.deals: list[int] = []

    def __call__(self, lot: Lot) -> list[list[Bout]]:
        self.deals += range(lot.first, lot.last)
        return [[bout(0, [0]), bout(1, [1])] for _ in range(lot.first, lot.last)]


def test_every_deal_is_played_once() -> None:
    journal, player = Journal(), Player()
    heat = Heat(match("a", "b"), 10, journal)
    hold([heat], journal, ALONE, play=player)
    assert sorted(player.deals) == list(range(10))
    assert heat.unbroken() == 10
    assert heat.first(11) is None


def test_a_second_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    path, first, second = tmp_path / "journal", Player(), Player()
    heat = Heat(match("a", "b"), 4, Journal(path))
    hold([heat], Journal(path), ALONE, play=first)
    again = Journal(path)
    longer = Heat(match("a", "b"), 9, again)
    assert longer.resumed == 4
    hold([longer], again, ALONE, play=second)
    assert sorted(second.deals) == [4, 5, 6, 7, 8]
    third = Player()
    hold([Heat(match("a", "b"), 9, Journal(path))], Journal(path), ALONE, play=third)
    assert third.deals == []


def test_a_run_that_broke_off_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    class Broken(Player):
        def __call__(self, lot: Lot) -> list[list[Bout]]:
            if len(self.deals) > 2:
                raise KeyboardInterrupt
            return super().__call__(lot)

    path = tmp_path / "journal"
    journal, broken, player = Journal(path), Broken(), Player()
    with pytest.raises(KeyboardInterrupt):
        hold([Heat(match("a", "b"), 200, journal)], journal, ALONE, play=broken)
    again = Journal(path)
    heat = Heat(match("a", "b"), 200, again)
    assert heat.resumed == len(broken.deals)
    hold([heat], again, ALONE, play=player)
    assert sorted(broken.deals + player.deals) == list(range(200))


def test_holes_are_filled() -> None:
    journal = Journal()
    journal.add(Lot(match("a", "b"), 1, 2), [[bout(0, [0])]], 0.0)
    player = Player()
    heat = Heat(match("a", "b"), 4, journal)
    assert heat.unbroken() == 0
    hold([heat], journal, ALONE, play=player)
    assert sorted(player.deals) == [0, 2, 3]


def test_the_match_that_is_furthest_behind_is_dealt_next() -> None:
    journal = Journal()
    small, large = Heat(match("a", "b"), 2, journal), Heat(match("b", "a"), 4, journal)
    drawn = [lot.match.bots[0] for lot in lots([small, large], float("inf"))]
    assert drawn == ["a", "b", "b", "a", "b", "b"]


def test_a_closed_heat_rests() -> None:
    journal, player = Journal(), Player()
    heat = Heat(match("a", "b"), 1000, journal)

    def enough(heat: Heat, _lot: Lot) -> None:
        heat.is_open = len(heat.played) < 3

    hold([heat], journal, ALONE, enough, play=player)
    assert 3 <= len(heat.played) < 1000


def test_the_budget_counts_what_earlier_runs_spent() -> None:
    journal, player = Journal(), Player()
    journal.add(Lot(match("a", "b"), 0, 1), [[bout(0, [0])]], 30.0)
    hold([Heat(match("a", "b"), 10, journal)], journal, ALONE, budget=30.0, play=player)
    assert player.deals == []


def test_a_lot_grows_with_the_pace_and_stays_within_bounds() -> None:
    journal = Journal()
    heat = Heat(match("a", "b"), 1000, journal)
    assert heat.stride() == 1
    heat.take(Lot(heat.match, 0, 2), [[bout(0, [0])]] * 2, 1.0)
    assert heat.stride() == 8
    heat.take(Lot(heat.match, 2, 3), [[bout(0, [0])]], 99.0)
    assert heat.stride() == 1
    heat.seconds = 0.0001
    assert heat.stride() == 64


def double(value: int) -> int:
    return 2 * value


@pytest.mark.parametrize("jobs", [1, 2])
def test_work_is_shared_and_comes_back_with_its_task(jobs: int) -> None:
    assert sorted(share(double, iter(range(6)), jobs)) == [(k, 2 * k) for k in range(6)]


def test_tasks_are_drawn_as_room_is_made() -> None:
    drawn: list[int] = []

    def tasks() -> Iterator[int]:
        for k in range(100):
            drawn.append(k)
            yield k

    results = share(double, tasks(), 2)
    next(results)
    assert len(drawn) <= 3
    assert isinstance(results, Generator)
    results.close()
    assert len(drawn) <= 3, "whoever leaves early leaves the rest undrawn"
