"""Gifts and exchanges of Elements and personal tokens (R-090, R-118, R-192 to R-196)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import actions, ask, ask_first, ask_part
from ....kernel.rows import bit
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, place_of, push, top
from ..cards import M_NO_GIFTS
from ..names import (
    AGENTS,
    AGREE,
    ASKING,
    ASKING_EXCHANGE,
    ASKING_FOR,
    ASKING_SWAP,
    ASKING_TO,
    DONE_VERB,
    EXCHANGE_RULE,
    FINISHED,
    FOR,
    FREELY,
    GIVE,
    OBJECT,
    OBJECTED,
    RECEIVE_RULE,
    RETURN_RULE,
    SEATED,
    SWAP_RULE,
    SWAPPED,
    TO,
)
from .actions import belongings
from .acts import give
from .agents import is_present
from .modifiers import is_on
from .printed import seat_of


def open_exchange(s: State) -> None:
    """R-090, R-192: Elements and personal tokens, freely."""
    s.n[FINISHED] = 0
    push(s, EXCHANGE_RULE)


def givers(s: State) -> list[int]:
    """R-153, Q-25: agents who are present, have something, and have not said they are done."""
    if s.n[AGENTS] < 2 or is_on(s, M_NO_GIFTS):
        return []
    there = [agent for agent in range(s.n[AGENTS]) if is_present(s, agent) and belongings(s, agent)]
    if len([agent for agent in range(s.n[AGENTS]) if is_present(s, agent)]) < 2:
        return []
    return [agent for agent in there if s.n[FINISHED] >> agent & 1 == 0]


def ask_exchange(s: State) -> None:
    """D-13: whoever likes gives something to somebody; One player answers for both."""
    s.n[ASKING] = ASKING_EXCHANGE
    agents = givers(s)
    if not agents:
        s.answer = NONE
        return
    if s.seats == 1:
        things: list[int] = []
        for agent in agents:
            things += belongings(s, agent)
        ask(s, 0, [*actions(GIVE, things), action(DONE_VERB, 0)])
        return
    ask_first(s, agents, [[*actions(GIVE, belongings(s, agent)), action(DONE_VERB, 0)] for agent in agents])


def take_exchange(s: State) -> None:
    if s.answer == NONE:
        return
    if verb_of(s.answer) == DONE_VERB:
        s.n[FINISHED] |= 15 if s.seats == 1 else bit(s.by)
        push(s, EXCHANGE_RULE)
        return
    push(s, EXCHANGE_RULE)
    push(s, RECEIVE_RULE, owner_of(s, noun_of(s.answer)), noun_of(s.answer))


def owner_of(s: State, card: i64) -> i64:
    for agent in range(s.n[AGENTS]):
        if card in belongings(s, agent):
            return agent
    return 0


def ask_receiver(s: State) -> None:
    """Who gets it: anybody present but the giver."""
    s.n[ASKING] = ASKING_TO
    there = [agent for agent in range(s.n[AGENTS]) if agent != s.seat and is_present(s, agent)]
    ask_part(s, seat_of(s, s.seat), actions(TO, [top(s, SEATED + agent) for agent in there]))


def take_receiver(s: State) -> None:
    push(s, RETURN_RULE, s.seat, s.a, place_of(s, noun_of(s.answer)) - SEATED)


def ask_return(s: State) -> None:
    """R-192, D-13: for nothing, or for something the other has; s.a is the thing, s.b who gets it."""
    s.n[ASKING] = ASKING_FOR
    ask_part(s, seat_of(s, s.seat), [action(FREELY, 0), *actions(FOR, belongings(s, s.b))])


def take_return(s: State) -> None:
    """A gift is made at once; an exchange is put to the other agent."""
    if verb_of(s.answer) == FREELY:
        give(s, s.seat, s.a, s.b)
    elif s.seats == 1:
        swap(s, s.a, noun_of(s.answer))
    else:
        push(s, SWAP_RULE, s.seat, s.a, noun_of(s.answer))


def ask_swap(s: State) -> None:
    """D-13: both parties decide; the prompt names the two things, so they are in public numbers."""
    s.n[ASKING] = ASKING_SWAP
    s.n[SWAPPED] = s.a + 1
    s.n[SWAPPED + 1] = s.b + 1
    ask(s, owner_of(s, s.b), [action(AGREE, 0), action(OBJECT, 0)])


def settle_swap(s: State) -> None:
    s.n[SWAPPED] = 0
    s.n[SWAPPED + 1] = 0
    if verb_of(s.answer) == AGREE:
        swap(s, s.a, s.b)
    else:
        emit(s, OBJECTED, s.by)


def swap(s: State, one: i64, other: i64) -> None:
    """Two gifts at once."""
    here, there = owner_of(s, one), owner_of(s, other)
    give(s, here, one, there)
    give(s, there, other, here)
