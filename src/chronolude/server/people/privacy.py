"""How long things are kept."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import delete, select

from ..clubs.plans import purge_before
from ..hall import Hall
from ..store import models

DAY = 86_400.0
HOUR = 3_600.0
logs = structlog.get_logger("chronolude.privacy")


async def purge(hall: Hall) -> int:
    """Delete tables and lockers that nobody has touched for longer than the house keeps them; tells how many tables."""
    days = hall.settings.retention_days
    if days <= 0:
        return 0
    tables = models.tables
    old = tables.c.touched < hall.now() - days * DAY
    ids = [row.id for row in await hall.store.rows(select(tables.c.id).where(old))]
    for table in ids:
        hall.forget(table)
    lockers = models.lockers
    await hall.store.write([(delete(lockers).where(lockers.c.touched < hall.now() - days * DAY), None)])
    await purge_before(hall.store, hall.now() - days * DAY)
    if ids:
        await hall.store.write([(delete(tables).where(tables.c.id.in_(ids)), None)])
        logs.info("old tables were deleted", count=len(ids))
    return len(ids)


async def purge_daily(hall: Hall) -> None:
    while True:
        try:
            await purge(hall)
        except Exception as error:  # a day without a database must not be the last on which anything is deleted
            logs.error("old tables were not deleted", error=repr(error))
            await asyncio.sleep(HOUR)
        else:
            await asyncio.sleep(DAY)
