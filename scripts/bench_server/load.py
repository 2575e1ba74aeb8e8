"""Tables at which whoever is asked answers at once: moves per second, and how long each took."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol


class Measured(NamedTuple):
    """One run."""

    moves: int
    seconds: float
    waits: list[float]
    """From an answer sent to the table after it, as shown to who answered; in seconds."""
    busy: float
    """Processor seconds the server took meanwhile."""
    bytes: int = 0
    """What it sent meanwhile."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def at(self, share: float) -> float:
        """A quantile of the waits, in milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Seats(Protocol):
    """The connections of one table, whoever serves it."""

    moves: int
    limit: int
    waits: list[float]
    bytes: int
    done: asyncio.Future[None]

    async def connect(self) -> None:
        """Sit down, and wait until it is dealt; nobody answers yet."""
        ...

    def begin(self) -> None:
        """Answer from here on whenever asked."""
        ...

    def close(self) -> None: ...


def busy(pids: list[int]) -> float:
    """Processor seconds that the threads of processes have taken so far, where the system tells: to the nanosecond, as
    a short run takes few of the ticks that it tells otherwise.
    """
    taken = 0
    for pid in pids:
        for told in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):  # a thread that ends just now
                taken += int(told.read_text().split()[0])
    return taken / 1e9


async def rounds(made: Callable[[], list[Seats]], count: int, pids: list[int]) -> Measured:
    """So many runs one after the other, each with tables of its own."""
    found = [await measure(made(), pids) for _ in range(count)]
    return Measured(
        sum(one.moves for one in found), sum(one.seconds for one in found),
        [wait for one in found for wait in one.waits],
        sum(one.busy for one in found), sum(one.bytes for one in found),
    )  # fmt: skip


async def measure(tables: list[Seats], pids: list[int], at_once: int = 20) -> Measured:
    """Connect all, then let all play; over when every table has made its moves."""
    for first in range(0, len(tables), at_once):
        await asyncio.gather(*(table.connect() for table in tables[first : first + at_once]))
    await asyncio.sleep(0.5)
    begun, taken = time.perf_counter(), busy(pids)
    for table in tables:
        table.begin()
    await asyncio.gather(*(table.done for table in tables))
    seconds, taken = time.perf_counter() - begun, busy(pids) - taken
    for table in tables:
        table.close()
    waits = [wait for table in tables for wait in table.waits]
    return Measured(sum(table.moves for table in tables), seconds, waits, taken, sum(table.bytes for table in tables))
