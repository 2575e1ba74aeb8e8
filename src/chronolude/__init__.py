"""Chronolude, the home of time-travel tabletop games. This is the front door; nothing deeper is promised."""

from __future__ import annotations

from typing import Any

from .games import register
from .tables import Reason, Record, Refused, Table, Unusable, load, new, position

__version__ = "0.1.0"
__all__ = ["Reason", "Record", "Refused", "Table", "Unusable", "games", "load", "new", "position"]


def games() -> list[dict[str, Any]]:
    """The registered games: id, titles, seats, options with their values."""
    return [game.card() for game in register().values()]
