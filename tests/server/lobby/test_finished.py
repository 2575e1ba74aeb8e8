"""Games that are over are found by game, ending, player and length; nobody's else that may not be watched."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronolude.server.lobby import finished
from tests.server.house import House, Plain, house, run

pytestmark = pytest.mark.web


async def played(here: House, watch: str, name: str = "Ada") -> Plain:
    made = await here.make(game="timeline", seats=2, bots=["random"], settings={"watch": watch}, name=name)
    seat = await here.sit(made["id"], made["seats"][0]["token"])
    await seat.play_out()
    return made


async def found(here: House, query: str = "", token: str = "") -> list[Plain]:
    answer = await here.get(f"/api/finished{query}", token)
    assert answer.status_code == 200, answer.text
    games: list[Plain] = answer.json()["games"]
    return games


def test_finished_games_are_found_by_what_one_knows_of_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            first = await played(here, "everyone")
            hidden = await played(here, "link", "Bo")
            await here.post("/api/daily/timeline", {"name": "Eve"})
            [game] = await found(here)
            assert game["id"] == first["id"] and game["names"][0] == "Ada" and game["mine"] is None
            assert game["bots"] == ["", "random"] and game["decisions"] > 0
            cookie = {"cookie": f"cl-{hidden['id']}-s0={hidden['seats'][0]['token']}"}
            answer = await here.get("/api/finished", headers=cookie)
            assert [(one["id"], one["mine"]) for one in answer.json()["games"]] == [
                (hidden["id"], 0),
                (first["id"], None),
            ]
            answer = await here.get("/api/finished?own=true", headers=cookie)
            assert [one["id"] for one in answer.json()["games"]] == [hidden["id"]]
            fitting = ("?game=timeline", f"?ending={game['ending']}", "?player=aDa", f"?least={game['decisions']}")
            missing = ("?game=chess", "?ending=none", "?player=Zoe", f"?most={game['decisions'] - 1}", "?before=1")
            assert [len(await found(here, one)) for one in fitting] == [1] * len(fitting)
            assert [await found(here, one) for one in missing] == [[]] * len(missing)
            assert (await here.get(f"/api/finished?player={'x' * 65}")).status_code == 400

    run(scenario())


def test_a_search_goes_on_and_tells_where_branches_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            first = await played(here, "everyone")
            branch = {"decision": 1, "mode": "study", "seat": 0, "settings": {"watch": "everyone"}}
            made = (await here.post(f"/api/tables/{first['id']}/branch", branch, first["seats"][0]["token"])).json()
            assert (await found(here))[0]["forks"] == [{"table": made["id"], "decision": 1}]
            await played(here, "everyone", "Cleo")
            monkeypatch.setattr(finished, "MOST_SHOWN", 1)
            page = (await here.get("/api/finished")).json()
            assert page["more"] and page["games"][0]["names"][0] == "Cleo"
            rest = await found(here, f"?before={page['games'][0]['at']}")
            assert [one["id"] for one in rest] == [first["id"]]

    run(scenario())
