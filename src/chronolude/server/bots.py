"""The house's bots at live tables: each is shown its seat's sight, has limited time, and a clear fate if it fails."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

import structlog

from ..bots import RANDOM, make
from ..tables import Refused, Table
from .live import entries
from .live.table import Live
from .metrics import BOT_FAILURES

NAMES: Final = ("Huygens", "Harrison", "Breguet", "Lepaute", "Hooke", "Su Song", "Al-Jazari", "Sosigenes")
logs = structlog.get_logger("chronolude.bots")


def seed_for(live: Live, seat: int, ask: int) -> int:
    """Bots at a daily deal or a lesson play alike at every table; elsewhere nobody can tell their dice beforehand."""
    row = live.row
    return thrown(row.daily or (row.start or {}).get("dice", row.secret), seat, ask)


def thrown(dice: str, seat: int, ask: int) -> int:
    text = f"{dice}:{seat}:{ask}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


class BotDesk:
    """Answers for every bot that is asked."""

    def __init__(self, seconds: float, pause: float) -> None:
        self.seconds = seconds
        self.pause = pause
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, live: Live) -> None:
        """See to it that bots at this table answer; at most one task per table."""
        if live.id not in self.tasks and bot_asked(live) is not None:
            task = asyncio.create_task(self._play(live), name=f"bots {live.id}")
            self.tasks[live.id] = task
            task.add_done_callback(lambda done: self._ended(live.id, done))

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        if self.tasks.get(table) is task:
            del self.tasks[table]
        if not task.cancelled() and task.exception() is not None:
            logs.error("bots stopped", error=repr(task.exception()))

    def clear(self, table: str) -> None:
        task = self.tasks.pop(table, None)
        if task is not None:
            task.cancel()

    async def stop(self) -> None:
        running = list(self.tasks.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _play(self, live: Live) -> None:
        while True:
            if self.pause:
                await asyncio.sleep(self.pause)
            async with live.lock:
                seat = bot_asked(live)
                if seat is None:
                    self.tasks.pop(live.id, None)  # under the lock, so that the next wake starts a new task
                    return
                table, moment = live.folded.table, moment_of(live)
                assert table is not None
                name, seed = live.folded.seats[seat].bot, seed_for(live, seat, live.folded.asks)
            text = await self._choose(table, seat, name, seed)
            async with live.lock:
                if moment_of(live) == moment and seat in live.folded.asked:
                    await self._answer(live, seat, text, seed)

    async def _choose(self, table: Table, seat: int, name: str, seed: int) -> str:
        """The bot's answer; a random one if it fails or takes too long."""
        try:
            bot = make(table.game.id, name, seed)
            return await asyncio.wait_for(asyncio.to_thread(table.choose, seat, bot), self.seconds)
        except Exception as error:  # a bot may fail in any way; the game goes on
            BOT_FAILURES.labels(name).inc()
            logs.warning("a bot failed", bot=name, game=table.game.id, error=repr(error))
            return table.choose(seat, make(table.game.id, RANDOM, seed))

    async def _answer(self, live: Live, seat: int, text: str, seed: int) -> None:
        table = live.folded.table
        assert table is not None
        try:
            await live.append(entries.Answered(seat, text, by="bot"))
        except Refused:
            text = table.choose(seat, make(table.game.id, RANDOM, seed))
            await live.append(entries.Answered(seat, text, by="bot"))


def bot_asked(live: Live) -> int | None:
    """A bot that owes an answer."""
    if live.folded.undo is not None:
        return None
    return next((seat for seat in live.folded.asked if live.folded.seats[seat].kind == "bot"), None)


def moment_of(live: Live) -> tuple[int, int]:
    """Changes whenever another ask is posed."""
    return live.folded.timelines, live.folded.ask_from
