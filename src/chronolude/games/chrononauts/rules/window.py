"""Announced cards and the Memo: the window that tells nothing, and what comes of the card beneath."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import SEALED, action, verb_of
from ....kernel.offers import offer, pose, refuse, to_seat
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, move, place_of, prior_of, push, sealed_by, size_of
from ..cards import DISCONTINUITY as DISCONTINUITY_EFFECT
from ..cards import EFFECT, INVERTER, MEMO, MEMOS, PARENTS, SORT
from ..names.table import (
    AIMED_CARD,
    AIMED_SEAT,
    AIMED_WAY,
    AIMED_YEAR,
    ANNOUNCE_RULE,
    CANCELLED,
    DISCARD,
    HAND,
    MEMO_NOW,
    MEMOED,
    PASS,
    PHASE,
    PHASE_MEMO,
    PLAYED,
    PLAYING,
    WINDOW_RULE,
)
from .effects import take_effect
from .legal import C_088, is_aimed
from .search import close_search


def announce(s: State) -> None:
    """R-06: told to all before it does anything; C-088, C-094, C-095: then each card may be answered by a Memo."""
    close_search(s)
    tell_play(s, s.seat, s.a, s.b)
    if may_be_answered(s, s.seat):
        push(s, WINDOW_RULE, s.seat, s.a)


def tell_play(s: State, seat: i64, card: i64, target: i64) -> None:
    facts = s.layout.facts
    effect: i64 = facts[EFFECT][card]
    if facts[SORT][card] == INVERTER:
        emit(s, AIMED_YEAR, seat, card, target)
    elif effect == MEMO:
        emit(s, MEMOED, seat, card)
    elif effect == DISCONTINUITY_EFFECT:
        emit(s, AIMED_WAY, seat, card, target)
    elif effect == PARENTS:
        emit(s, AIMED_SEAT, seat, card, target)
    elif is_aimed(facts, card):
        emit(s, AIMED_CARD, seat, card, target)
    else:
        emit(s, PLAYED, seat, card)


def may_be_answered(s: State, seat: i64) -> bool:
    """Whether anybody could hold a Memo, as far as the whole table knows: only open cards and hand sizes are asked."""
    for other in range(s.seats):
        if other != seat and size_of(s, HAND + other) > 0:
            return not all_memos_are_open(s)
    return False


def all_memos_are_open(s: State) -> bool:
    for memo in s.layout.facts[MEMOS]:
        if place_of(s, memo) != DISCARD and place_of(s, memo) != PLAYING:
            return False
    return True


def ask_memos(s: State) -> None:
    """C-088, C-090, C-092, R-07, R-09: sealed, of everybody with cards but the player of the newest one, clockwise from
    there, all at once, whoever holds a Memo, so that the asking tells nothing.
    """
    s.n[PHASE] = PHASE_MEMO
    pose(s, SEALED)
    for step in range(1, s.seats):
        seat = (s.seat + step) % s.seats
        if size_of(s, HAND + seat) > 0:
            to_seat(s, seat)
            if memo_of(s, seat) != NONE:
                offer(s, MEMO_NOW)
            offer(s, PASS)
    if s.refused is not None:
        refuse(s, C_088, [action(MEMO_NOW, 0)])


def memo_of(s: State, seat: i64) -> i64:
    """A Memo of this hand, or NONE."""
    for memo in s.layout.facts[MEMOS]:
        if place_of(s, memo) == HAND + seat:
            return memo
    return NONE


def read_memos(s: State) -> None:
    """R-09: the first yes counts, the others keep their Memo and are not told of; C-100: a Memo is announced too."""
    for step in range(1, s.seats):
        seat = (s.seat + step) % s.seats
        if verb_of(sealed_by(s, seat)) == MEMO_NOW:
            card = memo_of(s, seat)
            move(s, card, PLAYING)
            push(s, ANNOUNCE_RULE, seat, card)
            return


def carry_out(s: State) -> None:
    """C-088, C-100, R-08: a card still there when its window has closed takes effect; a cancelled one is gone.
    C-089, C-091, C-093, R-10: a cancelled play stays used up and gives nothing.
    """
    if place_of(s, s.a) != PLAYING:
        return
    if s.layout.facts[EFFECT][s.a] == MEMO:
        cancel_beneath(s, s.a)
    else:
        take_effect(s, s.seat, s.a, s.b)


def cancel_beneath(s: State, memo: i64) -> None:
    """C-088: the card beneath the Memo and the Memo are discarded; C-099: nobody draws for it."""
    beneath: i64 = prior_of(s, memo)
    move(s, beneath, DISCARD)
    emit(s, CANCELLED, beneath)
    move(s, memo, DISCARD)
