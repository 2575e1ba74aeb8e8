"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ..hall import Hall
from ..http.guard import origin_is_ours
from ..http.limits import Gate
from ..live.connection import Line
from ..live.table import Live
from ..metrics import ANSWER_SECONDS, MESSAGES, REFUSALS, SOCKETS
from ..store.journal import Overtaken
from . import answers
from .handlers import respond
from .hello import GONE, POLICY, Closing, Socket, greet, welcome
from .messages import UNREADABLE, Answer, Fault, Refused, read, ref_of, write

LAST_WORDS_SECONDS: Final = 2
logs = structlog.get_logger("chronolude.socket")


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
    except (WebSocketDisconnect, RuntimeError, OSError):  # nobody listens any more
        pass


async def converse(socket: Socket, hall: Hall, gate: Gate, table: str, address: str) -> None:
    live, line, hello = await greet(socket, hall, table)
    sender = asyncio.create_task(send_all(socket, line))
    try:
        await welcome(live, line, hello)
        if hall.tables.get(table) is not live:  # it left memory while this line came in: come again
            line.close()
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


async def listen(socket: Socket, hall: Hall, gate: Gate, live: Live, line: Line, address: str) -> None:
    while not line.cut:
        text = await socket.receive_data(mode="text")
        if len(text) > hall.settings.message_size:
            most = hall.settings.message_size
            line.send(Fault("too-large", f"a message has at most {most} characters", ref_of(text)))
            continue
        if not gate.message(line, address):
            line.send(Fault("too-fast", "too many messages: wait a moment", ref_of(text)))
            continue
        try:
            ask = read(text)
        except UNREADABLE as error:
            line.send(Fault("malformed", str(error), ref_of(text)))
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
        told = answers.refuse(getattr(ask, "ref", 0), "stale", line.lang)
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
