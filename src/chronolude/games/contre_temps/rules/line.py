"""The line of time: its tokens, and the pawns that stand there."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import NONE, State
from ....kernel.verbs import bottom, move, next_of, prior_of
from ..cards import token_card, token_number
from ..names import BAG, CONTROLLER, LINE, MARKER, MODE, MODE_CLASSIC, PAWN, PILE, PRESENT


def lay_token(s: State) -> None:
    """K-020, K-021, K-100, K-142, K-143: the next token takes its place by number and is the present."""
    card = bottom(s, PILE) if s.n[MODE] == MODE_CLASSIC else bottom(s, BAG)
    following = bottom(s, LINE)
    while NONE < following < card:
        following = next_of(s, following)
    move(s, card, LINE, following)
    s.n[PRESENT] = token_number(card)
    gather_pawns(s)


def gather_pawns(s: State) -> None:
    """K-023, K-102, K-144: all pawns go to the present."""
    for seat in range(s.seats):
        s.n[PAWN + seat] = s.n[PRESENT]


def next_at(s: State, seat: i64, token: i64) -> i64:
    """K-051: the first seat on this event, clockwise from `seat` on, that seat included."""
    if seat == s.seats:
        seat = 0
    while s.n[PAWN + seat] != token:
        seat += 1
        if seat == s.seats:
            seat = 0
    return seat


def is_occupied(s: State, token: i64) -> bool:
    for seat in range(s.seats):
        if s.n[PAWN + seat] == token:
            return True
    return False


def leader_of(s: State, token: i64) -> i64:
    """K-050, K-051, K-150, K-151: the controller of the event before, or of the nearest earlier one that has one;
    K-052: with none, the marker. If absent, the next seat there, clockwise.
    """
    card = prior_of(s, token_card(token))
    while card != NONE:
        holder: i64 = s.n[CONTROLLER + token_number(card)]
        if holder > 0:
            return next_at(s, holder - 1, token)
        card = prior_of(s, card)
    return next_at(s, s.n[MARKER], token)
