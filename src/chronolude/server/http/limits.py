"""How much one socket or one address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from limits import parse

from ..settings import Settings
from ..turns import LoopTurns
from .backlog import Backlog
from .places import LinePlaces

if TYPE_CHECKING:
    from uvicorn import Server

    from ..workers.arrival import Arrival
    from ..workers.doorway import Entrance

MOST_COUNTED: Final = 10_000
"""Of so many addresses it is known when they last asked before the quiet ones are forgotten."""
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


def is_among(peer: str, named: str) -> bool:
    """Whether an address is the one that is named, or of the network; * names all."""
    try:
        return named == "*" or ipaddress.ip_address(peer) in ipaddress.ip_network(named, strict=False)
    except ValueError:
        return peer == named


class Rate:
    """So many in any stretch of so many seconds; a hit that is refused does not count."""

    def __init__(self, words: str) -> None:
        item = parse(words)
        self.most = item.amount
        self.seconds = float(item.get_expiry())

    def hit(self, times: deque[float], now: float) -> bool:
        """Whether one more may come; `times` says when the last ones did."""
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        return True


class Counted:
    """A rate for each of many, such as addresses; those that were quiet for long enough are forgotten."""

    def __init__(self, words: str) -> None:
        self.rate = Rate(words)
        self.times: dict[str, deque[float]] = {}

    def hit(self, who: str, now: float) -> bool:
        times = self.times.get(who)
        if times is None:
            if len(self.times) >= MOST_COUNTED:
                self._make_room(now)
            times = self.times[who] = deque()
        return self.rate.hit(times, now)

    def _make_room(self, now: float) -> None:
        """The quiet ones are forgotten; if they are few, so are those that came first, many at once."""
        self.times = {who: times for who, times in self.times.items() if times and times[-1] > now - self.rate.seconds}
        for who in list(self.times)[: max(0, len(self.times) - MOST_COUNTED * 9 // 10)]:
            del self.times[who]


LOCKER_RATE: Final = "20/day"
"""How many lockers one address may make."""


class Gate:
    """Counts sockets and messages; per process."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.server: Server | None = None
        """The server this application runs in, if it is ours."""
        self.entrance: Entrance | None = None
        """Where connections come in that are other workers'; None where there are none."""
        self.per_socket = Rate(settings.socket_rate)
        self.per_address = Counted(settings.address_rate)
        self.per_reader = Counted(settings.address_rate)
        self.per_maker = Counted(settings.create_rate)
        self.per_host = Counted(settings.table_rate)
        self.per_keeper = Counted(LOCKER_RATE)
        self.turns = LoopTurns()
        self.backlog = Backlog(settings.waiting_bytes)
        self.most = settings.connections
        self.most_each = settings.sockets_per_address
        self.places = LinePlaces(settings.connections, settings.sockets_per_address)
        self.arrivals: Counter[str] = Counter()
        self.arrived = 0
        """Connections that are not a table's, those of proxies included."""
        self.expected: dict[Arrival, None] = {}
        """Those of them whose request is not there yet; who has waited longest comes first."""
        self.proxies = [one.strip() for one in settings.proxies.split(",") if one.strip()]

    def has_room(self) -> bool:
        """Whether one more connection may come. Who has let us wait longest for a request gives way, if anybody has."""
        if self.arrived + self.places.total < self.most:
            return True
        slowest = next(iter(self.expected), None)
        if slowest is not None:
            slowest.give_way()
        return slowest is not None

    def arrive(self, peer: str) -> str | None:
        """Under which address a connection is counted, empty for a proxy's; None if there are too many of it."""
        if any(is_among(peer, proxy) for proxy in self.proxies):
            return ""
        address = place_of(peer)
        if self.arrivals[address] >= self.most_each:
            return None
        self.arrivals[address] += 1
        return address

    def depart(self, address: str) -> None:
        self.arrivals[address] -= 1
        if self.arrivals[address] <= 0:
            del self.arrivals[address]

    def message(self, socket: deque[float], address: str) -> bool:
        """Whether one more message may be taken from a socket, whose last ones came at these times."""
        now = self.now()
        return self.per_socket.hit(socket, now) and self.per_address.hit(address, now)

    def table(self, address: str) -> bool:
        """Whether one more table may be made; each is kept for long."""
        return self.per_host.hit(address, self.now())

    def locker(self, address: str) -> bool:
        """Whether one more locker may be made."""
        return self.per_keeper.hit(address, self.now())

    def tables_left(self, address: str) -> int:
        """How many more may be made at once, besides the one that was counted."""
        times = self.per_host.times.get(address, ())
        return max(0, self.per_host.rate.most - len(times)) + 1

    def request(self, address: str, makes: bool) -> bool:
        """Whether one more HTTP request may be taken; making things is rationed more tightly."""
        now = self.now()
        if makes and not self.per_maker.hit(address, now):
            return False
        return self.per_reader.hit(address, now)
