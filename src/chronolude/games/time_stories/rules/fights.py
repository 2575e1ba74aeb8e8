"""What individual and group conflicts share: options, life, being beaten."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action
from ....kernel.state import State
from ....kernel.verbs import emit, push
from ..cards import (
    AT_CONFLICT,
    CONFLICT_LIFE2,
    CONFLICT_LIFE3,
    CONFLICT_LIFE4,
    CONFLICT_NAME,
    CONFLICT_OPTION,
    CONFLICT_OPTIONS,
    FAILURE,
    M_LIFE,
    N_DAMAGE,
    OF_OPTION,
    OPTION_COST,
    OPTION_DO,
    OPTION_TRIAL,
    OPTION_WHEN,
    PAGE_CONFLICT,
    STEP_BITS,
    WHERE,
)
from ..names import AGENTS, AZRAK, DEED, FIGHT, OUTCOME, TRIAL_RULE
from .conditions import holds
from .costs import can_pay
from .modifiers import modifier
from .powers import power_options
from .printed import fact, page_row, row
from .steps import run_list


def conflict_at(s: State, slot: i64, page: i64) -> i64:
    """The row of a page's conflict, or NONE."""
    return fact(s, PAGE_CONFLICT, page_row(s, slot, page))


def life(s: State, conflict: i64) -> i64:
    """Life points by number of receptacles; 0 where the card prints none (Q-16)."""
    count = s.n[AGENTS]
    base = fact(s, CONFLICT_LIFE2 if count == 2 else CONFLICT_LIFE3 if count == 3 else CONFLICT_LIFE4, conflict)
    name = fact(s, CONFLICT_NAME, conflict)
    return base + (modifier(s, M_LIFE, name) if base > 0 and name >= 0 else 0)


def fight_options(s: State, agent: i64, slot: i64, page: i64) -> list[int]:
    """R-122: the trials and options of the card that this agent can take up."""
    out: list[int] = []
    conflict = conflict_at(s, slot, page)
    if conflict < 0:
        return out
    for i in range(fact(s, CONFLICT_OPTIONS, conflict)):
        option = fact(s, CONFLICT_OPTION, conflict) + i
        affordable = can_pay(s, agent, slot, fact(s, OPTION_COST, option))
        if fact(s, OPTION_TRIAL, option) >= 0 and s.n[AZRAK + agent] == 0:
            affordable = False
        if affordable and holds(s, fact(s, OPTION_WHEN, option), agent):
            out.append(action(FIGHT, i + 1))
    return out + power_options(s, agent, AT_CONFLICT)


def fight(s: State, agent: i64, slot: i64, page: i64, index: i64) -> None:
    """One option: its cost, then its trial or what it does."""
    conflict = conflict_at(s, slot, page)
    if conflict < 0 or index >= fact(s, CONFLICT_OPTIONS, conflict):
        return
    option = fact(s, CONFLICT_OPTION, conflict) + index
    s.n[OUTCOME] = FAILURE + 1
    run_list(s, agent, slot, fact(s, OPTION_DO, option))
    if fact(s, OPTION_TRIAL, option) < 0:
        emit(s, DEED, agent, slot * WHERE + OF_OPTION + page * STEP_BITS + index)
    else:
        push(s, TRIAL_RULE, agent, slot, OF_OPTION + page * STEP_BITS + index)
    run_list(s, agent, slot, fact(s, OPTION_COST, option))


def is_beaten(s: State, slot: i64, conflict: i64) -> bool:
    """R-127: damage greater than or equal to life points."""
    points = life(s, conflict)
    return points > 0 and s.n[row(s, N_DAMAGE, slot)] >= points
