"""Turn notices: a signed POST to the address a seat has given, once per real turn."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog
from sqlalchemy import insert

from ..live.rows import SeatRow
from ..live.standing import standing_answer
from ..live.table import Live
from ..metrics import NOTICES
from ..settings import Settings
from ..store import Store, models
from ..store.commits import Overtaken

TRIES: Final = 3
NAT64: Final = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))
logs = structlog.get_logger("chronolude.notices")


def sign(key: str, body: bytes) -> str:
    return hmac.new(key.encode(), body, hashlib.sha256).hexdigest()


async def may_call(url: str, policy: str) -> bool:
    """Whether notices may go to this address: a server must not be sent to knock on private doors."""
    return await door_of(url, policy) is not None


async def door_of(url: str, policy: str) -> str | None:
    """The host to connect to, None if it may not be. A name is looked up here once and for all: one that is public
    when it is looked at cannot be a private one when it is called.
    """
    try:
        parts = urlsplit(url)
        if policy == "off" or parts.scheme not in ("http", "https") or not parts.hostname:
            return None
        if policy == "any":
            return parts.hostname
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, ValueError):
        return None
    addresses = [str(address[4][0]) for address in found]
    return addresses[0] if addresses and all(map(is_public, addresses)) else None


def is_public(address: str) -> bool:
    """Whether an address is one that anybody on the network may call, and not a way round to one that is not."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or translated(found)
        if inner is not None or found.teredo is not None or found.is_site_local:
            return inner is not None and inner == found.ipv4_mapped and is_public(str(inner))
    return found.is_global and not found.is_multicast and not found.is_reserved


def translated(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The address behind one of NAT64 (RFC 6052, RFC 8215)."""
    if any(address in network for network in NAT64):
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return None


class Notices:
    """Sends what is due; a notice that was begun is never sent a second time."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self.store = store
        self.policy = settings.webhooks
        self.now = now
        self.tasks: set[asyncio.Task[None]] = set()
        self.wait = 2.0

    def tell_turns(self, live: Live) -> None:
        """Tell the seats that have a turn they were not told of."""
        for seat, turn in live.folded.turn_of.items():
            one = live.folded.seats[seat]
            if standing_answer(live.folded, seat) is not None:
                continue  # the table answers for this seat
            if one.kind == "human" and one.webhook and not live.connected(seat):
                task = asyncio.create_task(self._notify(live, one, turn))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _notify(self, live: Live, seat: SeatRow, turn: int) -> None:
        row = {"table_id": live.id, "seat": seat.seat, "turn": turn, "at": self.now()}
        try:
            await self.store.write([(insert(models.notices), row)])
        except Overtaken:
            return
        body = msgspec.json.encode({"table": live.id, "game": live.row.game, "seat": seat.seat, "turn": turn})
        done = await self._post(seat, body)
        NOTICES.labels("sent" if done else "failed").inc()

    async def _post(self, seat: SeatRow, body: bytes) -> bool:
        url = httpx.URL(seat.webhook)
        name = {"sni_hostname": url.host}  # whose certificate is asked for: the door is an address
        signature = sign(seat.webhook_key, body)
        headers = {"host": url.netloc.decode(), "content-type": "application/json", "chronolude-signature": signature}
        for attempt in range(TRIES):
            door = await door_of(seat.webhook, self.policy)
            if door is None:
                return False
            try:
                async with httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as client:
                    to = url.copy_with(host=door)
                    # what they answer is not read: it may be of any size
                    async with client.stream("POST", to, content=body, headers=headers, extensions=name) as answer:
                        status = answer.status_code
                if status < 500:
                    return status < 300
            except httpx.HTTPError as error:
                logs.info("a notice did not arrive", error=type(error).__name__)
            await asyncio.sleep(self.wait * (attempt + 1))
        return False
