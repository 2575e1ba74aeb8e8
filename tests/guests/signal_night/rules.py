"""The rules of Signal Night, in the order of play."""

from __future__ import annotations

from typing import Final

from chronolude.games.game import Result, together
from chronolude.kernel.ask import noun_of, verb_of
from chronolude.kernel.layout import Layout
from chronolude.kernel.offers import actions, ask, refuse
from chronolude.kernel.state import State, Table
from chronolude.kernel.verbs import cards_in, emit, move, push, shuffle, size_of, top

from .layout import (
    COLOUR_OF,
    CRASHED,
    HAND,
    HEIGHT,
    HINT,
    HINTS,
    LAID,
    LAMPS,
    LAMPS_LEFT,
    LAST_ROUND,
    LAY,
    LINE,
    MOST_SIGNALS,
    PLACES,
    RANK_OF,
    SHUNT,
    SHUNTED,
    SIDING,
    SIGNALS,
    TURN,
    TURNS_LEFT,
    YARD,
)  # fmt: skip

N_3, N_6 = 0, 1
REASONS: Final = ("N-3", "N-6")


def hand_of(s: State, seat: int) -> list[int]:
    """The places of a seat where a train stands."""
    first = HAND + seat * PLACES
    return [place for place in range(first, first + PLACES) if size_of(s, place) > 0]


def deal(s: State) -> None:
    """N-1: eight signals, three lamps; five trains each with two or three seats, four with more."""
    s.n[SIGNALS], s.n[LAMPS_LEFT] = MOST_SIGNALS, LAMPS
    shuffle(s, YARD)
    for seat in range(s.seats):
        for place in range(5 if s.seats < 4 else 4):
            draw_to(s, HAND + seat * PLACES + place)
    push(s, TURN, 0)


def draw_to(s: State, place: int) -> None:
    """N-7: the next train of the yard stands in this place, and nothing was told about it."""
    HINTS.forget(s, place)
    if size_of(s, YARD) > 0:
        move(s, top(s, YARD), place)


def choose(s: State) -> None:
    """N-2, N-3, N-6: lay a train, shunt one unless all signals are there, or tell while one is left."""
    own = hand_of(s, s.seat)
    shunts = actions(SHUNT, own) if s.n[SIGNALS] < MOST_SIGNALS else []
    ask(s, s.seat, actions(LAY, own) + shunts + (HINTS.whom(s, s.seat) if s.n[SIGNALS] > 0 else []))
    refuse(s, N_6, actions(SHUNT, own))
    refuse(s, N_3, HINTS.whom(s, s.seat))


def carry_out(s: State) -> None:
    """N-2: one of three things."""
    verb, noun = verb_of(s.answer), noun_of(s.answer)
    if verb == HINTS.verb:
        push(s, HINT, s.seat, noun)
        return
    card = top(s, noun)
    if verb == SHUNT:
        move(s, card, SIDING)
        emit(s, SHUNTED, s.seat, card)
        s.n[SIGNALS] += 1
    else:
        lay(s, card)
    draw_to(s, noun)


def lay(s: State, card: int) -> None:
    """N-4, N-5: it joins its line as the next rank, and a five gives a signal back; else it crashes into a lamp."""
    line = COLOUR_OF[card]
    if s.n[HEIGHT + line] == RANK_OF[card]:
        move(s, card, LINE + line)
        s.n[HEIGHT + line] += 1
        s.n[SIGNALS] = min(MOST_SIGNALS, s.n[SIGNALS] + (RANK_OF[card] == 4))
        emit(s, LAID, s.seat, card)
    else:
        move(s, card, SIDING)
        s.n[LAMPS_LEFT] -= 1
        emit(s, CRASHED, s.seat, card)


def next_turn(s: State) -> None:
    """N-7, N-8: when the yard is empty every seat has one more turn; then, or with no lamp or all lines, it is over."""
    if s.n[LAMPS_LEFT] == 0 or sum(s.n[HEIGHT + line] for line in range(5)) == 25:
        return
    if s.n[TURNS_LEFT] > 0:
        s.n[TURNS_LEFT] -= 1
        if s.n[TURNS_LEFT] == 0:
            return
    elif not cards_in(s, YARD):
        s.n[TURNS_LEFT] = s.seats
        emit(s, LAST_ROUND, s.seat)
    push(s, TURN, (s.seat + 1) % s.seats)


def choose_what(s: State) -> None:
    """N-3: one colour or one rank that the other seat holds."""
    HINTS.ask_what(s, s.seat, s.a)


def tell(s: State) -> None:
    """N-3: it costs a signal, and points at every train of which it is true."""
    s.n[SIGNALS] -= 1
    HINTS.tell(s, s.seat, s.a, s.answer)


def result(layout: Layout, n: list[int], seats: int) -> Result:
    """N-8, N-9: one point a train on the lines; with no lamp left the night is lost."""
    score = sum(n[HEIGHT : HEIGHT + 5])
    if n[LAMPS_LEFT] == 0:
        return together("dark", False, score, seats, "N-8")
    return together("all-lines" if score == 25 else "morning", True, score, seats, "N-9")


RULES: Final[Table] = [(deal,), (choose, carry_out, next_turn), (choose_what, tell)]
