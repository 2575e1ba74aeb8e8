"""The writer of one SQLite file: as few calls of the driver as can be, and all of a transaction or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from chronolude.server.store import models, open_store
from chronolude.server.store.commits import Overtaken
from chronolude.server.store.file import MOST_ROWS, FileWriter, statements
from tests.server.house import run

from .test_store import house_row, keys_in, settings_for


async def traced(store: Any) -> list[str]:
    """What the driver is told from here on."""
    await store.write([house_row("first")])
    writer: FileWriter = store.journal.writer
    assert writer.connection is not None
    said: list[str] = []
    driver: Any = writer.connection.connection.driver_connection
    driver.set_trace_callback(said.append)
    return said


def test_rows_for_one_statement_are_one_statement_and_a_transaction_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(settings_for(tmp_path))
        said = await traced(store)
        await store.write([(insert(models.house), [{"key": f"{i}", "value": "x"} for i in range(5)])])
        assert len(said) == 1 and said[0].startswith("INSERT INTO house")
        assert {"first", *"01234"} <= await keys_in(store)
        await store.close()

    run(scenario())


def test_what_is_more_than_one_statement_becomes_true_as_a_whole(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(settings_for(tmp_path))
        said = await traced(store)
        mine = update(models.house).where(models.house.c.key == "first").values(value="y")
        with pytest.raises(Overtaken):
            await store.write([(mine, None), house_row("new"), house_row("first")])
        assert said[0] == "BEGIN IMMEDIATE" and said[-1] == "ROLLBACK"
        assert "new" not in await keys_in(store)
        await store.write([(mine, None), house_row("new")])
        assert said[-1] == "COMMIT"
        (row,) = await store.rows(select(models.house.c.value).where(models.house.c.key == "first"))
        assert row.value == "y" and "new" in await keys_in(store)
        await store.close()

    run(scenario())


def test_more_rows_than_go_at_once_go_in_several() -> None:
    sql, rows = "INSERT INTO t (a, b) VALUES (?, ?)", [(i, -i) for i in range(MOST_ROWS + 2)]
    first, second = statements(sql, rows)
    assert first[0].count("(?, ?)") == MOST_ROWS and second == (f"{sql}, (?, ?)", (64, -64, 65, -65))
    assert [given for _, given in statements("UPDATE t SET a=? WHERE b=?", rows[:2])] == [(0, 0), (1, -1)]
