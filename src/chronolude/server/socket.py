"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from . import actions, looking
from .chat import heard_by, read_sayings, say_to_table
from .guard import origin_is_ours
from .hall import Hall
from .limiting import Gate
from .links import Key, cookie_name
from .live.line import Line
from .live.table import Live
from .making import deal_when_ready
from .metrics import ANSWER_SECONDS, MESSAGES, REFUSALS, SOCKETS
from .protocol import (
    VERSION,
    Accepted,
    Answer,
    Consent,
    Describe,
    Entropy,
    Fault,
    FaultCode,
    Foresee,
    Hello,
    Hint,
    Inspect,
    Message,
    Mute,
    Ping,
    Pong,
    Refused,
    Review,
    Said,
    Say,
    Standing,
    Undo,
    Welcome,
    WhyNot,
    read,
    write,
)
from .store.journal import Overtaken

POLICY: Final = 4403
GONE: Final = 4404
FIRST_WORD_SECONDS: Final = 20
LAST_WORDS_SECONDS: Final = 2
logs = structlog.get_logger("chronolude.socket")
Socket = WebSocket[Any, Any, Any]


class Closing(Exception):
    """The line ends, with a last word."""

    def __init__(self, code: FaultCode, text: str, number: int = POLICY) -> None:
        super().__init__(text)
        self.fault = Fault(code, text)
        self.number = number


@websocket("/ws/{table:str}", opt={"exclude_from_auth": True})
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """One line to one table. The origin is checked before the line is accepted."""
    hall: Hall = socket.app.state.hall
    gate: Gate = socket.app.state.gate
    if not origin_is_ours(socket.headers, hall.settings):
        await socket.close(code=POLICY, reason="this origin may not open a line")
        return
    address = socket.client.host if socket.client else "unknown"
    if not gate.enter(address):
        await socket.close(code=4429, reason="too many lines from this address")
        return
    await socket.accept()
    SOCKETS.inc()
    try:
        await converse(socket, hall, gate, table, address)
    except WebSocketDisconnect:
        pass
    except Closing as end:
        await last_word(socket, end)
    finally:
        SOCKETS.dec()
        gate.leave(address)


async def last_word(socket: Socket, end: Closing) -> None:
    try:
        await socket.send_data(write(end.fault).decode(), mode="text")
        await socket.close(code=end.number, reason=end.fault.code)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def converse(socket: Socket, hall: Hall, gate: Gate, table: str, address: str) -> None:
    live, line, hello = await greet(socket, hall, table)
    sender = asyncio.create_task(send_all(socket, line))
    try:
        await welcome(live, line, hello)
        await listen(socket, hall, gate, live, line, address)
    finally:
        async with live.lock:
            live.leave(line)
            live.tell()
        line.close()
        await asyncio.wait({sender}, timeout=LAST_WORDS_SECONDS)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def send_all(socket: Socket, line: Line) -> None:
    """Send what waits in the queue, one message at a time."""
    while (text := await line.queue.get()) is not None:
        await socket.send_data(text.decode(), mode="text")
    await socket.close(code=GONE, reason="the line was cut")


async def greet(socket: Socket, hall: Hall, table: str) -> tuple[Live, Line, Hello]:
    """The first message must be a hello that opens something here."""
    try:
        text = await asyncio.wait_for(socket.receive_data(mode="text"), FIRST_WORD_SECONDS)
        hello = read(text)
    except TimeoutError:
        raise Closing("hello-first", "a hello was expected") from None
    except msgspec.DecodeError as error:
        raise Closing("malformed", str(error)) from None
    if not isinstance(hello, Hello):
        raise Closing("hello-first", "the first message is a hello")
    if hello.version != VERSION:
        raise Closing("version", f"this server speaks version {VERSION}")
    if hello.table not in ("", table):
        raise Closing("bad-link", "the hello names another table")
    live = await hall.find(table)
    if live is None:
        raise Closing("unknown-table", f"there is no table {table}", GONE)
    return live, Line(seat_for(socket, hall, live, hello), hello.language, 0), hello


def seat_for(socket: Socket, hall: Hall, live: Live, hello: Hello) -> int | None:
    """The seat this hello opens, None for a watcher; raises Closing if it opens nothing."""
    if hello.token:
        key = hall.key(hello.token)
        if key is None or key.role == "host" or not hall.fits(live, key):
            raise Closing("bad-link", "this link does not open this table, or not any more")
        if hello.seat is not None and key.seat != hello.seat:
            raise Closing("bad-link", "this link opens another seat")
        return key.seat
    for key in cookie_keys(socket, hall, live):
        if hello.seat is None or key.seat == hello.seat:
            return key.seat
    if live.row.settings.watch != "everyone" or hello.seat is not None:
        raise Closing("bad-link", "this table opens by its links only")
    return None


def cookie_keys(socket: Socket, hall: Hall, live: Live) -> list[Key]:
    """The keys this browser holds for this table, seats first."""
    found: list[Key] = []
    for name, token in socket.cookies.items():
        if name.startswith(f"cl-{live.id}-"):
            key = hall.key(token)
            if key is not None and key.role != "host" and name == cookie_name(key) and hall.fits(live, key):
                found.append(key)
    return sorted(found, key=lambda key: 99 if key.seat is None else key.seat)


async def welcome(live: Live, line: Line, hello: Hello) -> None:
    """Say what this line missed, then how the table stands."""
    async with live.lock:
        line.heard = max(0, min(hello.since, live.folded.n))
        line.send(Welcome(VERSION, live.id, "watcher" if line.seat is None else "seat", line.seat, live.folded.n))
        live.enter(line)
        await mix_in(live, line.seat, hello.entropy)
        before = live.folded.n
        await deal_when_ready(live)
        if live.folded.n == before:
            live.tell()
        said = heard_by(live, line, await read_sayings(live.store, live.id), hello.said)
    if said:
        line.send(Said(said))


async def mix_in(live: Live, seat: int | None, words: str) -> bool:
    """Keep a seat's words for the deal; too late once it is dealt."""
    if seat is None or not words or live.folded.table is not None or live.folded.seats[seat].entropy:
        return False
    await live.append(seats=[msgspec.structs.replace(live.folded.seats[seat], entropy=words[:400])])
    return True


async def listen(socket: Socket, hall: Hall, gate: Gate, live: Live, line: Line, address: str) -> None:
    while not line.cut:
        text = await socket.receive_data(mode="text")
        if len(text) > hall.settings.message_size:
            line.send(Fault("too-large", f"a message has at most {hall.settings.message_size} bytes"))
            continue
        if not gate.message(line, address):
            line.send(Fault("too-fast", "too many messages: wait a moment"))
            continue
        try:
            ask = read(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            line.send(Fault("malformed", str(error)))
            continue
        await take(hall, line, ask, live)


async def take(hall: Hall, line: Line, ask: Any, live: Live) -> None:
    """Answer one message; a fault of ours is told without its insides and changes nothing."""
    kind = type(ask).__name__.lower()
    MESSAGES.labels(kind).inc()
    begun = time.perf_counter()
    try:
        told = await respond(live, line, ask)
    except Overtaken:  # the log was read again: show everybody what another process wrote
        told = actions.refuse(getattr(ask, "ref", 0), "stale", line.lang)
        live.tell()
    except Exception as error:  # whatever failed, memory may be wrong: the next look reads the log
        logs.error("a message failed", kind=kind, table=live.id, error=repr(error))
        line.send(Fault("internal", "that did not work; nothing has changed", getattr(ask, "ref", 0)))
        hall.forget(live.id)
        return
    if isinstance(told, Refused):
        REFUSALS.labels(told.code).inc()
    if isinstance(ask, Answer):
        ANSWER_SECONDS.observe(time.perf_counter() - begun)
    if told is not None:
        line.send(told)


ACTIONS: Final[dict[type, Any]] = {
    Answer: actions.answer,
    Undo: actions.undo,
    Consent: actions.consent,
    Standing: actions.stand,
}


async def respond(live: Live, line: Line, ask: Any) -> Message | None:
    """Every message but hello, under the lock of its table."""
    if isinstance(ask, Hello):
        return Fault("hello-first", "the line is open already")
    if isinstance(ask, Ping):
        return Pong(ask.ref)
    async with live.lock:
        if isinstance(ask, Answer | Undo | Consent | Standing):
            told: Message = await ACTIONS[type(ask)](live, line.seat, ask, line.lang)
            return told
        if isinstance(ask, Say | Mute | Entropy):
            return await social(live, line, ask)
        return await look(live, line, ask)


async def look(live: Live, line: Line, ask: WhyNot | Foresee | Hint | Inspect | Describe | Review) -> Message:
    if isinstance(ask, WhyNot):
        return looking.why(live, line, ask)
    if isinstance(ask, Foresee):
        return await looking.foresee(live, line, ask)
    if isinstance(ask, Hint):
        return await looking.hint(live, line, ask)
    if isinstance(ask, Inspect):
        return looking.inspect(live, line, ask)
    if isinstance(ask, Describe):
        return looking.describe(live, line, ask)
    return looking.review(live, line, ask)


async def social(live: Live, line: Line, ask: Say | Mute | Entropy) -> Message | None:
    seat, decision = line.seat, live.folded.decision
    if isinstance(ask, Say):
        name = "" if seat is None else live.folded.names[seat]
        done = await say_to_table(live, line, ask, name)
        if not done:
            return actions.refuse(ask.ref, "not-possible", line.lang)
        return Accepted(ask.ref, decision) if ask.ref else None
    if seat is None:
        return actions.refuse(ask.ref, "watching", line.lang)
    if isinstance(ask, Entropy):
        done = await mix_in(live, seat, ask.words)
        return Accepted(ask.ref, decision) if done else actions.refuse(ask.ref, "not-possible", line.lang)
    if not 0 <= ask.seat < live.row.seats or ask.seat == seat:
        return actions.refuse(ask.ref, "not-possible", line.lang)
    row = live.folded.seats[seat]
    muted = sorted({*row.muted, ask.seat} if ask.muted else {*row.muted} - {ask.seat})
    await live.append(seats=[msgspec.structs.replace(row, muted=muted)])
    return Accepted(ask.ref, decision)
