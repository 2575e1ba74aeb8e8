"""A server on loopback inside the test's own loop, and a client that speaks the protocol."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from chronolude.games import register
from chronolude.server.application import lifespan, make_litestar
from chronolude.server.hall import Hall
from chronolude.server.http.guard import Guard
from chronolude.server.http.limits import Gate
from chronolude.server.process import HouseServer, listen, options
from chronolude.server.settings import Settings, read_settings
from chronolude.server.wire.messages import VERSION
from tests.looks import look_here
from tests.steps import Follower

Plain = dict[str, Any]
SECONDS = 30
IDLE: dict[tuple[object, ...], list[Litestar]] = {}
"""Applications of houses that are closed: to make one takes as long as all the rest of opening a house."""


@contextlib.contextmanager
def application(settings: Settings, gate: Gate) -> Iterator[Litestar]:
    """The routes are the same for every house with the same games; what a house is made of comes with its start."""
    shelf = IDLE.setdefault((settings.body_size, *register()), [])
    app = shelf.pop() if shelf else make_litestar(settings, gate)
    app._lifespan_managers[:] = [lifespan(settings, None, gate)]
    yield app
    app.state._state.clear()
    shelf.append(app)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


class House:
    """A running server."""

    def __init__(self, settings: Settings, app: Any, gate: Gate, port: int, token: str) -> None:
        self.settings = settings
        self.gate = gate
        self.app = app
        self.port = port
        self.admin = token
        self.base = f"http://127.0.0.1:{port}"
        self.clients: list[Client] = []

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def look_here(self, here: bool) -> None:
        """Whether questions about tables are looked into without a process of their own."""
        if here:
            self.hall.looks.done = look_here  # type: ignore[method-assign, assignment]

    def browser(self, token: str = "") -> httpx.AsyncClient:
        """A client over plain HTTP: certificates, which take longer to load than most requests, are left out."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.AsyncClient(base_url=self.base, timeout=SECONDS, verify=False, headers=headers)

    async def post(self, path: str, body: Plain | None = None, token: str = "", **more: Any) -> httpx.Response:
        async with self.browser(token) as client:
            return await client.post(path, json=body or {}, **more)

    async def get(self, path: str, token: str = "", **more: Any) -> httpx.Response:
        async with self.browser(token) as client:
            return await client.get(path, **more)

    async def make(self, **wish: Any) -> Plain:
        """A table of Contre-Temps against two bots unless the wish says otherwise."""
        body = {"game": "contre-temps", "seats": 3, "bots": ["random", "random"], "name": "Ada", **wish}
        if "players" in wish:
            del body["bots"]
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: Plain = answer.json()
        return made

    async def at_turn(self, **wish: Any) -> tuple[Plain, Client]:
        """A table, and the line of its first seat when that is asked something."""
        made = await self.make(**wish)
        client = await self.sit(made["id"], made["seats"][0]["token"])
        await client.turn()
        return made, client

    async def sit(self, table: str, token: str = "", **hello: Any) -> Client:
        client = await Client.open(self.port, table, token, **hello)
        self.clients.append(client)
        return client


@contextlib.asynccontextmanager
async def house(folder: Path, *, looks_here: bool = True, **given: Any) -> AsyncIterator[House]:
    """A server with its database in a folder; stopped and closed at the end.

    Unless a test is about them, questions about tables are looked into without a process of their own.
    """
    rates = {"socket_rate": "1000/second", "address_rate": "100000/minute", "create_rate": "10000/minute"}
    chosen: Plain = {
        "db": str(folder / "test.db"),
        "port": 0,
        "admin_token": "admin",
        "synchronous": "NORMAL",
        "window_seconds": 0,
    }
    chosen |= rates | given
    settings = read_settings({}, **chosen)
    gate = Gate(settings)
    with application(settings, gate) as app:
        config = uvicorn.Config(Guard(app, settings, gate), **options(settings))
        server = HouseServer(config)
        listening = listen(settings)
        task = asyncio.create_task(server._serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        made = House(settings, app, gate, listening.getsockname()[1], "admin")
        made.look_here(looks_here)
        try:
            yield made
        finally:
            await asyncio.gather(*(client.close() for client in made.clients))
            server.should_exit = True
            await task
            listening.close()


class Client:
    """One line to a table, and all that was heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Plain] = []
        self.bytes: list[str] = []
        self.events: list[Plain] = []
        self.said: list[Plain] = []
        self.update: Plain = {}
        self.ref = 0
        self.follower = Follower()
        self.unpacked: list[Plain] = []

    @classmethod
    async def open(cls, port: int, table: str, token: str = "", headers: Plain | None = None, **hello: Any) -> Client:
        address = f"ws://127.0.0.1:{port}/ws/{table}"  # no pings: a busy machine is slow, not gone
        socket = await connect(address, max_size=None, additional_headers=headers, ping_interval=None)
        client = cls(socket)
        await client.send({"type": "hello", "token": token, "version": VERSION, "steps": True, **hello})
        await client.until("welcome")
        return client

    async def send(self, message: Plain) -> None:
        await self.socket.send(json.dumps(message))

    async def read(self) -> Plain:
        """The next message, kept by its kind."""
        if not self.unpacked:
            text = str(await asyncio.wait_for(self.socket.recv(), SECONDS))
            self.bytes.append(text)
            self.unpacked = self.follower.unpack(json.loads(text))
        told = self.unpacked.pop(0)
        self.heard.append(told)
        if told["type"] == "update":
            self.update = told["update"]
        elif told["type"] == "events":
            self.events += told["events"]
        elif told["type"] == "said":
            self.said += told["sayings"]
        elif told["type"] == "fault" and told["code"] in ("bad-link", "unknown-table", "hello-first", "version"):
            await self.close()
            raise PermissionError(told["code"])
        return told

    async def until(self, kind: str) -> Plain:
        while (told := await self.read())["type"] != kind:
            pass
        return told

    async def ask(self, kind: str, **fields: Any) -> Plain:
        """Send a request and give the answer with its ref."""
        self.ref += 1
        await self.send({"type": kind, "ref": self.ref, **fields})
        while True:
            told = await self.read()
            if told.get("ref") == self.ref:
                return told

    async def turn(self) -> bool:
        """Wait until this seat is asked (true) or the game is over (false)."""
        while not self.update or not (self.update["your_turn"] or self.update["table"]["status"] in ("over", "closed")):
            await self.read()
        return bool(self.update["your_turn"])

    async def answer(self, pick: int = 0) -> Plain:
        """Answer with one of the options."""
        text = path_of(self.update["options"], pick)
        told = await self.ask("answer", decision=self.update["view"]["decision"], text=text)
        if told["type"] == "accepted":  # the update came before the yes
            assert self.update["view"]["decision"] >= told["decision"]
        return told

    async def play_out(self, pick: int = 0) -> None:
        while await self.turn():
            told = await self.answer(pick)
            assert told["type"] in ("accepted", "refused"), told

    async def close(self) -> None:
        await self.socket.close()


def path_of(options: list[Plain], pick: int = 0) -> str:
    """The whole text of a move, first parts after the first."""
    option = options[pick % len(options)]
    return str(option["text"]) if not option["then"] else f"{option['text']} > {path_of(option['then'])}"
