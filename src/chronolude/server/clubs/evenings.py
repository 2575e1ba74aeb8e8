"""Evenings of this process: read, seen to, and told again for a moment without being read anew."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from .evening import Evening
from .plans import read_evening
from .rounds import Ends, ends_of, settled
from .telling import filled

if TYPE_CHECKING:
    from ..hall import Hall

FRESH_SECONDS: Final = 1.0
"""A room full of phones looks every few seconds; so long what one was told serves the others."""
MOST_KEPT: Final = 200
Seen = tuple[float, Evening, Ends]


class Evenings:
    """What was read last of each, and one at a time who sees to it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.seen: OrderedDict[str, Seen] = OrderedDict()
        self.reading: dict[str, asyncio.Task[Seen | None]] = {}

    async def fresh(self, id: str) -> tuple[Evening, Ends] | None:
        """An evening as it stood a moment ago, with what it owed done; None if there is none."""
        seen = self.seen.get(id)
        if seen is None or self.hall.now() - seen[0] > FRESH_SECONDS:
            if id not in self.reading:
                task = asyncio.create_task(self._read(id))
                self.reading[id] = task
                task.add_done_callback(lambda _: self.reading.pop(id, None))
            seen = await asyncio.shield(self.reading[id])
        return None if seen is None else seen[1:]

    async def _read(self, id: str) -> Seen | None:
        evening = await read_evening(self.hall.store, id)
        if evening is None:
            return None
        evening = await settled(self.hall, evening)
        ends = await ends_of(self.hall, evening)
        seen = self.hall.now(), filled(evening, ends), ends
        self.seen[id] = seen
        while len(self.seen) > MOST_KEPT:
            self.seen.popitem(last=False)
        return seen

    def forget(self, id: str) -> None:
        """It has changed: the next look reads it."""
        self.seen.pop(id, None)
        self.reading.pop(id, None)
