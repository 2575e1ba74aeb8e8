"""What a search has to say of answers, as plain data: what one is worth, what one gave away, what to tell of them."""

from __future__ import annotations

import msgspec


class Worth(msgspec.Struct, frozen=True):
    """The share of imagined games an answer wins, 0 to 1, and where it lies with a certainty of 95 %."""

    mean: float
    low: float
    high: float


class Judged(msgspec.Struct, frozen=True):
    """One answer looked at again, from what its seat could know."""

    answer: str
    best: str
    """What the search would have answered up to where the two part; the same where they agree."""
    worth: float
    """The seat's expected share of the win before it answered, 0 to 1."""
    regret: float
    low: float
    high: float
    """What the answer gave away, and where that lies with a certainty of 95 %."""
    exact: bool


class HintStep(msgspec.Struct, frozen=True):
    """Advice in three steps: what is asked and how much hangs on it, good options, the best one with its reason."""

    step: int
    text: str
    options: list[str]
    labels: list[str] = []
    """The options in words."""
    worths: list[Worth] = []
    """What each option is worth; empty where that was not searched."""
    exact: bool = False
    """Whether every way the game can still go was looked at."""
