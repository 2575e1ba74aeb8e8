"""Pause, close, rematch, and the lobby that lists it all."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from chronolude.bots.arena.measured import measured
from chronolude.server.people.keys import cookie_name
from chronolude.tables.bench import is_compiled
from tests.server.house import house, run

pytestmark = pytest.mark.web


def test_pause_close_and_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            path, token = f"/api/tables/{made['id']}", made["seats"][0]["token"]
            assert (await here.post(f"{path}/pause", {}, made["host"])).status_code == 409
            seat = await here.sit(made["id"], token)
            await seat.turn()
            assert (await here.post(f"{path}/pause", {}, token)).status_code == 403
            assert (await here.post(f"{path}/pause", {}, made["host"])).status_code == 200
            await seat.ask("ping")
            assert seat.update["table"]["paused"] and not seat.update["your_turn"]
            assert (await here.post(f"{path}/resume", {}, made["host"])).status_code == 200
            assert (await here.post(f"{path}/rematch", {}, token)).status_code == 409
            assert (await here.post(f"{path}/close", {}, made["host"])).status_code == 200
            await seat.ask("ping")
            assert seat.update["table"]["status"] == "closed"
            again = await here.post(f"{path}/rematch", {}, token)
            assert again.status_code == 201
            await seat.ask("ping")
            assert seat.update["table"]["rematch"] == again.json()["id"]
            fresh = await here.sit(again.json()["id"], again.json()["seats"][0]["token"])
            assert await fresh.turn()

    run(scenario())


def test_everybody_comes_to_the_seat_they_had_and_may_ask_for_a_rematch_again(tmp_path: Path) -> None:
    """An answer lost on the way (the server died after it had written) leaves nobody without a key to their seat."""
    players = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "human", "name": "Lin"}]

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(players=players)
            path = f"/api/tables/{made['id']}"
            ada, lin = (key["token"] for key in made["seats"])
            lines = [await here.sit(made["id"], token) for token in (ada, lin)]
            await lines[0].until("update")
            await here.post(f"{path}/close", {}, made["host"])
            lost, heard = [(await here.post(f"{path}/rematch", {}, lin)).json() for _ in range(2)]
            assert lost["id"] == heard["id"] and [key["seat"] for key in heard["seats"]] == [2]
            assert heard["host"] and heard["host"] != lost["host"]
            assert (
                await here.post(f"/api/tables/{lost['id']}/rematch", {}, lost["seats"][0]["token"])
            ).status_code == 403
            second = await here.sit(heard["id"], heard["seats"][0]["token"])
            first = (await here.post(f"{path}/rematch", {}, ada)).json()
            assert [key["seat"] for key in first["seats"]] == [0] and not first["host"]
            assert (await here.post(f"{path}/rematch", {}, lin)).json()["seats"] == []
            await here.sit(first["id"], first["seats"][0]["token"])
            await second.until("update")
            while second.update["view"] is None:
                await second.ask("ping")
            assert [seat["name"] for seat in second.update["table"]["seats"]][::2] == ["Ada", "Lin"]

    run(scenario())


def test_the_lobby_lists_open_tables_watched_ones_and_ones_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            hidden = await here.make(bots=["random"])
            listed = await here.make(bots=["random"], settings={"lobby": True})
            watched = await here.make(settings={"watch": "everyone"})
            seat = await here.sit(watched["id"], watched["seats"][0]["token"])
            await seat.turn()
            lobby = (await here.get("/api/lobby")).json()
            assert {one["id"] for one in lobby["departures"]} == {listed["id"], watched["id"]}
            assert lobby["tables"] == [] and lobby["games"][0]["bots"]
            key = here.hall.key(watched["seats"][0]["token"])
            assert key is not None
            cookies = {cookie_name(key): watched["seats"][0]["token"]}
            async with httpx.AsyncClient(base_url=here.base, cookies=cookies) as browser:
                own = (await browser.get("/api/lobby", headers={"accept-language": "fr"})).json()["tables"]
            assert [(one["id"], one["your_turn"]) for one in own] == [(watched["id"], True)]
            assert hidden["id"] not in str(lobby)

    run(scenario())


def test_games_and_their_laws(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            games = (await here.get("/api/games")).json()
            assert "contre-temps" in [game["id"] for game in games]
            assert (await here.get("/api/games/contre-temps")).json()["options"][0]["values"]
            law = (await here.get("/api/games/contre-temps/law?lang=fr")).json()
            rules = [rule["id"] for section in law["sections"] for rule in section["rules"]]
            assert "K-061" in rules and len(rules) == len(set(rules))
            ratings = (await here.get("/api/ratings")).json()
            assert ratings == {**msgspec.to_builtins(measured()), "compiled": is_compiled()}
            assert (await here.get("/api/games/chess")).status_code == 404
            assert (await here.get("/api/games/chess/law")).status_code == 404

    run(scenario())
