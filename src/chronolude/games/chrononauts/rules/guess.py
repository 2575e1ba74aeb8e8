"""C-011: who begins. Everybody guesses the time in secret; then somebody looks at a clock."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import FIRST as WHOEVER_IS_FIRST
from ....kernel.ask import SEALED, noun_of, verb_of
from ....kernel.offers import offer, offer_range, pose, to_seat
from ....kernel.state import State
from ....kernel.verbs import chance, emit, push, sealed_by
from ..clock import closest
from ..names.table import ABSTAIN, CLOCK, CLOCK_READ, CLOCK_RULE, FIRST, GUESS, GUESSED, PHASE, PHASE_CLOCK, PHASE_GUESS

BY_GUESS: Final = -2  # what FIRST says before anybody has guessed
BY_LOT: Final = -1
LAST_TIME: Final = 287  # times are told in steps of five minutes: 0 is midnight, this is 23:55
NO_GUESS: Final = 511
BITS: Final = 9  # of a guess in a frame, which carries three in each of its two figures
IN_A: Final = 3


def ask_guesses(s: State) -> None:
    """C-011: the guesses are sealed; R-02: whoever has seen a clock may abstain."""
    if s.n[FIRST] != BY_GUESS:
        return
    s.n[PHASE] = PHASE_GUESS
    pose(s, SEALED)
    for seat in range(s.seats):
        to_seat(s, seat)
        offer(s, ABSTAIN)
        offer_range(s, GUESS, 0, LAST_TIME)


def open_guesses(s: State) -> None:
    """R-02: a guess that stands alone is the best one; where all abstain the lot decides; else a clock does."""
    if s.n[FIRST] != BY_GUESS:
        return
    s.n[FIRST] = BY_LOT
    guessed: i64 = 0
    early: i64 = 0
    late: i64 = 0
    for seat in range(s.seats):
        guess: i64 = NO_GUESS
        if verb_of(sealed_by(s, seat)) == GUESS:
            guess = noun_of(sealed_by(s, seat))
            emit(s, GUESSED, seat, guess)
            s.n[FIRST] = seat
            guessed += 1
        if seat < IN_A:
            early |= guess << (seat * BITS)
        else:
            late |= guess << ((seat - IN_A) * BITS)
    if guessed > 1:
        s.n[FIRST] = BY_GUESS
        push(s, CLOCK_RULE, 0, early, late)


def guess_of(early: i64, late: i64, seat: i64) -> i64:
    """What a seat has guessed, from the two figures of a frame, or NO_GUESS."""
    if seat < IN_A:
        return early >> (seat * BITS) & NO_GUESS
    return late >> ((seat - IN_A) * BITS) & NO_GUESS


def ask_clock(s: State) -> None:
    """C-011: whoever of those that guessed looks first says what the clock shows."""
    s.n[PHASE] = PHASE_CLOCK
    pose(s, WHOEVER_IS_FIRST)
    for seat in range(s.seats):
        if guess_of(s.a, s.b, seat) != NO_GUESS:
            to_seat(s, seat)
            offer_range(s, CLOCK, 0, LAST_TIME)


def read_clock(s: State) -> None:
    """C-011: the closest guess begins; R-02: the lot settles ties."""
    best = closest([guess_of(s.a, s.b, seat) for seat in range(s.seats)], noun_of(s.answer))
    s.n[FIRST] = best[0] if len(best) == 1 else best[chance(s, len(best))]
    emit(s, CLOCK_READ, s.by, noun_of(s.answer), s.n[FIRST])
