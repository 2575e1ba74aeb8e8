"""What a table keeps besides its game: an undo that waits, what seats left with it, what watchers saw."""

from __future__ import annotations

import msgspec

from ...games.seen import View
from ..clocks.clocks import Clocks


class Pending(msgspec.Struct):
    """An undo that waits for consent."""

    by: int
    to: int
    waiting: list[int]


class Quiet(msgspec.Struct):
    """What seats left with the table, each known to its own seat alone."""

    kept: dict[int, str] = {}
    """Answers given by hand in a window whose answers are not known yet."""
    standing: dict[tuple[int, str], bool] = {}
    """Instructions, by seat and name."""
    automatic: set[int] = set()
    """Decisions that an instruction answered: nobody takes those back by hand."""
    changes: dict[int, int] = {}
    """How often each seat has answered the present ask."""
    entries: int = 0
    """How many entries of the log nobody else may notice, not even as a gap in numbers."""


class Past(msgspec.Struct, frozen=True):
    """What watchers saw after an entry, for tables they watch with a delay."""

    at: float
    n: int
    view: View | None
    clocks: Clocks
    undo: Pending | None
    paused: bool
    timelines: int
    forfeits: tuple[int, ...]
