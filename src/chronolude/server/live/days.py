"""Which day it is, and whether the deal of a day is still being played: until then its cards are told to nobody."""

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
    """Whether this is the deal of a day that goes on: others still play it, so its hidden cards are told to nobody."""
    return row.daily is not None and row.daily >= daily_key(row.game, day_at(now))
