"""Who has a place at the tables of this worker: so many in all, so many of one address, and a full house is shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SILENT, WATCHES, SITS = range(3)
FOR_TABLES: Final = 9, 10
"""Of all connections so many are for tables; the rest is for whoever asks something."""


class LinePlace:
    """One connection to a table."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.rank = SILENT
        """Who is there: of several the least gives way."""
        self.close: Callable[[], None] = lambda: None


class LinePlaces:
    """The places, by address."""

    def __init__(self, connections: int, most_each: int) -> None:
        of, all_of = FOR_TABLES
        self.most = max(1, connections * of // all_of)
        self.most_each = most_each
        self.held: dict[str, dict[LinePlace, None]] = {}
        self.total = 0

    def take(self, address: str) -> LinePlace | None:
        """A place for one more; None if there are too many of this address, or all have as few."""
        own = len(self.held.get(address, ()))
        if own >= self.most_each or (self.total >= self.most and not self._make_room(own)):
            return None
        place = LinePlace(address)
        self.held.setdefault(address, {})[place] = None
        self.total += 1
        return place

    def leave(self, place: LinePlace) -> None:
        mine = self.held.get(place.address, {})
        if place in mine:
            del mine[place]
            self.total -= 1
        if not mine:
            self.held.pop(place.address, None)

    def _make_room(self, own: int) -> bool:
        """The address that has most places gives one up for an address that still has fewer with one more."""
        most = max(self.held.values(), key=len)
        if len(most) <= own + 1:
            return False
        gives_way = min(most, key=lambda place: place.rank)
        self.leave(gives_way)
        gives_way.close()
        return True
