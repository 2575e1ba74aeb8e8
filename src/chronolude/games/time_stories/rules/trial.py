"""Trials in five steps (R-093 to R-108)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import NONE, State
from ....kernel.verbs import emit, push
from ..cards import (
    CONFLICT_OPTION,
    CONFLICT_OPTIONS,
    CRITICAL,
    FAILURE,
    M_THRESHOLD,
    OF_OPTION,
    OPTION_TRIAL,
    PAGE_CONFLICT,
    PAGE_TRIAL,
    PAGE_TRIALS,
    STEP_BITS,
    SUCCESS,
    TRIAL_CRITICAL,
    TRIAL_FAIL,
    TRIAL_STATS,
    TRIAL_SUCCESS,
    TRIAL_THRESHOLDS,
    WHERE,
)
from ..names import (
    BOOST_RULE,
    BOOSTED,
    ENGAGED,
    FATE_RULE,
    FORCED_OUTCOME,
    OUTCOME,
    RESOLVED,
    SHOWN_FATE,
    SUPPORT_RULE,
    SUPPORTED,
    SUPPORTERS,
    TRIAL_BY,
    TRIAL_STAT,
    TRIAL_THRESHOLD,
    TRIAL_VALUE,
)
from .agents import stat_of
from .azrak import spend
from .fate import reshuffle_if_told, reveal
from .modifiers import modifier
from .printed import fact, page_row
from .steps import run_list
from .texts import act_on


def trial_row(s: State, slot: i64, code: i64) -> i64:
    """The row of a trial, or NONE where the body in this slot has none there."""
    page = page_row(s, slot, code % OF_OPTION // STEP_BITS)
    index = code % STEP_BITS
    if code < OF_OPTION:
        return fact(s, PAGE_TRIAL, page) + index if index < fact(s, PAGE_TRIALS, page) else NONE
    conflict = fact(s, PAGE_CONFLICT, page)
    if conflict < 0 or index >= fact(s, CONFLICT_OPTIONS, conflict):
        return NONE
    return fact(s, OPTION_TRIAL, fact(s, CONFLICT_OPTION, conflict) + index)


def engage(s: State) -> None:
    """R-095: one Azrak, and the value starts at the receptacle's characteristic."""
    act_on(s, s.seat, s.a)
    trial = trial_row(s, s.a, s.b)
    s.n[TRIAL_BY] = s.seat + 1
    s.n[TRIAL_STAT] = fact(s, TRIAL_STATS, trial) if trial != NONE else 0
    s.n[TRIAL_THRESHOLD] = fact(s, TRIAL_THRESHOLDS, trial) if trial != NONE else 0
    s.n[TRIAL_THRESHOLD] += modifier(s, M_THRESHOLD, s.n[TRIAL_STAT])
    s.n[TRIAL_VALUE] = stat_of(s, s.seat, s.n[TRIAL_STAT])
    s.n[BOOSTED] = 0
    s.n[SUPPORTED] = 0
    s.n[SUPPORTERS] = 0
    s.n[FORCED_OUTCOME] = 0
    emit(s, ENGAGED, s.seat, s.n[TRIAL_STAT], s.n[TRIAL_VALUE], s.n[TRIAL_THRESHOLD])
    spend(s, s.seat, 1)


def open_boost(s: State) -> None:
    push(s, BOOST_RULE, s.seat)


def open_support(s: State) -> None:
    push(s, SUPPORT_RULE, s.seat, 1)


def open_destiny(s: State) -> None:
    """R-099: once support is settled, the agent on trial reveals the top card."""
    reveal(s)
    s.n[TRIAL_VALUE] += s.n[SHOWN_FATE]
    push(s, FATE_RULE, s.seat, 0)


def resolve(s: State) -> None:
    """R-101 to R-103, R-106, R-107: exactly equal is critical and nothing else; the outcome is the trier's."""
    act_on(s, s.seat, s.a)
    value, threshold = s.n[TRIAL_VALUE], s.n[TRIAL_THRESHOLD]
    outcome = FAILURE if value < threshold else CRITICAL if value == threshold else SUCCESS
    if s.n[FORCED_OUTCOME] > 0:
        outcome = s.n[FORCED_OUTCOME] - 1
    s.n[OUTCOME] = outcome
    emit(s, RESOLVED, s.seat, value, threshold, outcome, s.a * WHERE + s.b)
    trial = trial_row(s, s.a, s.b)
    if trial != NONE:
        rows = TRIAL_FAIL if outcome == FAILURE else TRIAL_CRITICAL if outcome == CRITICAL else TRIAL_SUCCESS
        run_list(s, s.seat, s.a, fact(s, rows, trial))


def close_trial(s: State) -> None:
    """The trial is over; a Destiny card may order the pile to be mixed."""
    s.n[TRIAL_BY] = 0
    reshuffle_if_told(s)
