"""Several matches at once: the one furthest behind is dealt next, and one that has told enough is left alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from .journal import Journal, key_of
from .match import Bout, Lot, Match, play_lot

COARSE: Final = 4.0  # seconds a lot should take: starting one costs nothing beside it, and a bar still moves
LARGEST: Final = 64

Play = Callable[[Lot], list[list[Bout]]]
Work = Callable[[Lot], tuple[list[list[Bout]], float]]
Engine = Callable[[Work, Iterator[Lot]], Iterator[tuple[Lot, tuple[list[list[Bout]], float]]]]


class Heat:
    """A match under way: the deals it is to play and those it has played."""

    def __init__(self, match: Match, wanted: int, journal: Journal) -> None:
        self.match = match
        self.wanted = wanted
        self.is_open = True
        """Whether more deals are to be played; whoever has seen enough closes it."""
        self.played = {deal: bouts for deal, bouts in journal.deals(match).items() if deal < wanted}
        self.resumed = len(self.played)
        self.seconds = journal.seconds(match)
        self.handed = set(self.played)

    def next_lot(self) -> Lot | None:
        """The next deals that nobody has in hand, in one piece."""
        missing = next((deal for deal in range(self.wanted) if deal not in self.handed), None)
        if missing is None:
            return None
        last = missing
        while last < min(missing + self.stride(), self.wanted) and last not in self.handed:
            last += 1
        self.handed |= set(range(missing, last))
        return Lot(self.match, missing, last)

    def stride(self) -> int:
        """How many deals a lot holds, by what one has cost so far."""
        if not self.played or not self.seconds:
            return 1
        return max(1, min(LARGEST, int(COARSE * len(self.played) / self.seconds)))

    def take(self, lot: Lot, deals: list[list[Bout]], seconds: float) -> None:
        self.played |= dict(enumerate(deals, lot.first))
        self.seconds += seconds

    def first(self, deals: int) -> list[list[Bout]] | None:
        """The first so many deals; None until all of them are there."""
        if any(deal not in self.played for deal in range(deals)):
            return None
        return [self.played[deal] for deal in range(deals)]

    def unbroken(self) -> int:
        """How many deals are there from the first without a gap."""
        return next(deal for deal in range(self.wanted + 1) if deal not in self.played)


def timed(play: Play, lot: Lot) -> tuple[list[list[Bout]], float]:
    """A lot and the seconds of work it took where it was played: other work on that machine costs this run nothing."""
    since = time.process_time()
    return play(lot), time.process_time() - since


def hold(
    heats: list[Heat],
    journal: Journal,
    engine: Engine,
    told: Callable[[Heat, Lot], None] = lambda _heat, _lot: None,
    budget: float = float("inf"),
    play: Play = play_lot,
) -> None:
    """Play until every heat is closed or full, or the budget of core seconds is spent, earlier runs included."""
    of = {key_of(heat.match): heat for heat in heats}
    for lot, (deals, seconds) in engine(partial(timed, play), lots(heats, budget)):
        heat = of[key_of(lot.match)]
        journal.add(lot, deals, seconds)
        heat.take(lot, deals, seconds)
        told(heat, lot)


def lots(heats: list[Heat], budget: float) -> Iterator[Lot]:
    """One lot after the other, from the heat of which the smallest part has been handed out."""
    while sum(heat.seconds for heat in heats) < budget:
        waiting = [heat for heat in heats if heat.is_open and len(heat.handed) < heat.wanted]
        if not waiting:
            return
        lot = min(waiting, key=lambda heat: len(heat.handed) / heat.wanted).next_lot()
        assert lot is not None
        yield lot
