"""The one question the table waits on, and the packed ints that answer it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE: Final = 0  # that seat answers
SEALED: Final = 1  # all those seats answer, hidden and changeable until the last is in
FIRST: Final = 2  # whoever of those seats answers first

MODES: Final = ("one", "all", "first")


class Ask:
    """Never mutated, so clones share it."""

    def __init__(self, mode: int, seats: list[int], options: list[list[int]], part: bool) -> None:
        self.mode = mode
        self.seats = seats
        self.options = options
        """What each of `seats` may answer, in the same order."""
        self.part = part
        """Whether this continues the move of the same seat, which takes its whole path at once."""

    def of(self, seat: int) -> list[int]:
        """What this seat may answer; nothing if it is not asked."""
        return self.options[self.seats.index(seat)] if seat in self.seats else []


def action(verb: i64, noun: i64) -> i64:
    """A verb and a noun in one int."""
    return verb << 16 | noun


def verb_of(act: i64) -> i64:
    return act >> 16


def noun_of(act: i64) -> i64:
    return act & 0xFFFF
