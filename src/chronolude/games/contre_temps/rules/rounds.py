"""A round of Contre-Temps, from the deal to the next present."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.rows import bit
from ....kernel.state import State
from ....kernel.verbs import chance, draw, emit, push, shuffle
from ..cards import TOKENS
from ..layout import SEATS
from ..names import (
    BAG,
    CONSTANT,
    CONSTANT_RULE,
    CONTROLLER,
    DISCS,
    ENDING_TEN,
    ENDING_THREE,
    ENERGY,
    EVENT_RULE,
    HAND,
    INCOME,
    MARKER,
    MODE,
    MODE_CLASSIC,
    ORDER,
    PARADOX_ORDER,
    PARADOX_ORDER_PRESENT_FIRST,
    PAWN,
    PHASE,
    PHASE_CONSTANT,
    PHASE_RESOLVE,
    PRESENT,
    PRESENT_EMPTY,
    ROUND,
    ROUND_BEGAN,
    ROUND_RULE,
    TIME_PASSED,
    UNDEALT,
)
from .end import ROUNDS, end_game, most_held
from .line import gather_pawns, is_occupied, lay_token

HAND_SIZE: Final = 10


def deal(s: State) -> None:
    """K-011, K-012, K-013: ten cards each; the top of the five left over becomes the constant."""
    shuffle(s, UNDEALT)
    for seat in range(s.seats):
        draw(s, UNDEALT, HAND + seat, HAND_SIZE)
    draw(s, UNDEALT, CONSTANT, 1)


def give_marker(s: State) -> None:
    """K-007, K-011, K-016: a dealer is drawn, and the seat to the dealer's left gets the marker for good."""
    if s.n[MARKER] < 0:
        dealer = chance(s, s.seats)
        s.n[MARKER] = (dealer + 1) % s.seats


def lay_first_event(s: State) -> None:
    """K-014, K-141: the first token is laid (the 1, or in Paradox the top of a shuffled bag); K-015: pawns there."""
    if s.n[MODE] != MODE_CLASSIC:
        shuffle(s, BAG)
    lay_token(s)
    push(s, ROUND_RULE)


def resolve_events(s: State) -> None:
    """K-030: a round is resolution, passage of time, movement; R-28: its number rises as resolution starts."""
    s.n[ROUND] += 1
    s.n[PHASE] = PHASE_RESOLVE
    set_order(s)
    emit(s, ROUND_BEGAN, s.n[ROUND])
    if s.n[ORDER] > 0:
        push(s, EVENT_RULE)


def set_order(s: State) -> None:
    """K-041, K-149, O-3: the present, then the other occupied events from the far end towards the constant. The line
    lies in the order of its numbers.
    """
    for i in range(SEATS):
        s.n[ORDER + i] = 0
    occupied: i64 = 0
    for seat in range(s.seats):
        occupied |= bit(s.n[PAWN + seat])
    at: i64 = 0
    if s.n[PARADOX_ORDER] == PARADOX_ORDER_PRESENT_FIRST and occupied >> s.n[PRESENT] & 1 != 0:
        s.n[ORDER] = s.n[PRESENT]
        occupied -= bit(s.n[PRESENT])
        at = 1
    for token in range(TOKENS, 0, -1):
        if occupied >> token & 1 != 0:
            s.n[ORDER + at] = token
            at += 1


def check_end(s: State) -> None:
    """K-120, K-032: once all events of the round are resolved; K-126: what is left of the round does not happen."""
    if most_held(s) >= 3:
        end_game(s, ENDING_THREE)
    elif s.n[ROUND] == ROUNDS:
        end_game(s, ENDING_TEN)


def visit_constant(s: State) -> None:
    """K-090: if a pawn stands at the constant, the constant is replaced, after all events."""
    if is_occupied(s, 0):
        s.n[PHASE] = PHASE_CONSTANT
        push(s, CONSTANT_RULE)


def pass_time(s: State) -> None:
    """K-100, K-101, K-152: a new token becomes the present unless nobody stood in the old one."""
    if s.n[CONTROLLER + s.n[PRESENT]] == 0:
        emit(s, PRESENT_EMPTY, s.n[PRESENT])
        gather_pawns(s)
    else:
        lay_token(s)
        emit(s, TIME_PASSED, s.n[PRESENT])
    pay_income(s)


def pay_income(s: State) -> None:
    """K-103, K-104: two crystals less one per own disc on the line, even when no token was added; K-105: no limit."""
    for seat in range(s.seats):
        income = s.n[DISCS + seat] - 1
        if income > 0:
            s.n[ENERGY + seat] += income
            if s.log is not None:
                emit(s, INCOME, seat, income)
