"""Finished games as one stream of records, for those who study them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec
import structlog
from litestar import get
from litestar.params import FromQuery
from litestar.response import Stream
from sqlalchemy import select

from ...hall import Hall
from ...jobs.desk import Declined
from ...jobs.pool import Whose
from ...jobs.tables import RECORD
from ...live.stored import read_table
from ...starts import daily
from ...store import models
from ..access import HttpRequest, hall_of, is_admin, refusal, stranger

MOST: Final = 1000
BUSY: Final = 503
AGAIN_SECONDS: Final = 0.5
logs = structlog.get_logger("chronolude.archive")


async def finished(hall: Hall, game: str, since: float, limit: int, everything: bool) -> Sequence[str]:
    """The ids of tables that are over, oldest first: those that anybody may watch, or all."""
    tables = models.tables
    wanted = select(tables.c.id).where(
        (tables.c.status == "over") & (tables.c.touched > since) & (tables.c.sealed == 0)
    )
    wanted = wanted.where(tables.c.daily.is_(None) | tables.c.daily.not_like(f"%:{daily.today(hall)}"))
    if game:
        wanted = wanted.where(tables.c.game == game)
    if not everything:
        wanted = wanted.where(tables.c.settings.like('%"watch":"everyone"%'))
    return [row.id for row in await hall.store.rows(wanted.order_by(tables.c.touched).limit(limit))]


async def lines_of(hall: Hall, ids: Sequence[str], whose: Whose) -> AsyncIterator[bytes]:
    """One record a line. Tables are read from their logs one at a time, and none stays in memory."""
    for table in ids:
        try:
            text = await record_text(hall, table, whose)
        except Exception as error:  # one table that cannot be read must not end the stream
            logs.warning("a record was left out", table=table, error=repr(error))
            continue
        if text:
            yield text.encode() + b"\n"


async def record_text(hall: Hall, table: str, whose: Whose) -> str:
    found = await read_table(hall.store, table)
    if found is None:
        return ""
    row, seats, log = msgspec.to_builtins(found)
    while True:
        try:
            return await hall.looks.do(whose, RECORD, str, row=row, seats=seats, log=log)
        except Declined as error:
            if error.status != BUSY:
                raise
            await asyncio.sleep(AGAIN_SECONDS)  # it is one of many, and nobody waits for this one


@get("/api/records")
async def stream_records(
    request: HttpRequest, game: FromQuery[str] = "", since: FromQuery[float] = 0.0, limit: FromQuery[int] = 100
) -> Stream:
    """Records of finished games that anybody may watch (with the admin token: of all), one JSON object a line."""
    if not 1 <= limit <= MOST:
        raise refusal(400, f"a stream has 1 to {MOST} records")
    hall = hall_of(request)
    ids = await finished(hall, game, since, limit, is_admin(request))
    return Stream(lines_of(hall, ids, stranger(request)), media_type="application/x-ndjson")


HANDLERS = [stream_records]
