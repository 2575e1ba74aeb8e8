"""Lockers: what somebody keeps under a secret of their own, sealed by their browser. The house cannot read it.

A locker goes by a name that is made from the secret. Only a hash of the name is kept, and nothing that leads from it to
a person, an address or a table.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, delete, func, insert, select, update

from ..http.bodies import Locker, LockerVersion
from ..starts.tables import Unwanted
from ..store import Store, models
from ..store.commits import Overtaken
from .keys import hash_of

MOST_LOCKERS: Final = 10_000
"""So many there are in the house; each may hold so much, and goes when nobody has touched it for long."""
STALE: Final = "this locker has changed meanwhile: read it first"
FULL: Final = "this house has no more lockers: keep your games in a file"


def of_name(name: str) -> ColumnElement[bool]:
    return models.lockers.c.name_hash == hash_of(name)


async def read_locker(store: Store, name: str) -> Locker | None:
    found = await store.row(select(models.lockers).where(of_name(name)))
    return None if found is None else Locker(found.sealed, found.version)


async def is_new(store: Store, name: str) -> bool:
    return await store.row(select(models.lockers.c.version).where(of_name(name))) is None


async def fill_locker(store: Store, name: str, wish: Locker, now: float) -> LockerVersion:
    """Put something in the place of what was read; whoever has not read the last version is told so."""
    rows = models.lockers
    before = await read_locker(store, name)
    if wish.version != (0 if before is None else before.version):
        raise Unwanted(STALE)
    values = {"version": wish.version + 1, "sealed": wish.sealed, "touched": now}
    if before is not None:
        here = of_name(name) & (rows.c.version == wish.version)
        await store.write([(update(rows).where(here).values(values), None)])
        after = await read_locker(store, name)
        if after is None or after.version != wish.version + 1 or after.sealed != wish.sealed:
            raise Unwanted(STALE)
        return LockerVersion(wish.version + 1)
    there = await store.row(select(func.count()).select_from(rows))
    if there is not None and there[0] >= MOST_LOCKERS:
        raise Unwanted(FULL)
    try:
        await store.write([(insert(rows), {"name_hash": hash_of(name), **values})])
    except Overtaken:  # two of the same name at once
        raise Unwanted(STALE) from None
    return LockerVersion(1)


async def empty_locker(store: Store, name: str) -> None:
    await store.write([(delete(models.lockers).where(of_name(name)), None)])
