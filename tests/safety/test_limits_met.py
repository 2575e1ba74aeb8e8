"""Limits that no other test meets: each as docs/limits.md says it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import tracemalloc
from collections.abc import Awaitable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import chronolude as cl
from chronolude.server.http import limits
from chronolude.server.http.guard import Guard
from chronolude.server.http.limits import Counted, Gate
from chronolude.server.http.text import SHORT_BODY
from chronolude.server.jobs.desk import Declined
from chronolude.server.jobs.pool import Whose
from chronolude.server.settings import read_settings
from chronolude.server.starts import branches
from chronolude.server.thinking.hindsight import MOST_EACH, Hindsights
from chronolude.server.workers import arrival
from tests.fuzz.dear import LOOP_SECONDS, Request, pace, scope_of, till
from tests.safety.attacks import bushy_record
from tests.safety.test_limits_page import ROWS
from tests.server.house import house, run
from tests.server.several import until

web = pytest.mark.web


def told(limit: str, **figures: str) -> tuple[int, str]:
    """Status and sentence of a limit, as the page has them, with other figures where a test sets them."""
    row = next(row for row in ROWS if row[0] == limit)
    sentence = re.match(r"(\d{3}): (.*)", row[3])
    assert sentence is not None
    text = sentence[2]
    for now, instead in figures.items():
        text = text.replace(now.strip("_"), instead)
    return int(sentence[1]), text


class Answers:
    """What the guard lets through, and what it says to the rest."""

    def __init__(self, **given: Any) -> None:
        settings = read_settings({}, **given)
        self.guard = Guard(self._yes, settings, Gate(settings))

    async def _yes(self, _: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b'{"detail":""}'})

    async def ask(self, method: str, path: str, address: str = "192.0.2.7", body: bytes = b"") -> tuple[int, str]:
        heard: list[Any] = []

        async def send(message: Any) -> None:
            heard.append(message)

        scope = scope_of("http", Request(method, path, body)) | {"client": (address, 1)}
        await self.guard(scope, None, send)  # type: ignore[arg-type]
        return heard[0]["status"], msgspec.json.decode(heard[1]["body"])["detail"]


def test_an_address_is_answered_so_often_and_makes_so_much() -> None:
    async def scenario() -> None:
        yes = (200, "")
        asks = Answers(address_rate="3/minute")
        assert [await asks.ask("GET", "/api/games") for _ in range(4)] == [yes] * 3 + [told("requests of one address")]
        makes = Answers(create_rate="2/minute")
        said = [await makes.ask("POST", "/api/verify") for _ in range(3)]
        assert said == [yes] * 2 + [told("requests of one address that change something")]
        assert await makes.ask("GET", "/api/games") == yes
        large = Answers(body_size=1000)
        assert await large.ask("POST", "/api/verify", body=b"x" * 1000) == yes
        assert await large.ask("POST", "/api/verify", body=b"x" * 1001) == told("bytes of a request", _2000000="1000")

    run(scenario())


def test_a_long_body_is_refused_unread_where_no_long_texts_are_taken(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with till(tmp_path) as here:
            limit = told("the same, where no records, decks, missions or lockers are taken")
            for headers in ((), (("content-length", "0"),)):  # as where a body comes in pieces
                ask = Request("POST", "/api/tables", b'{"game": "' + b"x" * SHORT_BODY + b'"}', headers=headers)
                cost, said = await here.ask(ask)
                assert (cost.status, json.loads(said)["detail"]) == limit
            cost, said = await here.ask(Request("POST", "/api/verify", ask.body))
            assert cost.status == 400 and b"at most" not in said

    run(scenario())


LONG: Final = ("/api/verify", "/api/records", "/api/decks/lint", "/api/missions/lint")


@pytest.mark.parametrize("path", [*LONG, f"/api/lockers/{'a' * 64}"])
def test_of_a_long_body_that_is_something_else_nothing_is_made(path: str, tmp_path: Path) -> None:
    """Two megabytes of brackets took an eighth of a second of the loop, and thirty times their size in memory."""

    async def scenario() -> None:
        async with till(tmp_path) as here:
            method = "PUT" if "lockers" in path else "POST"
            for body in (b"[" + b"[{},{}]," * 200_000 + b"0]", b'{"a":' + b"[{},{}]," * 200_000, b"{" * 1_600_000):
                tracemalloc.start()
                cost, said = await here.ask(Request(method, path, body))
                most = tracemalloc.get_traced_memory()[1]
                tracemalloc.stop()
                assert cost.status == 400 and json.loads(said)["detail"] and most < 3 * len(body)
                cost = await here.cost(Request(method, path, body), 3)
                assert cost.seconds < LOOP_SECONDS * pace() / 2

    run(scenario())


def test_an_address_makes_so_many_tables_in_whatever_way_and_another_still_may() -> None:
    async def scenario() -> None:
        guard = Answers(table_rate="6/day")
        ways = ("/api/tables", "/api/records", "/api/daily/timeline", "/api/lessons/timeline")
        for path in (*ways, "/api/tables/a/branch", "/api/tables/a/rematch"):
            assert (await guard.ask("POST", path))[0] == 200
        for path in (*ways, "/api/tables/a/branch", "/api/tables/a/rematch"):
            assert await guard.ask("POST", path) == told("tables that one address makes")
        assert (await guard.ask("POST", "/api/verify"))[0] == (await guard.ask("GET", "/api/records"))[0] == 200
        assert (await guard.ask("POST", "/api/tables", "192.0.2.8"))[0] == 200
        assert [(await guard.ask("POST", "/api/tables", f"2001:db8::{n}"))[0] for n in range(7)] == [200] * 6 + [429]

    run(scenario())


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_COUNTED", 20)
    counted = Counted("5/minute")
    for n in range(500):  # all within a minute: none of them is quiet
        assert counted.hit(f"address {n}", 100.0 + n / 100)
        assert len(counted.times) <= 20
    assert "address 499" in counted.times


def test_the_connections_of_proxies_are_not_counted() -> None:
    gate = Gate(read_settings({}, proxies="10.0.0.0/8, ::1, door.example", sockets_per_address=1))
    for peer in ("10.1.2.3", "::1", "door.example"):
        assert [gate.arrive(peer) for _ in range(3)] == [""] * 3
    assert [gate.arrive("192.0.2.7"), gate.arrive("192.0.2.7")] == ["192.0.2.7", None]
    gate.depart("192.0.2.7")
    assert gate.arrive("192.0.2.7") == "192.0.2.7"
    assert Gate(read_settings({}, proxies="*")).arrive("192.0.2.7") == ""


@web
def test_a_connection_says_so_much_and_an_address_has_so_many(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, message_size=1000, socket_rate="5/minute", sockets_per_address=2) as here:
            made, seat = await here.at_turn()
            await seat.send({"type": "why", "ref": 7, "text": "x" * 1000})
            fault = await seat.until("fault")
            assert (fault["code"], fault["text"]) == ("too-large", "a message has at most 1000 characters")
            for n in range(6):
                await seat.send({"type": "ping", "ref": n})
            assert (await seat.until("fault"))["code"] == "too-fast"
            await here.sit(made["id"], made["seats"][0]["token"])
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                await here.sit(made["id"], made["seats"][0]["token"])

    run(scenario())


@web
def test_whoever_comes_and_asks_nothing_is_counted_and_sent_away(tmp_path: Path) -> None:
    """A thousand silent connections would leave no room for anybody else's."""

    async def scenario() -> None:
        async with house(tmp_path, sockets_per_address=3) as here:
            came: list[asyncio.StreamWriter] = []

            async def come(address: str) -> asyncio.StreamReader:
                reader, writer = await asyncio.open_connection("127.0.0.1", here.port, local_addr=(address, 0))
                came.append(writer)
                return reader

            for _ in range(3):
                await come("127.0.0.2")
            await until(lambda: here.gate.arrivals["127.0.0.2"] == 3)
            with contextlib.suppress(ConnectionError):  # one too many
                assert await (await come("127.0.0.2")).read() == b""
            reader = await come("127.0.0.3")
            came[-1].write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in await reader.read()
            for writer in came:
                writer.close()
                with contextlib.suppress(ConnectionError):
                    await writer.wait_closed()
            await until(lambda: not here.gate.arrivals)

    run(scenario())


class Held:
    """A connection, and whose it is now."""

    aborted = False

    def __init__(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return "192.0.2.7", 1

    def get_protocol(self) -> Any:
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return 70_000

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("then", ["silent", "asked", "at a table", "asked and silent"])
def test_a_request_must_be_there_in_time(then: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrival, "REQUEST_SECONDS", 0.01)

    async def scenario() -> None:
        ours: Any = object()
        gate, held = Gate(read_settings({})), Held(ours)
        one = arrival.Arrival(ours, gate)
        one.come(held)
        if then.startswith("asked"):
            one.expect()
            one.is_whole()
        if then == "asked and silent":
            one.expect()  # the next one began
        if then == "at a table":
            held.protocol = object()
        await asyncio.sleep(0.05)
        assert held.aborted == (then in ("silent", "asked and silent"))
        assert gate.arrivals["192.0.2.7"] == 1
        one.go()
        one.go()
        assert not gate.arrivals

    run(scenario())


@web
def test_a_table_has_so_many_branches_and_a_tree_shows_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches, "MOST_BRANCHES", 3)
    monkeypatch.setattr(branches, "MOST_NODES", 2)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _ = await here.at_turn()
            token, path = made["seats"][0]["token"], f"/api/tables/{made['id']}"
            said = [await here.post(f"{path}/branch", {"decision": 0}, token) for _ in range(4)]
            assert [one.status_code for one in said] == [201, 201, 201, 409]
            full = said[-1].json()["detail"]
            assert (409, full) == told("branches of a table", _50="3")
            children = (await here.get(f"{path}/tree", token)).json()["children"]
            assert len(children) <= 2

    run(scenario())


class NoDesk:
    """Judges nothing, and counts who has it judged."""

    def __init__(self) -> None:
        self.asked: list[Whose] = []

    def judge(self, _record: cl.Record, _decision: int, whose: Whose) -> Awaitable[Any]:
        self.asked.append(whose)
        return asyncio.get_running_loop().create_future()


def test_so_many_games_are_looked_at_again_for_one_address_and_those_of_deleted_tables_end() -> None:
    async def scenario() -> None:
        desk, record = NoDesk(), played(4)
        hindsights = Hindsights(desk)  # type: ignore[arg-type]

        def ask(table: str, address: str) -> None:
            live: Any = SimpleNamespace(id=table)
            hindsights.known(live, record.moves[0].seat, lambda _: record, "en", address)

        for n in range(MOST_EACH):
            ask(f"t{n}", "greedy")
        with pytest.raises(Declined) as error:
            ask("one more", "greedy")
        assert (error.value.status, str(error.value)) == told("games that are looked at again for one address")
        ask("t0", "greedy")  # of what goes on already more is told
        ask("one more", "modest")
        await asyncio.sleep(0)
        assert {whose.address for whose in desk.asked} == {"greedy", "modest"}
        tasks = [course.task for key, course in hindsights.courses.items() if key[0] == "t0"]
        hindsights.clear("t0")
        await asyncio.sleep(0)
        assert [task is not None and task.cancelled() for task in tasks] == [True]
        ask("another", "greedy")
        await hindsights.stop()

    run(scenario())


def played(answers: int) -> cl.Record:
    table = cl.new("contre-temps", 3, 5)
    for _ in range(answers):
        table.play(table.asked[0], table.options(table.asked[0])[0].text)
    return table.record()


def test_a_tree_shows_so_many_futures_of_a_record() -> None:
    folded: Any = SimpleNamespace(table=cl.load(bushy_record(branches.MOST_SHOWN + 100)).replay())
    shown = branches.branches_of(folded)
    assert len(shown) == branches.MOST_SHOWN
    assert {(one.decision, one.length) for one in shown} == {(2, 1)}
