"""Who is at a table: watchers, chat, leavers and the bots in their place."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house, run
from tests.server.several import TWO
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


def test_watchers_see_the_public_view_late_if_the_host_wishes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _seat = await here.at_turn(settings={"watch": "everyone", "delay": 3600})
            watcher = await here.sit(made["id"])
            await watcher.until("update")
            assert (watcher.heard[0]["role"], watcher.update["view"], watcher.events) == ("watcher", None, [])
            assert (await watcher.ask("review", decision=0))["code"] == "not-possible"
            assert "sit down" in (await watcher.ask("describe"))["text"]
            assert (await here.get(f"/api/tables/{made['id']}/events")).text == ""
            here.hall.tables[made["id"]].now = lambda: time.time() + 4000
            here.hall.tables[made["id"]].tell_watchers()
            await watcher.until("update")
            assert watcher.update["view"]["seat"] is None
            assert not any(any(zone["cards"]) for zone in watcher.update["view"]["zones"] if zone["name"] == "hand")
            closed = await here.make(settings={"watch": "nobody"})
            with pytest.raises(PermissionError, match="bad-link"):
                await here.sit(closed["id"])

    run(scenario())


def test_chat_keeps_players_and_watchers_apart_and_people_can_be_muted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(players=TWO)
            one, two = [await here.sit(made["id"], key["token"]) for key in made["seats"]]
            watch = [await here.sit(made["id"], made["watch"].rpartition("/")[2]) for _ in range(2)]
            await two.send({"type": "say", "phrase": "good-luck"})
            assert (await one.until("said"))["sayings"][0]["text"] == "Good luck!"
            assert (await one.ask("say", text="  hello   there "))["type"] == "accepted"
            assert (await one.ask("say", text=" "))["code"] == "not-possible"
            await watch[0].ask("say", text="who wins?")
            assert (await watch[1].until("said"))["sayings"][0]["text"] == "who wins?"
            assert (await two.ask("mute", seat=0, muted=True))["type"] == "accepted"
            assert (await two.ask("mute", seat=7, muted=True))["code"] == "not-possible"
            await one.ask("say", text="can you hear me?")
            await two.ask("ping")
            assert [line["text"] for line in two.said] == ["Good luck!", "hello there"]
            assert [line["text"] for line in one.said] == ["Good luck!", "hello there", "can you hear me?"]
            late = await here.sit(made["id"], made["seats"][0]["token"], language="fr", said=1)
            await late.until("said")
            assert [line["text"] for line in late.said] == ["hello there", "can you hear me?"]

    run(scenario())


async def control(here: House, made: Any, seat: int, action: str, token: str = "") -> int:
    answer = await here.post(f"/api/tables/{made['id']}/seats/{seat}", {"action": action}, token or made["host"])
    return answer.status_code


def test_a_leavers_seat_goes_to_a_bot_and_back(tmp_path: Path) -> None:  # noqa: PLR0915
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(players=TWO)
            mine, theirs = (key["token"] for key in made["seats"])
            one, two = await here.sit(made["id"], mine), await here.sit(made["id"], theirs)
            assert await control(here, made, 1, "bot", mine) == 403
            assert await control(here, made, 1, "bot") == 200
            await two.until("events")
            while not two.update or two.update["table"]["seats"][1]["kind"] != "bot":
                await two.read()
            assert await control(here, made, 1, "bot") == 409
            assert await control(here, made, 1, "back", theirs) == 200
            assert await control(here, made, 1, "back") == 409
            assert await control(here, made, 2, "release") == 200
            joined = await here.post(f"/api/tables/{made['id']}/join", {"name": "Cy", "seat": 2})
            three = await here.sit(made["id"], joined.json()["token"])
            await three.until("update")
            assert all(three.update["view"]["zones"][2]["cards"])
            assert len(three.events) == three.update["n"]
            assert await control(here, made, 1, "kick") == 200
            with pytest.raises(PermissionError, match="bad-link"):
                await here.sit(made["id"], theirs)
            assert await control(here, made, 0, "leave", mine) == 200
            assert (await here.get(f"/api/tables/{made['id']}")).json()["seats"][0]["kind"] == "bot"
            assert one.update is not None

    run(scenario())


def test_an_undo_that_waited_for_somebody_who_left_is_carried_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            before = asked.update["view"]
            await asked.answer()
            await asked.ask("undo")
            seat = other.update["view"]["seat"]
            assert await control(here, made, seat, "leave", made["seats"][seat]["token"]) == 200
            await asked.ask("ping")
            assert asked.update["view"]["zones"] == before["zones"]
            assert asked.update["table"]["asking"] is None

    run(scenario())
