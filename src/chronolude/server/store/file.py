"""Writing to one SQLite file: a thread of its own, to which a whole transaction goes at once.

Through aiosqlite every statement is a message to a thread and back, which costs more than the statement. SQLAlchemy
writes the SQL, once for each statement and set of columns; rows then go straight to the driver, which keeps statements
prepared: for one row of a log the way through its layers takes several times as long as the row.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.dml import Insert, Update

from .commits import Work

LENGTHS: Final = (64, 16, 4, 1)
"""How many rows go to the driver at once."""


class FileWriter:
    """The one writer of a file."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "journal")
        self.dialect = sqlite.dialect(paramstyle="qmark")
        self.written: dict[tuple[int, tuple[str, ...]], tuple[Executable, str, list[str]]] = {}
        """The SQL of each statement and its places, by its identity and columns; kept with it, so that no other can
        take its place."""
        self.connection: Connection | None = None

    async def commit(self, works: list[Work]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, works)

    def _commit(self, works: list[Work]) -> None:
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            cursor = self.connection.connection.cursor()
            for statement, values in works:
                if not values or not isinstance(statement, Insert | Update):
                    self.connection.execute(statement, values)
                    continue
                rows = [values] if isinstance(values, Mapping) else values
                sql, places = self.sql_of(statement, tuple(rows[0]))
                self._run(cursor, sql, [[row[place] for place in places] for row in rows])

    def _run(self, cursor: Any, sql: str, rows: list[list[Any]]) -> None:
        """Errors of the driver are told by the names under which everybody else here knows them."""
        try:
            for text, values in statements(sql, rows):
                cursor.execute(text, values)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(sql, None, error, hide_parameters=True) from None
        except sqlite3.Error as error:
            raise DBAPIError(sql, None, error, hide_parameters=True) from None

    def sql_of(self, statement: Insert | Update, columns: tuple[str, ...]) -> tuple[str, list[str]]:
        key = (id(statement), columns)
        found = self.written.get(key)
        if found is None:
            if len(self.written) > 200:
                self.written.clear()
            made = statement.compile(dialect=self.dialect, column_keys=list(columns))
            found = self.written[key] = statement, str(made), list(getattr(made, "positiontup", None) or ())
        return found[1:]

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()
        self.engine.dispose()

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()


def statements(sql: str, rows: list[list[Any]]) -> Iterator[tuple[str, list[Any]]]:
    """Few statements for many rows: between two the thread must wait until the loop lets go of the interpreter.

    Of each length there is one, so that the driver finds it prepared.
    """
    row = f"({', '.join('?' * len(rows[0]))})"
    done = 0
    for length in LENGTHS if sql.endswith(f"VALUES {row}") else (1,):
        text = sql + f", {row}" * (length - 1)
        while len(rows) - done >= length:
            yield text, [value for one in rows[done : done + length] for value in one]
            done += length
