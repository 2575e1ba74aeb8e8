"""The other workers of a house, and which of us owns a table.

Nobody is asked: every worker works it out from who lives, by rendezvous: of all names, each hashed with the table's,
the lowest wins. So a worker more or less moves only its own share.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Final

import msgspec

BEAT_SECONDS: Final = 1.0
LOST_SECONDS: Final = 3.5
"""A worker that was not heard for so long is taken for dead."""


class Peer(msgspec.Struct):
    """Another worker, as last heard."""

    at: float
    open: bool
    near: bool = True
    """Whether connections can be handed to it: it runs on this machine."""
    address: str = ""


class Peers:
    """Who lives."""

    def __init__(self, name: str, now: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        self.now = now
        self.known: dict[str, Peer] = {}
        self.is_leaving = False
        """Whether this worker takes no more tables."""

    @property
    def is_first(self) -> bool:
        """Whether nobody served tables before us: then time that passed meanwhile is charged to nobody."""
        return not any(peer.open for peer in self.known.values())

    @property
    def has_far(self) -> bool:
        return any(not peer.near for peer in self.known.values())

    def beat(self, worker: str, is_open: bool, near: bool = True, address: str = "") -> bool:
        """Note that a worker lives; whether that changes who owns what."""
        before = self.known.get(worker)
        self.known[worker] = Peer(self.now(), is_open, near, address)
        return is_open and (before is None or not before.open)

    def lost(self) -> list[str]:
        """Workers not heard for too long."""
        return [name for name, peer in self.known.items() if self.now() - peer.at > LOST_SECONDS]

    def heard_all(self) -> None:
        """Nobody could be heard until now: all are given time to say that they live."""
        for peer in self.known.values():
            peer.at = self.now()

    def drop(self, worker: str) -> None:
        self.known.pop(worker, None)

    def owner(self, table: str) -> str:
        """Whose table this is, of the workers on this machine; those of others come by the proxy, or are sent there."""
        able = [name for name, peer in self.known.items() if peer.open and peer.near]
        if not self.is_leaving or not able:
            able.append(self.name)
        return min(able, key=lambda name: hashlib.blake2b(f"{name} {table}".encode(), digest_size=8).digest())
