"""What is public in the rows of bytes of one game: numbers, who is asked and how, and the step of the rules that waits.

A step changes only the bytes that mean something else after it.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from ..kernel.ask import SEALED
from ..kernel.rows import bit, filled
from ..kernel.state import FRAME, NONE, State
from ..sight.features import clipped
from ..sight.marks import from_me, mark_number
from .pages import Pages


class PublicRows:
    """Numbers and the ask of one game, in the rows of all its seats."""

    def __init__(self, pages: Pages, first: i64) -> None:
        self.features, self.rows = pages.features, pages.rows
        self.first = first
        """Where the row of the first seat begins."""
        self._numbers = filled(self.features.layout.size_n, 0)
        for i in range(self.features.layout.size_n):
            mark_number(self.features, i, 0, 0, self.features.seats, 0, self.rows, first)
        self._mode: i64 = NONE
        self._part: i64 = 0
        self._asked: i64 = 0
        self._answered: i64 = 0
        self._step: i64 = NONE
        self._by: i64 = NONE
        self._a: i64 = 0
        self._b: i64 = 0

    def write(self, s: State) -> None:
        """All that changed since the last time."""
        f, n, numbers = self.features, s.n, self._numbers
        i: i64 = 0
        while i < len(numbers):
            if n[i] != numbers[i]:
                mark_number(f, i, numbers[i], n[i], f.seats, 0, self.rows, self.first)
                numbers[i] = n[i]
            i += 1
        self._write_ask(s)
        self._write_step(s)

    def _write_ask(self, s: State) -> None:
        f, n = self.features, s.n
        part: i64 = 0
        asked: i64 = 0
        answered: i64 = 0
        if s.mode >= 0:
            part = 1 if s.part else 0
            for k in range(s.askers):
                seat = n[s.at_asked + k]
                asked |= bit(seat)
                if s.mode == SEALED and n[s.at_sealed + seat] != NONE:
                    answered |= bit(seat)
        if s.mode != self._mode:
            self._turn_on(f.mode_at, self._mode, s.mode)
            self._mode = s.mode
        if part != self._part:
            self._tell(f.part_at, part)
            self._part = part
        if asked != self._asked:
            self._mark(f.asked_at, self._asked ^ asked, asked)
            self._asked = asked
        if answered != self._answered:
            self._mark(f.answered_at, self._answered ^ answered, answered)
            for seat in range(f.seats):
                self.rows[self.first + seat * f.width + f.sealed_at] = u8(answered >> seat & 1)
            self._answered = answered

    def _write_step(self, s: State) -> None:
        """The rule on top that waits, if any does."""
        f, n = self.features, s.n
        step: i64 = NONE
        by: i64 = NONE
        a: i64 = 0
        b: i64 = 0
        if s.mode >= 0 and s.depth > 0:
            top = s.at_stack + (s.depth - 1) * FRAME
            step, by = f.step_of[n[top]] + n[top + 1], n[top + 2]
            a, b = clipped(n[top + 3] + 1), clipped(n[top + 4] + 1)
        if step != self._step:
            self._turn_on(0, self._step, step)
            self._step = step
        if by != self._by:
            self._mark_one(self._by, 0)
            self._mark_one(by, 1)
            self._by = by
        if a != self._a:
            self._tell(f.a_at, a)
            self._a = a
        if b != self._b:
            self._tell(f.b_at, b)
            self._b = b

    # ── the same, or a seat, in the rows of all seats ────────────────────────────────────────────

    def _tell(self, at: i64, value: i64) -> None:
        """One byte, the same for all seats."""
        at += self.first
        for _ in range(self.features.seats):
            self.rows[at] = u8(value)
            at += self.features.width

    def _turn_on(self, at: i64, old: i64, new: i64) -> None:
        """One of several features instead of another; NONE: none of them."""
        if old != NONE:
            self._tell(at + old, 0)
        if new != NONE:
            self._tell(at + new, 1)

    def _mark(self, at: i64, changed: i64, seats: i64) -> None:
        """A mask of seats, each row counting from its own."""
        for seat in range(self.features.seats):
            if changed >> seat & 1 != 0:
                self._mark_seat(at, seat, seats >> seat & 1)

    def _mark_one(self, seat: i64, value: i64) -> None:
        if 0 <= seat < self.features.seats:
            self._mark_seat(self.features.by_at, seat, value)

    def _mark_seat(self, at: i64, seat: i64, value: i64) -> None:
        """A seat by its distance from that of the row."""
        f, row = self.features, self.first + at
        for me in range(f.seats):
            self.rows[row + from_me(f, seat, me)] = u8(value)
            row += f.width
