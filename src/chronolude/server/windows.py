"""Windows close on time: at one moment, whoever answered by hand and whoever left an instruction."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from .live.standing import is_closed, owed, shown_at
from .live.table import Live
from .store.journal import Overtaken


class Windows:
    """One alarm per table, for the moment at which the answers of its window become known."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def set(self, live: Live) -> None:
        self.clear(live.id)
        at = shown_at(live.folded, live.window)
        if at is not None and not live.folded.over:
            wait = max(0.0, at - self.now()) + 0.002
            self.alarms[live.id] = asyncio.get_running_loop().call_later(wait, self._ring, live)

    def clear(self, table: str) -> None:
        alarm = self.alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()

    def stop(self) -> None:
        for table in list(self.alarms):
            self.clear(table)
        for task in self.tasks:
            task.cancel()

    def _ring(self, live: Live) -> None:
        self.alarms.pop(live.id, None)
        task = asyncio.create_task(self.ring(live))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ring(self, live: Live) -> None:
        """Look again under the lock: the table may have moved on meanwhile."""
        async with live.lock:
            if is_closed(live.folded, self.now(), live.window):
                self.set(live)  # another window, or a timer that was early
            elif owed(live.folded, self.now(), live.window):
                with contextlib.suppress(Overtaken):  # another worker wrote first, and the alarm is set anew
                    await live.append()
