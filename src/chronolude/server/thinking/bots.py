"""The house's bots at live tables: each is shown its seat's sight, has limited time, and a clear fate if it fails.

Bots that answer by rule of thumb do so on the spot, in less time than it takes to send their sight elsewhere; all
others, and advice for people, are thought out in processes of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import msgspec
import structlog

from ...bots import RANDOM, THUMB, make
from ...bots.thinking import Asked, ThinkReply
from ...tables import Record, Refused, Table
from ..jobs.pool import PLAYED, UNATTENDED, Whose
from ..live import entries
from ..live.fold import moment_of
from ..live.table import Live
from ..metrics import BOT_FAILURES
from ..store.commits import Overtaken
from ..turns import LoopTurns
from .thinkers import MEMORY, Thinkers

QUICK: Final = (RANDOM, THUMB)
NAMES: Final = ("Huygens", "Harrison", "Breguet", "Lepaute", "Hooke", "Su Song", "Al-Jazari", "Sosigenes")
RESTS: Final = 3
"""So many times as long as an answer took."""
LONGEST_REST: Final = 0.25
LONGEST_ADVICE: Final = 30.0
LONGEST_JUDGEMENT: Final = 60.0  # nobody waits for it
logs = structlog.get_logger("chronolude.bots")


def seed_for(live: Live, seat: int, ask: int) -> int:
    """Bots at a daily deal (whose tables share a secret) or a lesson play alike at every table.

    But for lessons nobody can tell their dice beforehand.
    """
    row = live.row
    return thrown((row.start or {}).get("dice", row.secret), seat, ask)


def thrown(dice: str, seat: int, ask: int) -> int:
    text = f"{dice}:{seat}:{ask}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


class BotDesk:
    """Answers for every bot that is asked."""

    def __init__(
        self,
        seconds: float,
        pause: float,
        drives: Callable[[str], bool],
        processes: int = 0,
        memory: int = MEMORY,
        turns: LoopTurns | None = None,
    ) -> None:
        self.seconds = seconds
        self.pause = pause
        self.thinkers = Thinkers(processes, memory)
        self.drives = drives
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turns = turns or LoopTurns()
        self.spare = asyncio.Lock()
        """Held by the one table of those without people whose bot answers now."""

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
        await self.thinkers.stop()

    async def _play(self, live: Live) -> None:
        while True:
            if self.pause:
                await asyncio.sleep(self.pause)
            async with live.lock:
                seat = bot_asked(live)
                if seat is None or not self.drives(live.id):
                    self.tasks.pop(live.id, None)  # under the lock, so that the next wake starts a new task
                    return
                table, moment = live.folded.table, moment_of(live.folded)
                assert table is not None
                name, seed = live.folded.seats[seat].bot, seed_for(live, seat, live.folded.asks)
            async with self._turn(live, name):
                text = await self._choose(table, seat, name, seed, waiter_of(live))
                async with live.lock:
                    if moment_of(live.folded) == moment and seat in live.folded.asked:
                        with contextlib.suppress(Overtaken):  # another worker wrote first: look again
                            await self._answer(live, seat, text, seed)

    @contextlib.asynccontextmanager
    async def _turn(self, live: Live, name: str) -> AsyncIterator[None]:
        """Bots that answer on the spot do so in the loop: a few in each round, and addresses take turns.

        Where nobody is, they do so one table at a time, and rest: the loop is people's.
        """
        if name in QUICK and live.connections:
            await self.turns.come(waiter_of(live).address)
        if name not in QUICK or live.connections:
            yield
            return
        async with self.spare:
            now = asyncio.get_running_loop().time
            begun = now()
            yield
            await asyncio.sleep(min(LONGEST_REST, RESTS * (now() - begun)))

    async def _choose(self, table: Table, seat: int, name: str, seed: int, whose: Whose) -> str:
        """The bot's answer; a random one if it fails or takes too long."""
        try:
            if name in QUICK:
                return table.choose(seat, make(table.game.id, name, seed))
            asked = Asked(table.game.id, table.position(), seat, name, seed)
            return (await self.thinkers.think(asked, self.seconds, whose)).text
        except Exception as error:  # a bot may fail in any way; the game goes on
            BOT_FAILURES.labels(name).inc()
            logs.warning("a bot failed", bot=name, game=table.game.id, error=repr(error))
            return table.choose(seat, make(table.game.id, RANDOM, seed))

    def advise(self, table: Table, seat: int, whose: Whose) -> Awaitable[ThinkReply]:
        """What the house's bot would answer now, for a person; raises Failed if it fails."""
        return self.thinkers.think(Asked(table.game.id, table.position(), seat), LONGEST_ADVICE, whose)

    def judge(self, record: Record, decision: int, whose: Whose) -> Awaitable[ThinkReply]:
        """How good the answer was that was given at this decision; raises Failed if that fails."""
        move, before = record.moves[decision], msgspec.to_builtins(record.up_to(decision))
        asked = Asked(record.header.game, {}, move.seat, given=move.answer, record=before)
        return self.thinkers.think(asked, LONGEST_JUDGEMENT, whose)

    async def _answer(self, live: Live, seat: int, text: str, seed: int) -> None:
        table = live.folded.table
        assert table is not None
        try:
            await live.append(entries.Answered(seat, text, by="bot"))
        except Refused:
            text = table.choose(seat, make(table.game.id, RANDOM, seed))
            await live.append(entries.Answered(seat, text, by="bot"))


def waiter_of(live: Live) -> Whose:
    """Who waits for the bots of a table: whoever is there, else nobody."""
    address = next((one.address for one in live.connections if one.address), live.id)
    return Whose(address, lambda: PLAYED if live.connections else UNATTENDED, live.id)


def bot_asked(live: Live) -> int | None:
    """A bot that owes an answer."""
    if live.folded.undo is not None:
        return None
    return next((seat for seat in live.folded.asked if live.folded.seats[seat].kind == "bot"), None)
