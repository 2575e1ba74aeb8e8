"""What the database keeps of a table, read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Row, func, select

from ..store import Store, models
from . import entries
from .rows import Logged, SeatRow, TableRow, seat_row, table_row


async def read_table(store: Store, table: str, since: int = 0) -> tuple[TableRow, list[SeatRow], list[Logged]] | None:
    """Everything a table in memory is made from; of the log only the entries from number `since` on.

    All of one moment, where others write: who held a seat when an entry was written is told by rows and log together.
    """
    seats = select(models.seats).where(models.seats.c.table_id == table).order_by(models.seats.c.seat)
    own = select(models.tables).where(models.tables.c.id == table)
    log, found, held = await store.moment(log_of(table, since), own, seats)
    return (table_row(found[0]), [seat_row(one) for one in held], logged(log)) if found else None


async def read_log(store: Store, table: str, since: int = 0) -> list[Logged]:
    return logged(await store.rows(log_of(table, since)))


def log_of(table: str, since: int) -> Executable:
    log = models.log
    return select(log.c.at, log.c.entry).where((log.c.table_id == table) & (log.c.n >= since)).order_by(log.c.n)


def logged(rows: Sequence[Row[Any]]) -> list[Logged]:
    return [Logged(row.at, entries.read(row.entry)) for row in rows]


async def log_length(store: Store, table: str) -> int:
    """How many entries the log of a table has."""
    found = await store.row(select(func.max(models.log.c.n)).where(models.log.c.table_id == table))
    return 0 if found is None or found[0] is None else int(found[0]) + 1
