"""What is looked at for people and for strangers: in one fair order, so many of one address, each with its time."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, TypeVar

import msgspec
import structlog

from ..metrics import JOBS, JOBS_WAITING
from ..settings import Settings
from .pool import PERSON, Ended, Pool, Whose
from .processes import Died, JobProcess
from .work import Job, JobReply

BENCH: Final = "chronolude.server.jobs.bench"
STRANGERS: Final = "chronolude.server.jobs.records"
PUZZLES: Final = "chronolude.server.jobs.puzzles"
PEOPLE: Final = "chronolude.server.jobs.tables"
T = TypeVar("T")
logs = structlog.get_logger("chronolude.jobs")


class Declined(Exception):
    """The job was not done; the message says why, the number how HTTP says it."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class JobDesk(Pool[JobProcess]):
    """Does jobs one after the other, in processes that are killed when they take too long."""

    def __init__(self, settings: Settings, processes: int, *rooms: str) -> None:
        """`rooms` are the modules whose work is done here; they are read before a job's time begins."""
        super().__init__(processes, lambda: JobProcess(BENCH, str(settings.job_memory), *rooms), JOBS_WAITING)
        self.seconds = settings.job_seconds
        self.most = settings.jobs_waiting
        self.most_each = settings.jobs_per_address
        self.memory = settings.job_memory
        self.held: Counter[str] = Counter()

    async def do(self, whose: Whose, work: str, wanted: type[T], **given: Any) -> T:
        """What `module:function` finds; raises Declined with a sentence when a limit is met."""
        is_person = whose.rank == PERSON  # who sits at a table has one question at a time, and is not turned away
        if not is_person:
            self._admit(whose.address)
        try:
            job = msgspec.json.encode(Job(work, given))
            given.clear()  # it may wait for long: what was brought is in memory once
            reply = await self.done(job, whose)
        except Ended:
            raise Declined(410, "the table no longer exists") from None
        finally:
            if not is_person:
                self._leave(whose.address)
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

    async def done(self, job: bytes, whose: Whose) -> JobReply:
        """Have a job done by the next process that is free."""
        try:
            async with self.process(whose) as process:
                reply = msgspec.json.decode(await process.send(job, self.seconds), type=JobReply)
                if reply.spent:  # it ends by itself, but the next job may come sooner
                    process.kill()
        except TimeoutError:
            JOBS.labels("too long").inc()
            raise Declined(422, f"this took longer than {self.seconds:g} seconds and was stopped") from None
        except (Died, OSError, ValueError):
            reply = JobReply(spent=True)
        if reply.spent:
            JOBS.labels("too large").inc()
            raise Declined(422, f"this took more than {self.memory // 1_000_000} MB of memory and was stopped")
        return reply
