"""Migrations, on SQLite and PostgreSQL: from an older revision, beside what is made at once, and by several at once."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text

from chronolude.server.settings import Settings, read_settings
from chronolude.server.store import Store, models, open_store
from chronolude.server.store.migrate import VERSIONS, upgrade
from tests.server.house import house, run
from tests.server.postgres import empty_database

pytestmark = pytest.mark.web

KNOWN, NEXT = models.REVISION, "9998"
LATER = f'''"""A trial of a later revision: a column with a value for old rows."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "{NEXT}", "{KNOWN}"


def upgrade() -> None:
    with op.batch_alter_table("house") as table:
        table.add_column(sa.Column("note", sa.Text, nullable=False, server_default="old"))
'''


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, server: str, tmp_path: Path) -> Settings:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return read_settings({}, db=str(tmp_path / "100% mine.db"))
    return read_settings({}, db=empty_database(server))


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the program knows a revision more."""
    folder = tmp_path / "later"
    folder.mkdir()
    (folder / f"{NEXT}_later.py").write_text(LATER, encoding="utf-8")
    monkeypatch.setattr("chronolude.server.store.migrate.VERSIONS", [*VERSIONS, folder])


async def looked_at(store: Store, look: object) -> object:
    async with store.engine.connect() as connection:
        return await connection.run_sync(look)  # type: ignore[arg-type]


def differences(connection: Connection) -> list[object]:
    """What Alembic would have to do to make the database what the models say."""
    return list(compare_metadata(MigrationContext.configure(connection), models.metadata))


def columns_of_house(connection: Connection) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns("house")}


def drawn(connection: Connection) -> dict[str, object]:
    """Every table as the database itself tells it; the order of columns is of no importance to anybody."""
    found = inspect(connection)

    def in_order(rows: Sequence[Mapping[str, object]]) -> list[str]:
        return sorted(str(sorted(row.items())) for row in rows)

    return {
        name: (
            sorted((c["name"], str(c["type"]), c["nullable"], str(c["default"])) for c in found.get_columns(name)),
            found.get_pk_constraint(name)["constrained_columns"],
            in_order(found.get_foreign_keys(name)),
            in_order(found.get_indexes(name)),
            in_order(found.get_unique_constraints(name)),
            in_order(found.get_check_constraints(name)),
        )
        for name in sorted(found.get_table_names())
    }  # fmt: skip


def test_migrations_lead_to_the_tables_that_are_made_at_once(settings: Settings) -> None:
    """An empty database is made without them: both ways must end at the same tables, to the last default."""
    upgrade(settings.database)

    async def scenario() -> None:
        store = await open_store(settings)
        migrated = await looked_at(store, drawn)
        await store.write([(text(f"DROP TABLE {one.name}"), None) for one in reversed(models.metadata.sorted_tables)])
        await store.close()
        store = await open_store(settings)
        assert await looked_at(store, drawn) == migrated and migrated
        assert (await store.rows(select(models.version)))[0].version_num == models.REVISION
        await store.close()

    run(scenario())


def test_an_empty_database_becomes_what_the_models_say(settings: Settings) -> None:
    async def scenario() -> None:
        store = await open_store(settings)
        assert await looked_at(store, differences) == []
        assert (await store.rows(select(models.version)))[0].version_num == models.REVISION
        await store.write([(insert(models.house), {"key": "a", "value": "b"})])
        await store.close()
        again = await open_store(settings)  # nothing to do the second time
        assert [row.key for row in await again.rows(select(models.house))] == ["a"]
        await again.close()

    run(scenario())


def test_an_older_database_keeps_all_it_held_and_a_file_is_copied_first(  # noqa: PLR0915
    settings: Settings, later: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def as_it_is() -> str:
        with monkeypatch.context() as patch:
            patch.setattr("chronolude.server.store.migrate.VERSIONS", VERSIONS)
            async with house(tmp_path, db=settings.db) as here:
                made, seat = await here.at_turn()
                await seat.answer()
                return str(made["id"])

    async def a_revision_on(table: str) -> None:
        store = await open_store(settings)
        assert await looked_at(store, columns_of_house) == {"key", "value", "note"}
        notes = {row[0] for row in await store.rows(text("SELECT note FROM house"))}
        assert notes == {"old"}
        await store.close()
        async with house(tmp_path, db=settings.db) as here:
            live = await here.hall.find(table)
            assert live is not None
            assert live.folded.decision >= 1

    async def scenario() -> None:
        table = await as_it_is()
        monkeypatch.setattr(models, "REVISION", NEXT)
        await a_revision_on(table)

    run(scenario())
    copies = list(tmp_path.glob(f"*.before-{NEXT}.db"))
    assert len(copies) == (settings.sqlite_path is not None)
    for copy in copies:
        with closing(sqlite3.connect(copy)) as kept:
            assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [(KNOWN,)]
            assert kept.execute("SELECT count(*) FROM log").fetchone()[0] > 1


OPEN = """
import asyncio, sys
from chronolude.server.settings import read_settings
from chronolude.server.store import open_store
async def main():
    await (await open_store(read_settings({}, db=sys.argv[1]))).close()
asyncio.run(main())
"""


def test_several_processes_that_start_at_once_migrate_once(server: str) -> None:
    settings = read_settings({}, db=empty_database(server))
    begun = [subprocess.Popen([sys.executable, "-c", OPEN, settings.db]) for _ in range(3)]
    assert [one.wait(60) for one in begun] == [0, 0, 0]

    async def scenario() -> None:
        store = await open_store(settings)
        assert await looked_at(store, differences) == []
        assert len(await store.rows(select(models.version))) == 1
        await store.close()

    run(scenario())
