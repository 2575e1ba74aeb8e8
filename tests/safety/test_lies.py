"""A disk that lies: torn and foreign pages, entries that make no sense, and a SQLite with known faults."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog

from chronolude.server.doctor import examine
from chronolude.server.hall import Hall
from chronolude.server.http.bodies import NewTable, SeatWish
from chronolude.server.live.rows import ClockSettings, TableSettings
from chronolude.server.settings import read_settings
from chronolude.server.starts.tables import deal, make_table
from chronolude.server.store import Unfit, open_store
from chronolude.server.store.fitness import check_before
from chronolude.server.store.versions import KNOWN, OLDEST, check_version, known_of

PAGE = 4096
TABLES = 12


async def furnish(path: Path) -> list[str]:
    """A database with some tables whose clocks run; their ids."""
    settings = read_settings({}, db=str(path), synchronous="NORMAL")
    store = await open_store(settings)
    hall = Hall(settings, store, "key", "admin")
    ids: list[str] = []
    for _ in range(TABLES):
        players = [SeatWish("human", "Ada" * 10), SeatWish("human", "Bo"), SeatWish("human", "Cy")]
        wish = NewTable("contre-temps", 3, {}, [], players, "", TableSettings(clock=ClockSettings("live")))
        ids.append((await make_table(hall, wish, "")).id)
        live = await hall.find(ids[-1])
        assert live is not None
        await live.decide(lambda live=live: deal(live))  # type: ignore[misc]
    await hall.close()
    await store.close()
    return ids


def zeros(data: bytearray, page: int, _: random.Random) -> None:
    data[page * PAGE : (page + 1) * PAGE] = bytes(PAGE)


def torn(data: bytearray, page: int, _: random.Random) -> None:
    """Only the first sectors of a new page reached the disk, on top of what another page left there."""
    other = (page + 1) % (len(data) // PAGE) or 1
    half = page * PAGE + PAGE // 2
    data[half : half + PAGE // 2] = data[other * PAGE + PAGE // 2 : (other + 1) * PAGE]


def foreign(data: bytearray, page: int, _: random.Random) -> None:
    """A page was written in the place of another."""
    other = (page + 2) % (len(data) // PAGE) or 1
    data[page * PAGE : (page + 1) * PAGE] = data[other * PAGE : (other + 1) * PAGE]


def noise(data: bytearray, page: int, dice: random.Random) -> None:
    data[page * PAGE : (page + 1) * PAGE] = dice.randbytes(PAGE)


@pytest.mark.parametrize("lie", [zeros, torn, foreign, noise])
def test_the_start_notices_a_page_that_is_not_what_was_written(
    tmp_path: Path, lie: Callable[[bytearray, int, random.Random], None]
) -> None:
    """Every page in use but the first, one at a time: the start refuses with a sentence, or all is still there."""
    path = tmp_path / "a.db"
    asyncio.run(furnish(path))
    whole, sound, noticed = path.read_bytes(), rows_of(path), 0
    for page in range(1, len(whole) // PAGE):
        data = bytearray(whole)
        lie(data, page, random.Random(page))
        if bytes(data) == whole:
            continue
        path.write_bytes(data)
        told = fault_of(path)
        noticed += bool(told)
        assert "It was not touched. Restore a backup" in told if told else rows_of(path) == sound, f"page {page}"
        assert path.read_bytes() == data
    assert noticed > len(whole) // PAGE // 2


def fault_of(path: Path) -> str:
    try:
        check_before(path)
    except Unfit as error:
        return str(error)
    return ""


def rows_of(path: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as reading:
        names = [row[0] for row in reading.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return [row for name in names for row in sorted(reading.execute(f"SELECT * FROM {name}"), key=repr)]


def test_one_table_that_makes_no_sense_does_not_keep_the_house_shut(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "a.db"
        first, *others = await furnish(path)
        with sqlite3.connect(path) as writing:
            writing.execute('UPDATE log SET entry = \'{"kind": "no such\' WHERE table_id = ?', (first,))
        settings = read_settings({}, db=str(path), synchronous="NORMAL")
        store = await open_store(settings)
        hall = Hall(settings, store, "key", "admin")
        with structlog.testing.capture_logs() as logs:
            await hall.open()
        try:
            assert set(hall.tables) == set(others)
            assert [line["table"] for line in logs if "is damaged: see `chronolude doctor`" in line["event"]] == [first]
        finally:
            await hall.close()
            await store.close()
        found = await examine(settings)
        assert not found["sound"] and [one.partition(":")[0] for one in found["broken"]] == [first]

    asyncio.run(scenario())


def test_what_is_known_of_a_version_of_sqlite_is_told() -> None:
    for one in KNOWN:
        for version in (one.first, (one.mended[0], one.mended[1], one.mended[2] - 1)):
            assert len(known_of(version)) == 1 and one.words in known_of(version)[0]
        assert known_of(one.mended) == []
    check_version(OLDEST)
    with pytest.raises(Unfit, match="too old"):
        check_version((3, 34, 9))
