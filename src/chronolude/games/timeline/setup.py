"""The table of Timeline before the deal."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Source
from ...kernel.layout import Layout
from ...kernel.state import Rules, State
from ...kernel.verbs import move, push
from .names import ACTIVE, DATES, HAND_SIZE, LATER, PILE, SET_UP_RULE

CLASSIC_2010: Final = 11  # the value of the option hand_size for the preset of 2010


def hand_size(asked: int, seats: int) -> int:
    """T-012, T-013, S-16: as many as agreed, four as a rule; the preset of 2010 goes by the number of seats."""
    if asked != CLASSIC_2010:
        return asked
    return 6 if seats <= 3 else 5 if seats <= 5 else 4


def before_deal(
    layout: Layout,
    order: list[int],
    later: list[int],
    rules: Rules,
    seats: int,
    options: dict[str, int],
    source: Source,
) -> State:
    """The table before the deal: each date behind its front, the pile, and beneath it the cards to avoid (T-081)."""
    s = State(layout, rules, seats, source)
    for name, value in options.items():
        s.n[layout.offsets[name]] = value
    s.n[HAND_SIZE] = hand_size(options["hand_size"], seats)
    count = len(order)
    for card in range(count):
        move(s, card, LATER if card in later else PILE)
    for place in range(count):
        move(s, count + place, DATES + 1 + order[place])
    for seat in range(seats):
        s.n[ACTIVE + seat] = 1
    push(s, SET_UP_RULE)
    return s
