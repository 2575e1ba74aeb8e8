"""What people answer goes to PostgreSQL in one statement: written whole, by the owner of its tables, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import DBAPIError

from chronolude.server.live.table import LOG
from chronolude.server.settings import read_settings
from chronolude.server.store import Store, models, open_store
from chronolude.server.store.commits import EngineWriter, Fenced, Overtaken
from chronolude.server.store.shared import SharedWriter, appended
from chronolude.server.workers.bulletin import FENCE
from tests.server.house import house, run
from tests.server.postgres import empty_database

pytestmark = pytest.mark.web
PLAIN = {
    "game": "none", "seats": 2, "options": "{}", "settings": "{}", "status": "live", "host_hash": "",
    "watch_hash": "", "secret": "", "created": 0.0, "touched": 0.0,
}  # fmt: skip
CLAIMED = update(models.tables).where(models.tables.c.id == "a").values(owner="another")


@asynccontextmanager
async def opened(server: str) -> AsyncIterator[Store]:
    """A store that owns the tables a and b."""
    store = await open_store(read_settings({}, db=await asyncio.to_thread(empty_database, server)))
    assert store.board is not None
    for table in "ab":
        await store.write([(insert(models.tables), {"id": table, "owner": store.board.name, **PLAIN})])
    yield store
    await store.close()


def answered(table: str, *numbers: int) -> Any:
    return (LOG, [{"table_id": table, "n": n, "at": 0.5, "entry": f"{table}{n}"} for n in numbers])


async def entries(store: Store) -> list[str]:
    return sorted(row.entry for row in await store.rows(select(models.log.c.entry)))


def test_answers_at_many_tables_are_one_statement(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened(server) as store:
            monkeypatch.setattr(EngineWriter, "commit", None)
            both = (store.write([answered("b", 0)], "b"), store.write([answered("a", 0, 1)], "a"))
            await asyncio.gather(*both)
            monkeypatch.undo()
            assert store.journal.commits == 3 and await entries(store) == ["a0", "a1", "b0"]

    run(scenario())


def test_who_does_not_own_a_table_writes_nothing_to_it_and_others_do(server: str) -> None:
    async def scenario() -> None:
        async with opened(server) as store:
            await store.write([(CLAIMED, None)])
            both = (store.write([answered("a", 0)], "a"), store.write([answered("b", 0)], "b"))
            found = await asyncio.gather(*both, return_exceptions=True)
            assert isinstance(found[0], Fenced) and found[1] is None
            assert await entries(store) == ["b0"]
            with pytest.raises(Overtaken):
                await store.write([answered("b", 1, 0)], "b")
            assert await entries(store) == ["b0"]

    run(scenario())


async def held_up(store: Store, writing: asyncio.Task[None]) -> None:
    """Until the writing waits for somebody else's claim."""
    waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%unnest%'")
    async with asyncio.timeout(30):
        while not (await store.rows(waits))[0][0]:
            assert not writing.done()


def test_a_writing_waits_for_a_claim_and_is_not_written_after_it(server: str) -> None:
    async def scenario() -> None:
        async with opened(server) as store:
            async with store.engine.connect() as other:
                await other.execute(CLAIMED)
                writing = asyncio.create_task(store.write([answered("a", 0)], "a"))
                await held_up(store, writing)
                await other.commit()
            with pytest.raises(Fenced):
                await writing
            assert await entries(store) == []

    run(scenario())


def test_a_connection_that_breaks_fails_one_writing_and_none_after_it(server: str) -> None:
    async def scenario() -> None:
        async with opened(server) as store:
            await store.write([answered("a", 0)], "a")
            writer: Any = store.journal.writer
            async with store.engine.connect() as other:
                await other.execute(CLAIMED)
                writing = asyncio.create_task(store.write([answered("a", 1)], "a"))
                await held_up(store, writing)
                await store.rows(text(f"SELECT pg_terminate_backend({writer.connection.get_server_pid()})"))
                with pytest.raises(DBAPIError):
                    await writing
                await other.rollback()
            await store.write([answered("a", 1)], "a")
            assert await entries(store) == ["a0", "a1"]

    run(scenario())


def test_what_is_not_only_of_the_log_goes_the_long_way() -> None:
    mine = (FENCE, [{"table": "a", "worker": "w"}])
    assert appended([answered("a", 0), mine]) == (["a"], "w", ["a"], [0], [0.5], ["a0"])
    assert appended([answered("b", 0), mine]) is None
    assert appended([answered("a", 0)]) is None
    assert appended([(insert(models.said), [{"table_id": "a"}]), mine]) is None
    assert appended([answered("a", 0), (FENCE, [*mine[1], {"table": "a", "worker": "x"}])]) is None


def test_what_a_person_answers_goes_the_short_way(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true, told = SharedWriter._append, []

    async def append(writer: SharedWriter, given: Any) -> None:
        told.append(given[5])
        await true(writer, given)

    monkeypatch.setattr(SharedWriter, "_append", append)

    async def scenario() -> None:
        async with house(tmp_path, db=await asyncio.to_thread(empty_database, server)) as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            await seat.turn()
            assert (await seat.answer())["type"] == "accepted"
            assert any('"answered"' in entry for some in told for entry in some)

    run(scenario())
