"""Whether a condition holds, and the numbers it reads."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import NONE, State
from ....kernel.verbs import place_of, size_of, top
from ..cards import (
    C_ALTERED,
    C_ALTERED_BY,
    C_AND,
    C_AVAILABLE,
    C_BETWEEN,
    C_CARD_REMOVED,
    C_DRAWN,
    C_ELEMENT_IN_PLAY,
    C_ELEMENT_REMOVED,
    C_ENDING,
    C_EQUAL,
    C_FIRST_VISIT,
    C_FLASH,
    C_GROUP_TOKEN,
    C_HOLDS_ELEMENT,
    C_HOLDS_TOKEN,
    C_IN_PLAY,
    C_LEAST,
    C_ME_CAPTAIN,
    C_ME_IS,
    C_MOON,
    C_MOST,
    C_NOT,
    C_OR,
    C_SHOWN,
    C_SOLVED,
    C_SOMEONE_ELEMENT,
    C_SOMEONE_TOKEN,
    C_STAR,
    C_VISITED,
    KEYS,
    LOCATIONS,
    N_DAMAGE,
    N_DRAWN,
    N_HINTS,
    N_RUNGS,
    N_SOLVED,
    N_VISITS,
    NODE_OP,
    NODE_X,
    NODE_Y,
    NODE_Z,
    TOKEN_COPIES,
    V_AZRAK,
    V_DAMAGE,
    V_DESTINY,
    V_GROUP_MAGIC,
    V_HINTS,
    V_MAGIC,
    V_RECEPTACLES,
    V_REPORT,
    V_RUN,
    V_SHOWN,
    V_STAT,
    V_TOKENS,
    V_TURN,
    V_VISITS,
    V_VORTEX,
)
from ..names import (
    AGENTS,
    ALTERED,
    AZRAK,
    CAPTAIN,
    CONFLICT,
    ENDING,
    ENDING_OF_MISSION,
    FLASH_READ,
    GROUP,
    IN_PLAY,
    LOCATION,
    MAGIC,
    MOON,
    OWNED,
    PACK,
    PHASE,
    PHASE_BETWEEN,
    REMOVED,
    REPORT,
    RUN,
    SHEET,
    SHOWN_FATE,
    STAR,
    TOKENS,
    TURN,
    UPRIGHT,
    VORTEX,
    WHO,
)
from .agents import agent_of, copies_in, held, stat_of, token_in
from .printed import fact, first_element, first_mystery, row, size


def holds(s: State, node: i64, me: i64) -> bool:
    """Whether a condition is true for the agent who reads."""
    if node < 0:
        return True
    op = fact(s, NODE_OP, node)
    x = fact(s, NODE_X, node)
    if op == C_NOT:
        return not holds(s, x, me)
    if op == C_AND:
        return holds(s, x, me) and holds(s, fact(s, NODE_Y, node), me)
    if op == C_OR:
        return holds(s, x, me) or holds(s, fact(s, NODE_Y, node), me)
    if op == C_LEAST or op == C_MOST or op == C_EQUAL:
        value = amount(s, x, fact(s, NODE_Y, node), me)
        other = fact(s, NODE_Z, node)
        return value >= other if op == C_LEAST else value <= other if op == C_MOST else value == other
    if op <= C_GROUP_TOKEN:
        return holds_things(s, op, x, me)
    return holds_history(s, op, x, me)


def holds_things(s: State, op: i64, x: i64, me: i64) -> bool:
    """Who is who, and who has what; R-018: cards may ask for a receptacle by name."""
    if op == C_ME_IS:
        return s.n[WHO + me] == x
    if op == C_ME_CAPTAIN:
        return s.n[CAPTAIN] == me
    if op == C_IN_PLAY:
        return agent_of(s, x) != NONE
    if op == C_HOLDS_TOKEN:
        return token_in(s, x, TOKENS + me) != NONE
    if op == C_SOMEONE_TOKEN:
        for agent in range(s.n[AGENTS]):
            if token_in(s, x, TOKENS + agent) != NONE:
                return True
        return False
    if op == C_GROUP_TOKEN:
        return token_in(s, x, GROUP) != NONE
    return element_is(s, op, place_of(s, first_element(s) + x), me)


def element_is(s: State, op: i64, place: i64, me: i64) -> bool:
    if op == C_HOLDS_ELEMENT:
        return place == OWNED + me
    if op == C_SOMEONE_ELEMENT:
        return OWNED <= place < OWNED + s.n[AGENTS]
    if op == C_AVAILABLE:
        return place == PACK
    if op == C_ELEMENT_IN_PLAY:
        return place == IN_PLAY or OWNED <= place < ALTERED + s.n[AGENTS]
    return op == C_ELEMENT_REMOVED and place == REMOVED


def holds_history(s: State, op: i64, x: i64, me: i64) -> bool:
    """The sky, Alterations, and what has happened; all of it lies on the table."""
    if op == C_MOON:
        return s.n[MOON] == x
    if op == C_STAR:
        return s.n[STAR] == x
    if op == C_ALTERED:
        return top(s, ALTERED + me) != NONE
    if op == C_ALTERED_BY:
        return top(s, ALTERED + me) == first_element(s) + x
    if op == C_FLASH:
        return s.n[FLASH_READ + me] == 1
    if op == C_VISITED:
        return s.n[row(s, N_VISITS, x)] > 0
    if op == C_FIRST_VISIT:
        return s.n[LOCATION] > 0 and s.n[row(s, N_VISITS, s.n[LOCATION] - 1)] == 1
    if op == C_DRAWN:
        return s.n[row(s, N_DRAWN, x)] == 1
    if op == C_SHOWN:
        return place_of(s, first_mystery(s) + x) == UPRIGHT
    if op == C_CARD_REMOVED:
        return place_of(s, x) == REMOVED
    if op == C_BETWEEN:
        return s.n[PHASE] == PHASE_BETWEEN
    if op == C_SOLVED:
        return s.n[row(s, N_SOLVED, x)] == 1
    return op == C_ENDING and s.n[ENDING] == ENDING_OF_MISSION + x


def amount(s: State, what: i64, arg: i64, me: i64) -> i64:
    """A number conditions and scores may read."""
    if what == V_AZRAK:
        return s.n[AZRAK + me]
    if what == V_MAGIC:
        return s.n[MAGIC + me]
    if what == V_STAT:
        return stat_of(s, me, arg)
    if what == V_GROUP_MAGIC:
        return s.n[MAGIC] + s.n[MAGIC + 1] + s.n[MAGIC + 2] + s.n[MAGIC + 3]
    if what == V_TOKENS:
        return fact(s, TOKEN_COPIES, arg) - copies_in(s, arg, SHEET) - copies_in(s, arg, REMOVED)
    if what == V_VISITS:
        return s.n[row(s, N_VISITS, s.n[LOCATION] - 1)] if s.n[LOCATION] > 0 else 0
    if what == V_DAMAGE:
        slot = s.n[CONFLICT] - 1 if s.n[CONFLICT] > 0 else held(s, me)
        return s.n[row(s, N_DAMAGE, slot)] if slot >= 0 else 0
    return group_amount(s, what)


def group_amount(s: State, what: i64) -> i64:
    if what == V_REPORT:
        return s.n[REPORT]
    if what == V_VORTEX:
        return s.n[VORTEX]
    if what == V_RECEPTACLES:
        return s.n[AGENTS]
    if what == V_TURN:
        return s.n[TURN]
    if what == V_SHOWN:
        return size_of(s, UPRIGHT)
    if what == V_HINTS:
        total: i64 = 0
        for location in range(size(s, LOCATIONS)):
            total += s.n[row(s, N_HINTS, location)]
        for puzzle in range(size(s, KEYS)):
            total += s.n[row(s, N_RUNGS, puzzle)]
        return total
    if what == V_RUN:
        return s.n[RUN]
    return s.n[SHOWN_FATE] if what == V_DESTINY else 0
