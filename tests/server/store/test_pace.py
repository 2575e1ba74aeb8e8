"""Where a commit does not wait for the disk the loop writes itself, as long as that is quick, and waits for nobody."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from chronolude.server.store import Store, open_store
from chronolude.server.store.commits import Chain, Overtaken
from chronolude.server.store.file import FileWriter
from chronolude.server.store.pace import MOST_AT_ONCE, QUICK_SECONDS, ROUND, SOUND, DiskPace
from tests.server.house import run

from .test_store import house_row, keys_in, settings_for


def test_the_loop_writes_once_the_thread_was_quick_often_enough_and_not_after_one_slow_writing() -> None:
    pace = DiskPace()
    for _ in range(SOUND):
        assert not pace.may_be_here(1)
        pace.took(QUICK_SECONDS / 10, is_here=False)
    assert pace.may_be_here(MOST_AT_ONCE) and not pace.may_be_here(MOST_AT_ONCE + 1)
    pace.took(QUICK_SECONDS * 2, is_here=True)
    assert not pace.may_be_here(1)


def test_now_and_then_the_thread_has_a_writing_to_copy_what_is_in_the_journal() -> None:
    pace = DiskPace()
    for _ in range(SOUND):
        pace.took(0.0, is_here=False)
    for _ in range(ROUND):
        assert pace.may_be_here(1)
        pace.took(0.0, is_here=True)
    assert not pace.may_be_here(1)
    pace.took(0.0, is_here=False)
    assert pace.may_be_here(1)


@pytest.fixture
def where(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each writing, whether it was done in the loop; none is too slow for that, whatever else runs here."""
    true, told = FileWriter._transact, []
    took = DiskPace.took

    def transact(writer: FileWriter, connection: Any, works: Any) -> None:
        told.append(threading.current_thread() is threading.main_thread())
        true(writer, connection, works)

    monkeypatch.setattr(FileWriter, "_transact", transact)
    monkeypatch.setattr(DiskPace, "took", lambda pace, _, is_here: took(pace, 0.0, is_here))
    return told


async def opened(folder: Path, synchronous: str) -> Store:
    """A store that has written so often that it knows its disk."""
    store = await open_store(settings_for(folder, synchronous=synchronous))
    for i in range(SOUND):
        await store.write([house_row(f"before {i}")])
    return store


@pytest.mark.parametrize("synchronous", ["NORMAL", "FULL"])
def test_where_a_commit_waits_for_the_disk_the_loop_never_writes(
    tmp_path: Path, where: list[bool], synchronous: str
) -> None:
    async def scenario() -> None:
        store = await opened(tmp_path, synchronous)
        for i in range(ROUND + 1):
            await store.write([house_row(f"{i}"), house_row(f"{i} too")])
        is_here = synchronous == "NORMAL"
        assert any(where) is is_here
        assert where[-ROUND - 1 : -1] == [is_here] * ROUND and not where[-1]
        assert {"0", f"{ROUND} too"} <= await keys_in(store)
        await store.close()

    run(scenario())


def test_whoever_else_writes_to_the_file_holds_up_the_thread_and_not_the_loop(
    tmp_path: Path, where: list[bool]
) -> None:
    async def scenario() -> None:
        store = await opened(tmp_path, "NORMAL")
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        true = FileWriter._do

        def do(writer: FileWriter, what: Any) -> Any:
            other.execute("COMMIT")
            return true(writer, what)

        writer: Any = store.journal.writer
        writer._do = lambda what: do(writer, what)
        await store.write([house_row("mine")])
        assert where[-2:] == [True, False] and "mine" in await keys_in(store)
        other.close()
        writer._do = lambda what: true(writer, what)
        await store.close()

    run(scenario())


@pytest.mark.parametrize("synchronous", ["NORMAL", "FULL"])
def test_what_is_ready_to_be_told_is_on_disk_at_once_only_where_the_disk_is_quick(
    tmp_path: Path, where: list[bool], synchronous: str
) -> None:
    async def scenario() -> None:
        store = await opened(tmp_path, synchronous)
        told: list[BaseException | None] = []
        store.submit([house_row("mine")], "a", Chain(), told.append)
        store.hasten()
        assert told == [None] * (synchronous == "NORMAL")
        await store.close()
        assert told == [None] and where[-1] is (synchronous == "NORMAL")

    run(scenario())


def test_what_stands_against_a_writing_at_once_is_met_by_the_thread_and_nothing_overtakes(
    tmp_path: Path, where: list[bool]
) -> None:
    """A file that somebody else writes to, a row that is there already; and what came later waits behind it."""

    async def scenario() -> None:
        store = await opened(tmp_path, "NORMAL")
        told: list[tuple[str, object]] = []
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        store.submit([house_row("held up")], "a", Chain(), lambda error: told.append(("held up", error)))
        store.hasten()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        store.submit([house_row("behind it")], "b", Chain(), lambda error: told.append(("behind it", error)))
        other.execute("COMMIT")
        store.hasten()
        assert told == []
        while len(told) < 2:
            await asyncio.sleep(0.001)
        store.submit([house_row("behind it")], "b", Chain(), lambda error: told.append(("again", type(error))))
        store.hasten()
        await store.close()
        other.close()
        assert told == [("held up", None), ("behind it", None), ("again", Overtaken)]

    run(scenario())
