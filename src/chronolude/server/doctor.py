"""Looking a database over without changing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import select

from .live.fold import Folded
from .live.stored import read_table
from .settings import Settings
from .store import Store, Unfit, models
from .store.fitness import check_before, state_of
from .store.store import make_engine
from .store.versions import known_of, sqlite_version

Told = Callable[[int, int], None]
"""How many tables have been looked at, of how many."""


async def examine(settings: Settings, told: Told = lambda _done, _total: None) -> dict[str, Any]:
    """What is there, and whether every table can be folded from its log."""
    found: dict[str, Any] = {"sound": False, "database": settings.database.rpartition("@")[2], "fault": ""}
    path = settings.sqlite_path
    if path is not None:
        found["sqlite"], found["known"] = ".".join(map(str, sqlite_version())), known_of(sqlite_version())
    try:
        if path is not None:
            if not path.exists():
                raise Unfit(f"there is no database at {path}")
            check_before(path)
        store = Store(make_engine(settings))
        try:
            found |= await count(store, told)
        finally:
            await store.engine.dispose()
    except (Unfit, OSError) as error:
        found["fault"] = str(error)
        return found
    found["sound"] = not found["broken"]
    return found


async def count(store: Store, told: Told) -> dict[str, Any]:
    async with store.engine.connect() as connection:
        names, revision = await connection.run_sync(state_of)
    if models.tables.name not in names:
        raise Unfit("there are no tables of Chronolude in this database")
    rows = await store.rows(select(models.tables.c.id, models.tables.c.status))
    broken: list[str] = []
    entries = 0
    for done, row in enumerate(rows, 1):
        length, fault = await try_fold(store, row.id)
        entries += length
        if fault:
            broken.append(f"{row.id}: {fault}")
        told(done, len(rows))
    statuses = [str(row.status) for row in rows]
    tally = {name: statuses.count(name) for name in ("open", "live", "over", "closed")}
    return {"revision": revision, "tables": len(rows), **tally, "entries": entries, "broken": broken}


async def try_fold(store: Store, table: str) -> tuple[int, str]:
    """Replay one table; the length of its log and what went wrong, if anything did."""
    try:
        found = await read_table(store, table)
        assert found is not None
        row, seats, log = found
        Folded(row, seats).fold(log)
    except Exception as error:  # whatever breaks a fold is what the doctor is here to tell
        return 0, f"{type(error).__name__}: {error}"
    return len(log), ""
