"""What a step or an option costs, and whether it can be paid."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import NONE, State
from ....kernel.verbs import place_of
from ..cards import (
    AWAY_ELEMENT,
    AWAY_TOKEN,
    BY_GROUP,
    EFFECT_OP,
    EFFECT_WHO,
    EFFECT_X,
    REMOVE_ELEMENT,
    REMOVE_TOKEN,
    SPEND_AZRAK,
    SPEND_MAGIC,
)
from ..names import AGENTS, AZRAK, GROUP, MAGIC, OWNED, TOKENS
from .agents import is_present, token_in
from .printed import fact, first_element, list_first, list_size


def can_pay(s: State, agent: i64, slot: i64, index: i64) -> bool:
    """A cost must be payable in full, or what it buys is not offered."""
    first = list_first(s, slot, index)
    for effect in range(first, first + list_size(s, slot, index)):
        if not can_pay_one(s, agent, effect):
            return False
    return True


def can_pay_one(s: State, agent: i64, effect: i64) -> bool:
    op = fact(s, EFFECT_OP, effect)
    x = fact(s, EFFECT_X, effect)
    if op == SPEND_AZRAK or op == SPEND_MAGIC:
        of = AZRAK if op == SPEND_AZRAK else MAGIC
        return (purse(s, of) if fact(s, EFFECT_WHO, effect) == BY_GROUP else s.n[of + agent]) >= x
    if op == AWAY_TOKEN or op == REMOVE_TOKEN:
        return token_in(s, x, TOKENS + agent) != NONE or token_in(s, x, GROUP) != NONE
    if op == AWAY_ELEMENT or op == REMOVE_ELEMENT:
        return place_of(s, first_element(s) + x) == OWNED + agent
    return True


def purse(s: State, of: i64) -> i64:
    """R-206, Q-39: what the agents present can put together."""
    total: i64 = 0
    for agent in range(s.n[AGENTS]):
        if is_present(s, agent):
            total += s.n[of + agent]
    return total
