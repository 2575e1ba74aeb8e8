"""What a seat concludes from what it was told in Timeline."""

from __future__ import annotations

from typing import Final

from ...kernel.layout import E_MOVED, E_TURNED
from ...sight.memory import Masks
from ...sight.minds import allow, forget
from .names import DATES, PILE

HEARS: Final = (E_MOVED, E_TURNED)
"""The events from which anything follows."""


def infer(memory: Masks, kind: int, args: tuple[int, ...]) -> None:
    """Where a date lies open no other can lie; when its card goes back to the pile, only who knows it can tell.

    A date that was turned over stays known by its own place, so the others need not keep out of it: what a seat
    remembers differs from what it sees only by the dates it knows and no longer sees.
    """
    if kind == E_TURNED and args[0] >= 0 and args[1] > DATES:
        forget(memory, 1 << args[1], 0, args[0])
        forget(memory, 1 << args[1], args[0] + 1, len(memory))
    elif kind == E_MOVED and args[0] >= 0 and args[2] == PILE:
        allow(memory, DATES + 1 + args[0], len(memory) // 2, len(memory))
