"""A connection whose table is at home on another machine: bytes go there and back, read by nobody here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Pipe(asyncio.Protocol):
    """One end of a connection that is passed on; what comes here goes out at the other end."""

    def __init__(self, gone: Callable[[], None] = lambda: None) -> None:
        self.gone = gone
        """Called when this end is closed."""
        self.other: asyncio.Transport | None = None
        self.mine: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.mine = transport

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.write(data)

    def pause_writing(self) -> None:
        """Who does not read at this end is not written to at the other."""
        if self.other is not None and not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, _: Exception | None) -> None:
        self.gone()
        if self.other is not None:
            self.other.close()


async def forward(
    transport: asyncio.Transport, address: str, request: bytes, busy: bytes, gone: Callable[[], None]
) -> None:
    """Join this connection to one to that address, and send what was read so far; `gone` is called when it ends."""
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    try:
        made = await loop.create_connection(Pipe, host.strip("[]"), int(port))
    except (OSError, ValueError):
        transport.write(busy)
        transport.close()
        return
    far, pipe = made
    pipe.other = transport
    near = Pipe(gone)
    near.connection_made(transport)
    near.other = far
    transport.set_protocol(near)
    far.write(request)
    if transport.is_closing():
        far.close()
    else:
        transport.resume_reading()
