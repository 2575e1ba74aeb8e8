"""The double of the disk keeps the contract of the real one: the same tests over both."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import OperationalError

from chronolude.server.settings import read_settings
from chronolude.server.store import Store, models, open_store
from chronolude.server.store.commits import Overtaken
from tests.sim.disk import Disk, Engine, Faults

Opener = Callable[[Path], Awaitable[Store]]
HOUSE = models.house


async def real(folder: Path) -> Store:
    return await open_store(read_settings({}, db=str(folder / "real.db"), synchronous="NORMAL"))


async def double(_: Path) -> Store:
    engine: Any = Engine(Disk(Faults(random.Random(1))), lambda: False)
    store = Store(engine)
    store.journal.start()
    return store


def kept(key: str, value: str = "x") -> Any:
    return (insert(HOUSE), {"key": key, "value": value})


async def keys_in(store: Store) -> list[str]:
    return [row.key for row in await store.rows(select(HOUSE).order_by(HOUSE.c.key))]


def over(opener: Opener, folder: Path, scenario: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = await opener(folder)
        await scenario(store)
        await store.close()

    asyncio.run(whole())


both = pytest.mark.parametrize("opener", [real, double])


@both
def test_a_write_is_there_when_it_returns_all_of_it_or_nothing(opener: Opener, tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.write([kept("a"), kept("b")])
        assert await keys_in(store) == ["a", "b"]
        with pytest.raises(Overtaken):
            await store.write([kept("c"), kept("a")])
        assert await keys_in(store) == ["a", "b"]

    over(opener, tmp_path, scenario)


@both
def test_many_that_wait_are_written_together_and_one_fault_takes_no_other(opener: Opener, tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.write([kept("05")])
        writes = [store.write([kept(f"{i:02}")]) for i in range(10)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(one, Overtaken) for one in done] == [i == 5 for i in range(10)]
        assert await keys_in(store) == [f"{i:02}" for i in range(10)]

    over(opener, tmp_path, scenario)


@both
def test_rows_are_changed_and_deleted_with_what_hangs_on_them(opener: Opener, tmp_path: Path) -> None:
    table = dict.fromkeys(("id", "game", "options", "settings", "status", "host_hash", "watch_hash", "secret"), "t")
    log = models.log

    async def scenario(store: Store) -> None:
        await store.write([(insert(models.tables), {**table, "seats": 2, "created": 0.0, "touched": 1.5})])
        lines = [{"table_id": "t", "n": n, "at": n / 2, "entry": f"{n}"} for n in range(3)]
        await store.write([(insert(log), lines)])
        with pytest.raises(Overtaken):
            await store.write([(insert(log), {**lines[0], "table_id": "no such table"})])
        await store.write([(update(models.tables).where(models.tables.c.id == "t").values(status="over"), None)])
        row = await store.row(select(models.tables))
        assert row is not None and (row.status, row.touched, row.start) == ("over", 1.5, None)
        found = await store.rows(select(log.c.at, log.c.entry).where(log.c.n >= 1).order_by(log.c.n))
        assert [tuple(one) for one in found] == [(0.5, "1"), (1.0, "2")]
        await store.write([(delete(models.tables).where(models.tables.c.id.in_(["t"])), None)])
        assert await store.rows(select(log)) == []

    over(opener, tmp_path, scenario)


@both
def test_the_house_keeps_its_key(opener: Opener, tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        assert await store.house_value("links", "first") == "first"
        assert await store.house_value("links", "second") == "first"

    over(opener, tmp_path, scenario)


# ── what only the double can do ──────────────────────────────────────────────────────────────────


def failing(**faults: Any) -> tuple[Disk, Store]:
    disk = Disk(Faults(random.Random(1)))
    disk.faults.__dict__.update(faults)
    engine: Any = Engine(disk, lambda: False)
    return disk, Store(engine)


@pytest.mark.parametrize(
    ("faults", "there"), [({"full": True}, []), ({"commit_fails": 1.0}, []), ({"lost_word": 1.0}, ["a"])]
)
def test_a_fault_is_told_and_only_a_lost_word_leaves_something(faults: dict[str, Any], there: list[str]) -> None:
    async def scenario() -> None:
        disk, store = failing(**faults)
        store.journal.start()
        with pytest.raises(OperationalError):
            await store.write([kept("a")])
        assert disk.faults.happened == 1
        disk.faults.heal()
        assert await keys_in(store) == there
        await store.close()

    asyncio.run(scenario())


def test_a_dead_process_writes_nothing() -> None:
    async def scenario() -> None:
        disk, dead = Disk(Faults(random.Random(1))), False
        engine: Any = Engine(disk, lambda: dead)
        store = Store(engine)
        store.journal.start()
        writing = asyncio.create_task(store.write([kept("a")]))
        await asyncio.sleep(0)
        dead = True
        with pytest.raises(OSError, match="dead"):
            await writing
        assert disk.read(select(HOUSE)).all() == []
        disk.close()
        await store.close()

    asyncio.run(scenario())
