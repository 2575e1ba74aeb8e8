"""C-011: who begins. Guesses are made at the table; here is only who came closest."""

from __future__ import annotations

from typing import Final

DAY: Final = 24 * 60


def apart(one: int, other: int) -> int:
    """R-02: minutes between two times on a dial of 24 hours."""
    gap = abs(one - other) % DAY
    return min(gap, DAY - gap)


def closest(guesses: list[int | None], now: int) -> list[int]:
    """The seats that guessed best, in minutes after midnight; all of them if nobody guessed. The lot settles ties."""
    gaps = {seat: apart(guess, now) for seat, guess in enumerate(guesses) if guess is not None}
    if not gaps:
        return list(range(len(guesses)))
    return [seat for seat, gap in gaps.items() if gap == min(gaps.values())]
