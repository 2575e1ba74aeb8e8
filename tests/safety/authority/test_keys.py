"""A connection may see and do what its key allows now, in every worker."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chronolude.server.live.connection import Connection
from chronolude.server.wire import hello
from chronolude.server.wire import socket as table_socket
from chronolude.server.wire.messages import Pong
from tests.safety.authority.acts import act, is_cut, link, seat_of
from tests.server.house import house, run
from tests.server.several import TWO, two, until
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


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
