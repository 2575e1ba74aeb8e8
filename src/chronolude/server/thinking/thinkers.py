"""Processes in which bots think, so that thinking never delays people: a few, started when first needed."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import os

import msgspec
import structlog

from ...bots.thinking import Asked, ThinkReply
from ..jobs.processes import Died, JobProcess
from ..metrics import THINKERS_STARTED, THINKING_WAITS

PERSON, BOT = 0, 1
"""People who wait for advice come before bots."""
logs = structlog.get_logger("chronolude.thinkers")


class Failed(Exception):
    """The bot raised something, or took too long."""


class Thinker(JobProcess):
    """One process in which bots think."""

    def __init__(self) -> None:
        super().__init__("chronolude.bots.thinking")

    def born(self) -> None:
        THINKERS_STARTED.inc()

    async def ask(self, asked: bytes, seconds: float) -> ThinkReply:
        return msgspec.json.decode(await self.send(asked, seconds), type=ThinkReply)


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
