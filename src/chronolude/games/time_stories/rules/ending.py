"""The end of a mission and its score (R-209 to R-211)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import State
from ....kernel.verbs import emit, finish
from ..cards import ENDING_SCORED, SCORE_ARG, SCORE_BASE, SCORE_PER, SCORE_VALUE, SCORE_WHEN
from ..names import CAPTAIN, ENDING, ENDING_OF_MISSION, MISSION_OVER, PHASE, PHASE_OVER, SCORE
from .conditions import amount, holds
from .printed import fact, size


def end_mission(s: State, ending: i64) -> None:
    """R-209, R-210, R-211: nothing more happens; the mission's own formula gives the score, if this ending has one."""
    s.n[ENDING] = ending
    s.n[PHASE] = PHASE_OVER
    if ending >= ENDING_OF_MISSION and fact(s, ENDING_SCORED, ending - ENDING_OF_MISSION) == 1:
        s.n[SCORE] = score(s)
    emit(s, MISSION_OVER, ending, s.n[SCORE])
    finish(s)


def score(s: State) -> i64:
    total = size(s, SCORE_BASE)
    for term in range(len(s.layout.facts[SCORE_WHEN])):
        if holds(s, fact(s, SCORE_WHEN, term), s.n[CAPTAIN]):
            per = fact(s, SCORE_PER, term)
            times = 1 if per < 0 else amount(s, per, fact(s, SCORE_ARG, term), s.n[CAPTAIN])
            total += fact(s, SCORE_VALUE, term) * times
    return total
