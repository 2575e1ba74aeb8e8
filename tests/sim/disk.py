"""A database that outlives its processes, and an engine over it that waits, fails and fills up as told.

Only time, threads and faults are doubled: statements run in a real SQLite in memory (or in a real PostgreSQL,
`postgres.py`), and `Store` and `Journal` on top are the server's own.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any, Self

from sqlalchemy import create_engine, event, select, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import StaticPool

from chronolude.server.store import models
from chronolude.server.store.commits import FENCED_STATE

Works = Sequence[tuple[Any, Any]]
FENCE = text("SELECT :table, :worker")
"""Stands for the fence of PostgreSQL: it fails unless the worker owns the table."""
OWNER = select(models.tables.c.owner)


def is_short(works: Works) -> bool:
    """Rows of the log and fences: what goes the short way where there are several workers."""
    return all(statement is FENCE or getattr(statement, "table", None) is models.log for statement, _ in works)


class Division(Exception):
    """What PostgreSQL says to a fence that finds nothing."""

    sqlstate = FENCED_STATE


class Faults:
    """What is wrong with the disk just now."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.full = False
        self.commit_fails = 0.0
        self.lost_word = 0.0
        """How often a commit succeeds and its process is told that it failed."""
        self.read_fails = 0.0
        self.slow = 0.0
        """How many seconds a commit may take."""
        self.far = 0.0
        """How many seconds the answer to a read may be under way: others write meanwhile."""
        self.happened = 0

    def heal(self) -> None:
        self.full = False
        self.commit_fails = self.lost_word = self.read_fails = self.slow = 0.0

    def strikes(self, chance: float) -> bool:
        struck = chance > 0 and self.dice.random() < chance
        self.happened += struck
        return struck

    def seconds(self) -> float:
        """How long a commit takes."""
        return 0.001 + self.dice.random() * (self.slow or 0.004)

    def read_seconds(self) -> float:
        return 0.0005 + (self.dice.random() * self.far if self.far else 0.0)


class Disk:
    """What is committed."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self._open()
        self.commits = 0
        self.writer = ""
        """Who wrote last, where there are several."""
        self.committed: Callable[[Works], None] = lambda _: None
        """Called with what was written, as soon as it is."""

    def _open(self) -> None:
        self.engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
        event.listen(self.engine, "connect", with_foreign_keys)
        models.metadata.create_all(self.engine)
        self.connection = self.engine.connect()

    def transact(self, work: Callable[[Any], Any]) -> Any:
        """What this does with a connection, all of it or nothing."""
        with self.connection.begin():
            return work(self.connection)

    def write(self, works: Works, writer: str = "") -> list[Any]:
        """All of it, or nothing and an error."""
        fences = [one for statement, values in works if statement is FENCE for one in as_rows(values)]
        works = [work for work in works if work[0] is not FENCE]

        def whole(connection: Any) -> list[Any]:
            check(connection, fences)
            return [run(connection, statement, values) for statement, values in works]

        done: list[Any] = self.transact(whole)
        self.commits += 1
        self.writer = writer
        self.committed(works)
        return done

    def owner(self, table: str) -> str | None:
        """Who alone may write to a table."""
        found: str | None = self.transact(lambda connection: owner_in(connection, table))
        return found

    def read(self, statement: Any, values: Any = None) -> Any:
        return Rows(self.transact(lambda connection: connection.execute(statement, values or {}).all()))

    def close(self) -> None:
        self.connection.close()
        self.engine.dispose()


def owner_in(connection: Any, table: str) -> str | None:
    found: str | None = connection.execute(OWNER.where(models.tables.c.id == table)).scalar()
    return found


def check(connection: Any, fences: list[dict[str, str]]) -> None:
    for one in fences:
        if owner_in(connection, one["table"]) != one["worker"]:
            raise DBAPIError("a fence", None, Division())


def as_rows(values: Any) -> list[Any]:
    return values if isinstance(values, list) else [values]


def with_foreign_keys(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA foreign_keys=ON")


def run(connection: Any, statement: Any, values: Any) -> Any:
    return connection.execute(statement) if values is None else connection.execute(statement, values)


class Rows:
    """A result that is already read."""

    def __init__(self, found: Any) -> None:
        self.found = found

    def all(self) -> Any:
        return self.found


class Engine:
    """What a process holds of the disk; of no use once the process is dead."""

    writer = ""
    """Which worker writes here, where there are several."""

    def __init__(self, disk: Disk, is_dead: Callable[[], bool]) -> None:
        self.disk = disk
        self.is_dead = is_dead

    def begin(self) -> Writing:
        return Writing(self)

    def connect(self) -> Reading:
        return Reading(self)

    def at_once(self) -> Engine:
        """The same disk, for several reads of one moment."""
        return AtOnce(self.disk, self.is_dead)

    async def dispose(self) -> None:
        """Nothing is held open."""

    def check(self) -> None:
        if self.is_dead():
            raise OSError("this process is dead")

    def fail(self, words: str) -> None:
        raise OperationalError(words, None, OSError(words))


class Reading:
    """Reads see what is committed when they run."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing to give back."""

    async def execute(self, statement: Any, values: Any = None) -> Any:
        faults = self.engine.disk.faults
        await asyncio.sleep(faults.read_seconds())
        self.engine.check()
        if faults.strikes(faults.read_fails):
            self.engine.fail("disk I/O error")
        found = self.engine.disk.read(statement, values)
        if faults.far:
            await asyncio.sleep(faults.read_seconds())  # what it found may be old when it arrives
        return found


class AtOnce(Engine):
    """Reads over one connection see one moment, as a transaction that may be repeated does."""

    def connect(self) -> Reading:
        return ReadingAtOnce(self)


class ReadingAtOnce(Reading):
    """Waits before the first read, and then reads without letting anybody else do something."""

    async def __aenter__(self) -> Self:
        await super().execute(text("SELECT 1"))
        return self

    async def execute(self, statement: Any, values: Any = None) -> Any:
        self.engine.check()
        return self.engine.disk.read(statement, values)

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(self.engine.disk.faults.read_seconds())


class Writing:
    """Statements wait until the commit, and then become true together."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.works: list[tuple[Any, Any]] = []

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: Any, values: Any = None) -> Any:
        self.works.append((statement, values))
        await asyncio.sleep(0)

    async def __aexit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            return
        engine, faults = self.engine, self.engine.disk.faults
        await asyncio.sleep(faults.seconds())
        engine.check()
        if faults.full:
            faults.happened += 1
            engine.fail("database or disk is full")
        if faults.strikes(faults.commit_fails):
            engine.fail("the commit failed")
        engine.disk.write(self.works, engine.writer)
        if faults.strikes(faults.lost_word):
            engine.fail("the connection broke")
