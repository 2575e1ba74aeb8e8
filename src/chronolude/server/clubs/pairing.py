"""Who meets whom: tables of any size, byes and seats. Pure: the same evening is always paired alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final

import msgspec

from .mates import least_met

MOST_TRIES: Final = 8
"""So many choices of who sits out are tried before people meet again."""
ALL_ORDERS: Final = 5
"""Up to this size every order of the seats is looked at; above it two change places while that helps."""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody to be paired, as far as pairing is concerned."""

    id: int
    level: int = 0
    """How many different points are above theirs; people of one level should meet."""
    byes: int = 0
    met: Mapping[int, int] = {}
    """Whom they have met, and how often."""
    sat: Mapping[int, int] = {}
    """How often they had each seat."""


class Pairing(msgspec.Struct, frozen=True):
    """One round: who sits at each table, in the order of seats, and who sits out."""

    tables: list[list[int]]
    byes: list[int]


class TooFew(ValueError):
    """There are not enough people for a single table."""


def sizes_for(count: int, size: int, least: int, most: int) -> list[int]:
    """How large the tables are for so many people, largest first: as few as can be sit out, then few other sizes."""
    for seated in range(count, 0, -1):
        found = [
            (abs(seated - tables * size), seated > tables * size, tables)
            for tables in range(1, seated + 1)
            if seated // tables >= least and -(-seated // tables) <= most
        ]
        if found:
            tables = min(found)[2]
            return [seated // tables + (n < seated % tables) for n in range(tables)]
    raise TooFew(f"{count} are too few for a table of {least}")


def pair(entrants: Sequence[Entrant], size: int, least: int, most: int) -> Pairing:
    """The next round of a Swiss evening. Who comes first in the row stands first.

    Whoever has sat out least often and stands last sits out. Nobody meets again while the search finds a way, and then
    people of like levels meet.
    """
    sizes = sizes_for(len(entrants), size, least, most)
    known = {one.id: one for one in entrants}
    best: tuple[int, list[list[int]], list[int]] | None = None
    for byes in byes_among(entrants, len(entrants) - sum(sizes)):
        playing = [one.id for one in entrants if one.id not in byes]
        tables = least_met(playing, sizes, lambda one, other: known[one].met.get(other, 0), levels_of(entrants))
        again = sum(met_before(table, known) for table in tables)
        if best is None or again < best[0]:
            best = again, tables, list(byes)
        if not again:
            break
    assert best is not None
    return Pairing([seated(table, known) for table in best[1]], best[2])


def levels_of(entrants: Iterable[Entrant]) -> dict[int, int]:
    return {one.id: one.level for one in entrants}


def met_before(table: Iterable[int], known: Mapping[int, Entrant]) -> int:
    """How many meetings at a table are not the first."""
    return sum(known[one].met.get(other, 0) for one, other in combinations(table, 2))


def byes_among(entrants: Sequence[Entrant], count: int) -> list[tuple[int, ...]]:
    """Who may sit out, the best choice first: nobody again before everybody has, and who stands last before others."""
    if not count:
        return [()]
    place = {one.id: n for n, one in enumerate(entrants)}
    waiting = sorted(entrants, key=lambda one: (one.byes, -place[one.id]))
    sure = [one.id for one in waiting[: count - 1]]
    last = [one.id for one in waiting[count - 1 :] if one.byes == waiting[count - 1].byes]
    return [(*sure, one) for one in last[:MOST_TRIES]]


# ── seats ────────────────────────────────────────────────────────────────────────────────────────


def seated(table: Sequence[int], known: Mapping[int, Entrant]) -> list[int]:
    """The people of a table in the order of seats: each where they have sat least, as far as that goes for all."""

    def wear(order: Iterable[int]) -> int:
        return sum((2 * known[one].sat.get(seat, 0) + 1) ** 2 for seat, one in enumerate(order))

    if len(table) <= ALL_ORDERS:
        return list(min(permutations(table), key=wear))
    order = list(table)
    for _ in order:
        for one, other in combinations(range(len(order)), 2):
            swapped = list(order)
            swapped[one], swapped[other] = order[other], order[one]
            if wear(swapped) < wear(order):
                order = swapped
    return order


# ── everybody against everybody ──────────────────────────────────────────────────────────────────


def pair_all(entrants: Sequence[Entrant], size: int, least: int, most: int) -> Pairing:
    """The next round in which everybody shall meet everybody.

    For two at a table the rounds of the circle are exact: each meets each once. Where somebody came late or left, and
    at larger tables, those meet who have met least.
    """
    known = {one.id: one for one in entrants}
    if size == most == least == 2 and len(entrants) > 1:
        for tables, byes in circle(sorted(known)):
            fewest = min(one.byes for one in entrants)
            if all(known[one].byes == fewest for one in byes) and not any(met_before(one, known) for one in tables):
                return Pairing([seated(one, known) for one in tables], byes)
    level = [msgspec.structs.replace(one, level=0) for one in entrants]
    return pair(level, size, least, most)


def circle(ids: Sequence[int]) -> list[tuple[list[list[int]], list[int]]]:
    """All rounds of everybody against everybody, two at a table: one stays, the others go round."""
    ring: list[int | None] = [*ids, *([None] if len(ids) % 2 else [])]
    rounds: list[tuple[list[list[int]], list[int]]] = []
    for _ in range(len(ring) - 1):
        facing = [(ring[n], ring[-1 - n]) for n in range(len(ring) // 2)]
        tables = [[one, other] for one, other in facing if one is not None and other is not None]
        rounds.append((tables, [one if other is None else other for one, other in facing if None in (one, other)]))  # type: ignore[misc]
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds
