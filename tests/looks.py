"""What the house looks into for people, looked into here: a process of its own would take a second to start."""

from __future__ import annotations

import asyncio

import msgspec

import chronolude as cl
from chronolude.bots.advice import advise
from chronolude.bots.thinking import ThinkReply
from chronolude.server.jobs.desk import PEOPLE, JobDesk
from chronolude.server.jobs.pool import Whose
from chronolude.server.jobs.work import Job, JobReply, do
from chronolude.server.settings import read_settings


async def look_here(job: bytes, _: Whose) -> JobReply:
    """What a process would answer."""
    return await asyncio.to_thread(do, msgspec.json.decode(job, type=Job))


async def advise_here(table: cl.Table, seat: int, _: Whose) -> ThinkReply:
    """The advice that a process of bots would give."""
    return ThinkReply(advice=advise(table, seat))


def desk_here() -> JobDesk:
    """A desk without a house around it."""
    desk = JobDesk(read_settings({}), 1, PEOPLE)
    desk.done = look_here  # type: ignore[method-assign, assignment]
    return desk
