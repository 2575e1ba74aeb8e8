"""Processes in which bots think, so that thinking never delays people: a few, started when first needed."""

from __future__ import annotations

import os
from typing import Final

import msgspec
import structlog

from ...bots.thinking import Asked, ThinkReply
from ..jobs.pool import Ended, Pool, Whose
from ..jobs.processes import Died, JobProcess
from ..metrics import THINKERS_STARTED, THINKING_WAITS

MEMORY: Final = 2_000_000_000
logs = structlog.get_logger("chronolude.thinkers")


class Failed(Exception):
    """The bot raised something, or took too long."""


class Thinker(JobProcess):
    """One process in which bots think."""

    def __init__(self, memory: int) -> None:
        super().__init__("chronolude.bots.thinking", str(memory))

    def born(self) -> None:
        THINKERS_STARTED.inc()

    async def ask(self, asked: bytes, seconds: float) -> ThinkReply:
        return msgspec.json.decode(await self.send(asked, seconds), type=ThinkReply)


class Thinkers(Pool[Thinker]):
    """The processes bots think in, and the queue before them."""

    def __init__(self, size: int = 0, memory: int = MEMORY) -> None:
        super().__init__(size or max(1, (os.cpu_count() or 2) - 1), lambda: Thinker(memory), THINKING_WAITS)

    async def think(self, asked: Asked, seconds: float, whose: Whose) -> ThinkReply:
        """What was thought. If the process dies it is thought once more; raises Failed if nothing comes of it."""
        line = msgspec.json.encode(asked)
        for _ in range(2):
            try:
                async with self.process(whose) as thinker:
                    thought = await thinker.ask(line, seconds)
            except TimeoutError:
                raise Failed(f"no answer within {seconds} s") from None
            except Ended:
                raise Failed("its table no longer exists") from None
            except (Died, OSError):
                logs.warning("a process of bots died", game=asked.game, bot=asked.bot)
                continue
            if thought.error:
                raise Failed(thought.error)
            return thought
        raise Failed("its process died twice")
