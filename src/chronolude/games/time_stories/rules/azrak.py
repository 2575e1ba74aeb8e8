"""Azrak out of a reserve and into it (R-130 to R-136)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.state import State
from ....kernel.verbs import emit, push
from ..names import AZRAK, BROKEN_RULE, GAINED, LIMBO, LINK_BROKE, LOST_AZRAK, REPORT, SPENT, START, VORTEX

# How the last crystal went: what the choice does with it, and when the agent leaves.
BY_SPENDING: Final = 0
BY_LOSS: Final = 1
BY_LOSS_TO_REPORT: Final = 2
BY_TRAVEL: Final = 3


def spend(s: State, agent: i64, n: i64) -> None:
    """R-130, R-144: spent crystals go to the Vortex; the last one waits for the choice of the broken link."""
    emit(s, SPENT, agent, n)
    leave_reserve(s, agent, n, BY_SPENDING)


def lose(s: State, agent: i64, n: i64, to_report: bool) -> None:
    """R-131, Q-05: a loss is capped by the reserve; the excess is ignored even after an emergency update."""
    n = min(n, s.n[AZRAK + agent])
    if n > 0:
        emit(s, LOST_AZRAK, agent, n)
        leave_reserve(s, agent, n, BY_LOSS_TO_REPORT if to_report else BY_LOSS)


def leave_reserve(s: State, agent: i64, n: i64, how: i64) -> None:
    s.n[AZRAK + agent] -= n
    broken = s.n[AZRAK + agent] == 0
    going = n - 1 if broken else n
    if how == BY_LOSS_TO_REPORT:
        s.n[REPORT] += going
    else:
        s.n[VORTEX] += going
    if broken:
        s.n[LIMBO] += 1
        emit(s, LINK_BROKE, agent)
        push(s, BROKEN_RULE, agent, how)


def gain(s: State, agent: i64, n: i64, from_report: bool) -> i64:
    """R-133, R-134: gained crystals come from the Vortex, unless a card says otherwise, up to the starting level."""
    source = REPORT if from_report else VORTEX
    n = min(n, s.n[source], s.n[START + agent] - s.n[AZRAK + agent])
    if n > 0:
        s.n[source] -= n
        s.n[AZRAK + agent] += n
        emit(s, GAINED, agent, n)
    return n
