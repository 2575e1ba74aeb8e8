"""A round and what it decides: one alone has won, several play it off (T-040 to T-049)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import State
from ....kernel.verbs import cards_in, emit, finish, move, push
from ..names import (
    ACTIVE,
    DISCARD,
    DONE,
    ELIMINATED,
    ENDING,
    ENDING_PRACTICE,
    ENDING_SHARED,
    ENDING_SOLE,
    ENDING_TIEBREAK,
    FIRST,
    GAME_OVER,
    HAND,
    MODE,
    MODE_NORMAL,
    MODE_OVER,
    MODE_TIEBREAK,
    ROUND,
    ROUND_BEGAN,
    ROUND_RULE,
    STARTER,
    TIEBREAK_ELIMINATION,
    TIEBREAK_ELIMINATION_TRUE,
    TIED,
    TURN_RULE,
    WINNER,
)
from .pile import draw, renew
from .supply import enough_cards


def begin_round(s: State) -> None:
    """T-021, T-047: the first player begins, or the next one still in; T-044: in a tie-break all draw first."""
    if s.n[MODE] == MODE_TIEBREAK and not enough_cards(s):
        share_victory(s)
        return
    s.n[ROUND] += 1
    s.n[STARTER] = next_in(s, s.n[FIRST])
    for seat in range(s.seats):
        s.n[DONE + seat] = 0
    emit(s, ROUND_BEGAN, s.n[ROUND])
    if s.n[MODE] == MODE_TIEBREAK:
        deal_tiebreak(s)
    push(s, TURN_RULE, s.n[STARTER])


def end_round(s: State) -> None:
    """T-040, S-02: once a round is complete. T-041, T-044: one alone has won; T-046, S-04: nobody, and on it goes."""
    out = [seat for seat in range(s.seats) if s.n[DONE + seat] != 0]
    if len(out) == 1:
        s.n[WINNER + out[0]] = 1
        end_game(s, ENDING_PRACTICE if s.seats == 1 else ENDING_SOLE if s.n[MODE] == MODE_NORMAL else ENDING_TIEBREAK)
        return
    if len(out) > 1:
        break_tie(s, len(out))
    push(s, ROUND_RULE)


def break_tie(s: State, count: i64) -> None:
    """T-042: those who went out together stay, the others leave; T-045, S-03: later ties too, or not."""
    if s.n[MODE] == MODE_NORMAL or s.n[TIEBREAK_ELIMINATION] == TIEBREAK_ELIMINATION_TRUE:
        for seat in range(s.seats):
            if s.n[ACTIVE + seat] != 0 and s.n[DONE + seat] == 0:
                eliminate(s, seat)
    s.n[MODE] = MODE_TIEBREAK
    emit(s, TIED, count)


def eliminate(s: State, seat: i64) -> None:
    """T-043, S-07: the cards of a seat that leaves go to the discards, their dates still hidden.

    A hand has no order, and the discards have one that a new pile is shuffled from: so they go by their numbers.
    """
    s.n[ACTIVE + seat] = 0
    emit(s, ELIMINATED, seat)
    for card in sorted(cards_in(s, HAND + seat)):
        move(s, card, DISCARD)
    renew(s)


def deal_tiebreak(s: State) -> None:
    """T-044, T-049, S-10: everybody still in draws one card, in turn order, and so holds exactly one."""
    seat: i64 = s.n[STARTER]
    while True:
        draw(s, seat)
        seat = next_in(s, seat + 1)
        if seat == s.n[STARTER]:
            return


def next_in(s: State, seat: i64) -> i64:
    """T-020, S-08: the next seat still in the game, clockwise from `seat` on, that seat included."""
    seat = seat % s.seats
    while s.n[ACTIVE + seat] == 0:
        seat = (seat + 1) % s.seats
    return seat


def share_victory(s: State) -> None:
    """T-048: nobody draws, and all who are still in have won together."""
    for seat in range(s.seats):
        s.n[WINNER + seat] = s.n[ACTIVE + seat]
    end_game(s, ENDING_SHARED)


def end_game(s: State, ending: i64) -> None:
    """T-005, T-041, T-091: the game is over."""
    s.n[ENDING] = ending
    s.n[MODE] = MODE_OVER
    emit(s, GAME_OVER, ending)
    finish(s)
