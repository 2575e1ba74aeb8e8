"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from ..hall import Hall
from ..http.guard import origin_is_ours
from ..http.limits import Gate, place_of
from ..http.places import SITS, WATCHES, LinePlace
from ..live.connection import Connection
from ..metrics import SOCKETS
from .ears import Ears
from .frames import EXTENSION, Wire
from .hello import GONE, POLICY, Closing, Socket, greet, welcome
from .messages import Hello, write

LAST_WORDS_SECONDS: Final = 2


@websocket("/ws/{table:str}", opt={"exclude_from_auth": True})
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """One connection to one table. The origin is checked before it is accepted."""
    hall: Hall = socket.app.state.hall
    gate: Gate = socket.app.state.gate
    if not origin_is_ours(socket.headers, hall.settings):
        await socket.close(code=POLICY, reason="this origin may not connect")
        return
    address = place_of(socket.client.host if socket.client else "unknown")
    place = gate.places.take(address)
    if place is None:
        await socket.close(code=4429, reason="too many connections from this address, or in all")
        return
    SOCKETS.inc()
    try:
        await come_in(socket, hall, gate, table, place)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Closing as end:
        await last_word(socket, end)
    finally:
        SOCKETS.dec()
        gate.places.leave(place)
        if wire_of(socket) is not None:  # they hold the socket, and it the connection: a ring of a hundred kilobytes
            del socket.receive, socket.send


async def come_in(socket: Socket, hall: Hall, gate: Gate, table: str, place: LinePlace) -> None:
    """Hear who it is; until that is known the connection gives way before any other."""
    await socket.accept()
    if (wire := wire_of(socket)) is not None:
        place.close = wire.transport.abort
    live, connection, hello = await greet(socket, hall, gate, table)
    place.close, place.rank = connection.close, WATCHES if connection.seat is None else SITS
    if hall.tables.get(table) is live:
        await converse(socket, Ears(hall, gate, live, connection, place.address), hello)
    else:  # another worker's: who comes again is handed there
        await socket.close(code=GONE, reason="the connection was cut")


async def last_word(socket: Socket, end: Closing) -> None:
    try:
        await socket.send_data(write(end.fault).decode(), mode="text")
        await socket.close(code=end.number, reason=end.fault.code)
    except (WebSocketDisconnect, RuntimeError, OSError):  # nobody listens any more
        pass


async def converse(socket: Socket, ears: Ears, hello: Hello) -> None:
    live, connection, wire = ears.live, ears.connection, wire_of(socket)
    connection.direct = None if wire is None else wire.write
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        await welcome(live, connection, hello)
        if ears.hall.tables.get(live.id) is not live:  # it left memory while this connection came in: come again
            connection.close()
        if wire is not None:  # from here on; what came before waits for `listen`
            wire.hear, ears.hold = ears.hear, wire.hold
        await listen(socket, ears)
    finally:
        if wire is not None:
            wire.hear = None
        await ears.rest()
        async with live.lock:
            live.leave(connection)
            live.tell()
        connection.close()
        await asyncio.wait({sender}, timeout=LAST_WORDS_SECONDS)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


def wire_of(socket: Socket) -> Wire | None:
    """The short way to a socket; None where it is not ours, as under another server."""
    extensions: Any = socket.scope["extensions"]
    found: Wire | None = extensions.get(EXTENSION)
    return found


async def send_all(socket: Socket, connection: Connection) -> None:
    """Send what waits in the queue, one message at a time."""
    while (text := await connection.queue.get()) is not None:
        await socket.send_data(text.decode(), mode="text")
    await socket.close(code=GONE, reason="the connection was cut")


async def listen(socket: Socket, ears: Ears) -> None:
    """Hear whatever does not come by the short way: messages that came before it was there, and where there is none."""
    while not ears.connection.cut:
        ears.hear(await socket.receive_data(mode="text"))
        await ears.ready()
