"""A full game over the protocol, by a table made over REST and a link."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import house, run

pytestmark = pytest.mark.web


def test_a_game_against_bots_from_making_the_table_to_verifying_its_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"], entropy="my own words")
            await seat.play_out()
            assert seat.update["view"]["result"]["winners"]
            assert [event["n"] for event in seat.events] == list(range(1, len(seat.events) + 1))
            assert seat.update["table"]["fairness"]["commitment"] == made["commitment"]
            record = await here.get(f"/api/tables/{made['id']}/record", made["seats"][0]["token"])
            verdict = await here.post("/api/verify", {"text": record.text})
            assert (verdict.json()["sound"], verdict.json()["fair"]) == (True, True), verdict.text
            assert "my own words" in record.text
            assert record.json()["header"]["players"] == ["", "random", "random"]
            await seat.close()

    run(scenario())
