"""How long things are kept."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import delete, select

from ..hall import Hall
from ..store import models

DAY = 86_400.0
logs = structlog.get_logger("chronolude.privacy")


async def purge(hall: Hall) -> int:
    """Delete tables that nobody has touched for longer than the house keeps them; tells how many."""
    days = hall.settings.retention_days
    if days <= 0:
        return 0
    tables = models.tables
    old = tables.c.touched < hall.now() - days * DAY
    ids = [row.id for row in await hall.store.rows(select(tables.c.id).where(old))]
    for table in ids:
        hall.forget(table)
    if ids:
        await hall.store.write([(delete(tables).where(tables.c.id.in_(ids)), None)])
        logs.info("old tables were deleted", count=len(ids))
    return len(ids)


async def purge_daily(hall: Hall) -> None:
    while True:
        await purge(hall)
        await asyncio.sleep(DAY)
