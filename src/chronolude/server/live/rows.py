"""The rows of a table as structs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Executable, Row, func, select

from ..store import Store, models
from . import entries


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: a bank of seconds with an increment, or hours per move with a cap."""

    kind: Literal["none", "live", "correspondence"] = "none"
    bank: float = 600
    increment: float = 5
    hours: float = 24
    cap_hours: float = 72
    at_zero: Literal["bot", "host", "forfeit"] = "bot"


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host settles besides the game's own options."""

    watch: Literal["nobody", "link", "everyone"] = "link"
    delay: int = 0
    """Seconds after which watchers see what happens."""
    lobby: bool = False
    """Whether the table is listed for anybody to join."""
    hints: bool = True
    clock: ClockSettings = ClockSettings()
    host_seat: int | None = None
    kept: tuple[int, ...] = ()
    """Seats of a rematch that are open for whoever had them in the game before, and for nobody else."""
    called: Annotated[str, Meta(max_length=60)] = ""
    """What its maker calls it, as the question that a branch asks."""


class TableRow(msgspec.Struct):
    """What was settled when the table was made."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    settings: TableSettings
    status: str
    host_hash: str
    watch_hash: str
    secret: str
    start: dict[str, Any] | None
    parent: str | None
    parent_decision: int | None
    branch_mode: str | None
    daily: str | None
    rematch: str | None
    result: dict[str, Any] | None
    created: float
    touched: float
    evening: str | None = None
    sealed: int = 0
    """Not 0 while others play the same deal at other tables of a round: nobody else looks on or into it."""

    @property
    def is_open_to_all(self) -> bool:
        """Whether whoever comes by may watch."""
        return self.settings.watch == "everyone" and not self.sealed


class SeatRow(msgspec.Struct):
    """Who holds a seat."""

    seat: int
    kind: Literal["human", "bot", "open"] = "open"
    name: str = ""
    bot: str = ""
    owned: bool = False
    token_hash: str = ""
    entropy: str = ""
    webhook: str = ""
    webhook_key: str = ""
    muted: list[int] = []


class Logged(msgspec.Struct, frozen=True):
    """One line of the log."""

    at: float
    entry: entries.Any


def loaded(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


def dumped(value: object) -> str:
    return msgspec.json.encode(value).decode()


def plain_row(row: Row[Any]) -> dict[str, Any]:
    """A row by name; SQLAlchemy's names are not quite strings."""
    return {str(name): value for name, value in zip(row._fields, row, strict=True)}


def table_row(row: Row[Any]) -> TableRow:
    plain = plain_row(row)
    for name in ("options", "settings", "start", "result"):
        plain[name] = loaded(plain[name])
    return msgspec.convert(plain, TableRow)


def table_values(row: TableRow) -> dict[str, Any]:
    """The row as the database takes it."""
    plain: dict[str, Any] = msgspec.structs.asdict(row)
    for name in ("options", "settings"):
        plain[name] = dumped(plain[name])
    for name in ("start", "result"):
        plain[name] = None if plain[name] is None else dumped(plain[name])
    return plain


def seat_row(row: Row[Any]) -> SeatRow:
    plain = plain_row(row)
    del plain["table_id"]
    plain["muted"] = loaded(plain["muted"])
    plain["owned"] = bool(plain["owned"])
    return msgspec.convert(plain, SeatRow)


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.structs.asdict(seat)
    return {**plain, "table_id": table, "muted": dumped(seat.muted), "owned": int(seat.owned)}


async def read_table(store: Store, table: str, since: int = 0) -> tuple[TableRow, list[SeatRow], list[Logged]] | None:
    """Everything a table in memory is made from; of the log only the entries from number `since` on.

    All of one moment, where others write: who held a seat when an entry was written is told by rows and log together.
    """
    seats = select(models.seats).where(models.seats.c.table_id == table).order_by(models.seats.c.seat)
    async with store.moment() as now:
        log = (await now.execute(log_of(table, since))).all()
        found = (await now.execute(select(models.tables).where(models.tables.c.id == table))).all()
        held = (await now.execute(seats)).all()
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
