"""Dividing people among tables so that few meet again and likes meet: a bounded search, then small changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

Met = Callable[[int, int], int]
"""How often two have met."""
MOST_STEPS: Final = 20_000
"""Tables that a search lays before it gives up."""
MOST_ROUNDS: Final = 30
"""How often everybody is looked at for a change of places."""
MOST_BEGINNINGS: Final = 40
"""From so many beginnings places are changed where some have to meet again."""
AGAIN: Final = 1_000_000
"""One meeting again weighs more than all distances between levels."""


class SearchOver(Exception):
    """The search has laid as many tables as it may."""


def least_met(order: Sequence[int], sizes: Sequence[int], met: Met, level: Mapping[int, int]) -> list[list[int]]:
    """People at tables of these sizes, so that nobody meets again if a way is found, and levels are close.

    Two searches: from the top of the row, which keeps likes together, then from whoever has fewest left to meet,
    which finds a way where there hardly is one. Where neither does, likes are put together and places changed.
    """
    for hardest in (False, True):
        try:
            found = TableSearch(met, level, hardest).lay(list(order), list(sizes))
        except SearchOver:
            continue
        if found is not None:
            return bettered(found, met, level)
        if len(set(sizes)) == 1:  # there is no way, as every one was tried
            break
    return from_anywhere(order, sizes, met, level)


def from_anywhere(order: Sequence[int], sizes: Sequence[int], met: Met, level: Mapping[int, int]) -> list[list[int]]:
    """Likes together, and places changed; while some meet again the same from other beginnings, and the best of all."""
    row, dice = list(order), random.Random(0)  # the same evening is always paired alike
    best: tuple[int, list[list[int]]] | None = None
    for _ in range(MOST_BEGINNINGS):
        tables = bettered(laid(row, sizes), met, level)
        weight = sum(weight_of(one, table, met, level) for table in tables for one in table)
        if best is None or weight < best[0]:
            best = weight, tables
        if weight < AGAIN:
            break
        dice.shuffle(row)
    assert best is not None
    return best[1]


def laid(row: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    people = iter(row)
    return [[next(people) for _ in range(size)] for size in sizes]


def weight_of(one: int, table: Sequence[int], met: Met, level: Mapping[int, int]) -> int:
    """What speaks against somebody at a table."""
    return sum(AGAIN * met(one, other) + (level[one] - level[other]) ** 2 for other in table if other != one)


class TableSearch:
    """Tables at which nobody has met, laid one after the other and taken back where they lead nowhere."""

    def __init__(self, met: Met, level: Mapping[int, int], hardest: bool) -> None:
        self.met = met
        self.level = level
        self.hardest = hardest
        self.steps = 0

    def lay(self, left: list[int], sizes: list[int]) -> list[list[int]] | None:
        if not sizes:
            return []
        head = min(left, key=lambda one: self.choices(one, left)) if self.hardest else left[0]
        others = [one for one in left if one != head and not self.met(head, one)]
        others.sort(key=lambda one: abs(self.level[one] - self.level[head]))
        for size in dict.fromkeys(sizes if self.hardest else sizes[:1]):
            rest = list(sizes)
            rest.remove(size)
            for mates in self.strangers(others, size - 1):
                self.steps += 1
                if self.steps > MOST_STEPS:
                    raise SearchOver
                table = [head, *mates]
                found = self.lay([one for one in left if one not in table], rest)
                if found is not None:
                    return [table, *found]
        return None

    def choices(self, one: int, left: list[int]) -> int:
        return sum(not self.met(one, other) for other in left)

    def strangers(self, others: list[int], count: int) -> Iterator[list[int]]:
        """So many who have not met each other, the first of the row first."""
        if not count:
            yield []
            return
        for n, one in enumerate(others):
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise SearchOver
            unmet = [other for other in others[n + 1 :] if not self.met(one, other)]
            if len(unmet) >= count - 1:
                for more in self.strangers(unmet, count - 1):
                    yield [one, *more]


def bettered(tables: list[list[int]], met: Met, level: Mapping[int, int]) -> list[list[int]]:
    """The same tables after every change of two places that helps: fewer meet again, then levels are closer."""

    def cost(one: int, table: Sequence[int]) -> int:
        return weight_of(one, table, met, level)

    for _ in range(MOST_ROUNDS):
        changed = False
        for here, there in combinations(tables, 2):
            changed |= trade(here, there, cost)
        if not changed:
            break
    return tables


def trade(here: list[int], there: list[int], cost: Callable[[int, Sequence[int]], int]) -> bool:
    """Let two of two tables change places where that helps."""
    changed = False
    for i in range(len(here)):
        for j in range(len(there)):
            one, other = here[i], there[j]
            without, beyond = [*here[:i], *here[i + 1 :]], [*there[:j], *there[j + 1 :]]
            if cost(one, beyond) + cost(other, without) < cost(one, without) + cost(other, beyond):
                here[i], there[j] = other, one
                changed = True
    return changed
