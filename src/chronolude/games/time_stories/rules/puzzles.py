"""Puzzles: marks on dials, held against an answer that nobody sees before it is asked for (R-241 to R-243)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of
from ....kernel.layout import EVERYONE
from ....kernel.offers import ask
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, push, turn
from ..cards import (
    BODY_CODE,
    DIAL_MARKS,
    N_RUNGS,
    N_SOLVED,
    PAGE_PUZZLE,
    PAGE_SOLVED,
    PAGE_WRONG,
    PUZZLE_DIAL,
    PUZZLE_DIALS,
    PUZZLE_HINTS,
    STEP_BITS,
)
from ..names import (
    ASKING,
    ASKING_MARK,
    MARK,
    PUZZLE_RULE,
    QUESTION,
    QUESTION_STEP,
    RUNG,
    RUNG_EVENT,
    SOLVE,
    SOLVED_EVENT,
)
from .printed import body_of, fact, first_key, page_row, row, seat_of, text_card
from .steps import run_list
from .texts import act_on

MARK_BITS: Final = 32  # marks of a dial: fewer than this
DIAL_BITS: Final = 8  # dials of a puzzle: fewer than this


def puzzle_at(s: State, slot: i64, page: i64) -> i64:
    """The puzzle of a page, or NONE."""
    return fact(s, PAGE_PUZZLE, page_row(s, slot, page))


def puzzle_options(s: State, slot: i64, page: i64) -> list[int]:
    """R-241, R-243: whoever reads a puzzle may answer it, or propose to ask for its next hint."""
    puzzle = puzzle_at(s, slot, page)
    if puzzle == NONE:
        return []
    out = [action(SOLVE, 0)]
    if s.n[row(s, N_RUNGS, puzzle)] < fact(s, PUZZLE_HINTS, puzzle):
        out.append(action(RUNG, 0))
    return out


def ask_mark(s: State) -> None:
    """R-241: one dial after the other; nothing is judged before the last one is set."""
    s.n[ASKING] = ASKING_MARK
    dial = s.b % DIAL_BITS
    puzzle = puzzle_at(s, s.a, s.b // DIAL_BITS % STEP_BITS)
    s.n[QUESTION] = s.a + 1
    s.n[QUESTION_STEP] = dial
    marks: i64 = 1
    if puzzle != NONE and dial < fact(s, PUZZLE_DIALS, puzzle):
        marks = fact(s, DIAL_MARKS, fact(s, PUZZLE_DIAL, puzzle) + dial)
    ask(s, seat_of(s, s.seat), [action(MARK, i + 1) for i in range(marks)])


def take_mark(s: State) -> None:
    """The frame holds what is set so far, the page and the dial."""
    act_on(s, s.seat, s.a)
    dial = s.b % DIAL_BITS
    page = s.b // DIAL_BITS % STEP_BITS
    code = s.b // DIAL_BITS // STEP_BITS * MARK_BITS + noun_of(s.answer)
    puzzle = puzzle_at(s, s.a, page)
    if puzzle == NONE:
        return
    if dial + 1 < fact(s, PUZZLE_DIALS, puzzle):
        push(s, PUZZLE_RULE, s.seat, s.a, (code * STEP_BITS + page) * DIAL_BITS + dial + 1)
    else:
        judge(s, puzzle, page, code)


def judge(s: State, puzzle: i64, page: i64, code: i64) -> None:
    """R-242: the answer lies face down on a card of its own, so that no forecast and no bot can try it out."""
    key = first_key(s) + puzzle
    act_on(s, s.seat, key)
    right = fact(s, BODY_CODE, body_of(s, key)) == code
    if right:
        s.n[row(s, N_SOLVED, puzzle)] = 1
    emit(s, SOLVED_EVENT, s.seat, 1 if right else 0, s.a * STEP_BITS + page)
    run_list(s, s.seat, s.a, fact(s, PAGE_SOLVED if right else PAGE_WRONG, page_row(s, s.a, page)))


def give_rung(s: State, puzzle: i64) -> None:
    """R-243: the next rung of a puzzle's ladder, to everybody; the last one turns the answer up."""
    rungs = row(s, N_RUNGS, puzzle)
    if s.n[rungs] < fact(s, PUZZLE_HINTS, puzzle):
        s.n[rungs] += 1
        emit(s, RUNG_EVENT, puzzle, s.n[rungs])
        if s.n[rungs] == fact(s, PUZZLE_HINTS, puzzle):
            turn(s, text_card(s, first_key(s) + puzzle), EVERYONE)
