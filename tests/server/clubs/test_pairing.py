"""Pairings: nobody meets again while it can be avoided, byes are fair, tables have the sizes a game allows."""

from __future__ import annotations

import contextlib
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chronolude.server.clubs.mates import MOST_STEPS, SearchOver, TableSearch
from chronolude.server.clubs.pairing import Entrant, Pairing, TooFew, pair, pair_all, sizes_for
from tests.server.clubs.night import fewest_again


class Night:
    """An evening that is only paired; points are drawn."""

    def __init__(self, people: int) -> None:
        self.here = list(range(people))
        self.met: dict[int, Counter[int]] = {one: Counter() for one in self.here}
        self.sat: dict[int, Counter[int]] = {one: Counter() for one in self.here}
        self.byes: Counter[int] = Counter()
        self.points: Counter[int] = Counter()

    def come(self) -> None:
        new = len(self.met)
        self.here.append(new)
        self.met[new], self.sat[new] = Counter(), Counter()

    def entrants(self) -> list[Entrant]:
        order = sorted(self.here, key=lambda one: (-self.points[one], one))
        values = sorted({self.points[one] for one in order}, reverse=True)
        return [
            Entrant(one, values.index(self.points[one]), self.byes[one], self.met[one], self.sat[one]) for one in order
        ]

    def play(self, found: Pairing) -> None:
        for table in found.tables:
            for seat, one in enumerate(table):
                self.sat[one][seat] += 1
                self.points[one] += (one * 7 + seat * 3) % 5
                self.met[one].update(other for other in table if other != one)
        self.byes.update(found.byes)

    def again(self, found: Pairing) -> int:
        return sum(self.met[one][other] for table in found.tables for one, other in combinations(table, 2))


def can_all_be_new(left: list[int], met: dict[int, Counter[int]]) -> bool:
    """Whether these can sit by twos without meeting again: every way is tried."""
    if not left:
        return True
    one, *others = left
    return any(not met[one][other] and can_all_be_new([x for x in others if x != other], met) for other in others)


@given(st.integers(1, 40), st.integers(1, 8), st.integers(1, 8), st.integers(0, 8))
def test_tables_have_sizes_the_game_allows_and_as_few_as_can_be_sit_out(
    people: int, size: int, least: int, more: int
) -> None:
    most = least + more
    size = min(max(size, least), most)
    if people < least:
        with pytest.raises(TooFew):
            sizes_for(people, size, least, most)
        return
    sizes = sizes_for(people, size, least, most)
    assert all(least <= one <= most for one in sizes)
    possible = {0}  # how many people can sit, tried independently
    for _ in range(people):
        possible |= {one + two for one in possible for two in range(least, most + 1) if one + two <= people}
    assert sum(sizes) == max(possible)
    if people % size == 0:
        assert set(sizes) == {size}


@settings(max_examples=60)
@given(st.integers(3, 9), st.integers(1, 7), st.lists(st.integers(1, 6), max_size=2))
def test_by_twos_nobody_meets_again_while_it_can_be_avoided(people: int, rounds: int, late: list[int]) -> None:
    night = Night(people)
    for n in range(rounds):
        for _ in range(late.count(n)):
            night.come()
        found = pair(night.entrants(), 2, 2, 2)
        assert sorted([one for table in found.tables for one in table] + found.byes) == sorted(night.here)
        fewest = min(night.byes[one] for one in night.here)
        assert all(night.byes[one] == fewest for one in found.byes)
        if night.again(found):
            tried = [one for one in night.here if night.byes[one] == fewest] if found.byes else [-1]
            for out in tried:
                assert not can_all_be_new([one for one in night.here if one != out], night.met)
        night.play(found)


@pytest.mark.parametrize("people", [24, 26, 27])
def test_at_tables_of_four_no_more_meet_again_than_chance_finds_a_way_for(people: int) -> None:
    """Changing places from one beginning got stuck: three met again in an evening where two would have done."""
    night = Night(people)
    rounds: list[dict[str, Any]] = []
    for _ in range(7):
        found = pair(night.entrants(), 4, 3, 6)
        told = {"tables": [{"who": table} for table in found.tables]}
        assert night.again(found) <= fewest_again(told, rounds, tries=10_000)
        rounds.append(told)
        night.play(found)


@settings(max_examples=25, deadline=None)
@given(st.integers(6, 26), st.integers(2, 5), st.integers(1, 6), st.booleans())
def test_at_tables_of_any_size_everybody_has_a_place_and_byes_go_round(
    people: int, size: int, rounds: int, everybody: bool
) -> None:
    night = Night(people)
    for n in range(rounds):
        found = (pair_all if everybody else pair)(night.entrants(), size, max(2, size - 1), size + 1)
        assert sorted([one for table in found.tables for one in table] + found.byes) == night.here
        assert all(max(2, size - 1) <= len(table) <= size + 1 for table in found.tables)
        if n == 0:
            assert night.again(found) == 0
        night.play(found)
    assert max(night.byes.values(), default=0) - min(night.byes[one] for one in night.here) <= 1


@pytest.mark.parametrize("people", [2, 4, 5, 8, 11, 24])
def test_everybody_meets_everybody_once_by_twos(people: int) -> None:
    night = Night(people)
    for _ in range(people - 1 + people % 2):
        found = pair_all(night.entrants(), 2, 2, 2)
        assert night.again(found) == 0
        night.play(found)
    for one in night.here:
        assert night.met[one] == Counter({other: 1 for other in night.here if other != one})
        assert night.byes[one] == people % 2


def test_a_swiss_evening_of_many_keeps_likes_together_and_never_repeats() -> None:
    night = Night(27)
    for _ in range(9):
        found = pair(night.entrants(), 2, 2, 2)
        assert night.again(found) == 0
        night.play(found)
    assert max(night.byes.values()) == 1
    top = [one.id for one in night.entrants()[:6]]
    next_round = pair(night.entrants(), 2, 2, 2)
    mates = [other for table in next_round.tables for one in table for other in table if one in top and other != one]
    assert all(night.points[other] >= sorted(night.points.values())[7] for other in mates)


def test_over_the_rounds_everybody_has_every_seat() -> None:
    night = Night(16)
    for _ in range(4):
        night.play(pair(night.entrants(), 4, 4, 4))
    assert all(max(night.sat[one].values()) <= 2 for one in night.here)
    even = sum(set(night.sat[one]) == {0, 1, 2, 3} for one in night.here)
    assert even >= 8  # the others lack one: whom one meets comes before where one sits


def test_a_search_for_pairings_ends() -> None:
    """Where no way is left, and where hardly one is: an answer comes, and it does not take long."""
    night = Night(32)
    for _ in range(12):  # of four at a table: everybody has met everybody
        found = pair(night.entrants(), 4, 4, 4)
        assert len(found.tables) == 8
        night.play(found)
    search = TableSearch(lambda one, other: night.met[one][other], dict.fromkeys(night.here, 0), hardest=False)
    with contextlib.suppress(SearchOver):
        search.lay(list(night.here), [4] * 8)
    assert search.steps <= MOST_STEPS + 1
