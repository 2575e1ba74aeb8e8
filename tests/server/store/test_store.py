"""The database: group commit, refusals with a sentence, backup, doctor."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from chronolude.server.doctor import examine
from chronolude.server.live import entries
from chronolude.server.settings import Settings, read_settings
from chronolude.server.store import Store, Unfit, models, open_store
from chronolude.server.store.backup import backup_file
from chronolude.server.store.commits import Overtaken
from tests.server.house import house, path_of, run


def settings_for(folder: Path, **more: Any) -> Settings:
    return read_settings({}, db=str(folder / "store.db"), **more)


def house_row(key: str) -> Any:
    return (insert(models.house), {"key": key, "value": "x"})


async def keys_in(store: Store) -> set[str]:
    return {row.key for row in await store.rows(select(models.house))}


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(settings_for(tmp_path))
        await asyncio.gather(*(store.write([house_row(f"{i}")]) for i in range(50)))
        assert store.journal.writes == 50
        assert store.journal.commits < 25
        assert len(await keys_in(store)) == 50
        await store.close()

    run(scenario())


def test_one_that_was_overtaken_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(settings_for(tmp_path))
        await store.write([house_row("taken")])
        works = [
            [house_row("a")],
            [house_row("taken")],
            [house_row("b"), house_row("c")],
            [house_row("d"), house_row("taken")],
        ]
        done = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)
        assert [isinstance(one, Overtaken) for one in done] == [False, True, False, True]
        assert await keys_in(store) == {"taken", "a", "b", "c"}  # all of one, or nothing
        await store.close()

    run(scenario())


def test_a_write_is_on_disk_when_it_returns_and_survives_in_full(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(settings_for(tmp_path))
        async with store.engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert found == ["wal", 2, 1]
        await store.write([house_row("kept")])
        with closing(sqlite3.connect(tmp_path / "store.db")) as other:
            assert other.execute("SELECT key FROM house").fetchall() == [("kept",)]
        await store.close()
        normal = await open_store(settings_for(tmp_path, synchronous="NORMAL"))
        async with normal.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 1
        await normal.close()

    run(scenario())


def damage(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[4096 * 2 : 4096 * 3] = b"\x55" * 4096
    path.write_bytes(whole)


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (
            lambda path: path.write_bytes(b"this is not a database, but it is long enough to be one" * 100),
            "not a sound",
        ),
        (damage, "damaged|not a sound"),
        (lambda path: alter(path, "UPDATE alembic_version SET version_num = '9999'"), "newer"),
        (lambda path: alter(path, "DROP TABLE alembic_version"), "something else"),
    ],
    ids=["no database", "damaged", "newer", "foreign"],
)
def test_an_unfit_database_is_refused_with_a_sentence_and_not_touched(spoil: Any, word: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(settings_for(tmp_path))
        await asyncio.gather(*(store.write([house_row(f"{i}" * 20)]) for i in range(300)))
        await store.close()
        path = tmp_path / "store.db"
        spoil(path)
        before = path.read_bytes()
        with pytest.raises(Unfit, match=word):
            await open_store(settings_for(tmp_path))
        assert path.read_bytes() == before
        assert not (await examine(settings_for(tmp_path)))["sound"]

    run(scenario())


def alter(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


@pytest.mark.web
def test_a_backup_is_whole_while_games_go_on_and_the_doctor_replays_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            await seat.answer()
            copy = backup_file(tmp_path / "test.db", tmp_path / "copy.db")
            looked: list[tuple[int, int]] = []
            found = await examine(read_settings({}, db=str(copy)), lambda done, total: looked.append((done, total)))
            assert found["sound"], found
            assert looked == [(1, 1)]
            assert (found["tables"], found["live"], found["revision"]) == (1, 1, models.REVISION)
            alter(copy, "UPDATE log SET entry = replace(entry, 'answered', 'undone')")
            broken = await examine(read_settings({}, db=str(copy)))
            assert not broken["sound"]
            assert broken["broken"][0].startswith(made["id"])
        assert (await examine(read_settings({}, db=str(tmp_path / "nowhere.db"))))["fault"]
        assert not (tmp_path / "nowhere.db").exists()

    run(scenario())


@pytest.mark.web
def test_a_write_that_fails_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            before = seat.update["view"]
            writer = here.hall.store.journal.writer
            real = writer.commit

            async def full(_: Any) -> None:
                raise OSError("the disk is full")

            writer.commit = full  # type: ignore[assignment, method-assign]
            told = await seat.ask("answer", decision=before["decision"], text=seat.update["options"][0]["text"])
            assert (told["type"], told["code"]) == ("fault", "internal")
            assert "disk" not in told["text"]
            writer.commit = real  # type: ignore[method-assign]
            back = await here.sit(made["id"], made["seats"][0]["token"])
            await back.turn()
            assert back.update["view"] == before
            assert (await back.answer())["type"] == "accepted"

    run(scenario())


@pytest.mark.web
def test_another_process_that_wrote_first_is_noticed(tmp_path: Path) -> None:
    """Memory is a cache: an answer over an old log is refused by the database, and the log is read again."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            live = here.hall.tables[made["id"]]
            stray = {"table_id": made["id"], "n": live.folded.log_length, "at": 0.0, "entry": '{"kind":"woke"}'}
            await here.hall.store.write([(insert(models.log), stray)])
            said = {"decision": seat.update["view"]["decision"], "text": path_of(seat.update["options"])}
            told = await seat.ask("answer", **said)
            assert told["type"] == "accepted", "what the other wrote leaves the ask as it was: decided again"
            assert [row.n for row in await here.hall.store.rows(select(models.log.c.n).order_by(models.log.c.n))] == [
                *range(live.folded.log_length)
            ]
            answered = entries.write(entries.Answered(0, path_of(seat.update["options"]))) if await seat.turn() else ""
            stray |= {"n": live.folded.log_length, "entry": answered}
            await here.hall.store.write([(insert(models.log), stray)])
            said = {"decision": seat.update["view"]["decision"], "text": path_of(seat.update["options"], -1)}
            told = await seat.ask("answer", **said)
            assert (told["type"], told["code"]) == ("refused", "stale"), "the other answered this very ask"
            back = await here.sit(made["id"], made["seats"][0]["token"])
            await back.turn()
            assert (await back.answer())["type"] == "accepted"

    run(scenario())
