"""The rows of a table as structs; `stored.py` reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from . import entries

if TYPE_CHECKING:  # processes of jobs know rows, and no database
    from sqlalchemy import Row


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
