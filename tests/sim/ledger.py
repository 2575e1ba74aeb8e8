"""Clocks, reckoned a second time and another way: every second is charged to those who owed an answer."""

from __future__ import annotations

from typing import NamedTuple

from chronolude.server.live import entries
from chronolude.server.live.fold import Folded

CLOSE = 1e-6


class Page(NamedTuple):
    """The clocks from one moment on."""

    at: float
    left: list[float]
    ticking: list[int]


class Ledger:
    """The clocks of one table after every entry of its log."""

    def __init__(self, folded: Folded) -> None:
        clock = folded.row.settings.clock
        self.clock = clock
        first = clock.bank if clock.kind == "live" else clock.hours * 3600
        self.page = Page(0.0, [first] * folded.row.seats, [])
        self.pages: dict[int, list[Page]] = {folded.n: [self.page]}

    def take(self, folded: Folded, entry: entries.Any, at: float) -> None:
        if self.clock.kind == "none":
            return
        left = list(self.page.left)
        for seat in self.page.ticking:
            if not isinstance(entry, entries.Woke):
                left[seat] = max(0.0, left[seat] - max(0.0, at - self.page.at))  # the clock of a worker may be behind
        if isinstance(entry, entries.Answered) and entry.seat in self.page.ticking:
            left[entry.seat] = self.credited(left[entry.seat])
        self.page = Page(at, left, owing(folded))
        self.pages.setdefault(folded.n, []).append(self.page)

    def credited(self, left: float) -> float:
        if self.clock.kind == "live":
            return left + self.clock.increment
        return min(self.clock.cap_hours * 3600, left + self.clock.hours * 3600)

    def check(self, n: int | None, shown: list[float | None], now: float, fault: type[Exception]) -> None:
        """Whether the clocks that somebody is shown at an event number are those of a page."""
        if self.clock.kind == "none":
            if any(one is not None for one in shown):
                raise fault(f"a clock is shown at a table without: {shown}")
            return
        pages = [page for kept in self.pages.values() for page in kept] if n is None else self.pages.get(n, [])
        if pages and not any(fits(page, shown, now) for page in pages):
            raise fault(f"clocks do not add up at {n}: {shown} for {pages[-3:]}")


def owing(folded: Folded) -> list[int]:
    """The people who owe an answer; nobody's clock runs while an undo is talked over."""
    if folded.table is None or folded.over or folded.paused is not None or folded.undo is not None:
        return []
    return [seat for seat in folded.table.asked if folded.seats[seat].kind != "bot"]


def fits(page: Page, shown: list[float | None], now: float) -> bool:
    for seat, (left, told) in enumerate(zip(page.left, shown, strict=True)):
        spent = max(0.0, now - page.at) if seat in page.ticking else 0.0
        if told is None or not max(0.0, left - spent) - CLOSE <= told <= left + CLOSE:
            return False
    return True
