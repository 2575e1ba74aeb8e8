"""A live table: the fold of its log, the people on the line, and one door through which it changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import insert, update

from ..store import Store, models
from ..store.journal import Work
from . import entries
from .fold import Folded
from .line import Line
from .rows import SeatRow, TableRow, dumped, read_table, seat_values
from .standing import owed

WAKE_SECONDS: Final = 1.0
"""After a failed write, how long until bots, clocks and windows are seen to again."""


class Gone(Exception):
    """The table is no longer in the database."""


class Spoilt(Exception):
    """What is in memory may not be what is on disk."""


class Live:
    """One table. Hold `lock` around reading and changing it."""

    def __init__(self, store: Store, folded: Folded, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.folded = folded
        self.now = now
        self.lock = asyncio.Lock()
        self.lines: dict[Line, None] = {}
        """In the order they came, so that one order of events always gives one order of messages."""
        self.left_at: dict[int, float] = {}
        self.been_here: set[int] = set()
        self.used = now()
        self.window = 0.0
        """How long the answers of a window are kept back, in seconds."""
        self.changed: Callable[[Live], None] = lambda _: None
        """Called after every change: bots, clocks and notices hang here."""
        self.spoilt = False
        self.spoil: Callable[[Live], None] = lambda _: None
        """Called when memory is not what is on disk and the log cannot be read: the table must be found anew."""

    @property
    def row(self) -> TableRow:
        return self.folded.row

    @property
    def id(self) -> str:
        return self.folded.row.id

    # ── who is here ──────────────────────────────────────────────────────────────────────────────

    def connected(self, seat: int) -> bool:
        return any(line.seat == seat for line in self.lines)

    def away(self, seat: int, now: float) -> int | None:
        if self.connected(seat) or seat not in self.left_at:
            return None
        return int(now - self.left_at[seat])

    @property
    def watching(self) -> int:
        return sum(line.seat is None for line in self.lines)

    def enter(self, line: Line) -> None:
        self.lines[line] = None
        if line.seat is not None:
            self.left_at.pop(line.seat, None)
            self.been_here.add(line.seat)

    def leave(self, line: Line) -> None:
        self.lines.pop(line, None)
        self.used = self.now()
        if line.seat is not None and not self.connected(line.seat):
            self.left_at[line.seat] = self.now()

    def tell(self) -> None:
        """Everybody gets what they have not heard, each in their own face."""
        now = self.now()
        for line in [] if self.spoilt else list(self.lines):
            line.push(self.folded, self, now)

    def tell_seat(self, seat: int) -> None:
        """One seat's own affairs: nobody else so much as notices."""
        for line in list(self.lines):
            if line.seat == seat:
                line.push(self.folded, self, self.now())

    def tell_watchers(self) -> None:
        """Time alone shows delayed watchers something new."""
        shown = self.folded.shown_to_watchers(self.now())
        for line in list(self.lines):
            if line.seat is None and shown is not None and shown[0] > line.heard:
                line.push(self.folded, self, self.now())

    # ── changing ─────────────────────────────────────────────────────────────────────────────────

    async def append(
        self, *added: entries.Any, seats: list[SeatRow] | None = None, only: int | None = None, **row: Any
    ) -> None:
        """Take entries, write them with the seats and fields they change, and only then tell everybody, or one seat.

        Standing answers that are due follow at once, in the same writing. Raises Refused, with nothing changed, when
        the first entry is an answer that is not on offer.
        """
        if self.spoilt:
            raise Spoilt(self.id)
        at, first = self.now(), self.folded.log_length
        changes = seats or []
        for seat in changes:
            self.folded.seats[seat.seat] = seat
        for name, value in row.items():
            setattr(self.folded.row, name, value)
        for entry in added:
            self.folded.apply(entry, at)
        due = self._answer_due(at)
        try:
            await self.store.write(self._works(at, first, [*added, *due], changes, row))
        except BaseException:
            await self._recover()
            raise
        self.used = at
        if only is None or due:
            self.tell()
        else:
            self.tell_seat(only)
        self.changed(self)

    async def _recover(self) -> None:
        """Memory holds what is not on disk: read the log, or be of no use. What hangs on the table is woken again."""
        self.spoilt = True
        asyncio.get_running_loop().call_later(WAKE_SECONDS, self.changed, self)
        try:
            await self.read_again()
        except BaseException:
            self.spoil(self)
            raise
        self.spoilt = False

    def _answer_due(self, at: float) -> list[entries.Any]:
        """Give every answer that nobody has to wait for; each may lead to an ask that has another."""
        out: list[entries.Any] = []
        while due := owed(self.folded, at, self.window):
            for entry in due:
                self.folded.apply(entry, at)
            out += due
        return out

    def _works(
        self, at: float, first: int, added: list[entries.Any], changes: list[SeatRow], row: dict[str, Any]
    ) -> list[Work]:
        table, folded = self.id, self.folded
        works: list[Work] = []
        if added:
            lines = [
                {"table_id": table, "n": first + i, "at": at, "entry": entries.write(one)}
                for i, one in enumerate(added)
            ]
            works.append((insert(models.log), lines))
        for seat in changes:
            values = seat_values(table, seat)
            where = (models.seats.c.table_id == table) & (models.seats.c.seat == seat.seat)
            works.append((update(models.seats).where(where).values(**values), None))
        folded.row.status = folded.status
        folded.row.touched = at
        fields = {"status": folded.status, "touched": at, **row}
        if folded.over and folded.row.result is None and folded.result is not None:
            folded.row.result = result_of(folded)
            fields["result"] = dumped(folded.row.result)
        works.append((update(models.tables).where(models.tables.c.id == table).values(**fields), None))
        return works

    async def read_again(self) -> None:
        """Forget what is in memory and fold the log anew: after a failed write, or when another face is wanted."""
        found = await read_table(self.store, self.id)
        if found is None:
            raise Gone(self.id)
        row, seats, log = found
        self.folded = Folded(row, seats).fold(log)


def result_of(folded: Folded) -> dict[str, Any]:
    result = folded.result
    assert result is not None
    plain = {name: getattr(result, name) for name in ("ending", "winners", "ranks", "scores", "rule")}
    return {**plain, "decisions": folded.decision}


async def read_live(store: Store, table: str, now: Callable[[], float] = time.time) -> Live | None:
    """A table from its log; None if there is none of this id."""
    found = await read_table(store, table)
    if found is None:
        return None
    row, seats, log = found
    return Live(store, Folded(row, seats).fold(log), now)
