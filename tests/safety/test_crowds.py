"""Many at once: how many connections there are, whose request begins, and who sends far too much."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.exceptions import ConnectionClosed

from chronolude.games.seen import Told
from chronolude.server import process
from chronolude.server.http.limits import Gate
from chronolude.server.http.places import SILENT, SITS, WATCHES, LinePlaces
from chronolude.server.http.routes import records
from chronolude.server.http.text import is_clean
from chronolude.server.live.events import PUBLIC
from chronolude.server.settings import read_settings
from chronolude.server.wire import ears
from chronolude.server.wire.frames import Wire
from chronolude.server.workers import arrival, patience
from chronolude.server.workers.doorway import Doorway
from chronolude.server.workers.forward import forward
from tests.fuzz.dear import LOOP_SECONDS, Request, pace, post, till
from tests.safety.test_limits_met import Held, told
from tests.server.house import Client, House, house, run
from tests.server.several import until
from tests.server.workers.test_several import hear_out

web = pytest.mark.web
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"


class Crowd:
    """Plain connections to a house."""

    def __init__(self, here: House) -> None:
        self.here = here
        self.writers: list[asyncio.StreamWriter] = []

    async def come(self, says: bytes = b"") -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.here.port)
        writer.write(says)
        self.writers.append(writer)
        return reader

    def go(self) -> None:
        for writer in self.writers:
            writer.close()


@web
def test_a_house_has_so_many_connections_and_who_asks_nothing_gives_way(tmp_path: Path) -> None:
    """Also behind a proxy, where all of them have one address; whoever sits at a table stays."""

    async def scenario() -> None:
        async with house(tmp_path, connections=5) as here:
            crowd = Crowd(here)
            made, seat = await here.at_turn()
            first = await crowd.come(b"POST /api/verify HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{")
            for _ in range(3):
                await crowd.come()
            await until(lambda: here.gate.arrived == 4)
            assert b"200 OK" in await (await crowd.come(HEALTH)).read()
            assert await first.read() == b"", "who had begun to ask longest ago"
            await until(lambda: here.gate.arrived == 3)
            assert (await seat.answer())["type"] == "accepted"
            crowd.go()
            await until(lambda: not here.gate.arrived and not here.gate.expected)
            assert (await here.get(f"/api/tables/{made['id']}")).status_code == 200

    run(scenario())


@web
def test_a_house_full_of_people_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, connections=3) as here:
            crowd, made = Crowd(here), await here.make()
            here.gate.places.most = 3
            for _ in range(3):
                await here.sit(made["id"], made["seats"][0]["token"])
            head, _, body = (await (await crowd.come(HEALTH)).read()).partition(b"\r\n\r\n")
            status, text = told("connections of all kinds, for each worker")
            assert head.startswith(b"HTTP/1.1 %d " % status)
            assert text in body.decode()
            assert b"content-length: %d" % len(body) in head
            await here.clients[0].close()
            await until(lambda: here.gate.places.total == 2)
            assert b"200 OK" in await (await crowd.come(HEALTH)).read()
            crowd.go()

    run(scenario())


def test_an_address_with_many_connections_gives_way_when_the_house_is_full() -> None:
    places, cut = LinePlaces(10, 20), list[str]()

    def take(address: str, rank: int = SITS) -> bool:
        place = places.take(address)
        if place is not None:
            place.rank, place.close = rank, lambda: cut.append(f"{address} {rank}")
        return place is not None

    assert all(take("greedy", rank) for rank in (SITS, WATCHES, SITS, SILENT, SITS, SITS))
    assert all(take("modest") for _ in range(3))
    assert [take("new"), take("newer"), cut] == [True, True, ["greedy 0", "greedy 1"]]
    assert not take("greedy")
    assert [take("new"), take("modest"), take("newer"), take("new")] == [True, False, True, False], "all have as few"
    assert places.total == places.most == 9


@web
def test_somebody_comes_in_where_strangers_hold_every_place(tmp_path: Path) -> None:
    """A line that gives way is cut, and its place is free at once."""

    async def scenario() -> None:
        async with house(tmp_path, connections=20, proxies="127.0.0.1") as here:
            here.gate.places.most = 4
            made = await here.make(settings={"watch": "everyone"})
            stranger = {"x-forwarded-for": "203.0.113.7"}
            lines = [await Client.open(here.port, made["id"], headers=stranger) for _ in range(4)]
            person = await here.sit(made["id"], made["seats"][0]["token"])
            await person.turn()
            assert (await person.answer())["type"] == "accepted"
            with pytest.raises(ConnectionClosed):
                await hear_out(lines[0])
            assert here.gate.places.total == 4
            await asyncio.gather(*(line.close() for line in lines))

    run(scenario())


def test_a_connection_that_is_passed_on_is_counted_until_it_ends() -> None:
    async def scenario() -> None:
        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(await reader.read(4))
            await writer.drain()
            writer.close()

        gone: list[int] = []
        far = await asyncio.start_server(echo, "127.0.0.1", 0)
        near = await asyncio.start_server(lambda r, w: passed(w), "127.0.0.1", 0)

        async def passed(writer: asyncio.StreamWriter) -> None:
            address = f"127.0.0.1:{far.sockets[0].getsockname()[1]}"
            transport: Any = writer.transport
            await forward(transport, address, b"ping", b"busy", lambda: gone.append(1))

        reader, writer = await asyncio.open_connection(*near.sockets[0].getsockname()[:2])
        assert await reader.read() == b"ping"
        writer.close()
        await until(lambda: gone == [1])
        for server in (near, far):
            server.close()

    run(scenario())


def test_there_are_no_more_connections_than_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: asked.append(both))
    for soft, hard, given, files in ((1024, 4096, 2000, 2200), (1024, 1024, 824, 1024), (5000, 5000, 2000, 0)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, both=(soft, hard): both)
        assert process.settle(read_settings({}, connections=2000)).connections == given
        assert asked == ([(files, hard)] if files else [])
        assert ("files for 824 connections" in capsys.readouterr().err) == (given == 824)
        asked.clear()


@web
def test_whoever_sends_far_too_much_is_cut(tmp_path: Path) -> None:
    """Thousands of small frames come in one piece; each was answered before anybody else was heard."""

    async def scenario() -> None:
        async with house(tmp_path, socket_rate="5/minute") as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            for n in range(ears.MOST_HASTY + 50):
                await seat.send({"type": "ping", "ref": n})
            with pytest.raises(ConnectionClosed):
                await hear_out(seat)
            hasty = [one for one in seat.heard if one.get("code") == "too-fast"]
            assert len(hasty) == ears.MOST_HASTY + 1

    run(scenario())


@web
def test_what_waits_to_be_heard_is_bounded_however_small_it_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred megabytes that were compressed to a few kilobytes waited in memory behind a question."""
    held: list[int] = []

    async def think(*_: Any) -> None:
        await asyncio.sleep(0.3)

    true = ears.Ears.hear

    def hear(one: ears.Ears, text: bytes | str) -> None:
        true(one, text)
        held.append(sum(map(len, one.waiting)))

    async def scenario() -> None:
        async with house(tmp_path, socket_rate="100000/second", address_rate="10000000/minute") as here:
            monkeypatch.setattr(ears.Ears, "hear", hear)
            _, seat = await here.at_turn()
            monkeypatch.setattr(ears, "take", think)
            with contextlib.suppress(ConnectionClosed):
                for n in range(400):  # a question, and behind it what nobody takes
                    long = {"type": "why", "ref": n, "text": "x" * 65_000} if n % 20 else {"type": "describe", "ref": n}
                    await seat.send(long)
            with pytest.raises(ConnectionClosed):
                await hear_out(seat)
            assert 0 < max(held) <= ears.MOST_WAITING

    run(scenario())


@pytest.mark.parametrize("kind", [Doorway, Wire])
@pytest.mark.parametrize("reads", [False, True])
def test_whoever_takes_nothing_of_what_is_sent_is_closed(
    kind: Any, reads: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut for what waited, such a connection kept all of it, as its end never reached them; nobody counted it."""
    monkeypatch.setattr(patience, "READ_SECONDS", 0.01)

    async def scenario() -> None:
        one = kind.__new__(kind)
        one.transport, one.writable, one.flow, one.app_state = Held(one), asyncio.Event(), Mock(), {}
        one.pause_writing()
        if reads:
            one.resume_writing()
        await asyncio.sleep(0.05)
        assert one.transport.aborted != reads

    run(scenario())


def test_a_long_past_is_told_in_few_pieces_and_so_much_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of ten thousand events, which is a record of 100 kB, took 370 ms of the loop: a thread for each event."""

    async def scenario() -> None:
        async with till(tmp_path) as here:
            made = await here.made({"game": "contre-temps", "seats": 3, "settings": {"watch": "everyone"}})
            live = await here.hall.find(made["id"])
            assert live is not None
            live.folded.readers = {(PUBLIC, "en")}
            told = {(PUBLIC, "en"): Told(1, 0, "x", {"card": "A13"}, "Ada plays the ace of spades.", 1.0)}
            live.folded.events += [told] * 10_000
            request = Request("GET", f"/api/tables/{made['id']}/events", headers=(("accept-language", "en"),))
            cost = await here.cost(request, 3)
            assert cost.status == 200
            assert cost.bytes > 500_000
            assert cost.seconds < LOOP_SECONDS * pace()
            monkeypatch.setattr(records, "MOST_EVENTS", 700)
            for since, lines in ((0, 700), (9900, 100), (10_000, 0)):
                _, text = await here.ask(request._replace(query=f"since={since}"))
                assert len(text.splitlines()) == lines

    run(scenario())


@pytest.mark.parametrize("text", ["\\ud83d\\ude00", "\\ud83d"])
def test_a_long_text_with_one_odd_sign_is_looked_at_quickly(text: str, tmp_path: Path) -> None:
    """Two megabytes were looked at sign by sign."""

    async def scenario() -> None:
        async with till(tmp_path) as here:
            request = post("/api/decks/lint", {"text": "x"})._replace(
                body=b'{"text":"%s%s"}' % (text.encode(), b"x" * 1_900_000)
            )
            cost = await here.cost(request, 3)
            assert cost.status == (413 if len(text) > 6 else 400)
            assert cost.seconds < LOOP_SECONDS * pace()

    run(scenario())
    assert is_clean("é😀")


def test_who_gives_way_is_gone_at_once() -> None:
    """Else many that come in one round would all send away the same one."""
    gate = Gate(read_settings({}, connections=2))

    async def scenario() -> None:
        ours: Any = object()
        came = [Held(ours) for _ in range(4)]
        for held in came:
            arrival.Arrival(ours, gate).come(held)
        assert [held.aborted for held in came] == [True, True, False, False]
        assert gate.arrived == len(gate.expected) == gate.arrivals["192.0.2.7"] == 2
        for one in list(gate.expected):
            one.go()
            one.go()
        assert (gate.arrived, len(gate.expected), gate.arrivals.total()) == (0, 0, 0)

    run(scenario())
