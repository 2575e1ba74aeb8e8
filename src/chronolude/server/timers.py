"""What happens when a clock reaches zero: a bot takes over, the host decides, or the seat forfeits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from ..bots import RANDOM, THUMB, bots_for
from .live import entries
from .live.table import Live
from .store.journal import Overtaken


class Timers:
    """One alarm per table, for the first clock that would reach zero; the table itself need not stay in memory."""

    def __init__(self, now: Callable[[], float], find: Callable[[str], Awaitable[Live | None]]) -> None:
        self.now = now
        self.find = find
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def set(self, live: Live) -> None:
        self.clear(live.id)
        zero = live.folded.clocks.first_zero()
        if zero is not None and not live.folded.over:
            wait = max(0.0, zero[0] - self.now()) + 0.01
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
        task = asyncio.create_task(self.ring(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ring(self, table: str) -> None:
        """Look again under the lock: an answer may have come in meanwhile."""
        live = await self.find(table)
        if live is None:
            return
        async with live.lock:
            zero = live.folded.clocks.first_zero()
            if zero is None or zero[0] > self.now():
                self.set(live)
                return
            with contextlib.suppress(Overtaken):  # another worker wrote first, and the alarm is set anew
                await time_out(live, zero[1])


async def time_out(live: Live, seat: int) -> None:
    """Carry out what the table settled for a clock at zero."""
    then = live.row.settings.clock.at_zero
    one = live.folded.seats[seat]
    if then == "host":
        await live.append(entries.TimedOut(seat, then))
        return
    taken = msgspec.structs.replace(one, kind="bot", bot=best_bot(live.row.game), owned=then == "bot")
    await live.append(entries.TimedOut(seat, then), entries.Sat(seat, "bot"), seats=[taken])


def best_bot(game: str) -> str:
    """The house's choice for an empty chair."""
    return THUMB if THUMB in bots_for(game) else RANDOM
