"""Who controls an event: strength of cards, the winner of the present, changes of the past."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.state import NONE, State
from ....kernel.verbs import emit, move, top
from ..cards import SUIT, VALUE
from ..names import (
    CONSTANT,
    CONTROLLER,
    DISC_RETURNED,
    DISCARD,
    DISCS,
    EVENT_CHANGED,
    EVENT_STANDS,
    EVENT_WON,
    LEAD,
    LEADER,
    LED,
    PLAYED,
    POWER,
    STANDING,
)

TRUMP: Final = 100
FOLLOWS: Final = 50


def strength(s: State, card: i64) -> i64:
    """K-024, K-070, K-076: the constant's suit of today, then the led suit; a card of neither never wins."""
    constant = top(s, CONSTANT)
    if constant != NONE and SUIT[card] == SUIT[constant]:
        return VALUE[card] + TRUMP
    if SUIT[card] == s.n[LED] - 1:
        return VALUE[card] + FOLLOWS
    return 0


def settle_present(s: State, token: i64, winner: i64) -> None:
    """K-072: the lead card and the winning card stay; K-080: the winner controls the event."""
    card = top(s, PLAYED + winner)
    leader = s.n[LEADER]
    move(s, top(s, PLAYED + leader), LEAD + token)
    if winner != leader:
        move(s, card, STANDING + token)
    emit(s, EVENT_WON, winner, token, card)
    take_control(s, token, winner)


def settle_past(s: State, token: i64, winner: i64) -> None:
    """K-073, K-074, K-077: only the standing card defends; the lead card never leaves (K-075)."""
    card = top(s, PLAYED + winner)
    old = top(s, STANDING + token)
    holder: i64 = s.n[CONTROLLER + token] - 1
    defender = top(s, LEAD + token) if old == NONE else old
    if s.n[POWER] <= strength(s, defender):
        emit(s, EVENT_STANDS, holder, token, defender)
        return
    if old != NONE:
        move(s, old, DISCARD)
    move(s, card, STANDING + token)
    emit(s, EVENT_CHANGED, winner, token, card, holder)
    take_control(s, token, winner)


def take_control(s: State, token: i64, seat: i64) -> None:
    """K-080, K-083, K-084: a disc onto the event; K-081: the old one goes home; K-082: none moves on an own event."""
    holder: i64 = s.n[CONTROLLER + token] - 1
    if holder == seat:
        return
    if holder >= 0:
        s.n[DISCS + holder] += 1
        emit(s, DISC_RETURNED, holder, token)
    s.n[DISCS + seat] -= 1
    s.n[CONTROLLER + token] = seat + 1
