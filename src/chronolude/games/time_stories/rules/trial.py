"""Trials in five steps: engagement, boost, support, Destiny, resolution (R-093 to R-108)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.state import NONE, State
from ....kernel.verbs import ask, emit, push, top
from ..cards import (
    AT_BOOST,
    AT_DESTINY,
    AT_SUPPORT,
    CONFLICT_KIND,
    CONFLICT_OPTION,
    CONFLICT_OPTIONS,
    CRITICAL,
    FAILURE,
    FIRST_RECEPTACLE,
    GROUP_CONFLICT,
    M_BOOST_LIMIT,
    M_SUPPORT_LIMIT,
    M_THRESHOLD,
    N_USED,
    OPTION_TRIAL,
    PAGE_CONFLICT,
    PAGE_TRIAL,
    PAGE_TRIALS,
    PER_VISIT,
    POWER_TIMING,
    POWER_USES,
    POWER_WHEN,
    SLOTS,
    SUCCESS,
    TRIAL_CRITICAL,
    TRIAL_FAIL,
    TRIAL_STATS,
    TRIAL_SUCCESS,
    TRIAL_THRESHOLDS,
    TRIGGERS,
    UNLIMITED,
)  # fmt: skip
from ..state import (
    AGENTS,
    ASK_BOOST,
    ASK_FATE,
    ASK_SUPPORT,
    ASKING,
    AZRAK,
    BOOST,
    BOOST_RULE,
    BOOSTED,
    BOOSTED_BY,
    CONFLICT,
    CONFLICT_PAGE,
    DUE,
    ENGAGED,
    FATE_RULE,
    FORCED_OUTCOME,
    OUTCOME,
    PASS,
    POWER,
    POWER_USED,
    RESOLVED,
    RUN_RULE,
    SEATED,
    SHOWN_FATE,
    SUPPORT,
    SUPPORT_RULE,
    SUPPORTED,
    SUPPORTED_BY,
    SUPPORTERS,
    TRIAL_BY,
    TRIAL_STAT,
    TRIAL_THRESHOLD,
    TRIAL_VALUE,
    WHO,
)  # fmt: skip
from .azrak import spend
from .fate import reshuffle_if_told, reveal
from .look import (
    LIST_BITS,
    STEP_BITS,
    act_on,
    fact,
    held,
    holds,
    is_present,
    limit,
    modifier,
    page_row,
    row,
    seat_of,
    size,
    stat_of,
)  # fmt: skip
from .reading import can_pay, run_list

OF_OPTION: Final = 1 << 20  # marks the trial of a conflict's option


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
    emit(s, RESOLVED, s.seat, value, threshold, outcome)
    trial = trial_row(s, s.a, s.b)
    if trial != NONE:
        rows = TRIAL_FAIL if outcome == FAILURE else TRIAL_CRITICAL if outcome == CRITICAL else TRIAL_SUCCESS
        run_list(s, s.seat, s.a, fact(s, rows, trial))


def close_trial(s: State) -> None:
    """The trial is over; a Destiny card may order the pile to be mixed."""
    s.n[TRIAL_BY] = 0
    reshuffle_if_told(s)


# ── boost and support ────────────────────────────────────────────────────────────────────────────


def ask_boost(s: State) -> None:
    """R-096, D-07, Q-31: any number of further crystals, before support is asked."""
    s.n[ASKING] = ASK_BOOST
    most = min(s.n[AZRAK + s.seat], limit(s, M_BOOST_LIMIT, 99) - s.n[BOOSTED])
    powers = power_options(s, s.seat, AT_BOOST)
    if s.n[DUE + s.seat] == 1 or (most <= 0 and not powers):
        s.answer = action(BOOST, 0)
    else:
        ask(s, seat_of(s, s.seat), [action(BOOST, n) for n in range(max(0, most) + 1)] + powers)


def take_boost(s: State) -> None:
    """Q-06: who breaks the link here and makes an emergency update may go on boosting."""
    if verb_of(s.answer) == POWER:
        push(s, BOOST_RULE, s.seat)
        use_power(s, s.seat)
        return
    n = noun_of(s.answer)
    if n == 0:
        return
    s.n[BOOSTED] += n
    s.n[TRIAL_VALUE] += n
    emit(s, BOOSTED_BY, s.seat, n)
    if n == s.n[AZRAK + s.seat]:
        push(s, BOOST_RULE, s.seat)
    spend(s, s.seat, n)


def is_group_fight(s: State) -> bool:
    """Whether a group conflict is under way."""
    if s.n[CONFLICT] == 0:
        return False
    conflict = fact(s, PAGE_CONFLICT, page_row(s, s.n[CONFLICT] - 1, s.n[CONFLICT_PAGE]))
    return conflict >= 0 and fact(s, CONFLICT_KIND, conflict) == GROUP_CONFLICT


def support_limit(s: State, agent: i64) -> i64:
    """R-097, R-217, R-221, Q-03: 1 each with four; with three one of them up to 2; with two up to 3."""
    count = s.n[AGENTS]
    usual: i64 = 3 if count == 2 else 1
    if count == 3 and s.n[SUPPORTED] < 2:
        usual = 2
    most = limit(s, M_SUPPORT_LIMIT, usual)
    free = is_present(s, agent) and s.n[DUE + agent] == 0
    standing = held(s, agent) == NONE or is_group_fight(s)
    return min(most, s.n[AZRAK + agent]) if free and standing else 0


def ask_support(s: State) -> None:
    """R-085, R-086, R-098, R-124, D-08: each agent standing by may help, in turn from the left of the one on trial."""
    s.n[ASKING] = ASK_SUPPORT
    if s.a >= s.n[AGENTS]:
        s.answer = action(SUPPORT, 0)
        return
    agent = (s.seat + s.a) % s.n[AGENTS]
    most = support_limit(s, agent)
    powers = power_options(s, agent, AT_SUPPORT)
    if most <= 0 and not powers:
        s.answer = action(SUPPORT, 0)
    else:
        ask(s, seat_of(s, agent), [action(SUPPORT, n) for n in range(most + 1)] + powers)


def take_support(s: State) -> None:
    if s.a >= s.n[AGENTS]:
        return
    agent = (s.seat + s.a) % s.n[AGENTS]
    if verb_of(s.answer) == POWER:
        push(s, SUPPORT_RULE, s.seat, s.a)
        use_power(s, agent)
        return
    push(s, SUPPORT_RULE, s.seat, s.a + 1)
    n = noun_of(s.answer)
    if n > 0:
        s.n[SUPPORTED] = max(s.n[SUPPORTED], n)
        s.n[SUPPORTERS] |= 1 << agent
        s.n[TRIAL_VALUE] += n
        emit(s, SUPPORTED_BY, agent, n)
        spend(s, agent, n)


def ask_fate(s: State) -> None:
    """Powers that speak once the Destiny card lies there."""
    s.n[ASKING] = ASK_FATE
    powers = power_options(s, s.a, AT_DESTINY) if s.a < s.n[AGENTS] else []
    if powers:
        ask(s, seat_of(s, s.a), [*powers, action(PASS, 0)])
    else:
        s.answer = action(PASS, 0)


def take_fate(s: State) -> None:
    if s.a >= s.n[AGENTS]:
        return
    if verb_of(s.answer) == POWER:
        push(s, FATE_RULE, s.seat, s.a)
        use_power(s, s.a)
    else:
        push(s, FATE_RULE, s.seat, s.a + 1)


# ── Powers ───────────────────────────────────────────────────────────────────────────────────────


def power_options(s: State, agent: i64, timing: i64) -> list[int]:
    """R-198: a Power serves its own receptacle, at its time, where it can be paid."""
    power = s.n[WHO + agent]
    if not is_present(s, agent) or fact(s, POWER_TIMING, power) != timing:
        return []
    uses = fact(s, POWER_USES, power)
    if uses != UNLIMITED and s.n[row(s, N_USED, power)] > 0:
        return []
    if not holds(s, fact(s, POWER_WHEN, power), agent) or not can_pay(s, agent, power_body(s, power), 0):
        return []
    return [action(POWER, top(s, SEATED + agent))]


def power_body(s: State, power: i64) -> i64:
    return size(s, SLOTS) + size(s, TRIGGERS) + power


def use_power(s: State, agent: i64) -> None:
    """The cost first, then what it does."""
    power = s.n[WHO + agent]
    emit(s, POWER_USED, agent, size(s, FIRST_RECEPTACLE) + power)
    s.n[row(s, N_USED, power)] += 1
    push(s, RUN_RULE, agent, power_body(s, power), LIST_BITS)
    push(s, RUN_RULE, agent, power_body(s, power), 0)


def renew_powers(s: State) -> None:
    """What may be used once a visit may be used again."""
    for power in range(len(s.layout.facts[POWER_USES])):
        if fact(s, POWER_USES, power) == PER_VISIT:
            s.n[row(s, N_USED, power)] = 0
