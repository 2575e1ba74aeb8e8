"""Boost, support and what may follow the Destiny card (R-096 to R-098)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import ask
from ....kernel.rows import bit
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, push
from ..cards import (
    AT_BOOST,
    AT_DESTINY,
    AT_SUPPORT,
    CONFLICT_KIND,
    GROUP_CONFLICT,
    M_BOOST_LIMIT,
    M_SUPPORT_LIMIT,
    PAGE_CONFLICT,
)
from ..names import (
    AGENTS,
    ASKING,
    ASKING_BOOST,
    ASKING_FATE,
    ASKING_SUPPORT,
    AZRAK,
    BOOST,
    BOOST_RULE,
    BOOSTED,
    BOOSTED_BY,
    CONFLICT,
    CONFLICT_PAGE,
    DUE,
    FATE_RULE,
    PASS,
    POWER,
    SUPPORT,
    SUPPORT_RULE,
    SUPPORTED,
    SUPPORTED_BY,
    SUPPORTERS,
    TRIAL_VALUE,
)
from .agents import held, is_present
from .azrak import spend
from .modifiers import limit
from .powers import power_options, use_power
from .printed import fact, page_row, seat_of


def ask_boost(s: State) -> None:
    """R-096, D-07, Q-31: any number of further crystals, before support is asked."""
    s.n[ASKING] = ASKING_BOOST
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
    s.n[ASKING] = ASKING_SUPPORT
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
        s.n[SUPPORTERS] |= bit(agent)
        s.n[TRIAL_VALUE] += n
        emit(s, SUPPORTED_BY, agent, n)
        spend(s, agent, n)


def ask_fate(s: State) -> None:
    """Powers that speak once the Destiny card lies there."""
    s.n[ASKING] = ASKING_FATE
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
