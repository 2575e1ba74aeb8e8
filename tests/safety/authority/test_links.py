"""Links: who may make one anew, and who is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.safety.authority.acts import act, link, seat_of
from tests.server.house import house, run
from tests.server.several import TWO, until
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


def test_a_host_gets_no_link_of_somebody_who_sits_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            answer = await link(here, made, 1, made["host"])
            assert answer.status_code == 409
            assert "themselves" in answer.json()["detail"]
            for client in (asked, other):
                assert (await client.ask("ping"))["type"] == "pong"
            await link(here, made, 1, made["host"], "DELETE")  # nor by taking it away first
            assert (await link(here, made, 1, made["host"])).status_code == 409

    run(scenario())


def test_a_host_gets_a_link_after_a_long_absence_and_the_table_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, link_seconds=0.2) as here:
            made, asked, other = await table_of_two(here)
            gone = seat_of(other)
            assert (await link(here, made, gone, made["host"])).status_code == 409
            await other.close()
            live = here.hall.tables[made["id"]]
            await until(lambda: live.absent(gone) > 0.3)
            fresh = await link(here, made, gone, made["host"])
            assert fresh.status_code == 201
            while not any(event["kind"] == "table-relinked" for event in asked.events):
                await asked.read()
            with pytest.raises(PermissionError, match="bad-link"):
                await here.sit(made["id"], made["seats"][gone]["token"])
            assert (await here.sit(made["id"], fresh.json()["token"])).heard[0]["seat"] == gone

    run(scenario())


def test_before_the_deal_a_host_makes_links_and_afterwards_everybody_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(players=TWO)
            assert (await link(here, made, 1, made["seats"][0]["token"])).status_code == 403
            first = await link(here, made, 1, made["host"])
            assert first.status_code == 201
            assert (await link(here, made, 1, first.json()["token"])).status_code == 201

    run(scenario())


def test_a_link_to_a_seat_that_the_host_has_emptied_is_told_to_the_table(tmp_path: Path) -> None:
    """Whoever sits down there sees the hand of whoever was sent away: that is never done in silence."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            seat = seat_of(other)
            assert await act(here, made, seat, "kick", made["host"]) == 200
            assert (await link(here, made, seat, made["host"])).status_code == 201
            while not any(event["kind"] == "table-sat-joined" for event in asked.events):
                await asked.read()

    run(scenario())
