"""Before the first turn: who begins, the deal, and the first card of the line."""

from __future__ import annotations

from ....kernel.layout import EVERYONE
from ....kernel.state import State
from ....kernel.verbs import chance, move, push, shuffle, size_of, turn
from ..names import (
    FIRST,
    FIRST_PLAYER,
    FIRST_PLAYER_RANDOM,
    FIRST_PLAYER_YOUNGEST,
    HAND,
    HAND_SIZE,
    LATER,
    LINE,
    PILE,
    ROUND_RULE,
)
from .pile import date_of, renew, take_top


def name_first(s: State) -> None:
    """T-010, S-01: the seat the table settled on, or one drawn; the youngest was found before the deal."""
    asked = s.n[FIRST_PLAYER]
    if asked == FIRST_PLAYER_RANDOM:
        s.n[FIRST] = chance(s, s.seats)
    elif asked != FIRST_PLAYER_YOUNGEST:
        s.n[FIRST] = asked


def deal(s: State) -> None:
    """T-011, T-012, T-015: shuffled, the same number for each, and the rest is the pile, dates hidden."""
    if size_of(s, LATER) > 0:
        shuffle(s, LATER)
    shuffle(s, PILE)
    for _ in range(s.n[HAND_SIZE]):
        for seat in range(s.seats):
            move(s, take_top(s), HAND + seat)


def open_line(s: State) -> None:
    """T-016: the top card of the pile is turned over and begins the line."""
    card = take_top(s)
    move(s, card, LINE)
    turn(s, date_of(s, card), EVERYONE)
    renew(s)
    push(s, ROUND_RULE)
