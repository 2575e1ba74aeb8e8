"""Making, joining, hosting: links, seats, watchers, chat, rematch, lobby, the deal of the day."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from chronolude.bots.arena.measured import measured
from chronolude.server.people.keys import cookie_name
from chronolude.tables.bench import is_compiled
from tests.server.house import Client, House, house, run
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web
TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}, {"kind": "bot"}]


async def tells_people(base: str, path: str, status: int) -> None:
    """A link that opens nothing is a page for people; it was raw JSON."""
    async with httpx.AsyncClient(base_url=base, headers={"accept": "text/html"}) as browser:
        answer = await browser.get(path)
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (status, "text/html"), answer.text


def test_joining_by_the_tables_link_with_a_name_and_no_account(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(bots=["random"])
            path = f"/api/tables/{made['id']}"
            assert (await here.get(path)).json()["status"] == "open"
            assert (await here.get(path)).json()["fairness"] == {
                "commitment": made["commitment"],
                "secret": "",
                "verifiable": True,
            }
            joined = await here.post(f"{path}/join", {"name": "  Bo\u202e\n ", "entropy": "words"})
            key = joined.json()
            assert (joined.status_code, key["seat"]) == (201, 1)
            assert (await here.get(path)).json()["seats"][1]["name"] == "Bo"
            assert (await here.post(f"{path}/join", {"name": "Cy"})).status_code == 409
            one = await here.sit(made["id"], made["seats"][0]["token"])
            await one.until("update")
            assert one.update["view"] is None  # dealt only when everybody has come
            two = await here.sit(made["id"], key["token"], language="fr")
            while two.update.get("view") is None:
                await two.read()
            assert [seat["kind"] for seat in two.update["table"]["seats"]] == ["human", "human", "bot"]
            assert two.events[0]["text"].endswith("prend place.")

    run(scenario())


def test_wishes_that_cannot_be_met_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            for wish, word in (
                ({"game": "chess"}, "chess"),
                ({"game": "contre-temps", "seats": 9}, "seats"),
                ({"game": "contre-temps", "options": {"mode": "blitz"}}, "mode"),
                ({"game": "contre-temps", "options": {"colour": "red"}}, "colour"),
                ({"game": "contre-temps", "bots": ["nobody"]}, "nobody"),
                ({"game": "contre-temps", "bots": ["random"] * 3}, "no seat"),
                ({"game": "contre-temps", "seats": 4, "players": TWO}, "4 seats"),
                ({"game": "contre-temps", "settings": {"clock": {"kind": "live", "bank": -1}}}, "clock"),
                ({"game": "contre-temps", "settings": {"delay": -1}}, "day"),
            ):
                answer = await here.post("/api/tables", wish)
                assert answer.status_code == 409, answer.text
                assert word in answer.json()["detail"]
            assert (await here.post("/api/tables", {"seats": 3})).status_code == 400

    run(scenario())


def test_a_seat_link_is_a_cookie_is_revoked_and_issued_again(tmp_path: Path) -> None:  # noqa: PLR0915
    async def scenario() -> None:  # noqa: PLR0915
        async with house(tmp_path) as here:
            made = await here.make()
            link, token, host = made["seats"][0]["link"], made["seats"][0]["token"], made["host"]
            async with httpx.AsyncClient(base_url=here.base) as browser:
                answer = await browser.get(link)
                assert (answer.status_code, answer.headers["location"]) == (302, f"/t/{made['id']}")
                cookie = answer.headers["set-cookie"]
                assert "HttpOnly" in cookie and "SameSite=strict" in cookie
                name, value = cookie.partition(";")[0].split("=", 1)
                seat = await here.sit(made["id"], headers={"cookie": f"{name}={value}"})
                assert seat.heard[0]["seat"] == 0
                qr = await browser.get(f"/api/tables/{made['id']}/qr?seat=0", headers={"cookie": f"{name}={value}"})
                assert qr.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')  # a picture needs its namespace
                assert qr.headers["cache-control"] == "no-store"
            assert (await here.get(f"/api/tables/{made['id']}/qr")).status_code == 200
            assert (await here.get(f"/api/tables/{made['id']}/qr?seat=0")).status_code == 403
            path = f"/api/tables/{made['id']}/seats/0/link"
            assert (await here.post(path)).status_code == 403
            assert (await here.post(path, token=host)).status_code == 409  # they are there, and can do it themselves
            fresh = (await here.post(path, token=token)).json()
            with pytest.raises(PermissionError, match="bad-link"):
                await here.sit(made["id"], token)
            assert (await here.get(link.removeprefix(here.base))).status_code == 403
            assert (await here.get("/s/forged")).status_code == 404
            await tells_people(here.base, link.removeprefix(here.base), 403)
            await tells_people(here.base, "/s/forged", 404)
            again = await here.sit(made["id"], fresh["token"])
            await again.until("update")
            async with httpx.AsyncClient(base_url=here.base, headers={"authorization": f"Bearer {host}"}) as client:
                assert (await client.delete(path)).status_code == 200
            with pytest.raises(PermissionError, match="bad-link"):
                await here.sit(made["id"], fresh["token"])

    run(scenario())


def test_whoever_renews_their_own_link_keeps_the_seat_in_that_browser(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here, here.browser() as browser:
            made = (await browser.post("/api/tables", json={"game": "contre-temps", "players": TWO})).json()
            old = browser.cookies[f"cl-{made['id']}-s0"]
            path = f"/api/tables/{made['id']}"
            fresh = (await browser.post(f"{path}/seats/0/link")).json()
            assert browser.cookies[f"cl-{made['id']}-s0"] == fresh["token"] != old
            assert (await browser.get(f"{path}/qr?seat=0")).status_code == 200
            browser.cookies.clear()
            stale = {"cookie": f"cl-{made['id']}-s0={old}"}
            assert (await browser.get(f"{path}/qr?seat=0", headers=stale)).status_code == 403
            both = {**stale, "authorization": f"Bearer {fresh['token']}"}
            shown = await browser.get(f"{path}/qr?seat=0", headers=both)
            alone = await browser.get(f"{path}/qr?seat=0", headers={"authorization": f"Bearer {fresh['token']}"})
            assert shown.text == alone.text  # the code opens the seat: it is not the dead link
            host = {"authorization": f"Bearer {made['host']}"}
            renewed = await browser.post(f"{path}/seats/1/link", headers=host)
            assert "set-cookie" not in renewed.headers  # the host does not come to hold another's seat

    run(scenario())


def test_several_seats_on_one_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            async with httpx.AsyncClient(base_url=here.base) as browser:
                answer = await browser.post("/api/tables", json={"game": "contre-temps", "players": TWO})
                cookies = "; ".join(one.partition(";")[0] for one in answer.headers.get_list("set-cookie"))
            made = answer.json()
            seats = [await here.sit(made["id"], headers={"cookie": cookies}, seat=seat) for seat in (0, 1)]
            for number, seat in enumerate(seats):
                while seat.update.get("view") is None:
                    await seat.read()
                assert seat.update["view"]["seat"] == number
                assert all(seat.update["view"]["zones"][number]["cards"])
                assert not any(seat.update["view"]["zones"][1 - number]["cards"])

    run(scenario())


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


def test_the_deal_of_the_day_is_the_same_for_everyone_and_says_it_cannot_be_verified(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            hands: list[Any] = []
            for name in ("Ada", "Bo"):
                made = (await here.post("/api/daily/contre-temps", {"name": name})).json()
                seat = await here.sit(made["id"], made["seats"][0]["token"])
                await seat.turn()
                hands.append(seat.update["view"]["zones"])
                assert not seat.update["table"]["fairness"]["verifiable"]
                await seat.play_out()
                assert (await seat.ask("undo"))["code"] == "over"
            assert hands[0] == hands[1]
            daily = (await here.get("/api/daily/contre-temps", made["seats"][0]["token"])).json()
            assert sorted(one["name"] for one in daily["results"]) == ["Ada", "Bo"]
            assert len({one["score"] for one in daily["results"]}) == 1  # same deal, same bots, same answers
            assert (await here.get("/api/daily/contre-temps?day=2001-01-01")).json()["results"] == []
            assert (await here.get("/api/daily/contre-temps?day=today")).status_code == 400
            assert (await here.post("/api/daily/chess", {"name": "Ada"})).status_code == 409

    run(scenario())


def test_looking_why_foresee_hint_describe(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            seat: Client = await here.sit(made["id"], made["seats"][0]["token"], language="fr")
            await seat.turn()
            option = seat.update["options"][0]["text"]
            assert (await seat.ask("why", text=option))["reasons"] == []
            assert (await seat.ask("why", text="offer A1"))["reasons"][0]["rule"]
            foreseen = (await seat.ask("foresee", text=option))["foreseen"]
            assert foreseen["option"] == option and foreseen["certain"]
            assert (await seat.ask("foresee", text="A99"))["code"] == "not-on-offer"
            assert "événement" in (await seat.ask("describe"))["text"].lower()
            while len(seat.update["options"]) < 2:  # a forced answer needs no advice
                await seat.answer()
                await seat.turn()
            steps = [(await seat.ask("hint", step=step))["hint"] for step in (1, 2, 3)]
            assert "enjeu" in steps[0]["text"] and steps[0]["options"] == []
            assert steps[1]["options"][0] == steps[2]["options"][0], "a later step gives more of the same advice"
            assert len(steps[1]["worths"]) == len(steps[1]["options"]) >= 1
            best = steps[2]["worths"][0]
            assert 0 <= best["low"] <= best["mean"] <= best["high"] <= 1
            assert f"{round(100 * best['mean'])} parties imaginées" in steps[2]["text"]

    run(scenario())
