"""One notice per real turn in the browser, too: each turn has a number of its own, whoever comes and goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import house, run

pytestmark = pytest.mark.web


def test_a_turn_has_one_number_until_it_is_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            token = made["seats"][0]["token"]
            seat = await here.sit(made["id"], token)
            turns: list[int] = []
            for _ in range(5):
                assert await seat.turn()
                turns.append(seat.update["turn"])
                back = await here.sit(made["id"], token)
                await back.turn()
                assert back.update["turn"] == turns[-1]  # the same turn on another line
                await back.ask("say", text="thinking")
                await back.close()
                assert (await here.post(f"/api/tables/{made['id']}/pause", {}, made["host"])).status_code == 200
                assert (await here.post(f"/api/tables/{made['id']}/resume", {}, made["host"])).status_code == 200
                await seat.ask("ping")
                await seat.answer()
            assert 0 not in turns
            assert len(set(turns)) == len(turns)
            watcher = await here.sit(made["id"], made["watch"].rpartition("/")[2])
            await watcher.until("update")
            assert watcher.update["turn"] == 0

    run(scenario())


def test_a_turn_keeps_its_number_over_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn(settings={"clock": {"kind": "correspondence"}})
            before = seat.update["turn"]
        async with house(tmp_path) as here:
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            await seat.turn()
            assert seat.update["turn"] == before

    run(scenario())
