"""A turn: one card into one gap, and what comes of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import noun_of
from ....kernel.layout import EVERYONE
from ....kernel.offers import actions, ask, ask_part, offer_range, offer_zone, refuse
from ....kernel.state import NONE, State
from ....kernel.verbs import bottom, emit, insert, move, next_of, push, size_of, turn
from ..cards import is_earlier
from ..names import (
    CARD_MISSED,
    CARD_PLACED,
    DISCARD,
    DONE,
    GAP,
    GAP_RULE,
    HAND,
    LINE,
    MISSED,
    MODE,
    MODE_NORMAL,
    OVERLAP,
    PILE,
    PLACE,
    PLACED,
    PRACTICE,
    PRACTICE_DECK,
    STARTER,
    TURN_RULE,
    WENT_OUT,
)
from .pile import date_of, draw, renew
from .rounds import next_in

# Reasons that refuse an answer. T-026: nothing changes then.
REASONS: Final = ("T-022", "T-023")
T_022: Final = 0
T_023: Final = 1


def choose_card(s: State) -> None:
    """T-022: exactly one of one's own cards, and no passing; T-026: any other card is refused."""
    ask(s, s.seat)
    offer_zone(s, PLACE, HAND + s.seat)
    if s.refused is not None:
        refuse(s, T_022, actions(PLACE, list(range(s.cards // 2))))


def hold_card(s: State) -> None:
    push(s, GAP_RULE, s.seat, noun_of(s.answer))


def choose_gap(s: State) -> None:
    """T-023: k cards in the line make k + 1 gaps; gap n has n - 1 cards on its left; T-024: left is earlier."""
    ask_part(s, s.seat)
    offer_range(s, GAP, 1, size_of(s, LINE) + 1)
    if s.refused is not None:
        refuse(s, T_023, actions(GAP, list(range(s.cards))))


def place_card(s: State) -> None:
    """T-025: the card is turned over; right or wrong, everybody has now seen its date (T-032)."""
    card = s.a
    gap = noun_of(s.answer)
    seat = s.seat
    turn(s, date_of(s, card), EVERYONE)
    if is_right(s, date_of(s, card), gap):
        keep(s, seat, card, gap)
    else:
        miss(s, seat, card, gap)
    following = next_in(s, seat + 1)
    if following != s.n[STARTER]:
        push(s, TURN_RULE, following)


def keep(s: State, seat: i64, card: i64, gap: i64) -> None:
    """T-030: a right card stays, date visible, and the hand is one card smaller; T-093: practice may refill it."""
    insert(s, card, LINE, gap - 1)
    s.n[PLACED + seat] += 1
    emit(s, CARD_PLACED, seat, card, gap, date_of(s, card))
    if s.seats == 1 and s.n[PRACTICE] == PRACTICE_DECK and size_of(s, PILE) > 0:
        draw(s, seat)
    if size_of(s, HAND + seat) == 0:
        s.n[DONE + seat] = 1
        emit(s, WENT_OUT, seat)


def miss(s: State, seat: i64, card: i64, gap: i64) -> None:
    """T-031, S-05: a wrong card is discarded and another drawn; T-049: in a tie-break none is."""
    move(s, card, DISCARD)
    s.n[MISSED + seat] += 1
    emit(s, CARD_MISSED, seat, card, gap, date_of(s, card))
    renew(s)
    if s.n[MODE] == MODE_NORMAL:
        draw(s, seat)


def is_right(s: State, date: i64, gap: i64) -> bool:
    """T-025: not earlier than the left neighbour, not later than the right one; T-027: equal dates in any order."""
    overlap = s.n[OVERLAP] != 0
    left: i64 = NONE
    right = bottom(s, LINE)
    for _ in range(gap - 1):
        left = right
        right = next_of(s, right)
    if left != NONE and is_earlier(s.layout, date, date_of(s, left), overlap):
        return False
    return right == NONE or not is_earlier(s.layout, date_of(s, right), date, overlap)
