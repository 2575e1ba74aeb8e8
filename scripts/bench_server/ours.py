"""Four people at a table, of Contre-Temps if nothing else is said, on our server."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from typing import Final

import httpx
import msgspec

from chronolude.games import find
from chronolude.server.wire.messages import VERSION

from .sockets import Socket, dial

_tables: Final = count(1)


def wish(game: str = "contre-temps") -> dict[str, object]:
    """A table whose people are called like nobody at another one: sentences with names cannot be kept from there."""
    number, most = next(_tables), min(4, find(game).seats[1])
    people = [{"kind": "human", "name": f"{name} {number}"} for name in ("Ada", "Ben", "Cleo", "Dan")[:most]]
    return {"game": game, "seats": most, "players": people}


class Option(msgspec.Struct):
    text: str
    then: list[Option]


class View(msgspec.Struct):
    decision: int


class Info(msgspec.Struct):
    status: str


class Update(msgspec.Struct):
    your_turn: bool
    options: list[Option]
    view: View | None
    table: Info


class ViewStep(msgspec.Struct, frozen=True):
    decision: int | None = None


class InfoStep(msgspec.Struct, frozen=True):
    status: str | None = None


class Change(msgspec.Struct, frozen=True):
    your_turn: bool | None = None
    options: list[Option] | None = None
    view: ViewStep = ViewStep()
    table: InfoStep = InfoStep()


class Told(msgspec.Struct):
    """What of a message the load looks at; the rest is skipped unread."""

    type: str
    update: Update | None = None
    public: Change = Change()
    own: Change = Change()
    ref: int = 0


_reader: Final = msgspec.json.Decoder(Told)


def path_of(options: list[Option]) -> str:
    option = options[0]
    return option.text if not option.then else f"{option.text} > {path_of(option.then)}"


class Ours:
    """The four connections of one table."""

    def __init__(self, ports: list[int], limit: int, pace: float = 0, asked: object = None) -> None:
        self.ports = ports
        self.limit = limit
        self.pace = pace
        self.wish = asked or wish()
        self.moves = 0
        self.waits: list[float] = []
        self.sockets: list[Socket] = []
        self.shown: dict[int, Update] = {}
        self.asked: dict[int, Update] = {}
        self.bytes = 0
        self.sent: dict[int, float] = {}
        self.dealt: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_on = False

    async def connect(self) -> None:
        async with httpx.AsyncClient(timeout=60) as client:
            made = (await client.post(f"http://127.0.0.1:{self.ports[0]}/api/tables", json=self.wish)).json()
        for i, key in enumerate(made["seats"]):
            port = self.ports[i % len(self.ports)]
            socket = await dial(port, f"/ws/{made['id']}", lambda _, text, i=i: self.hear(i, text))  # type: ignore[misc]
            self.sockets.append(socket)
            socket.say(msgspec.json.encode({"type": "hello", "token": key["token"], "version": VERSION, "steps": True}))
        await self.dealt

    def hear(self, seat: int, text: bytes) -> None:
        if self.is_on:
            self.bytes += len(text)
        if text.startswith(b'{"type":"step"'):
            self.step(seat, text)
            return
        if text.startswith((b'{"type":"accepted"', b'{"type":"refused"')) and seat in self.sent:
            self.waits.append(time.perf_counter() - self.sent.pop(seat))
            if seat in self.asked:  # shown before the yes: this seat is asked again
                self.answer_soon(seat)
        elif text.startswith(b'{"type":"update"'):
            self.look(seat, text)

    def step(self, seat: int, text: bytes) -> None:
        """Lay over what was shown as much of a step as the load looks at."""
        told, update = _reader.decode(text), self.shown[seat]
        assert update.view is not None
        for change in (told.public, told.own):
            if change.your_turn is not None:
                update.your_turn = change.your_turn
            if change.options is not None:
                update.options = change.options
            update.view.decision = update.view.decision if change.view.decision is None else change.view.decision
            update.table.status = change.table.status or update.table.status
        if told.ref and seat in self.sent:
            self.waits.append(time.perf_counter() - self.sent.pop(seat))
        self.take(seat, update)

    def look(self, seat: int, text: bytes) -> None:
        update = _reader.decode(text).update
        assert update is not None
        self.shown[seat] = update
        self.take(seat, update)

    def take(self, seat: int, update: Update) -> None:
        if update.table.status == "over" and not self.done.done():
            self.done.set_result(None)
        if update.view is None:
            return
        if not self.dealt.done():
            self.dealt.set_result(None)
        if update.your_turn:
            self.asked[seat] = update
            if self.is_on:
                self.answer_soon(seat)
        else:
            self.asked.pop(seat, None)

    def begin(self) -> None:
        self.is_on = True
        for seat in list(self.asked):
            self.answer_soon(seat)

    def answer_soon(self, seat: int) -> None:
        if self.pace:
            asyncio.get_running_loop().call_later(self.pace, self.answer, seat)
        else:
            self.answer(seat)

    def answer(self, seat: int) -> None:
        if seat in self.sent:
            return
        update = self.asked.pop(seat, None)
        if update is None or update.view is None:
            return
        if self.moves >= self.limit:
            if not self.done.done():
                self.done.set_result(None)
            return
        self.moves += 1
        self.sent[seat] = time.perf_counter()
        said = {"type": "answer", "ref": self.moves, "decision": update.view.decision, "text": path_of(update.options)}
        self.sockets[seat].say(msgspec.json.encode(said))

    def close(self) -> None:
        self.is_on = False
        for socket in self.sockets:
            socket.close()
