"""The other workers of a house, and which of us drives a table: its bots, clocks, windows and notices.

Nobody is asked: every worker works it out from who lives and who has people at the table. Where two disagree for
a moment, both drive, and the numbers of the log let one of them write.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Final

import msgspec

from .notes import Here

BEAT_SECONDS: Final = 1.0
LOST_SECONDS: Final = 3.5
"""A worker that was not heard for so long is taken for dead."""


class Peer(msgspec.Struct):
    """Another worker, as last heard."""

    at: float
    open: bool


class Peers:
    """Who lives, and who is connected where."""

    def __init__(self, name: str, now: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        self.now = now
        self.known: dict[str, Peer] = {}
        self.here: dict[str, dict[str, Here]] = {}
        """By table and worker; also for tables that are not in our memory."""

    @property
    def is_first(self) -> bool:
        """Whether nobody served tables before us: then time that passed meanwhile is charged to nobody."""
        return not any(peer.open for peer in self.known.values())

    def beat(self, worker: str, is_open: bool) -> bool:
        """Note that a worker lives; whether that changes who drives what."""
        before = self.known.get(worker)
        self.known[worker] = Peer(self.now(), is_open)
        return is_open and (before is None or not before.open)

    def note(self, worker: str, here: Here) -> None:
        at = self.here.setdefault(here.table, {})
        at.pop(worker, None)
        if here.seats or here.watching:
            at[worker] = here
        if not at:
            del self.here[here.table]

    def lost(self) -> list[str]:
        """Workers not heard for too long."""
        return [name for name, peer in self.known.items() if self.now() - peer.at > LOST_SECONDS]

    def drop(self, worker: str) -> list[str]:
        """Forget a worker; the tables at which it had people."""
        self.known.pop(worker, None)
        tables = [table for table, at in self.here.items() if worker in at]
        for table in tables:
            self.note(worker, Here(table, [], 0))
        return tables

    def owner(self, table: str, people_here: bool) -> str:
        """Who drives a table: one that has people there, else any; always the same one of several."""
        there = [name for name in self.here.get(table, {}) if name in self.known]
        able = [name for name, peer in self.known.items() if peer.open] + [self.name]
        if people_here or there:
            able = [*there, self.name] if people_here else there
        return min(able, key=lambda name: hashlib.blake2b(f"{name} {table}".encode(), digest_size=8).digest())
