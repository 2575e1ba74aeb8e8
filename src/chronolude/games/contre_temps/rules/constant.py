"""At the constant: sealed offers, and what they make of the line."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import SEALED, noun_of
from ....kernel.offers import actions, offer_zone, pose, refuse, to_seat
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, move, sealed_by, top
from ..cards import SUIT, VALUE
from ..names import (
    CONSTANT,
    CONSTANT_CHANGED,
    CONSTANT_RANK,
    CONSTANT_RANK_VALUE,
    DISCARD,
    DOUBLE_INSTABILITY_ENDS,
    ENDING_COLLAPSE,
    HAND,
    OFFER,
    OFFERED,
    PAWN,
    STILL_UNSTABLE,
    UNSTABLE,
)
from .control import TRUMP
from .end import end_game
from .reasons import K_091


def offer_cards(s: State) -> None:
    """K-091, K-116: all who share that place secretly choose one card of the hand, whatever it is (R-04)."""
    pose(s, SEALED)
    for seat in range(s.seats):
        if s.n[PAWN + seat] == 0:
            to_seat(s, seat)
            offer_zone(s, OFFER, HAND + seat)
    if s.refused is not None:
        refuse(s, K_091, actions(OFFER, list(range(65))))


def settle_constant(s: State) -> None:
    """K-092 to K-098: the highest offer replaces the constant; a tie at the top leaves the line unstable."""
    best = NONE
    tied = False
    rank_best: i64 = NONE
    for seat in range(s.seats):
        if sealed_by(s, seat) == NONE:
            continue
        card = noun_of(sealed_by(s, seat))
        emit(s, OFFERED, seat, card)
        rank = offer_rank(s, card)
        if rank >= rank_best:
            tied = rank == rank_best
            best = card
            rank_best = rank
    for seat in range(s.seats):
        if sealed_by(s, seat) != NONE:
            move(s, noun_of(sealed_by(s, seat)), DISCARD)
    if tied:
        destabilise(s, VALUE[best])
    else:
        if top(s, CONSTANT) != NONE:
            move(s, top(s, CONSTANT), DISCARD)
        move(s, best, CONSTANT)
        emit(s, CONSTANT_CHANGED, best)


def destabilise(s: State, value: i64) -> None:
    """K-095, K-025: no constant, no trump; K-096: a further tie changes nothing, unless O-4 ends the game."""
    if top(s, CONSTANT) != NONE:
        move(s, top(s, CONSTANT), DISCARD)
        emit(s, UNSTABLE, value)
    elif s.n[DOUBLE_INSTABILITY_ENDS] != 0:
        end_game(s, ENDING_COLLAPSE)
    else:
        emit(s, STILL_UNSTABLE, value)


def offer_rank(s: State, card: i64) -> i64:
    """K-092, O-2: the value alone; with `trump_first` the suit of the constant in force outranks the others."""
    constant = top(s, CONSTANT)
    if s.n[CONSTANT_RANK] != CONSTANT_RANK_VALUE and constant != NONE and SUIT[card] == SUIT[constant]:
        return VALUE[card] + TRUMP
    return VALUE[card]
