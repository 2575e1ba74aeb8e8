"""How much one socket or one address may ask for."""

from __future__ import annotations

import ipaddress
from collections import Counter
from typing import TYPE_CHECKING, Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from ..settings import Settings

if TYPE_CHECKING:
    from uvicorn import Server

    from ..workers.doorway import Entrance

PREFIX: Final = 64
"""Whoever has one address of IPv6 has so many bits' worth of them."""


def place_of(address: str) -> str:
    """Whom an address stands for: itself, or with IPv6 its whole network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, PREFIX), strict=False))


class Gate:
    """Counts sockets and messages; per process."""

    def __init__(self, settings: Settings) -> None:
        self.server: Server | None = None
        """The server this application runs in, if it is ours."""
        self.entrance: Entrance | None = None
        """Where connections come in that are other workers'; None where there are none."""
        self.windows = MovingWindowRateLimiter(MemoryStorage())
        self.per_socket: RateLimitItem = parse(settings.socket_rate)
        self.per_address: RateLimitItem = parse(settings.address_rate)
        self.per_maker: RateLimitItem = parse(settings.create_rate)
        self.most_sockets = settings.sockets_per_address
        self.sockets: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.sockets[address] >= self.most_sockets:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]

    def message(self, socket: object, address: str) -> bool:
        """Whether one more message from this socket may be taken."""
        return self.windows.hit(self.per_socket, "socket", str(id(socket))) and self.windows.hit(
            self.per_address, "address", address
        )

    def request(self, address: str, makes: bool) -> bool:
        """Whether one more HTTP request may be taken; making things is rationed more tightly."""
        if makes and not self.windows.hit(self.per_maker, "maker", address):
            return False
        return self.windows.hit(self.per_address, "http", address)
