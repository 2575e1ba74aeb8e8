"""The table of Contre-Temps before the deal."""

from __future__ import annotations

from ...kernel.chance import Source
from ...kernel.state import Rules, State
from ...kernel.verbs import move, push
from .cards import TOKENS, TRAVELLERS, VALUE, token_card
from .layout import LAYOUT
from .names import BAG, DISCS, MODE, MODE_PARADOX, PILE, REMOVED, SET_UP_RULE, UNDEALT


def lowest_value(seats: int) -> int:
    """K-010: 3 seats play with 7–13, 4 with 5–13, 5 with 3–13, 6 with all."""
    return 13 - 2 * seats


def blank(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """The table before the deal: K-010 removed cards, K-014/K-141 tokens, K-003, K-015 three discs, no crystals."""
    s = State(LAYOUT, rules, seats, source)
    for name, value in options.items():
        s.n[LAYOUT.offsets[name]] = value
    for card in range(TRAVELLERS):
        move(s, card, UNDEALT if VALUE[card] >= lowest_value(seats) else REMOVED)
    for number in range(1, TOKENS + 1):
        move(s, token_card(number), BAG if s.n[MODE] == MODE_PARADOX else PILE)
    for seat in range(seats):
        s.n[DISCS + seat] = 3
    push(s, SET_UP_RULE)
    return s
