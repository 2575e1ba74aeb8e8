"""C-011: times of day as people guess them, and who came closest."""

from __future__ import annotations

from typing import Final

STEP: Final = 5  # minutes: nobody guesses more finely
DAY: Final = 24 * 60 // STEP
TIMES: Final = tuple(f"{n * STEP // 60}:{n * STEP % 60:02}" for n in range(DAY))
"""`14:35`, each step of the day from midnight on."""


def apart(one: int, other: int) -> int:
    """R-02: steps between two times on a dial of 24 hours."""
    gap = abs(one - other) % DAY
    return min(gap, DAY - gap)


def closest(guesses: list[int], now: int) -> list[int]:
    """The seats that guessed best, of those that guessed at all: what is no time of the day is no guess."""
    gaps = {seat: apart(guess, now) for seat, guess in enumerate(guesses) if guess < DAY}
    return [seat for seat, gap in gaps.items() if gap == min(gaps.values())]
