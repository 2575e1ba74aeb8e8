"""Opening the database, and reading and writing rows."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Engine, Executable, Row, create_engine, delete, event, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..settings import Settings
from ..workers.notes import NoteBoard
from . import models
from .commits import Chain, CommitQueue, Overtaken, Work
from .file import KEPT, FileWriter
from .fitness import Unfit, check_before, prepare
from .lock import FileLock
from .private import make_private
from .reading import EngineReader, FileReader, RowReader
from .versions import check_version, sqlite_version

__all__ = ["Store", "Unfit", "open_store"]
PROBE: Final = "probe"
READING: Final = 5
"""Connections to PostgreSQL over which everything is read: who finds none waits, which is cheaper than another one."""


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine, journal: CommitQueue | None = None) -> None:
        self.engine = engine
        self.journal = journal or CommitQueue(engine)
        self.reader: RowReader = EngineReader(engine)
        self.snapshots: RowReader = self.reader
        """Reads what belongs together; where others write, as it was at one moment."""
        self.lock: FileLock | None = None
        """Keeps other processes from the same file."""
        self.board: NoteBoard | None = None
        """Where workers hear of each other; None where there can be no others."""

    async def write(self, works: list[Work], table: str = "") -> None:
        """Commit the statements together; when this returns they are on disk.

        With a table they are of it: where there are several workers, only its owner may write them.
        """
        fence = [] if self.board is None or not table else [self.board.fence(table)]
        await self.journal.write([*works, *fence], table)

    def submit(self, works: list[Work], table: str, chain: Chain, told: Callable[[BaseException | None], None]) -> None:
        """As `write`, for one of a chain; `told` is called when it is on disk, or with what stood against it."""
        if self.board is not None:
            works = [*works, self.board.fence(table)]
        self.journal.submit(works, table, chain, told)

    def hasten(self) -> None:
        """Whoever has made ready what is to be told need not wait for others' writings, where the disk is quick."""
        self.journal.hasten()

    async def rows(self, statement: Executable, values: dict[str, Any] | None = None) -> Sequence[Row[Any]]:
        return (await self.reader.read((statement,), values or {}))[0]

    async def moment(self, *statements: Executable) -> list[Sequence[Row[Any]]]:
        """Several reads; where there are other workers, all of one moment."""
        return await self.snapshots.read(statements, {})

    async def row(self, statement: Executable) -> Row[Any] | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def house_value(self, key: str, fresh: str) -> str:
        """A value kept for the whole house, e.g. the key that signs links; `fresh` when there is none yet."""
        wanted = select(models.house.c.value).where(models.house.c.key == key)
        found = await self.row(wanted)
        if found is None:
            try:
                await self.write([(insert(models.house), {"key": key, "value": fresh})])
            except Overtaken:  # several start at once on an empty database
                return await self.house_value(key, fresh)
            return fresh
        return str(found[0])

    async def close(self) -> None:
        await self.journal.stop()
        await self.reader.close()
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    async def probe(self) -> None:
        """Read and write something, or raise: a full or read-only disk still answers questions."""
        mine = models.house.c.key == PROBE
        await self.rows(select(models.house.c.value).where(mine))
        row = {"key": PROBE, "value": f"{time.time():.0f}"}
        with contextlib.suppress(Overtaken):  # another worker probes, and so can write
            await self.write([(delete(models.house).where(mine), None), (insert(models.house), row)])


def make_engine(settings: Settings) -> AsyncEngine:
    if settings.sqlite_path is None:
        return create_async_engine(settings.database, hide_parameters=True, pool_size=READING, max_overflow=0)
    engine = create_async_engine(settings.database, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", pragmas(settings.synchronous))
    return engine


def file_engine(settings: Settings) -> Engine:
    """For threads of our own."""
    url = settings.database.replace("+aiosqlite", "")
    given = {"check_same_thread": False, "isolation_level": None, "cached_statements": KEPT}
    engine = create_engine(url, connect_args=given, hide_parameters=True)
    event.listen(engine, "connect", pragmas(settings.synchronous))
    return engine


def pragmas(synchronous: str) -> Any:
    """SQLite wants these on every connection."""
    if synchronous.upper() not in ("FULL", "NORMAL", "EXTRA"):
        raise ValueError(f"synchronous is FULL or NORMAL, not {synchronous}")

    def on_connect(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for line in (
            "journal_mode=WAL", f"synchronous={synchronous.upper()}", "busy_timeout=10000", "foreign_keys=ON",
        ):  # fmt: skip
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    return on_connect


async def open_store(settings: Settings) -> Store:
    """Open the database, bring it up to date, and start the journal; an unfit one is refused and not touched."""
    path = settings.sqlite_path
    if path is not None:
        check_version(sqlite_version())
        path.parent.mkdir(parents=True, exist_ok=True)
        check_before(path)
    lock = None if path is None else FileLock(path)
    engine = make_engine(settings)
    try:
        if path is not None:
            make_private(path)
        await prepare(engine, settings)
    except BaseException:
        await engine.dispose()
        if lock is not None:
            lock.close()
        raise
    store = shared_store(engine, settings) if path is None else file_store(engine, settings)
    store.lock = lock
    store.journal.start()
    return store


def file_store(engine: AsyncEngine, settings: Settings) -> Store:
    """One file: read and written by threads of our own."""
    writer = FileWriter(file_engine(settings), settings.synchronous != "NORMAL")
    store = Store(engine, CommitQueue(engine, writer))
    store.reader = store.snapshots = FileReader(file_engine(settings))
    return store


def shared_store(engine: AsyncEngine, settings: Settings) -> Store:
    """A database where there may be other workers. Who writes has connections that no reader waits for."""
    from ..workers.bulletin import Bulletin  # noqa: PLC0415  (one file needs no driver of PostgreSQL)
    from .beside import BesideQueue  # noqa: PLC0415
    from .shared import SharedWriter, is_short  # noqa: PLC0415

    store = Store(engine, BesideQueue(engine, SharedWriter(make_engine(settings)), is_short))
    store.board = Bulletin(engine)
    store.snapshots = EngineReader(engine.execution_options(isolation_level="REPEATABLE READ"))
    return store
