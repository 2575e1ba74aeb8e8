"""Lists of effects: left to right, each effect on everyone it names, one after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of
from ....kernel.offers import ask
from ....kernel.state import NONE, State
from ....kernel.verbs import place_of, push, top
from ..cards import (
    BY_CAPTAIN,
    BY_EACH,
    BY_GROUP,
    BY_NAME,
    BY_ONE,
    BY_OTHERS,
    BY_SUPPORTERS,
    EFFECT_IF,
    EFFECT_OP,
    EFFECT_WHO,
    EJECT,
    LOSE_AZRAK,
    SPEND_MAGIC,
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
from .agents import agent_of, in_turn, is_present
from .conditions import holds
from .payments import collect
from .printed import LIST_BITS, fact, list_first, list_size, seat_of, slot_name
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
    """`by one`: the reader names an agent who is present."""
    s.n[ASKING] = ASKING_PICK
    there = [agent for agent in range(s.n[AGENTS]) if is_present(s, agent)]
    names = [action(PICK, top(s, SEATED + agent)) for agent in there]
    if len(names) < 2:
        s.answer = names[0] if names else action(PICK, top(s, SEATED + s.seat))
    else:
        ask(s, seat_of(s, s.seat), names)


def take_pick(s: State) -> None:
    push(s, APPLY_RULE, place_of(s, noun_of(s.answer)) - SEATED, s.a, s.b)
