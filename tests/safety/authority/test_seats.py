"""Seats: whose they are, in a branch, in a rematch, and against the host's wish."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronolude.server.live.fold import kinds_over
from chronolude.server.live.stored import read_table
from tests.safety.authority.acts import act, link
from tests.server.house import house, run
from tests.server.several import TWO
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


@pytest.mark.parametrize("action", ["kick", "release"])
def test_a_seat_that_a_bot_had_is_folded_as_it_was(tmp_path: Path, action: str) -> None:
    """Else clocks and consents were others after the table is read again."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, _ = await table_of_two(here)
            live = here.hall.tables[made["id"]]
            assert await act(here, made, 2, action, made["host"]) == 200
            found = await read_table(live.store, live.id)
            assert found is not None
            assert [kinds[2] for kinds in kinds_over(found[2], found[1])][-2:] == ["bot", "open"]

    run(scenario())


@pytest.mark.parametrize("hints", [True, False])
def test_hints_off_is_not_got_round_by_a_branch_of_the_running_game(tmp_path: Path, hints: bool) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn(settings={"hints": hints})
            assert (await seat.ask("hint", step=1))["type"] == ("hint" if hints else "refused")
            token = made["seats"][0]["token"]
            answer = await here.post(f"/api/tables/{made['id']}/branch", {"decision": 0}, token)
            assert answer.status_code == (201 if hints else 409)
            if not hints:
                assert "hints are off" in answer.json()["detail"]
                await here.post(f"/api/tables/{made['id']}/close", {}, made["host"])
                again = await here.post(f"/api/tables/{made['id']}/branch", {"decision": 0}, token)
                assert again.status_code == 201

    run(scenario())


def test_watchers_are_not_told_the_rematch_and_players_are(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn(settings={"watch": "everyone"})
            watcher = await here.sit(made["id"])
            path = f"/api/tables/{made['id']}"
            await here.post(f"{path}/close", {}, made["host"])
            token = made["seats"][0]["token"]
            assert (await here.post(f"{path}/rematch")).status_code == 403
            again = (await here.post(f"{path}/rematch", {}, token)).json()
            while not seat.update["table"]["rematch"]:
                await seat.read()
            assert seat.update["table"]["rematch"] == again["id"]
            await watcher.ask("ping")
            assert again["id"] not in "".join(watcher.bytes)
            assert (await here.get(path)).json()["rematch"] is None
            assert (await here.get(path, token)).json()["rematch"] == again["id"]

    run(scenario())


def test_a_seat_of_the_rematch_is_for_whoever_had_it(tmp_path: Path) -> None:
    """Whoever learns its address does not come in by it, under whatever name."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, _ = await table_of_two(here)
            await here.post(f"/api/tables/{made['id']}/close", {}, made["host"])
            again = (await here.post(f"/api/tables/{made['id']}/rematch", {}, made["seats"][0]["token"])).json()
            stranger = await here.post(f"/api/tables/{again['id']}/join", {"name": "Bo", "seat": 1})
            assert stranger.status_code == 409
            assert "whoever had it" in stranger.json()["detail"]
            assert (await here.get("/api/lobby")).json()["departures"] == []
            theirs = (await here.post(f"/api/tables/{made['id']}/rematch", {}, made["seats"][1]["token"])).json()
            assert [key["seat"] for key in theirs["seats"]] == [1]
            assert (await link(here, again, 1, again["host"])).status_code == 201  # before the deal, as ever

    run(scenario())


@pytest.mark.parametrize("what", ["pause", "resume", "close", "start"])
def test_what_is_the_hosts_is_nobody_elses(tmp_path: Path, what: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(players=[*TWO[:2], {"kind": "open"}])
            path = f"/api/tables/{made['id']}"
            if what in ("pause", "resume", "close"):
                await here.post(f"{path}/start", {}, made["host"])
            assert (await here.post(f"{path}/{what}")).status_code == 403
            assert (await here.post(f"{path}/{what}", {}, made["seats"][0]["token"])).status_code == 403
            assert (await here.post(f"{path}/{what}", {}, made["host"])).status_code == 200

    run(scenario())


@pytest.mark.parametrize("action", ["bot", "leave", "back"])
def test_a_seat_is_its_holders_and_nobody_elses_but_the_hosts(tmp_path: Path, action: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, _ = await table_of_two(here)
            mine, theirs = (key["token"] for key in made["seats"])
            if action == "back":
                assert await act(here, made, 1, "bot", theirs) == 200
            assert await act(here, made, 1, action, mine) == 403
            assert await act(here, made, 1, action, theirs) == 200

    run(scenario())
