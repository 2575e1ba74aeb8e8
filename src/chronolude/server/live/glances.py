"""Other workers' tables, to look at: for a lobby, a tree of branches, a link that is opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..store import Store
from .stored import log_length
from .table import Gone, Live, read_live

MOST: Final = 64


class Glances:
    """The last few that somebody looked at; each is read on from where its log was at the last look."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.kept: dict[str, Live] = {}

    async def at(self, table: str) -> Live | None:
        """A table as it was written when this was called. To write to it is in vain: it has another owner."""
        live = self.kept.pop(table, None)
        if live is None:
            live = await read_live(self.store, table, self.now)
        elif live.folded.log_length < await log_length(self.store, table):
            live = await caught_up(live)
        if live is not None:
            self.kept[table] = live
            while len(self.kept) > MOST:
                del self.kept[next(iter(self.kept))]
        return live


async def caught_up(live: Live) -> Live | None:
    async with live.lock:
        try:
            await live.catch_up()
        except Gone:
            return None
    return live
