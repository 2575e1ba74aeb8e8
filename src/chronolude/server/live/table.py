"""A live table: the fold of its log, the people who are connected, and one door through which it changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import bindparam, insert, update

from ...bots.advice import Advice
from ...bots.thinking import ThinkReply
from ...tables import Refused, Table
from ..jobs.desk import JobDesk
from ..jobs.pool import Whose
from ..people.keys import same
from ..store import Store, models
from ..store.commits import Fenced, Overtaken, Work
from . import entries
from .connection import Connection
from .days import is_on
from .door import Door
from .events import Reader
from .fold import Folded
from .rows import Logged, SeatRow, TableRow, dumped, seat_values
from .scene import Scene
from .standing import owed
from .stored import read_table

WAKE_SECONDS: Final = 1.0
"""After a failed write, how long until bots, clocks and windows are seen to again."""
TOUCH_SECONDS: Final = 30.0
"""How old it may be what a table's row says of its last answer, for lists; the log knows it to the moment."""
DECISIONS: Final = 8
"""How often something is decided again because another worker wrote first."""
T = TypeVar("T")
LOG: Final = insert(models.log)
SEAT: Final = update(models.seats).where(
    (models.seats.c.table_id == bindparam("at_table")) & (models.seats.c.seat == bindparam("at_seat"))
)
TABLE: Final = update(models.tables).where(models.tables.c.id == bindparam("at_table"))


class Gone(Exception):
    """The table is no longer in the database."""


class Spoilt(Exception):
    """What is in memory may not be what is on disk, and could not be read again."""


class Live:
    """One table. Hold `lock` around reading and changing it."""

    def __init__(self, store: Store, folded: Folded, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.folded = folded
        self.now = now
        self.lock = Door()
        self.connections: dict[Connection, None] = {}
        """In the order they came, so that one order of events always gives one order of messages."""
        self.left_at: dict[int, float] = {}
        self.been_here: set[int] = set()
        self.presence = 0
        self.used = self.since = now()
        self.spoilt = self.forgotten = False
        self.window = 0.0
        """How long the answers of a window are kept back, in seconds."""
        self.changed: Callable[[Live], None] = lambda _: None
        """Called after every change: bots, clocks and notices hang here."""
        self.spoil: Callable[[Live], None] = lambda _: None
        """Called when memory is not what is on disk and the log cannot be read: the table must be found anew."""
        self.advise: Callable[[Table, int, Whose], Awaitable[ThinkReply]] | None = None
        """Who gives advice to a seat; None where nobody does."""
        self.looks: JobDesk | None = None
        """Where questions about this table are looked into; None where nobody asks."""
        self.advised: dict[int, tuple[tuple[int, int], Advice]] = {}
        """For each seat when it was last advised, and what it was told: the next step gives more of the same."""

    @property
    def row(self) -> TableRow:
        return self.folded.row

    @property
    def id(self) -> str:
        return self.folded.row.id

    # ── who is here ──────────────────────────────────────────────────────────────────────────────

    def connected(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def away(self, seat: int, now: float) -> int | None:
        if self.connected(seat) or seat not in self.left_at:
            return None
        return int(now - self.left_at[seat])

    @property
    def is_somebody_away(self) -> bool:
        """Whether a person who has been here is not."""
        return bool(self.left_at)

    @property
    def watching(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    def enter(self, connection: Connection) -> None:
        if self.forgotten:  # between finding the table and coming in
            connection.close()
            return
        self.connections[connection] = None
        self.presence += 1
        if connection.seat is not None:
            self.left_at.pop(connection.seat, None)
            self.been_here.add(connection.seat)

    def leave(self, connection: Connection) -> None:
        if connection not in self.connections:  # it never came in
            return
        del self.connections[connection]
        self.presence += 1
        self.used = self.now()
        if connection.seat is not None and not self.connected(connection.seat):
            self.left_at[connection.seat] = self.now()

    def tell(self) -> None:
        """Everybody gets what they have not heard, each what they may know."""
        if self.connections and not self.spoilt:
            self._push(self.told(None))

    def tell_seat(self, seat: int) -> None:
        """One seat's own affairs: nobody else so much as notices."""
        self._push(self.told(seat), is_for_all=False)

    def told(self, only: int | None) -> list[Connection]:
        """Whom something is told: everybody who may know of it now, or only one seat."""
        if only is not None:
            return [one for one in self.connections if one.seat == only]
        if not self.folded.row.settings.delay:
            return list(self.connections)
        late = self._late()
        return [
            one for one in self.connections if one.seat is not None or late is None or late > one.heard or one.is_new
        ]

    def _late(self) -> int | None:
        """The last event that delayed watchers may know of; None where they are not delayed."""
        shown = self.folded.shown_to_watchers(self.now())
        return None if shown is None else shown[0]

    def tell_watchers(self) -> None:
        """Time alone shows delayed watchers something new."""
        self._push([one for one in self.told(None) if one.seat is None], is_for_all=False)

    def _push(self, connections: list[Connection], is_for_all: bool = True) -> None:
        scene = Scene(self.folded, self, self.now(), is_for_all)
        for connection in connections:
            if self.admits(connection):
                connection.push(scene)
            else:
                connection.dismiss()

    def admits(self, connection: Connection) -> bool:
        """Whether the key a connection came with opens now what it opened then; ask under the lock."""
        if connection.seat is not None:
            return same(self.folded.seats[connection.seat].token_hash, connection.key)
        if connection.key:
            return same(self.row.watch_hash, connection.key) and not is_on(self.row, self.now())
        return self.row.is_open_to_all

    def absent(self, seat: int) -> float:
        """For how long nobody has been at this seat, as far as we know; 0 while somebody is."""
        if self.connected(seat):
            return 0.0
        return self.now() - self.left_at.get(seat, self.since)

    # ── changing ─────────────────────────────────────────────────────────────────────────────────

    async def decide(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do this under the lock. If another worker wrote first, its entries are folded and it is decided again."""
        async with self.lock:
            for _ in range(DECISIONS):
                try:
                    return await act()
                except Fenced:
                    raise
                except Overtaken:
                    continue
            return await act()

    async def append(
        self,
        *added: entries.Any,
        seats: list[SeatRow] | None = None,
        only: int | None = None,
        also: Sequence[Work] = (),
        **row: Any,
    ) -> None:
        """Take entries, write them with the seats and fields they change, and only then tell everybody, or one seat.

        `also` is done in the same writing.

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
        given = added or ((entries.RowsChanged(),) if changes or row else ())
        for entry in given:
            self.folded.apply(entry, at)
        due = self.answer_due(at)
        log = [Logged(at, entry) for entry in (*given, *due)]
        try:
            await self.store.write([*self.works(at, first, log, changes, row), *also], self.id)
        except BaseException as error:
            if not await self.is_on_disk(first, log, error):
                raise
        self.used = at
        if only is None or due:
            self.tell()
        else:
            self.tell_seat(only)
        self.changed(self)

    async def is_on_disk(self, first: int, log: list[Logged], error: BaseException) -> bool:
        """After a failed write memory is made from the log again, which also tells whether the failure was only ours.

        A commit can succeed while its answer is lost; then the entries are there, at our very time. A table whose log
        cannot be read is of no use. What hangs on it is woken again in a while: whoever failed may have been the waker.
        """
        self.spoilt = True
        asyncio.get_running_loop().call_later(WAKE_SECONDS, self.changed, self)
        try:
            if not isinstance(error, Exception):
                raise error
            found = await self.read_again()
        except BaseException:
            self.spoil(self)
            raise
        self.spoilt = False
        if isinstance(error, Fenced):  # whatever is written of it from now on is written elsewhere
            self.spoil(self)
        if log and found[first : first + len(log)] == log:
            return True
        if len(found) > first:
            self.tell()
            self.changed(self)
        return False

    def answer_due(self, at: float) -> list[entries.Any]:
        """Give every answer that nobody has to wait for; each may lead to an ask that has another."""
        out: list[entries.Any] = []
        while due := owed(self.folded, at, self.window):
            for entry in due:
                self.folded.apply(entry, at)
            out += due
        return out

    def works(
        self, at: float, first: int, added: list[Logged], changes: list[SeatRow], row: dict[str, Any]
    ) -> list[Work]:
        folded, kept = self.folded, self.folded.row
        works: list[Work] = []
        if added:
            rows = [
                {"table_id": kept.id, "n": n, "at": at, "entry": entries.write(one.entry)}
                for n, one in enumerate(added, first)
            ]
            works.append((LOG, rows))
        works += [
            (SEAT, {"at_table": kept.id, "at_seat": seat.seat, **seat_values(kept.id, seat)}) for seat in changes
        ]  # fmt: skip
        fields, status = row, folded.status
        if status != kept.status or at - kept.touched >= TOUCH_SECONDS or fields:
            kept.status, kept.touched = status, at
            fields = {**fields, "status": status, "touched": at}
        if status == "over" and kept.result is None and folded.result is not None:
            kept.result = result_of(folded, at)
            fields = {**fields, "result": dumped(kept.result)}
        if fields:
            works.append((TABLE, {"at_table": kept.id, **fields}))
        return works

    async def read_again(self, readers: set[Reader] | None = None) -> list[Logged]:
        """Forget what is in memory and fold the log anew: after a failed write, or when a further reader comes."""
        found = await read_table(self.store, self.id)
        if found is None:
            raise Gone(self.id)
        row, seats, log = found
        self.folded = await folded_from(row, seats, log, readers or self.folded.readers)
        return log

    async def retell(self) -> None:
        """A name has gone, which stands in what was told: it is told anew, or the table is found anew where it lies."""
        try:
            await self.read_again()
        except BaseException:
            self.spoil(self)
            raise
        self.tell()

    async def speak_to(self, audience: int, lang: str) -> None:
        """See that what happened is told in this reader's words, under the lock and before the reader is connected.

        Words are made as things happen, for those who read them; a first reader in a language makes the past be told
        again, and for all people at the table at once, as they mostly share a language.
        """
        if (audience, lang) in self.folded.readers:
            return
        people = {(seat.seat, lang) for seat in self.folded.seats if seat.kind == "human"}
        readers = self.folded.readers | {(audience, lang), *people}
        if self.folded.table is None:
            self.folded.readers = readers
        else:
            await self.read_again(readers)  # noted only with their words
            self.changed(self)

    async def catch_up(self) -> bool:
        """Fold what other workers wrote meanwhile; whether there was anything."""
        found = await read_table(self.store, self.id, self.folded.log_length)
        if found is None:
            raise Gone(self.id)
        row, seats, log = found
        if not log:
            return False
        if holders(seats) != holders(self.folded.seats):  # faces and names are made as things happen
            await self.read_again()
            return True
        self.folded.row, self.folded.seats = row, seats
        try:
            self.folded.fold(log)
        except Refused:
            await self.read_again()
        return True


def holders(seats: list[SeatRow]) -> list[tuple[str, bool, str]]:
    """What faces hang on: who holds a seat, and the name."""
    return [(seat.kind, seat.owned, seat.name) for seat in seats]


def result_of(folded: Folded, at: float) -> dict[str, Any]:
    result = folded.result
    assert result is not None
    plain = {name: getattr(result, name) for name in ("ending", "winners", "ranks", "scores", "rule")}
    return {**plain, "decisions": folded.decision, "at": at}


async def read_live(store: Store, table: str, now: Callable[[], float] = time.time) -> Live | None:
    """A table from its log; None if there is none of this id."""
    found = await read_table(store, table)
    if found is None:
        return None
    row, seats, log = found
    return Live(store, await folded_from(row, seats, log), now)


async def folded_from(
    row: TableRow, seats: list[SeatRow], log: list[Logged], readers: set[Reader] | None = None
) -> Folded:
    """The fold of a whole log, a few entries at a time, so that nobody else waits for a long game.

    What a stranger brought is one entry, replayed beside the loop: its length was theirs to choose.
    """
    folded = Folded(row, seats, readers)
    if folded.is_brought:
        return await asyncio.to_thread(folded.fold, log)
    for _ in folded.folding(log):
        await asyncio.sleep(0)
    return folded
