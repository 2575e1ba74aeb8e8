"""Clocks, folded from the times in the log: nothing about them is stored but when things happened."""

from __future__ import annotations

from ..live.rows import ClockSettings

HOUR = 3600.0


class Clocks:
    """Seconds left for every seat; only seats that owe an answer tick."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        first = settings.bank if settings.kind == "live" else settings.hours * HOUR
        self.left = [first] * seats
        self.ticking: frozenset[int] = frozenset()
        self.since = 0.0

    @property
    def running(self) -> bool:
        return self.settings.kind != "none"

    def turn(self, at: float, ticking: frozenset[int], answered: int | None = None) -> None:
        """Charge the time since the last turn, credit who answered, and set who ticks from here on."""
        for seat in self.ticking:
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, at - self.since))
        if answered is not None and answered in self.ticking:
            self.credit(answered)
        self.ticking = ticking
        self.since = at

    def credit(self, seat: int) -> None:
        one = self.settings
        if one.kind == "live":
            self.left[seat] += one.increment
        else:
            self.left[seat] = min(one.cap_hours * HOUR, self.left[seat] + one.hours * HOUR)

    def forgive(self, at: float) -> None:
        """Charge nobody for the time since the last turn."""
        self.since = at

    def left_at(self, seat: int, at: float) -> float | None:
        if not self.running:
            return None
        spent = max(0.0, at - self.since) if seat in self.ticking else 0.0
        return max(0.0, self.left[seat] - spent)

    def first_zero(self) -> tuple[float, int] | None:
        """When, and for which seat, a clock reaches zero if nobody answers."""
        if not self.running or not self.ticking:
            return None
        return min((self.since + self.left[seat], seat) for seat in self.ticking)

    def words(self) -> str:
        """The setting in a few signs: `10+5`, `24 h`, or nothing."""
        one = self.settings
        if one.kind == "none":
            return ""
        if one.kind == "live":
            return f"{one.bank / 60:g}+{one.increment:g}"
        return f"{one.hours:g} h"
