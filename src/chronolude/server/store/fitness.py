"""Is this database one we can use? An empty one gets our tables, an older one is brought up to date after a backup,
others are refused untouched.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ..settings import Settings
from . import models
from .backup import backup_file

RESTORE: Final = (
    "It was not touched. Restore a backup: move this file away with those named -wal and -shm beside it, and put the "
    "copy in its place (docs/operations.md)."
)


class Unfit(Exception):
    """The database cannot be used; the message says why in a sentence."""


def check_before(path: Path) -> None:
    """Look at a SQLite file read-only, before anything could change it."""
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        reading = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            told = reading.execute("PRAGMA integrity_check(1)").fetchone()[0]
            names = {row[0] for row in reading.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            found = revision_in(reading) if "alembic_version" in names else None
        finally:
            reading.close()
    except sqlite3.DatabaseError as error:
        raise Unfit(f"{path} is not a sound SQLite database ({error}). {RESTORE}") from None
    if told != "ok":
        raise Unfit(f"{path} is damaged ({told}). {RESTORE}")
    judge(found, names, str(path))


def revision_in(reading: sqlite3.Connection) -> str | None:
    found = reading.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else None


def judge(found: str | None, names: set[str], where: str) -> None:
    """Refuse what is newer than this program or not ours at all."""
    if found is not None and found > models.REVISION:
        raise Unfit(
            f"{where} was written by a newer Chronolude (revision {found}, this one knows {models.REVISION}). "
            "It was not touched; install the newer version."
        )
    if found is None and names:
        raise Unfit(f"{where} holds something else than Chronolude's tables. It was not touched.")


def state_of(connection: Connection) -> tuple[set[str], str | None]:
    names = set(inspect(connection).get_table_names())
    if models.version.name not in names:
        return names, None
    found = connection.execute(select(models.version.c.version_num)).first()
    return names, str(found[0]) if found else None


def made_anew(connection: Connection) -> tuple[set[str], str | None]:
    """What is in the database; where nothing is, our tables are made, as the migrations would have made them."""
    if connection.dialect.name == "postgresql":  # whoever comes second finds the work done
        connection.execute(text(f"SELECT pg_advisory_xact_lock({models.MIGRATING})"))
    names, found = state_of(connection)
    if names:
        return names, found
    models.metadata.create_all(connection)
    connection.execute(insert(models.version), {"version_num": models.REVISION})
    return names, models.REVISION


async def prepare(engine: AsyncEngine, settings: Settings) -> None:
    """Make the tables of an empty database, and migrate an older one, whose file is copied first."""
    async with engine.begin() as connection:
        names, found = await connection.run_sync(made_anew)
    judge(found, names, settings.database.rpartition("@")[2])
    if found == models.REVISION:
        return
    if found is not None and settings.sqlite_path is not None:
        backup_file(settings.sqlite_path, settings.sqlite_path.with_suffix(f".before-{models.REVISION}.db"))
    from .migrate import upgrade  # noqa: PLC0415  (Alembic takes 0.7 s and 24 MB, and most starts do without it)

    await asyncio.to_thread(upgrade, settings.database)
