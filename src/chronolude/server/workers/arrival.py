"""Connections that have asked for nothing yet: so many from one address, and so long until the request is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ..http.limits import Gate

REQUEST_SECONDS: Final = 60.0
"""A whole request must have come in this time; between requests the server's own time for silence counts."""
FULL_WORDS: Final = (
    b'{"status_code":503,"detail":"this server has as many connections as it can serve: come again in a minute"}'
)
FULL: Final = b"\r\n".join(
    (
        b"HTTP/1.1 503 Service Unavailable", b"content-type: application/json", b"retry-after: 60",
        b"content-length: %d" % len(FULL_WORDS), b"connection: close", b"", FULL_WORDS,
    )
)  # fmt: skip


class Arrival:
    """One connection, from its coming until it is a table's or gone."""

    def __init__(self, protocol: asyncio.Protocol, gate: Gate | None) -> None:
        self.protocol: asyncio.Protocol | None = protocol
        self.gate = gate
        self.transport: Any = None
        self.address = ""
        """Under which it is counted; empty while it is not."""
        self.is_counted = False
        """Whether it is one of all connections; its address need not be known."""
        self.deadline: asyncio.TimerHandle | None = None

    def come(self, transport: Any) -> None:
        self.transport = transport
        if self.gate is not None:
            if not self.gate.has_room():
                transport.write(FULL)
                transport.close()
                return
            peer = transport.get_extra_info("peername")
            address = self.gate.arrive(str(peer[0])) if peer else ""
            if address is None:
                transport.abort()
                return
            self.address = address
            self.gate.arrived += 1
            self.is_counted = True
        self.expect()

    def expect(self) -> None:
        """A request begins, or the first is waited for."""
        self.is_whole()
        if self.gate is not None and self.is_counted:
            self.gate.expected[self] = None
        self.deadline = asyncio.get_running_loop().call_later(REQUEST_SECONDS, self._late)

    def is_whole(self) -> None:
        """A request is there, or it is others' to wait for."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if self.gate is not None:
            self.gate.expected.pop(self, None)

    def go(self) -> None:
        self.is_whole()
        self.protocol = None  # it holds us
        if self.gate is not None and self.is_counted:
            self.gate.arrived -= 1
            self.is_counted = False
            if self.address:
                self.gate.depart(self.address)

    def give_way(self) -> None:
        """All places are taken, and nobody else has let us wait so long."""
        self.go()
        self.transport.abort()

    def _late(self) -> None:
        if self.transport.get_protocol() is self.protocol:
            self.transport.abort()
