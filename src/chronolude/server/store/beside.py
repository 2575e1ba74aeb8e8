"""Two writings at once: what is one message to the database, and beside it whatever is a transaction of several.

A loop that has much to do answers each message of a transaction a round later. With one writing at a time, as one file
wants it, whoever answers would wait for all the tables that others make meanwhile.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from .commits import MOST, CommitQueue, Waiting, Work, Writer

IsShort = Callable[[Sequence[Work]], bool]


class BesideQueue(CommitQueue):
    """What goes the short way waits for nothing that goes the long way, but at its own table."""

    def __init__(self, engine: AsyncEngine, writer: Writer | None, is_short: IsShort) -> None:
        super().__init__(engine, writer)
        self.is_short = is_short
        self.beside: asyncio.Task[None] | None = None
        self.held: frozenset[str] = frozenset()
        """Tables of what goes the long way now: whatever else is to be written of them waits until it is there."""

    async def _run(self) -> None:
        while self.waiting or self.beside or not self.ending:
            if short := self._sort_out():
                await self._commit(short)
            else:
                self.stirred.clear()
                await self.stirred.wait()

    def _sort_out(self) -> list[Waiting]:
        """What may go the short way now. What goes the long way begins, unless something does already.

        Each table's writings keep their order: of one table nothing goes both ways at once.
        """
        short: list[Waiting] = []
        long: list[Waiting] = []
        later: deque[Waiting] = deque()
        going: set[str] = set()
        behind = set(self.held)
        while self.waiting and len(short) < MOST and len(long) < MOST:
            one = self.waiting.popleft()
            if one.table not in behind and self.is_short(one.works):
                short.append(one)
                going.add(one.table)
            else:
                behind.add(one.table)
                (later if self.beside or one.table in going else long).append(one)
        self.waiting = later + self.waiting
        if long:
            self.held = frozenset(one.table for one in long)
            self.beside = asyncio.create_task(self._commit_beside(long), name="journal, the long way")
        return short

    async def _commit_beside(self, long: list[Waiting]) -> None:
        try:
            await self._commit(long)
        finally:
            self.beside, self.held = None, frozenset()
            self.stirred.set()
