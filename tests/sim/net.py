"""Lines between clients and a process: in order, late, cut off at any moment, or half open."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from chronolude.server.hall import Hall
from chronolude.server.http.limits import Gate
from chronolude.server.http.places import LinePlaces
from tests.steps import Follower

from .loop import Loop

if TYPE_CHECKING:
    from .client import Client
    from .world import World


class Part:
    """Any object with these attributes."""

    def __init__(self, **parts: Any) -> None:
        self.__dict__.update(parts)


class OpenGate(Gate):
    """Rates are for the fuzzer; here everybody may come."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall.settings, hall.now)
        self.turns = hall.bots.turns
        self.places = LinePlaces(1000, 1000)

    def message(self, socket: object, address: str) -> bool:
        return socket is not None and bool(address)


class Wire:
    """One line. The server's end is what Litestar would hand it; the client's end is `say` and `hear`."""

    def __init__(self, world: World, loop: Loop, client: Client, hall: Any) -> None:
        self.world = world
        self.loop = loop
        self.owner = client
        self.key = ""
        """The hash of the key by which it came."""
        self.app = Part(state=Part(hall=hall, gate=OpenGate(hall)))
        self.client = Part(host="here")
        self.headers: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.scope: dict[str, Any] = {"extensions": {}}
        self.follower = Follower()
        self.client_end_open = self.server_end_open = True
        self.inbox: list[str] = []
        self.waiting: asyncio.Future[None] | None = None
        self.stalled: asyncio.Future[None] | None = None
        self.arrives = [0.0, 0.0]
        self.asked: dict[int, dict[str, Any]] = {}
        """What was asked on this line, by its ref."""
        self.lengths: dict[int, int] = {}
        """How long the log of its table was then."""

    # ── the client's end ─────────────────────────────────────────────────────────────────────────

    def say(self, text: str) -> None:
        self.world.at(self._later(0), lambda: self._arrive(text))

    def hang_up(self, told: bool) -> None:
        """The client goes; the server is told at once, or finds out long after."""
        self.client_end_open = False
        delay = 0.01 if told else 30.0
        self.world.at(self.world.now() + delay, self._close_server_end)

    def stall(self, seconds: float) -> None:
        """The client reads nothing for a while."""
        if self.stalled is None and not self.loop.dead:
            self.stalled = self.loop.create_future()
            self.world.at(self.world.now() + seconds, self._read_on)

    def _read_on(self) -> None:
        stalled, self.stalled = self.stalled, None
        if stalled is not None and not stalled.done() and not self.loop.dead:
            stalled.set_result(None)

    def _arrive(self, text: str) -> None:
        if self.server_end_open and not self.loop.dead:
            self.inbox.append(text)
            self._wake()

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def _close_server_end(self) -> None:
        if not self.loop.dead:
            self.server_end_open = False
            self._wake()
            self._read_on()

    def _later(self, way: int) -> float:
        """Messages of one line arrive in the order they were sent."""
        self.arrives[way] = max(self.arrives[way], self.world.now() + self.world.latency())
        return self.arrives[way]

    def drop(self) -> None:
        """The process behind this line is gone."""
        self.server_end_open = False
        self.world.at(self._later(1), lambda: self.owner.cut_off(self))

    # ── the server's end ─────────────────────────────────────────────────────────────────────────

    async def accept(self) -> None:
        """It is."""

    async def receive_data(self, mode: str) -> str:
        assert mode == "text"
        while not self.inbox:
            if not self.server_end_open:
                raise WebSocketDisconnect(detail="gone", code=1006)
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.inbox.pop(0)

    async def send_data(self, data: str, mode: str) -> None:
        assert mode == "text"
        if self.stalled is not None:
            await asyncio.shield(self.stalled)
        if not self.server_end_open or self.loop.dead:
            raise WebSocketDisconnect(detail="gone", code=1006)
        for one in self.follower.unpack(msgspec.json.decode(data)):
            text = msgspec.json.encode(one).decode()
            told = self.world.truth.take(self, text)
            self.world.overhear(self, text)
            if self.client_end_open:
                self.world.at(self._later(1), lambda told=told: self.owner.hear(self, told))  # type: ignore[misc]

    async def close(self, code: int, reason: str) -> None:
        if self.server_end_open and not self.loop.dead:
            self.world.note(f"{self.owner} is cut off: {code} {reason}")
            self.drop()
