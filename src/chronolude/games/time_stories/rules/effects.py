"""Lists of effects: left to right, each effect on everyone it names, one after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of
from ....kernel.offers import ask
from ....kernel.state import NONE, State
from ....kernel.verbs import place_of, push, top
from ..cards import (
    BODY_PAGE,
    BODY_PAGES,
    BY_CAPTAIN,
    BY_EACH,
    BY_GROUP,
    BY_NAME,
    BY_ONE,
    BY_OTHERS,
    BY_SUPPORTERS,
    DECIDE_ME,
    EFFECT_IF,
    EFFECT_OP,
    EFFECT_WHO,
    EJECT,
    LOSE_AZRAK,
    OPTION_COST,
    OPTION_DO,
    PAGE_STEP,
    PAGE_STEPS,
    SLOTS,
    SPEND_MAGIC,
    STEP_COST,
    STEP_DECIDE,
    STEP_DO,
    STEP_ELSE,
    STEP_OPTION,
    STEP_OPTIONS,
)
from ..names import (
    AGENTS,
    APPLY_RULE,
    ASKING,
    ASKING_PICK,
    CAPTAIN,
    EFFECTS,
    PICK,
    PICK_RULE,
    RUN_RULE,
    SEATED,
    SUPPORTERS,
)
from .agents import agent_of, in_turn, is_present, leader
from .conditions import holds
from .payments import collect
from .printed import LIST_BITS, body_of, fact, list_first, list_size, seat_of, size, slot_name
from .texts import act_on

RUNAWAY: Final = 2000  # effects between two answers that no honest card reaches


class Runaway(Exception):
    """Effects that call each other without end; the message names the card."""


def run_next(s: State) -> None:
    """Effects run left to right, each atomic; a condition is read when its turn comes; R-205: a group is everybody."""
    act_on(s, s.seat, s.a)
    index = s.b // LIST_BITS
    at = s.b % LIST_BITS
    if at >= list_size(s, s.a, index):
        return
    count_effect(s)
    push(s, RUN_RULE, s.seat, s.a, s.b + 1)
    effect = list_first(s, s.a, index) + at
    if not holds(s, fact(s, EFFECT_IF, effect), s.seat):
        return
    who = fact(s, EFFECT_WHO, effect)
    if who == BY_ONE:
        push(s, PICK_RULE, s.seat, s.a, s.b)
    elif who == BY_GROUP:
        collect(s)
    else:
        for agent in reversed(targets(s, who, s.seat, fact(s, EFFECT_OP, effect))):
            push(s, APPLY_RULE, agent, s.a, s.b)


def count_effect(s: State) -> None:
    s.n[EFFECTS] += 1
    if s.n[EFFECTS] > RUNAWAY:
        raise Runaway(f"the effects of {slot_name(s, s.a)} call each other without end")


def targets(s: State, who: i64, me: i64, op: i64) -> list[int]:
    """Q-44: from the Time Captain round the table; Q-39: losses skip who is ejected, gains do not."""
    if who >= BY_NAME:
        agent = agent_of(s, who - BY_NAME)
        return [] if agent == NONE else [agent]
    if who == BY_CAPTAIN:
        return [s.n[CAPTAIN]]
    if who == BY_SUPPORTERS:
        return [agent for agent in in_turn(s) if s.n[SUPPORTERS] >> agent & 1 == 1]
    if who == BY_EACH or who == BY_OTHERS:
        skips = op == LOSE_AZRAK or op == SPEND_MAGIC or op == EJECT
        out = [agent for agent in in_turn(s) if not skips or is_present(s, agent)]
        return [agent for agent in out if who == BY_EACH or agent != me]
    return [me]


def ask_pick(s: State) -> None:
    """`by one`: who decides the step names an agent present: its reader, or the Time Captain (Q-02, Q-35)."""
    s.n[ASKING] = ASKING_PICK
    there = [agent for agent in range(s.n[AGENTS]) if is_present(s, agent)]
    names = [action(PICK, top(s, SEATED + agent)) for agent in there]
    if len(names) < 2:
        s.answer = names[0] if names else action(PICK, top(s, SEATED + s.seat))
    else:
        by = s.seat if decider(s, s.a, s.b // LIST_BITS) == DECIDE_ME else leader(s)
        ask(s, seat_of(s, by), names)


def decider(s: State, slot: i64, index: i64) -> i64:
    """Who decides the step that this list of effects belongs to; its reader where it belongs to none."""
    if slot >= size(s, SLOTS):
        return DECIDE_ME  # triggers and Powers have no steps
    body = body_of(s, slot)
    for page in range(fact(s, BODY_PAGE, body), fact(s, BODY_PAGE, body) + fact(s, BODY_PAGES, body)):
        for step in range(fact(s, PAGE_STEP, page), fact(s, PAGE_STEP, page) + fact(s, PAGE_STEPS, page)):
            if index in lists_of(s, step):
                return fact(s, STEP_DECIDE, step)
    return DECIDE_ME


def lists_of(s: State, step: i64) -> list[int]:
    """The lists of effects of a step and of its options."""
    out: list[int] = [fact(s, STEP_DO, step), fact(s, STEP_ELSE, step), fact(s, STEP_COST, step)]
    for option in range(fact(s, STEP_OPTION, step), fact(s, STEP_OPTION, step) + fact(s, STEP_OPTIONS, step)):
        out += [fact(s, OPTION_DO, option), fact(s, OPTION_COST, option)]
    return out


def take_pick(s: State) -> None:
    push(s, APPLY_RULE, place_of(s, noun_of(s.answer)) - SEATED, s.a, s.b)
