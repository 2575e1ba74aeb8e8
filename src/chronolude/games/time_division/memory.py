"""What a seat concludes from what it was told in Time Division."""

from __future__ import annotations

from typing import Final

from ...kernel.layout import E_MOVED
from ...sight.memory import Masks
from ...sight.minds import forget
from .names import ASIDE, CARD_ACTIVATED, DECK, DRAWN, FRONT, LOOKED, PILE, SAW, TAKEN_UP, TRAVELLERS

# Masks of zones, both seats' of each.
WAITING: Final = 0b11 << ASIDE
DRAFTING: Final = 0b11 << PILE | 0b11 << DRAWN | 0b11 << FRONT | 1 << DECK | 1 << TRAVELLERS

HEARS: Final = (E_MOVED, CARD_ACTIVATED, LOOKED, SAW, TAKEN_UP)
"""The events from which anything follows."""


def infer(memory: Masks, kind: int, args: tuple[int, ...]) -> None:
    """V-01 to V-14: what a look, an activation and the end of the draft tell besides the moves themselves."""
    if kind == LOOKED and args[2] == 1:
        rule_out(memory, 1 << args[1])  # whoever looks sees all there is; the cards that are there follow
    elif kind == SAW and args[1] >= 0:
        memory[args[1]] = 1 << args[2]
    elif kind == CARD_ACTIVATED:
        memory[args[1]] = 1 << args[2]  # V-07: it is named to both, and still lies there
    elif kind == E_MOVED and WAITING >> max(args[1], 0) & 1:
        rule_out(memory, WAITING)  # one card waits there at a time
    elif kind == TAKEN_UP:
        rule_out(memory, DRAFTING)


def rule_out(memory: Masks, zones: int) -> None:
    """No card lies in any of these."""
    forget(memory, zones, 0, len(memory))
