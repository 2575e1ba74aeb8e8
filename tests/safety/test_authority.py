"""A connection may see and do what its key allows now; what follows from the table in docs/authority.md."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, delete

from chronolude.server.live.connection import Connection
from chronolude.server.live.fold import kinds_over
from chronolude.server.live.stored import read_table
from chronolude.server.people import seats
from chronolude.server.people.seats import set_webhook
from chronolude.server.wire import hello
from chronolude.server.wire import socket as table_socket
from chronolude.server.wire.messages import Pong
from tests.server.house import Client, House, Plain, house, run
from tests.server.several import TWO, two, until
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


async def act(here: House, made: Plain, seat: int, action: str, token: str) -> int:
    return (await here.post(f"/api/tables/{made['id']}/seats/{seat}", {"action": action}, token)).status_code


async def link(here: House, made: Plain, seat: int, token: str, method: str = "POST") -> Any:
    async with here.browser(token) as browser:
        return await browser.request(method, f"/api/tables/{made['id']}/seats/{seat}/link", json={})


def seat_of(client: Client) -> int:
    return int(client.update["view"]["seat"])


async def is_cut(client: Client) -> bool:
    """Whether the other end closes; whatever is still said before is heard."""
    try:
        async with asyncio.timeout(5):
            while True:
                await client.socket.recv()
    except TimeoutError:
        return False
    except Exception:  # however it ends, it ended
        return True


# ── links ────────────────────────────────────────────────────────────────────────────────────────


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


def test_a_hello_that_races_the_change_of_its_key_is_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key fits when it is looked at, and is taken away before the connection comes in."""
    reached, go_on = asyncio.Event(), asyncio.Event()
    true = hello.welcome

    async def late(*given: Any) -> None:
        reached.set()
        await go_on.wait()
        await true(*given)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make(players=TWO)
            monkeypatch.setattr(table_socket, "welcome", late)
            coming = asyncio.create_task(here.sit(made["id"], made["seats"][1]["token"]))
            await reached.wait()
            assert (await link(here, made, 1, made["host"], "DELETE")).status_code == 200
            go_on.set()
            with pytest.raises(PermissionError, match="bad-link"):
                await coming
            monkeypatch.setattr(table_socket, "welcome", true)
            await here.sit(made["id"], made["seats"][0]["token"])

    run(scenario())


@pytest.mark.parametrize("how", ["DELETE", "kick"])
def test_a_key_that_is_taken_away_cuts_its_line(tmp_path: Path, how: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            seat = seat_of(other)
            if how == "kick":
                assert await act(here, made, seat, "kick", made["seats"][seat]["token"]) == 403
                assert await act(here, made, seat, "kick", made["host"]) == 200
            else:
                assert (await link(here, made, seat, made["host"], how)).status_code == 200
            assert await is_cut(other)
            assert (await asked.ask("ping"))["type"] == "pong"

    run(scenario())


@pytest.mark.parametrize("how", ["DELETE", "kick"])
def test_a_key_that_is_taken_away_at_one_worker_cuts_its_line_at_another(
    server: str, tmp_path: Path, how: str, soon_noticed: None
) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            here = await one.sit(made["id"], made["seats"][0]["token"])
            there = await other.sit(made["id"], made["seats"][1]["token"])
            await there.until("update")
            if how == "kick":
                assert await act(one, made, 1, "kick", made["host"]) == 200
            else:
                assert (await link(one, made, 1, made["host"], how)).status_code == 200
            assert await is_cut(there)
            assert (await here.ask("ping"))["type"] == "pong"

    run(scenario())


WAITED = {
    "link": ("POST", "seats/{seat}/link", {}),
    "leave": ("POST", "seats/{seat}", {"action": "leave"}),
    "bot": ("POST", "seats/{seat}", {"action": "bot"}),
    "webhook": ("PUT", "seats/{seat}/webhook", {"url": ""}),
    "forget": ("POST", "forget", {}),
    "branch": ("POST", "branch", {"decision": 0}),
    "look back": ("GET", "decisions/0", None),
    "events": ("GET", "events", None),
}


@pytest.mark.parametrize("what", WAITED)
def test_a_request_that_waited_while_its_key_was_taken_away_does_nothing(tmp_path: Path, what: str) -> None:
    """It comes with a key that fits, and waits for the lock behind the kick that makes it void."""
    method, path, body = WAITED[what]

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, other = await table_of_two(here)
            seat, live = seat_of(other), here.hall.tables[made["id"]]
            async with here.browser(made["seats"][seat]["token"]) as browser:
                async with live.lock:
                    kick = asyncio.create_task(act(here, made, seat, "kick", made["host"]))
                    await until(lambda: len(live.lock._waiting) == 1)
                    where = f"/api/tables/{made['id']}/{path.format(seat=seat)}"
                    late = asyncio.create_task(browser.request(method, where, json=body))
                    await until(lambda: len(live.lock._waiting) == 2)
                assert await kick == 200
                assert (await late).status_code == 403, (await late).text
            assert live.folded.seats[seat].kind == "open"

    run(scenario())


def test_what_waits_for_a_reader_is_not_sent_when_their_key_is_dead() -> None:
    connection = Connection(0, "en", 0)
    connection.send(Pong(1))
    connection.dismiss()
    connection.send(Pong(2))

    async def all_of_it() -> bytes | None:
        return await connection.queue.get()

    assert asyncio.run(all_of_it()) is None


# ── undo ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("action", ["bot", "kick"])
def test_a_host_does_not_get_round_a_refused_undo_by_sending_somebody_away(tmp_path: Path, action: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            assert (await asked.answer())["type"] == "accepted"
            assert (await asked.ask("undo"))["type"] == "accepted"
            while other.update["table"]["asking"] is None:
                await other.read()
            assert (await other.ask("consent", yes=False))["type"] == "accepted"
            assert await act(here, made, seat_of(other), action, made["host"]) == 200
            assert (await asked.ask("undo"))["code"] == "nothing-to-undo"

    run(scenario())


@pytest.mark.parametrize("action", ["bot", "kick"])
def test_sending_somebody_away_ends_an_undo_that_waits_for_them(tmp_path: Path, action: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            await asked.answer()
            decision = asked.update["view"]["decision"]
            await asked.ask("undo")
            assert await act(here, made, seat_of(other), action, made["host"]) == 200
            await asked.ask("ping")
            assert asked.update["table"]["asking"] is None
            assert asked.update["view"]["decision"] >= decision

    run(scenario())


def test_no_undo_goes_back_beyond_a_link_that_the_host_took_away(tmp_path: Path) -> None:
    """Else the host could wait until they may have the link of whoever refused, and agree in their place."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            assert (await asked.answer())["type"] == "accepted"
            assert (await asked.ask("undo"))["type"] == "accepted"
            assert (await link(here, made, seat_of(other), made["host"], "DELETE")).status_code == 200
            await asked.ask("ping")
            assert asked.update["table"]["asking"] is None
            assert (await asked.ask("undo"))["code"] == "nothing-to-undo"

    run(scenario())


# ── hints, rematch, names ────────────────────────────────────────────────────────────────────────


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


def test_whoever_leaves_is_sent_no_more_notices(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, other = await table_of_two(here)
            seat = seat_of(other)
            live = here.hall.tables[made["id"]]
            await live.decide(lambda: set_webhook(live, seat, "https://example.org/ada", "key"))
            assert await act(here, made, seat, "leave", made["seats"][seat]["token"]) == 200
            left = live.folded.seats[seat]
            assert (left.kind, left.webhook, left.webhook_key, left.entropy) == ("bot", "", "", "")

    run(scenario())


@pytest.mark.parametrize("action", ["leave", "kick"])
def test_whoever_has_gone_leaves_no_name(tmp_path: Path, action: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            seat = seat_of(other)
            name = ("Ada", "Bo")[seat]
            await other.ask("say", text="I was here")
            token = made["seats"][seat]["token"] if action == "leave" else made["host"]
            assert await act(here, made, seat, action, token) == 200
            late = await here.sit(made["id"], made["seats"][seat_of(asked)]["token"])
            await late.until("said")
            assert [one["text"] for one in late.said] == ["I was here"]
            assert f'"{name}' not in "".join(late.bytes)
            assert f"{name} " not in "".join(late.bytes)

    run(scenario())


@pytest.mark.parametrize("fails", ["the words", "reading"])
def test_a_name_is_forgotten_whole_or_not_at_all(fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that failed between the name and the words left the name in everybody's sight (the simulation, 285)."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            live = here.hall.tables[made["id"]]
            if fails == "the words":
                broken = delete(Table("nowhere", MetaData(), Column("seat", Integer)))
                monkeypatch.setattr(seats, "forgotten", lambda *_: (broken, None))
            else:
                monkeypatch.setattr(live, "read_again", fail)
            answer = await here.post(f"/api/tables/{made['id']}/forget", {}, made["seats"][1]["token"])
            assert answer.status_code == 500
            monkeypatch.undo()
            await asyncio.gather(asked.close(), other.close())
            look = await here.sit(made["id"], made["seats"][0]["token"])
            await look.until("update")
            named = fails == "the words"
            assert ("Bo" in look.update["view"]["names"]) == named
            assert (look.update["table"]["seats"][1]["name"] == "Bo") == named

    async def fail() -> None:
        raise OSError

    run(scenario())


def test_whoever_stays_can_be_forgotten_and_others_cannot_do_it_for_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, _ = await table_of_two(here)
            path = f"/api/tables/{made['id']}"
            assert (await here.post(f"{path}/forget")).status_code == 403
            assert (await here.post(f"{path}/forget", {}, made["host"])).status_code == 403
            assert (await here.post(f"{path}/forget", {}, made["seats"][1]["token"])).status_code == 200
            assert [seat["name"] for seat in (await here.get(path)).json()["seats"]][:2] == ["Ada", ""]

    run(scenario())


# ── what is the host's, and what is not ──────────────────────────────────────────────────────────


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
