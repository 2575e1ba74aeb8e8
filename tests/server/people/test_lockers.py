"""Lockers: what a browser has sealed is kept under a name nobody can guess, bounded, and gone when it is emptied."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from chronolude.server.http.limits import LOCKER_RATE
from chronolude.server.http.routes.lockers import LONGEST
from chronolude.server.people import lockers
from chronolude.server.people.privacy import purge
from chronolude.server.store import models
from tests.server.house import House, house, run

pytestmark = pytest.mark.web
NAME = "5e" * 32
NOTHING = {"sealed": "", "version": 0}


async def fill(here: House, sealed: str, version: int, name: str = NAME) -> httpx.Response:
    async with here.browser() as browser:
        return await browser.put(f"/api/lockers/{name}", json={"sealed": sealed, "version": version})


def test_a_locker_is_filled_read_changed_and_emptied(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            assert (await here.get(f"/api/lockers/{NAME}")).json() == NOTHING
            assert (await fill(here, "first", 0)).json() == {"version": 1}
            assert (await fill(here, "from another device", 0)).status_code == 409, "it has not read the first"
            assert (await fill(here, "second", 1)).json() == {"version": 2}
            assert (await here.get(f"/api/lockers/{NAME}")).json() == {"sealed": "second", "version": 2}
            [row] = await here.hall.store.rows(select(models.lockers))
            assert NAME not in str(row), "whoever reads the database cannot open it"
            async with here.browser() as browser:
                assert (await browser.delete(f"/api/lockers/{NAME}")).status_code == 200
            assert (await here.get(f"/api/lockers/{NAME}")).json() == NOTHING
            assert not await here.hall.store.rows(select(models.lockers))

    run(scenario())


def test_a_locker_holds_so_much_and_there_are_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            assert (await fill(here, "x" * (LONGEST + 1), 0)).status_code == 413
            for bad in ("short", "G" * 64, NAME.upper()):
                assert (await fill(here, "x", 0, bad)).status_code == 400
                assert (await here.get(f"/api/lockers/{bad}")).status_code == 400
            most = int(LOCKER_RATE.partition("/")[0])
            made = [(await fill(here, "x", 0, f"{n:064x}")).status_code for n in range(most + 1)]
            assert made == [200] * most + [429]
            assert (await fill(here, "changed", 1, f"{0:064x}")).status_code == 200, "what is there may be changed"
            monkeypatch.setattr(lockers, "MOST_LOCKERS", most)
            here.gate.per_keeper.times.clear()
            full = await fill(here, "x", 0, f"{most:064x}")
            assert full.status_code == 409 and "file" in full.json()["detail"]

    run(scenario())


def test_a_locker_nobody_touches_is_deleted_after_its_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            await fill(here, "old", 0)
            await fill(here, "new", 0, "ab" * 32)
            old = update(models.lockers).where(lockers.of_name(NAME)).values(touched=1.0)
            await here.hall.store.write([(old, None)])
            await purge(here.hall)
            assert (await here.get(f"/api/lockers/{NAME}")).json() == NOTHING
            assert (await here.get(f"/api/lockers/{'ab' * 32}")).json()["sealed"] == "new"

    run(scenario())
