"""The time of the house: it never jumps, and it does not pass while the house stands still.

The time of day is read once, and counted on by a clock that nobody sets. A loop that stands still (a dear request, a
process that was suspended, a machine that has no time for us) serves nobody, so that time is nobody's to pay for:
the pulse shows that the loop runs, and where it stays away the time of the house waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

from ..metrics import STALLS

PULSE_SECONDS: Final = 0.05
STALL_SECONDS: Final = 0.1
"""So late a pulse may be; from there on the loop stood still."""
logs = structlog.get_logger("chronolude.pulse")


class Steady:
    """The time of day as it was at the start, and what has passed since while the house ran."""

    def __init__(self, wall: Callable[[], float] = time.time, counted: Callable[[], float] = time.monotonic) -> None:
        self.counted = counted
        self.offset = wall() - counted()
        self.due: float | None = None
        """When the next pulse is expected, by the clock that counts; None while none is."""

    def __call__(self) -> float:
        """Whoever asks in a loop that just stood still is told the time at which that began."""
        now = self.counted()
        return self.offset + (now if self.due is None else min(now, self.due + STALL_SECONDS))

    def pulse(self) -> float:
        """The loop runs: how long it stood still before, if it did. Called again and again."""
        now = self.counted()
        stalled = 0.0 if self.due is None else now - self.due
        if stalled <= STALL_SECONDS:
            stalled = 0.0
        else:
            self.offset -= stalled - STALL_SECONDS
        self.due = now + PULSE_SECONDS
        return stalled

    async def beat(self) -> None:
        """Feel the pulse of this loop until cancelled; each stall is measured and written down."""
        worked = time.thread_time()
        try:
            while True:
                stalled, before, worked = self.pulse(), worked, time.thread_time()
                STALLS.observe(stalled)
                if stalled:  # what was not our own work, others on this machine took
                    told = "the loop stood still; nobody is charged for it"
                    logs.warning(told, seconds=round(stalled, 3), own_work=round(worked - before, 3))
                await asyncio.sleep(PULSE_SECONDS)
        finally:
            self.due = None
