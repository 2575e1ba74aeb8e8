"""The steps of a card from top to bottom, and the choices they ask for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import ask
from ....kernel.state import NONE, State
from ....kernel.verbs import push
from ..cards import (
    BY_GROUP,
    DECIDE_GROUP,
    DECIDE_ME,
    EFFECT_OP,
    EFFECT_WHO,
    EFFECT_X,
    NO_LIST,
    OPTION_COST,
    OPTION_DO,
    OPTION_WHEN,
    PAGE_STEP,
    PAGE_STEPS,
    SPEND_MAGIC,
    STEP_BITS,
    STEP_COST,
    STEP_DECIDE,
    STEP_DO,
    STEP_ELSE,
    STEP_MAY,
    STEP_OPTION,
    STEP_OPTIONS,
    STEP_WHEN,
)
from ..names import (
    AGREED,
    ASKING,
    ASKING_CHOICE,
    CHOICE_RULE,
    CHOSEN_RULE,
    CONSENT_RULE,
    DONE,
    NO,
    OPTION,
    PROPOSED,
    QUESTION,
    QUESTION_BY,
    QUESTION_STEP,
    READ_RULE,
    RUN_RULE,
    TOPIC,
    TOPIC_CHOICE,
    YES,
)
from .agents import held, leader
from .conditions import holds
from .costs import can_pay
from .payments import is_pledged, open_pledges
from .printed import LIST_BITS, fact, list_first, list_size, page_row, seat_of
from .texts import act_on

PLEDGING: Final = 2  # AGREED, while the group is asked what it puts together


def read_next(s: State) -> None:
    """R-067, R-068, Q-18: steps run from the top; what may be declined is asked, what cannot be paid is not offered."""
    act_on(s, s.seat, s.a)
    index = s.b % STEP_BITS
    page = page_row(s, s.a, s.b // STEP_BITS)
    if held(s, s.seat) == s.a:
        s.n[DONE + s.seat] = index + 1
    if index >= fact(s, PAGE_STEPS, page):
        return
    push(s, READ_RULE, s.seat, s.a, s.b + 1)
    step = fact(s, PAGE_STEP, page) + index
    if not holds(s, fact(s, STEP_WHEN, step), s.seat):
        run_list(s, s.seat, s.a, fact(s, STEP_ELSE, step))
    elif fact(s, STEP_MAY, step) == 0 and fact(s, STEP_OPTIONS, step) == 0:
        run_list(s, s.seat, s.a, fact(s, STEP_DO, step))
    elif choices(s, s.seat, s.a, step):
        s.n[QUESTION] = s.a + 1
        s.n[QUESTION_STEP] = s.b
        s.n[QUESTION_BY] = s.seat if fact(s, STEP_DECIDE, step) == DECIDE_ME else leader(s)
        push(s, CHOICE_RULE, s.seat, s.a, s.b)


def shared_cost(s: State, slot: i64, step: i64, chosen: i64) -> i64:
    """The effect of a cost that the group pays together, or NONE."""
    lists = [fact(s, STEP_COST, step)]
    if verb_of(chosen) == OPTION:
        lists.append(fact(s, OPTION_COST, fact(s, STEP_OPTION, step) + noun_of(chosen) - 1))
    for index in lists:
        first = list_first(s, slot, index)
        for effect in range(first, first + list_size(s, slot, index)):
            if fact(s, EFFECT_WHO, effect) == BY_GROUP:
                return effect
    return NONE


def run_list(s: State, agent: i64, slot: i64, index: i64) -> None:
    """Carry out a list of effects of the body in this slot."""
    if index != NO_LIST:
        push(s, RUN_RULE, agent, slot, index * LIST_BITS)


def choices(s: State, agent: i64, slot: i64, step: i64) -> list[int]:
    """What a step lets one answer: yes or an option where it can be paid, and no where one may decline."""
    out: list[int] = []
    if can_pay(s, agent, slot, fact(s, STEP_COST, step)):
        count = fact(s, STEP_OPTIONS, step)
        if count == 0:
            out.append(action(YES, 0))
        for i in range(count):
            option = fact(s, STEP_OPTION, step) + i
            if holds(s, fact(s, OPTION_WHEN, option), agent) and can_pay(s, agent, slot, fact(s, OPTION_COST, option)):
                out.append(action(OPTION, i + 1))
    if out and fact(s, STEP_MAY, step) == 1:
        out.append(action(NO, 0))
    return out


def step_at(s: State, slot: i64, code: i64) -> i64:
    """The row of a step, or NONE where the body in this slot has none there."""
    page = page_row(s, slot, code // STEP_BITS)
    index = code % STEP_BITS
    return fact(s, PAGE_STEP, page) + index if index < fact(s, PAGE_STEPS, page) else NONE


def ask_choice(s: State) -> None:
    """R-068, D-05: the reader decides, or the Time Captain, or the group through the Time Captain (Q-02)."""
    s.n[ASKING] = ASKING_CHOICE
    step = step_at(s, s.a, s.b)
    options = choices(s, s.seat, s.a, step) if step != NONE else []
    ask(s, seat_of(s, s.n[QUESTION_BY]), options or [action(NO, 0)])


def take_choice(s: State) -> None:
    act_on(s, s.seat, s.a)
    step = step_at(s, s.a, s.b)
    s.n[PROPOSED] = s.answer
    s.n[AGREED] = 1
    push(s, CHOSEN_RULE, s.seat, s.a, s.b)
    if step != NONE and fact(s, STEP_DECIDE, step) == DECIDE_GROUP:
        s.n[TOPIC] = TOPIC_CHOICE
        push(s, CONSENT_RULE, leader(s))


def carry_out(s: State) -> None:
    """R-206: what the group pays is promised first; then the cost, then what was chosen."""
    act_on(s, s.seat, s.a)
    step = step_at(s, s.a, s.b)
    if s.n[AGREED] == 0:
        push(s, CHOICE_RULE, s.seat, s.a, s.b)
        return
    verb = verb_of(s.n[PROPOSED])
    if step == NONE or verb == NO:
        return
    shared = shared_cost(s, s.a, step, s.n[PROPOSED])
    if shared != NONE and s.n[AGREED] == 1:
        s.n[AGREED] = PLEDGING
        push(s, CHOSEN_RULE, s.seat, s.a, s.b)
        open_pledges(s, s.seat, fact(s, EFFECT_X, shared), fact(s, EFFECT_OP, shared) == SPEND_MAGIC)
        return
    if shared != NONE and not is_pledged(s):
        return
    if verb == YES:
        run_list(s, s.seat, s.a, fact(s, STEP_DO, step))
    else:
        option = fact(s, STEP_OPTION, step) + noun_of(s.n[PROPOSED]) - 1
        run_list(s, s.seat, s.a, fact(s, STEP_DO, step))
        run_list(s, s.seat, s.a, fact(s, OPTION_DO, option))
        run_list(s, s.seat, s.a, fact(s, OPTION_COST, option))
    run_list(s, s.seat, s.a, fact(s, STEP_COST, step))
