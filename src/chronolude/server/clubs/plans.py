"""Plans of evenings in the store. A change names the version it was made for; the second of two is made anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from sqlalchemy import delete, insert, select, update

from ..starts.tables import Unwanted
from ..store import Store, models
from ..store.commits import Overtaken
from .evening import MOST_CHANGES, Evening

T = TypeVar("T")
TRIES: Final = 20
evenings, changes = models.evenings, models.evening_changes


async def read_evening(store: Store, id: str) -> Evening | None:
    found = await store.row(select(evenings.c.plan).where(evenings.c.id == id))
    return None if found is None else msgspec.json.decode(found[0], type=Evening)


async def keep_new(store: Store, evening: Evening) -> None:
    row = {"id": evening.id, "plan": written(evening), "touched": evening.created}
    await store.write([(insert(evenings), row)])


async def change(store: Store, id: str, now: float, act: Callable[[Evening], T]) -> tuple[Evening, T]:
    """Read an evening, let it be changed, and write it; again where somebody else wrote first. `act` may refuse."""
    for _ in range(TRIES):
        evening = await must_read(store, id)
        before = written(evening)
        done = act(evening)
        if written(evening) == before:
            return evening, done
        if evening.version >= MOST_CHANGES:
            raise Unwanted(f"this evening has changed {MOST_CHANGES} times, and takes no more")
        evening.version += 1
        row = {"evening_id": id, "version": evening.version, "at": now}
        told = update(evenings).where(evenings.c.id == id).values(plan=written(evening), touched=now)
        try:
            await store.write([(insert(changes), row), (told, None)])
        except Overtaken:
            continue
        return evening, done
    raise Unwanted("many change this evening at once: try again")


async def must_read(store: Store, id: str) -> Evening:
    evening = await read_evening(store, id)
    if evening is None:
        raise Unwanted("there is no such evening any more")
    return evening


async def purge_before(store: Store, moment: float) -> None:
    """Delete evenings that nobody has touched since."""
    await store.write([(delete(evenings).where(evenings.c.touched < moment), None)])


def written(evening: Evening) -> str:
    return msgspec.json.encode(evening).decode()
