"""One fair order before a few processes: people at a table first, and within a rank the addresses in turn.

Ranks: a person who waits at a table, bots of tables where somebody is, what is looked at for anybody (reviews,
records, decks), bots of tables where nobody is.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

from prometheus_client import Gauge

from .processes import JobProcess

PERSON, PLAYED, LOOKED, UNATTENDED = range(4)
MOST_REMEMBERED: Final = 1000
"""Of so many addresses it is known whose turn was when."""
P = TypeVar("P", bound=JobProcess)


class Ended(Exception):
    """The table it was for is no more."""


class Whose:
    """For whom something is done: whose turn it takes, how urgent it is when its turn may come, for which table."""

    def __init__(self, address: str, rank: int | Callable[[], int] = LOOKED, table: str = "") -> None:
        self.address = address
        self.table = table
        self._rank = rank

    @property
    def rank(self) -> int:
        """As it is now: somebody may have come to a table, or gone, while its bot waited."""
        return self._rank if isinstance(self._rank, int) else self._rank()


class Queued(Generic[P]):
    """Somebody in the queue."""

    def __init__(self, whose: Whose, number: int) -> None:
        self.whose = whose
        self.number = number
        self.future: asyncio.Future[P] = asyncio.get_running_loop().create_future()


class Pool(Generic[P]):
    """So many processes, started when first needed, and the queue before them."""

    def __init__(self, size: int, make: Callable[[], P], waits: Gauge) -> None:
        self.size = size
        self.make = make
        self.waits = waits
        self.all: list[P] = []
        self.idle: list[P] = []
        self.queue: list[Queued[P]] = []
        self.working: dict[P, Whose] = {}
        self.ended: set[P] = set()
        """Those whose work was ended from outside."""
        self.numbers = itertools.count(1)
        self.turns: OrderedDict[str, int] = OrderedDict()
        """When each address last had its turn."""

    @asynccontextmanager
    async def process(self, whose: Whose) -> AsyncIterator[P]:
        """A process to oneself; it is killed if what is done with it fails. Raises Ended if its table is no more."""
        process = await self._take(whose)
        self.working[process] = whose
        done = False
        try:
            yield process
            done = process not in self.ended
        except Exception:  # but whoever is cancelled stays cancelled
            if process in self.ended:
                raise Ended from None
            raise
        finally:
            if not done:
                process.kill()
            del self.working[process]
            self.ended.discard(process)
            self._give_back(process)
        if not done:
            raise Ended

    def is_working_for(self, table: str) -> bool:
        """Whether a process does something for a table just now."""
        return any(whose.table == table for whose in self.working.values())

    def end(self, table: str) -> None:
        """Whatever is done for a table, or waits to be, ends now."""
        for one in self.queue:
            if one.whose.table == table and not one.future.done():
                one.future.set_exception(Ended())
        for process, whose in self.working.items():
            if whose.table == table:
                self.ended.add(process)
                process.kill()

    async def stop(self) -> None:
        for one in self.queue:
            one.future.cancel()
        await asyncio.gather(*(process.stop() for process in self.all))

    async def _take(self, whose: Whose) -> P:
        if self.idle:
            return self._given(self.idle.pop(), whose)
        if len(self.all) < self.size:
            self.all.append(self.make())
            return self._given(self.all[-1], whose)
        one: Queued[P] = Queued(whose, next(self.numbers))
        self.queue.append(one)
        with self.waits.track_inprogress():
            try:
                return await one.future
            except asyncio.CancelledError:
                if one.future.done() and not one.future.cancelled() and one.future.exception() is None:
                    self._give_back(one.future.result())
                raise

    def _given(self, process: P, whose: Whose) -> P:
        self.turns[whose.address] = next(self.numbers)
        self.turns.move_to_end(whose.address)
        while len(self.turns) > MOST_REMEMBERED:
            self.turns.popitem(last=False)
        return process

    def _give_back(self, process: P) -> None:
        self.queue = [one for one in self.queue if not one.future.done()]
        if not self.queue:
            self.idle.append(process)
            return
        chosen = min(self.queue, key=self._place)
        self.queue.remove(chosen)
        chosen.future.set_result(self._given(process, chosen.whose))

    def _place(self, one: Queued[P]) -> tuple[int, int, int]:
        return one.whose.rank, self.turns.get(one.whose.address, 0), one.number
