"""Processes in which bots think, so that thinking never delays people: a few, started when first needed."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import os
import sys
from typing import Final

import msgspec
import structlog

from ...bots.thinking import READY, Asked, ThinkReply
from ..metrics import THINKERS_STARTED, THINKING_WAITS

BIRTH_SECONDS: Final = 60.0
"""A process must be ready within this time, which is not taken from the bot's."""
LONGEST_LINE: Final = 1 << 24
PERSON, BOT = 0, 1
"""People who wait for advice come before bots."""
logs = structlog.get_logger("chronolude.thinkers")


class Died(Exception):
    """The process ended in mid-thought."""


class Failed(Exception):
    """The bot raised something, or took too long."""


class Thinker:
    """One process, started by its first ask, and again after it died."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.ending: set[asyncio.Task[None]] = set()
        """Processes that were killed and are not quite gone: a loop must not close before their pipes have."""

    async def start(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await self._born()
            THINKERS_STARTED.inc()
            if await asyncio.wait_for(line_of(self.process), BIRTH_SECONDS) != READY:
                raise Died
        return self.process

    async def _born(self) -> asyncio.subprocess.Process:
        """A new process; whoever gives up meanwhile leaves none behind."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "chronolude.bots.thinking")
        birth = asyncio.ensure_future(
            asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        )
        try:
            return await asyncio.shield(birth)
        except asyncio.CancelledError:
            self._end(birth)
            raise

    async def ask(self, asked: bytes, seconds: float) -> ThinkReply:
        process = await self.start()
        assert process.stdin is not None
        process.stdin.write(asked + b"\n")
        line = await asyncio.wait_for(line_of(process), seconds)
        return msgspec.json.decode(line, type=ThinkReply)

    def kill(self) -> None:
        """What it thinks is wanted no more; the next ask starts it anew."""
        if self.process is not None:
            self._end(self.process)
        self.process = None

    def _end(self, process: asyncio.subprocess.Process | asyncio.Future[asyncio.subprocess.Process]) -> None:
        task = asyncio.create_task(end(process))
        self.ending.add(task)
        task.add_done_callback(self.ending.discard)

    async def stop(self) -> None:
        self.kill()
        await asyncio.gather(*self.ending, return_exceptions=True)


async def end(process: asyncio.subprocess.Process | asyncio.Future[asyncio.subprocess.Process]) -> None:
    """Kill a process, if it has come to be, and wait until it and its pipes are gone."""
    if isinstance(process, asyncio.Future):
        process = await process
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    with contextlib.suppress(RuntimeError, OSError, ValueError):  # somebody may still be listening to it
        await process.communicate()
    await process.wait()


async def line_of(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise Died
    return line


class Thinkers:
    """The queue before the processes."""

    def __init__(self, size: int = 0) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.all: list[Thinker] = []
        self.idle: list[Thinker] = []
        self.waiting: list[tuple[int, int, asyncio.Future[Thinker]]] = []
        self.numbers = itertools.count()

    async def think(self, asked: Asked, seconds: float, rank: int = BOT) -> ThinkReply:
        """What was thought. If the process dies it is thought once more; raises Failed if nothing comes of it."""
        line = msgspec.json.encode(asked)
        for _ in range(2):
            thinker = await self._take(rank)
            try:
                thought = await thinker.ask(line, seconds)
            except TimeoutError:
                thinker.kill()
                raise Failed(f"no answer within {seconds} s") from None
            except (Died, OSError):
                logs.warning("a process of bots died", game=asked.game, bot=asked.bot)
                thinker.kill()
                continue
            except BaseException:
                thinker.kill()
                raise
            finally:
                self._give_back(thinker)
            if thought.error:
                raise Failed(thought.error)
            return thought
        raise Failed("its process died twice")

    async def stop(self) -> None:
        for _, _, future in self.waiting:
            future.cancel()
        await asyncio.gather(*(thinker.stop() for thinker in self.all))

    async def _take(self, rank: int) -> Thinker:
        if self.idle:
            return self.idle.pop()
        if len(self.all) < self.size:
            self.all.append(Thinker())
            return self.all[-1]
        future: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (rank, next(self.numbers), future))
        with THINKING_WAITS.track_inprogress():
            try:
                return await future
            except asyncio.CancelledError:
                if future.done() and not future.cancelled():
                    self._give_back(future.result())
                raise

    def _give_back(self, thinker: Thinker) -> None:
        while self.waiting:
            future = heapq.heappop(self.waiting)[2]
            if not future.done():
                future.set_result(thinker)
                return
        self.idle.append(thinker)
