"""The other store: a real PostgreSQL, without root."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from chronolude.server.doctor import examine
from chronolude.server.settings import read_settings
from chronolude.server.store import Unfit, open_store
from tests.server.house import house, run
from tests.server.postgres import empty_database

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def database(server: str) -> str:
    return empty_database(server)


def test_a_game_is_played_undone_forgotten_and_resumed(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, db=database) as here:
            made = await here.make()
            token = made["seats"][0]["token"]
            seat = await here.sit(made["id"], token, entropy="words")
            await seat.turn()
            await seat.answer()
            await seat.turn()
            assert (await seat.ask("undo"))["type"] == "accepted"
            assert (await seat.ask("say", text="hello"))["type"] == "accepted"
            heard = list(seat.events)
        async with house(tmp_path, db=database) as here:
            back = await here.sit(made["id"], token)
            await back.until("said")
            assert back.events[: len(heard)] == heard
            await back.play_out()
            record = await here.get(f"/api/tables/{made['id']}/record", token)
            assert (await here.post("/api/verify", {"text": record.text})).json()["fair"]
            lobby = (await here.get("/api/lobby")).json()
            assert lobby["departures"] == []
        found = await examine(read_settings({}, db=database))
        assert found["sound"], found
        assert found["over"] == 1

    run(scenario())


def test_a_newer_database_is_refused_and_not_touched(database: str) -> None:
    async def scenario() -> None:
        settings = read_settings({}, db=database)
        store = await open_store(settings)
        await store.write([(text("UPDATE alembic_version SET version_num = '9999'"), None)])
        await store.close()
        with pytest.raises(Unfit, match="newer"):
            await open_store(settings)

    run(scenario())
