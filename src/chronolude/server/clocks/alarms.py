"""What happens at a table by itself, at its time: a clock reaches zero, the answers of a window become known."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from ..live.table import Live
from ..store.commits import Overtaken

LATE_SECONDS: Final = 0.002
"""A timer may ring a little early; it then would have to be set again."""


class Alarms:
    """One alarm per table, for the next time at which something is due; the table itself need not stay in memory."""

    def __init__(
        self,
        now: Callable[[], float],
        find: Callable[[str], Awaitable[Live | None]],
        due: Callable[[Live], float | None],
        act: Callable[[Live], Awaitable[None]],
    ) -> None:
        self.now = now
        self.find = find
        self.due = due
        """When something is due, as the table stands; None if nothing is."""
        self.act = act
        """Do it, under the lock of the table."""
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def set(self, live: Live) -> None:
        self.clear(live.id)
        at = None if live.folded.over else self.due(live)
        if at is not None:
            wait = max(0.0, at - self.now()) + LATE_SECONDS
            self.alarms[live.id] = asyncio.get_running_loop().call_later(wait, self._ring, live.id)

    def clear(self, table: str) -> None:
        alarm = self.alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()

    def stop(self) -> None:
        for table in list(self.alarms):
            self.clear(table)
        for task in self.tasks:
            task.cancel()

    def _ring(self, table: str) -> None:
        self.alarms.pop(table, None)
        task = asyncio.create_task(self.ring(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ring(self, table: str) -> None:
        """Look again under the lock: the table may have moved on meanwhile."""
        live = await self.find(table)
        if live is None:
            return
        async with live.lock:
            at = None if live.folded.over else self.due(live)
            if at is not None and at > self.now():
                self.set(live)
            elif at is not None:
                with contextlib.suppress(Overtaken):  # another worker wrote first, and the alarm is set anew
                    await self.act(live)
