"""The first words on a connection: who comes, what their link opens, and what they have missed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket

from ..hall import Hall
from ..http.limits import Gate
from ..live.connection import Connection
from ..live.table import Live
from ..people.chat import heard_by, read_sayings
from ..people.keys import COOKIE, Key, cookie_name
from ..starts.tables import deal_when_ready
from .contents import FaultCode, Role, Saying
from .messages import (
    SPOKEN,
    UNREADABLE,
    VERSION,
    Accepted,
    AnyReply,
    Entropy,
    Hello,
    Ping,
    Pong,
    Said,
    Welcome,
    WireFault,
    outline_of,
    read,
)
from .refusals import refuse

POLICY: Final = 4403
GONE: Final = 4404
FIRST_WORD_SECONDS: Final = 20
Socket = WebSocket[Any, Any, Any]


class Closing(Exception):
    """The connection ends, with a last word."""

    def __init__(self, code: FaultCode, text: str, number: int = POLICY) -> None:
        super().__init__(text)
        self.fault = WireFault(code, text)
        self.number = number


async def greet(socket: Socket, hall: Hall, gate: Gate, table: str) -> tuple[Live, Connection, Hello]:
    """The first message must be a hello that opens something here."""
    try:
        text = await asyncio.wait_for(socket.receive_data(mode="text"), FIRST_WORD_SECONDS)
        hello = read(text)
    except TimeoutError:
        raise Closing("hello-first", "a hello was expected") from None
    except UNREADABLE as error:
        if outline_of(text).version not in SPOKEN:  # what it says besides may be of another version, too
            raise old_page() from None
        raise Closing("malformed", str(error)) from None
    if not isinstance(hello, Hello):
        raise Closing("hello-first", "the first message is a hello")
    if hello.version not in SPOKEN:
        raise old_page()
    if hello.table not in ("", table):
        raise Closing("bad-link", "the hello names another table")
    live = await hall.find(table)
    if live is None:
        raise Closing("unknown-table", f"there is no table {table}", GONE)
    seat, key = place_for(socket, hall, live, hello)
    connection = Connection(seat, hello.language, 0, key, hall.settings.queue_bytes, gate.backlog)
    connection.steps = hello.steps and hello.version == VERSION
    return live, connection, hello


def old_page() -> Closing:
    return Closing("version", f"this server speaks version {VERSION}: reload the page")


def place_for(socket: Socket, hall: Hall, live: Live, hello: Hello) -> tuple[int | None, str]:
    """The seat this hello opens, None for a watcher, and the hash of its key; raises Closing if it opens nothing."""
    if hello.token:
        key = hall.key(hello.token)
        if key is None or key.role == "host" or not hall.fits(live, key):
            raise Closing("bad-link", "this link does not open this table, or not any more")
        if hello.seat is not None and key.seat != hello.seat:
            raise Closing("bad-link", "this link opens another seat")
        return key.seat, key.hash
    for key in cookie_keys(socket, hall, live):
        if key.seat is None if hello.watch else hello.seat in (None, key.seat):
            return key.seat, key.hash
    if not live.row.is_open_to_all or hello.seat is not None:
        raise Closing("bad-link", "this table opens by its links only")
    return None, ""


def cookie_keys(socket: Socket, hall: Hall, live: Live) -> list[Key]:
    """The keys this browser holds for this table, seats first."""
    found: list[Key] = []
    for name, token in socket.cookies.items():
        if name.startswith(f"{COOKIE}{live.id}-"):
            key = hall.key(token)
            if key is not None and key.role != "host" and name == cookie_name(key) and hall.fits(live, key):
                found.append(key)
    return sorted(found, key=lambda key: 99 if key.seat is None else key.seat)


async def welcome(live: Live, connection: Connection, hello: Hello) -> None:
    """Say what this connection missed, then how the table stands."""
    async with live.lock:
        if not live.admits(connection):  # it changed between the hello and now
            connection.send(WireFault("bad-link", "this link does not open this table, or not any more"))
            connection.close()
            return
        await live.speak_to(connection.audience, connection.lang)
        connection.heard = max(0, min(hello.since, live.folded.n))
        role: Role = "watcher" if connection.seat is None else "seat"
        connection.send(Welcome(hello.version, live.id, role, connection.seat, live.folded.n))
        live.enter(connection)
    said = await live.decide(lambda: begin(live, connection, hello))
    if said:
        connection.send(Said(said))


async def begin(live: Live, connection: Connection, hello: Hello) -> list[Saying]:
    """Take these words, deal if all are there, and show the table; what was said there."""
    await mix_in(live, connection.seat, hello.entropy)
    before = live.folded.n
    await deal_when_ready(live)
    if live.folded.n == before:
        live.tell()
    return heard_by(live, connection, await read_sayings(live.store, live.id), hello.said)


async def mix_in(live: Live, seat: int | None, words: str) -> bool:
    """Keep a seat's words for the deal; too late once it is dealt."""
    if seat is None or not words or live.folded.table is not None or live.folded.seats[seat].entropy:
        return False
    await live.append(seats=[msgspec.structs.replace(live.folded.seats[seat], entropy=words[:400])])
    return True


# ── later words of the same kind ─────────────────────────────────────────────────────────────────


async def add_entropy(live: Live, connection: Connection, request: Entropy) -> AnyReply:
    """A seat's own words for the deal, if they come in time."""
    if connection.seat is None:
        return refuse(connection, request, "watching")
    decision = live.folded.decision
    if not await mix_in(live, connection.seat, request.words):
        return refuse(connection, request, "not-possible")
    return Accepted(request.ref, decision)


async def hello_again(_live: Live, _connection: Connection, _request: Hello) -> AnyReply:
    return WireFault("hello-first", "the connection is open already")


async def pong(_live: Live, _connection: Connection, request: Ping) -> AnyReply:
    return Pong(request.ref)
