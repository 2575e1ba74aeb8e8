"""Writing to one SQLite file: a thread of its own, to which a whole transaction goes at once.

Through aiosqlite every statement is a message to a thread and back, which costs more than the statement. SQLAlchemy
writes the SQL, once for each statement and set of columns; rows then go straight to the driver, which keeps statements
prepared: for one row of a log the way through its layers takes several times as long as the row.

Each call of the driver lets go of the interpreter, and has to wait for a busy loop to get it back. So a transaction is
as few calls as can be: one, where all of it is rows for one statement.

Where a commit does not wait for the disk (`synchronous` is NORMAL), it takes less than the way to the thread and back.
Then the loop does it itself, over a connection of its own, as long as it is quick (`pace.py`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from operator import itemgetter
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.dml import Insert, Update

from .commits import Work
from .pace import DiskPace

MOST_ROWS: Final = 64
"""So many rows go to the driver at once. It keeps a statement of each length prepared (`KEPT`)."""
KEPT: Final = 4 * MOST_ROWS
Told = asyncio.Future[None]
Values = Callable[[Mapping[str, Any]], tuple[Any, ...]]


class FileWriter:
    """The one writer of a file. `engine` has to leave transactions to whoever uses its connections."""

    def __init__(self, engine: Engine, waits: bool = True) -> None:
        self.engine = engine
        self.waits = waits
        """Whether a commit waits for the disk."""
        self.pace = DiskPace()
        self.dialect = sqlite.dialect(paramstyle="qmark")
        self.written: dict[tuple[int, tuple[str, ...]], tuple[Executable, str, Values]] = {}
        """The SQL of each statement and what takes its values out of a row, by its identity and columns; kept with
        it, so that no other can take its place."""
        self.connection: Connection | None = None
        self.ours: Connection | None = None
        """The loop's; None where it writes nothing itself."""
        self.thread: Thread | None = None
        self.waiting: SimpleQueue[tuple[Callable[[], None], Told] | None] = SimpleQueue()

    async def commit(self, works: list[Work]) -> None:
        if not self.commit_here(works):
            await self._do(lambda: self._commit(works))

    def commit_here(self, works: list[Work]) -> bool:
        """In the loop; False, with nothing done, if that might take long, or something stands against it: somebody
        else who is just writing to the file, or a fault, which the thread will meet again.
        """
        if self.ours is None or not self.pace.may_be_here(sum(map(rows_in, works))):
            return False
        try:
            self._write(self.ours, works)
        except DBAPIError:
            return False
        return True

    def _do(self, what: Callable[[], None]) -> Told:
        """Have something done in the thread; what comes back is settled in the loop."""
        loop = asyncio.get_running_loop()
        if self.thread is None:
            self.thread = Thread(target=self._work, args=(loop,), name="journal", daemon=True)
            self.thread.start()
        told = loop.create_future()
        self.waiting.put((what, told))
        return told

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        while (next_one := self.waiting.get()) is not None:
            what, told = next_one
            error: BaseException | None = None
            try:
                what()
            except BaseException as found:  # whatever it is, it is for whoever waits
                error = found
            loop.call_soon_threadsafe(settle, told, error)

    def _commit(self, works: list[Work]) -> None:
        """In the thread."""
        if self.connection is None:
            self.connection = self.engine.connect()
            if not self.waits:
                self.ours = self._of_loop()
        self._write(self.connection, works)

    def _of_loop(self) -> Connection:
        """It waits for nobody, and leaves it to the thread to copy into the database what was written beside it."""
        made = self.engine.connect()
        driver: Any = made.connection.driver_connection
        run(driver, [("PRAGMA busy_timeout=0", ()), ("PRAGMA wal_autocheckpoint=0", ())])
        return made

    def _write(self, connection: Connection, works: list[Work]) -> None:
        begun = time.perf_counter()
        try:
            self._transact(connection, works)
        finally:
            self.pace.took(time.perf_counter() - begun, connection is self.ours)

    def _transact(self, connection: Connection, works: list[Work]) -> None:
        driver: Any = connection.connection.driver_connection
        prepared = [self._prepared(statement, values) for statement, values in works]
        if len(prepared) == 1 and prepared[0] is not None and len(prepared[0]) == 1:  # one statement is a transaction
            run(driver, prepared[0])
            return
        run(driver, [("BEGIN IMMEDIATE", ())])
        with connection.begin():
            for (statement, values), ours in zip(works, prepared, strict=True):
                if ours is None:
                    connection.execute(statement, values)
                else:
                    run(driver, ours)

    def _prepared(self, statement: Executable, values: Any) -> list[tuple[str, tuple[Any, ...]]] | None:
        """What the driver is given, or None for what SQLAlchemy has to see to."""
        if not values or not isinstance(statement, Insert | Update):
            return None
        rows = [values] if isinstance(values, Mapping) else values
        sql, values_of = self.sql_of(statement, tuple(rows[0]))
        return list(statements(sql, [values_of(row) for row in rows]))

    def sql_of(self, statement: Insert | Update, columns: tuple[str, ...]) -> tuple[str, Values]:
        key = (id(statement), columns)
        found = self.written.get(key)
        if found is None:
            if len(self.written) > 200:
                self.written.clear()
            made = statement.compile(dialect=self.dialect, column_keys=list(columns))
            found = self.written[key] = statement, str(made), values_at(list(getattr(made, "positiontup", None) or ()))
        return found[1:]

    async def close(self) -> None:
        await self._do(self._close)
        self.waiting.put(None)
        if self.thread is not None:
            self.thread.join()
            self.thread = None
        self.engine.dispose()

    def _close(self) -> None:
        for one in (self.ours, self.connection):
            if one is not None:
                one.close()


def rows_in(work: Work) -> int:
    """How many rows it writes at least."""
    return len(work[1]) if isinstance(work[1], list) else 1


def settle(told: Told, error: BaseException | None) -> None:
    """Unless whoever waited has gone."""
    if not told.done():
        told.set_result(None) if error is None else told.set_exception(error)


def run(driver: sqlite3.Connection, given: list[tuple[str, Any]]) -> None:
    """Errors of the driver are told by the names under which everybody else here knows them."""
    sql = ""
    try:
        for sql, values in given:
            driver.execute(sql, values)
    except sqlite3.IntegrityError as error:
        raise IntegrityError(sql, None, error, hide_parameters=True) from None
    except sqlite3.Error as error:
        raise DBAPIError(sql, None, error, hide_parameters=True) from None


def values_at(places: list[str]) -> Values:
    """What takes these values out of a row, in this order."""
    return itemgetter(*places) if len(places) > 1 else lambda row: tuple([row[place] for place in places])


def statements(sql: str, rows: list[tuple[Any, ...]]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """As few statements as can be for these rows."""
    row = f"({', '.join('?' * len(rows[0]))})"
    most = MOST_ROWS if sql.endswith(f"VALUES {row}") else 1
    for first in range(0, len(rows), most):
        some = rows[first : first + most]
        yield sql + f", {row}" * (len(some) - 1), tuple(chain.from_iterable(some))
