"""Which day it is, and whether a shared deal is still being played: until then its cards are told to nobody."""

from __future__ import annotations

import datetime as dt
from typing import Final

from .rows import TableRow

DAY_SECONDS: Final = 86_400.0


def day_at(now: float) -> str:
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over and its deal can be looked into."""
    begun = dt.datetime.combine(dt.date.fromisoformat(day), dt.time(), dt.UTC)
    return begun.timestamp() + DAY_SECONDS


def daily_key(game: str, day: str) -> str:
    return f"{game}:{day}"


def is_on(row: TableRow, now: float) -> bool:
    """Whether others still play this deal, of a day or of a round that goes on: its hidden cards are told to nobody."""
    return bool(row.sealed) or (row.daily is not None and row.daily >= daily_key(row.game, day_at(now)))
