"""The queue before the bench: so many jobs at once, so many of one address, each with its time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any, Final, TypeVar

import msgspec
import structlog

from ..metrics import JOBS
from ..settings import Settings
from .processes import Died, JobProcess
from .work import Job, JobReply

BENCH: Final = "chronolude.server.jobs.bench"
T = TypeVar("T")
logs = structlog.get_logger("chronolude.jobs")


class Declined(Exception):
    """The job was not done; the message says why, the number how HTTP says it."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class JobDesk:
    """Does strangers' jobs one after the other, in processes that are killed when they take too long."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.job_seconds
        self.most = settings.jobs_waiting
        self.most_each = settings.jobs_per_address
        self.memory = settings.job_memory
        self.idle = [JobProcess(BENCH, str(self.memory)) for _ in range(settings.job_processes)]
        self.all = list(self.idle)
        self.free = asyncio.Semaphore(settings.job_processes)
        self.held: Counter[str] = Counter()

    async def do(self, address: str, work: str, wanted: type[T], **given: Any) -> T:
        """What `module:function` finds; raises Declined with a sentence when a limit is met."""
        self._admit(address)
        try:
            async with self.free:
                reply = await self._done(msgspec.json.encode(Job(work, given)))
        finally:
            self._leave(address)
        if reply.refused:
            JOBS.labels("refused").inc()
            raise Declined(409, reply.refused)
        if reply.failed:
            JOBS.labels("failed").inc()
            logs.error("a job failed", work=work, error=reply.failed)
            raise Declined(500, "that did not work; nothing has changed")
        JOBS.labels("done").inc()
        return msgspec.json.decode(reply.found, type=wanted)

    def _admit(self, address: str) -> None:
        if self.held[address] >= self.most_each:
            JOBS.labels("turned away").inc()
            raise Declined(503, f"{self.most_each} of your requests are being looked at: wait for them")
        if self.held.total() >= self.most:
            JOBS.labels("turned away").inc()
            raise Declined(503, "too many requests are waiting to be looked at: come again in a minute")
        self.held[address] += 1

    def _leave(self, address: str) -> None:
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]

    async def _done(self, job: bytes) -> JobReply:
        process = self.idle.pop()
        ended = False
        try:
            reply = msgspec.json.decode(await process.send(job, self.seconds), type=JobReply)
            ended = reply.spent
        except TimeoutError:
            ended = True
            JOBS.labels("too long").inc()
            raise Declined(422, f"this took longer than {self.seconds:g} seconds and was stopped") from None
        except (Died, OSError, ValueError):
            ended = True
            reply = JobReply(spent=True)
        except BaseException:
            ended = True
            raise
        finally:
            if ended:
                process.kill()
            self.idle.append(process)
        if reply.spent:
            JOBS.labels("too large").inc()
            raise Declined(422, f"this took more than {self.memory // 1_000_000} MB of memory and was stopped")
        return reply

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            await asyncio.gather(*(process.stop() for process in self.all))
