"""The table of Time Division before the deal."""

from __future__ import annotations

from ...kernel.chance import Source
from ...kernel.state import NONE, Rules, State
from ...kernel.verbs import move, push
from .cards import CARDS
from .layout import LAYOUT
from .names import BOX, CHOSEN, SET_UP_RULE


def blank(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """The table before the deal: every card in the box (D-011, D-015)."""
    s = State(LAYOUT, rules, seats, source)
    for name, value in options.items():
        s.n[LAYOUT.offsets[name]] = value
    for card in range(CARDS):
        move(s, card, BOX)
    s.n[CHOSEN] = NONE
    push(s, SET_UP_RULE)
    return s
