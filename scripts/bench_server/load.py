"""Tables at which whoever is asked answers at once: moves per second, and how long each took."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple, Protocol


class Measured(NamedTuple):
    """One run."""

    moves: int
    seconds: float
    waits: list[float]
    """From an answer sent to the table after it, as shown to who answered; in seconds."""

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
    done: asyncio.Future[None]

    async def connect(self) -> None:
        """Sit down, and wait until it is dealt; nobody answers yet."""
        ...

    def begin(self) -> None:
        """Answer from here on whenever asked."""
        ...

    def close(self) -> None: ...


async def measure(tables: list[Seats], at_once: int = 20) -> Measured:
    """Connect all, then let all play; over when every table has made its moves."""
    for first in range(0, len(tables), at_once):
        await asyncio.gather(*(table.connect() for table in tables[first : first + at_once]))
    await asyncio.sleep(0.5)
    begun = time.perf_counter()
    for table in tables:
        table.begin()
    await asyncio.gather(*(table.done for table in tables))
    seconds = time.perf_counter() - begun
    for table in tables:
        table.close()
    waits = [wait for table in tables for wait in table.waits]
    return Measured(sum(table.moves for table in tables), seconds, waits)
