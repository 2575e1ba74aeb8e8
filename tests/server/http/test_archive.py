"""Finished games as a stream of records: what anybody may watch, or all of them for the admin."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import update

import chronolude as cl
from chronolude.server.store import models
from chronolude.tables.replay import verify
from tests.server.house import House, house, run

pytestmark = pytest.mark.web


async def finished(here: House, watch: str, **wish: object) -> str:
    made = await here.make(settings={"watch": watch}, **wish)
    seat = await here.sit(made["id"], made["seats"][0]["token"])
    await seat.play_out()
    return str(made["id"])


async def records(here: House, query: str = "", token: str = "") -> list[cl.Record]:
    answer = await here.get(f"/api/records{query}", token)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [cl.load(line) for line in answer.text.splitlines()]


def test_records_are_streamed_one_a_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            assert await records(here) == []
            open_to_all = await finished(here, "everyone")
            closed = await finished(here, "link")
            await here.make(settings={"watch": "everyone"})  # not over: its record holds secrets
            mine = await records(here)
            assert [record.header.game for record in mine] == ["contre-temps"]
            assert all(verify(record).fair for record in mine)
            assert len(await records(here, token=here.admin)) == 2
            assert len(await records(here, "?limit=1", here.admin)) == 1
            assert await records(here, "?game=timeline", here.admin) == []
            assert await records(here, "?since=9e12", here.admin) == []
            for bad in ("?limit=0", "?limit=1001", "?limit=x"):
                assert (await here.get(f"/api/records{bad}")).status_code == 400
            where = models.log.c.table_id == open_to_all
            await here.hall.store.write(
                [(update(models.log).where(where & (models.log.c.n == 2)).values(entry="{}"), None)]
            )
            left = await records(here, token=here.admin)  # one that cannot be read does not end the stream
            assert len(left) == 1
            assert (await here.get(f"/api/tables/{closed}/record", here.admin)).json()["header"] == header_of(left[0])

    run(scenario())


def header_of(record: cl.Record) -> object:
    return json.loads(record.json)["header"]
