"""Windows close on time: at one moment, whoever answered by hand and whoever left an instruction."""

from __future__ import annotations

from ..live.standing import owed, shown_at
from ..live.table import Live


def known_at(live: Live) -> float | None:
    """When the answers of a table's window become known."""
    return shown_at(live.folded, live.window)


async def make_known(live: Live) -> None:
    """Give the answers that were kept back, and those of standing instructions."""
    if owed(live.folded, live.now(), live.window):
        await live.append()
