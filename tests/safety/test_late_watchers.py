"""Whoever watches with a delay learns nothing sooner by any other way; and nobody reads the deal of the day."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from chronolude.server.live import days
from tests.server.house import Client, House, Plain, house, run

pytestmark = pytest.mark.web
DELAY = 3600
BANK = 100.0


async def delayed_game(here: House) -> tuple[Plain, Client]:
    """Timeline with clocks, watched with a delay; the first seat is asked."""
    settings = {"watch": "everyone", "delay": DELAY, "clock": {"kind": "live", "bank": BANK, "increment": 7}}
    return await here.at_turn(game="timeline", seats=2, bots=["reader"], settings=settings)


def of_game(info: Plain) -> Plain:
    """What a table tells of its game, whoever comes and goes."""
    clocks = [(seat["clock"], seat["ticking"], seat["tags"]) for seat in info["seats"]]
    return {"clocks": clocks, **{name: info[name] for name in ("asking", "paused", "timelines", "rematch")}}


def test_a_delayed_watcher_is_told_nothing_new_not_even_that_something_happens(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await delayed_game(here)
            path = f"/api/tables/{made['id']}"
            watcher = await here.sit(made["id"])
            await watcher.until("update")
            first, heard = of_game(watcher.update["table"]), len(watcher.bytes)
            assert first == {
                "clocks": [(BANK, False, [])] * 2, "asking": None, "paused": None, "timelines": 1, "rematch": None,
            }  # fmt: skip
            assert (await seat.answer())["type"] == "accepted"
            await seat.turn()
            assert (await seat.ask("undo"))["type"] == "accepted"
            assert (await here.post(f"{path}/pause", {}, made["host"])).status_code == 200
            assert (await watcher.ask("ping"))["type"] == "pong"
            assert len(watcher.bytes) == heard + 1, watcher.bytes[heard:]
            assert of_game((await here.get(path)).json()) == first
            mine = of_game((await here.get(path, made["seats"][0]["token"])).json())
            assert mine["paused"] is not None and mine["timelines"] == 2 and mine["clocks"] != first["clocks"]
            here.hall.tables[made["id"]].now = lambda: time.time() + DELAY + 60
            here.hall.tables[made["id"]].tell_watchers()
            await watcher.until("update")
            assert of_game(watcher.update["table"])["paused"] == mine["paused"]

    run(scenario())


def test_a_delayed_watcher_reads_no_tree_and_doubts_no_date_that_is_too_new(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await delayed_game(here)
            path, token = f"/api/tables/{made['id']}", made["seats"][0]["token"]
            doubt = {"card": next(iter(seat.update["view"]["aid"]["dates"])), "reason": "wrong"}
            assert (await seat.answer())["type"] == "accepted"
            await seat.turn()
            assert (await here.post(f"{path}/reports", doubt)).status_code == 409
            assert (await here.post(f"{path}/reports", doubt, token)).status_code == 201
            assert (await seat.ask("undo"))["type"] == "accepted"
            await seat.turn()
            late, mine = (await here.get(f"{path}/tree")).json(), (await here.get(f"{path}/tree", token)).json()
            assert (late["decisions"], late["branches"]) == (0, [])
            assert len(mine["branches"]) == 1
            here.hall.tables[made["id"]].now = lambda: time.time() + DELAY + 60
            assert (await here.get(f"{path}/tree")).json()["decisions"] == mine["decisions"]
            assert (await here.post(f"{path}/reports", doubt)).status_code == 201

    run(scenario())


def test_the_deal_of_the_day_is_told_when_the_day_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = (await here.post("/api/daily/contre-temps", {"name": "Ada"})).json()
            path, token = f"/api/tables/{made['id']}", made["seats"][0]["token"]
            seat = await here.sit(made["id"], token)
            await seat.turn()
            branch = await here.post(f"{path}/branch", {"decision": 0}, token)
            assert branch.status_code == 409 and "tomorrow" in branch.json()["detail"]
            assert (await here.post(f"{path}/close", {}, made["host"])).status_code == 200
            before = await ways_in(here, path, token)
            monkeypatch.setattr(days, "day_at", lambda _: "2999-01-01")
            assert (before, await ways_in(here, path, token)) == ([409, 409, 403], [200, 201, 200])

    run(scenario())


async def ways_in(here: House, path: str, token: str) -> list[int]:
    """The record, a branch of it, and another seat's hand."""
    branch = {"decision": 0, "mode": "fair", "seat": 0}
    answers: list[Any] = [
        await here.get(f"{path}/record", token),
        await here.post(f"{path}/branch", branch, token),
        await here.get(f"{path}/decisions/0?seat=1", token),
    ]
    return [one.status_code for one in answers]


def test_a_browser_is_led_back_to_its_deal_of_the_day(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            async with here.browser() as browser:
                first, again = [(await browser.post("/api/daily/timeline", json={"name": "Ada"})).json() for _ in "12"]
                assert again["id"] == first["id"] and again["seats"] == []
                other = (await browser.post("/api/daily/contre-temps", json={"name": "Ada"})).json()
                assert other["id"] != first["id"] and other["seats"]
            another = (await here.post("/api/daily/timeline", {"name": "Bo"})).json()
            assert another["id"] != first["id"]

    run(scenario())
