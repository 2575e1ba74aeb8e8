"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from ..hall import Hall
from ..http.guard import origin_is_ours
from ..http.limits import Gate, place_of
from ..live.connection import Connection
from ..live.table import Live
from ..metrics import ANSWER_SECONDS, MESSAGES, REFUSALS, SOCKETS
from ..store.commits import Overtaken
from .handlers import reply_to
from .hello import GONE, POLICY, Closing, Socket, greet, welcome
from .messages import UNREADABLE, Answer, Refusal, WireFault, outline_of, read, write
from .refusals import refuse

LAST_WORDS_SECONDS: Final = 2
logs = structlog.get_logger("chronolude.socket")


@websocket("/ws/{table:str}", opt={"exclude_from_auth": True})
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """One connection to one table. The origin is checked before it is accepted."""
    hall: Hall = socket.app.state.hall
    gate: Gate = socket.app.state.gate
    if not origin_is_ours(socket.headers, hall.settings):
        await socket.close(code=POLICY, reason="this origin may not connect")
        return
    address = place_of(socket.client.host if socket.client else "unknown")
    if not gate.enter(address):
        await socket.close(code=4429, reason="too many connections from this address")
        return
    SOCKETS.inc()
    try:
        await socket.accept()
        await converse(socket, hall, gate, table, address)
    except (WebSocketDisconnect, ClientDisconnected):
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
    live, connection, hello = await greet(socket, hall, table)
    if hall.tables.get(table) is not live:  # another worker's: who comes again is handed there
        await socket.close(code=GONE, reason="the connection was cut")
        return
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        await welcome(live, connection, hello)
        if hall.tables.get(table) is not live:  # it left memory while this connection came in: come again
            connection.close()
        await listen(socket, hall, gate, live, connection, address)
    finally:
        async with live.lock:
            live.leave(connection)
            live.tell()
        connection.close()
        await asyncio.wait({sender}, timeout=LAST_WORDS_SECONDS)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def send_all(socket: Socket, connection: Connection) -> None:
    """Send what waits in the queue, one message at a time."""
    while (text := await connection.queue.get()) is not None:
        await socket.send_data(text.decode(), mode="text")
    await socket.close(code=GONE, reason="the connection was cut")


async def listen(socket: Socket, hall: Hall, gate: Gate, live: Live, connection: Connection, address: str) -> None:
    while not connection.cut:
        text = await socket.receive_data(mode="text")
        if len(text) > hall.settings.message_size:
            most = hall.settings.message_size
            connection.send(WireFault("too-large", f"a message has at most {most} characters", outline_of(text).ref))
            continue
        if not gate.message(connection, address):
            connection.send(WireFault("too-fast", "too many messages: wait a moment", outline_of(text).ref))
            continue
        try:
            request = read(text)
        except UNREADABLE as error:
            connection.send(WireFault("malformed", str(error), outline_of(text).ref))
            continue
        await take(hall, connection, request, live)


async def mend(hall: Hall, live: Live) -> None:
    """Whatever failed, memory may be wrong: it is made from the log again, and nobody else notices."""
    try:
        async with live.lock:
            if not live.forgotten:
                await live.read_again()
    except Exception as error:  # then its connections are cut, and whoever comes again finds the table anew
        logs.error("a table cannot be read", table=live.id, error=repr(error))
        hall.forget(live.id)


async def take(hall: Hall, connection: Connection, request: Any, live: Live) -> None:
    """Reply to one request; a fault of ours is told without its insides and changes nothing."""
    kind = request.__struct_config__.tag
    MESSAGES.labels(kind).inc()
    begun = time.perf_counter()
    try:
        reply = await reply_to(live, connection, request)
    except Overtaken:  # the log was read again: show everybody what another process wrote
        reply = refuse(connection, request, "stale")
        live.tell()
    except Exception as error:
        logs.error("a message failed", kind=kind, table=live.id, error=repr(error))
        connection.send(WireFault("internal", "that did not work; nothing has changed", getattr(request, "ref", 0)))
        await mend(hall, live)
        return
    if isinstance(reply, Refusal):
        REFUSALS.labels(reply.code).inc()
    if isinstance(request, Answer):
        ANSWER_SECONDS.observe(time.perf_counter() - begun)
    if reply is not None:
        connection.send(reply)
