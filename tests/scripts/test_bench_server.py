"""The load of `make bench-server`: its sockets, its figures, and what it makes of messages."""

from __future__ import annotations

import asyncio
import os
import sys

from websockets.asyncio.server import ServerConnection, serve

from scripts.bench_server.inside import measure
from scripts.bench_server.interpreter import environment
from scripts.bench_server.load import Measured, busy
from scripts.bench_server.ours import Option, path_of
from scripts.bench_server.sockets import Socket, dial


def test_bare_sockets_speak_with_a_real_server() -> None:
    """Short, middling and long messages, some in one packet, pings among them."""

    async def echo(line: ServerConnection) -> None:
        async for text in line:
            await line.send(text)
            await line.ping()
            await line.send("and more")

    async def scenario() -> None:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        async with serve(echo, "127.0.0.1", 0, compression=None, max_size=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            line = await dial(port, "/any", lambda _, text: heard.put_nowait(text))
            for size in (1, 125, 126, 60_000):
                line.say(b"x" * size)
                assert len(await asyncio.wait_for(heard.get(), 10)) == size
                assert await asyncio.wait_for(heard.get(), 10) == b"and more"
            line.close()

    asyncio.run(scenario())


def test_a_frame_may_come_in_any_pieces() -> None:
    async def scenario() -> None:
        heard: list[bytes] = []
        line = Socket("h", "/", lambda _, text: heard.append(text))
        answer = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
        frames = b"\x81\x05hello" + b"\x01\x03one" + b"\x80\x03two" + b"\x81\x7e\x00\x80" + b"y" * 128
        for byte in answer + frames:
            line.data_received(bytes([byte]))
        assert heard == [b"hello", b"onetwo", b"y" * 128]

    asyncio.run(scenario())


def test_figures() -> None:
    found = Measured(200, 4.0, [i / 1000 for i in range(1, 101)], 0.5)
    assert found.rate == 50
    assert (found.at(0.5), found.at(0.99), found.at(1)) == (51, 100, 100)
    assert 0 <= busy([os.getpid()]) < 10_000
    assert busy([]) == 0


def test_a_move_in_parts_is_said_whole() -> None:
    inner = Option("gap 7", [])
    assert path_of([Option("Stethoscope", [inner, Option("gap 8", [])]), Option("pass", [])]) == "Stethoscope > gap 7"


def test_inside_the_server_the_same_moves_are_made_each_time() -> None:
    """Each is told to four people; what is sent differs by the times it was sent at."""
    turns: list[str] = []
    first, again = (asyncio.run(measure("contre-temps", 1, 9, turns.append)) for _ in range(2))
    assert turns == ["on", "off"] * 2
    assert first[0] == again[0] > 0
    assert first[3] > 4 * 100 * first[0]


def test_another_interpreter_is_told_where_our_packages_are() -> None:
    assert environment(sys.executable) == dict(os.environ)
    places = environment("/another/python")["PYTHONPATH"].split(os.pathsep)
    assert any(place.endswith("site-packages") for place in places)
    assert any(place.endswith("src") for place in places)
