"""Connections that have asked for nothing yet: so many from one address, and so long until the request is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ..http.limits import Gate

REQUEST_SECONDS: Final = 60.0
"""A whole request must have come in this time; between requests the server's own time for silence counts."""


class Arrival:
    """One connection, from its coming until it is a table's or gone."""

    def __init__(self, protocol: asyncio.Protocol, gate: Gate | None) -> None:
        self.protocol = protocol
        self.gate = gate
        self.transport: Any = None
        self.address = ""
        """Under which it is counted; empty while it is not."""
        self.deadline: asyncio.TimerHandle | None = None

    def come(self, transport: Any) -> None:
        self.transport = transport
        peer = transport.get_extra_info("peername")
        if self.gate is not None and peer:
            address = self.gate.arrive(str(peer[0]))
            if address is None:
                transport.abort()
                return
            self.address = address
        self.expect()

    def expect(self) -> None:
        """A request begins, or the first is waited for."""
        self.is_whole()
        self.deadline = asyncio.get_running_loop().call_later(REQUEST_SECONDS, self._late)

    def is_whole(self) -> None:
        """A request is there, or it is others' to wait for."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def go(self) -> None:
        self.is_whole()
        if self.address and self.gate is not None:
            self.gate.depart(self.address)
            self.address = ""

    def _late(self) -> None:
        if self.transport.get_protocol() is self.protocol:
            self.transport.abort()
