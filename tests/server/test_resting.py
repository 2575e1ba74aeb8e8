"""Tables nobody is at leave memory, and nothing is lost by it: neither games nor clocks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from chronolude.server import hall
from chronolude.server.live import entries
from chronolude.server.live.stored import read_log
from chronolude.server.live.table import Live

from .house import House, house, run
from .several import until

pytestmark = pytest.mark.web
LONG_AGO = 600.0


@pytest.fixture(autouse=True)
def restful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "RESTLESS_SECONDS", 0.0)


def test_of_many_tables_only_some_stay_and_those_with_people_always(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, tables_in_memory=5) as here:
            kept = await here.make()
            seat = await here.sit(kept["id"], kept["seats"][0]["token"])
            await seat.turn()
            decision = seat.update["view"]["decision"]
            tables = [(await here.make())["id"] for _ in range(20)]
            for table in tables:
                assert await here.hall.find(table) is not None
            assert len(here.hall.tables) <= 6
            assert kept["id"] in here.hall.tables
            assert (await seat.answer())["type"] == "accepted"
            await seat.turn()
            assert seat.update["view"]["decision"] > decision

    run(scenario())


def test_strangers_who_look_at_table_after_table_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each stayed for five seconds, however many there were: hundreds more than may be."""
    monkeypatch.setattr(hall, "RESTLESS_SECONDS", LONG_AGO)

    async def scenario() -> None:
        async with house(tmp_path, tables_in_memory=1) as here:
            now = 0.0
            here.hall.now = lambda: now
            for _ in range(60):
                now += 1
                assert await here.hall.find((await here.make())["id"]) is not None
            assert len(here.hall.tables) < 20

    run(scenario())


def test_a_clock_rings_at_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = {"clock": {"kind": "live", "bank": 1.5, "increment": 0, "at_zero": "host"}}
        people = [{"kind": "human", "name": name} for name in ("Ada", "Lin", "Su")]
        async with house(tmp_path, tables_in_memory=1) as here:
            made = await here.make(players=people, settings=clock)
            for key in made["seats"]:
                seat = await here.sit(made["id"], key["token"])
            await seat.until("update")
            await asyncio.gather(*(client.close() for client in here.clients))
            while here.hall.tables[made["id"]].connections:
                await asyncio.sleep(0.01)
            for _ in range(2):
                await here.hall.find((await here.make())["id"])
            assert made["id"] not in here.hall.tables
            assert made["id"] in here.hall.timers.alarms
            while not (log := await timed_out(here.hall.store, made["id"])):
                await asyncio.sleep(0.05)
            assert [entry for entry in log if isinstance(entry, entries.Woke)] == [], "time at rest is time"

    async def timed_out(store: object, table: str) -> list[object]:
        log = [row.entry for row in await read_log(store, table)]  # type: ignore[arg-type]
        return list(log) if any(isinstance(entry, entries.TimedOut) for entry in log) else []

    run(scenario())


def test_tables_of_bots_without_people_leave_memory_too_and_go_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strangers made thousands of them, and each stayed in memory until its bots had thought."""
    monkeypatch.setattr(hall, "RESTLESS_SECONDS", LONG_AGO)

    async def scenario() -> None:
        async with house(tmp_path, tables_in_memory=3, bot_pause=LONG_AGO) as here:
            tables = [await bots_alone(here) for _ in range(3)]
            for live in here.hall.tables.values():
                live.used -= 2 * LONG_AGO
            tables += [await bots_alone(here) for _ in range(2)]
            assert len(here.hall.tables) == 3
            assert len(here.hall.owing) == 2
            assert set(here.hall.owing) < set(tables[:3])
            here.hall.settings = msgspec.structs.replace(here.settings, tables_in_memory=50)
            await until(lambda: set(tables) <= set(here.hall.bots.tasks))

    run(scenario())


async def bots_alone(here: House) -> str:
    """A table of bots that have yet to answer, where nobody is; its id."""
    made = await here.make(players=[{"kind": "bot", "bot": "master"}] * 3)
    started = await here.post(f"/api/tables/{made['id']}/start", token=made["host"])
    assert started.status_code < 300, started.text
    return str(made["id"])


def test_one_table_that_cannot_be_looked_after_does_not_end_the_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            tables = [(await here.make())["id"] for _ in range(2)]
            for table in tables:
                await here.hall.find(table)
            seen: list[str] = []

            def look_after(_: object, live: Live) -> None:
                seen.append(live.id)
                raise RuntimeError

            monkeypatch.setattr(hall.Hall, "_look_after", look_after)
            await until(lambda: len(seen) >= 4)
            assert set(seen) == set(tables)

    run(scenario())
