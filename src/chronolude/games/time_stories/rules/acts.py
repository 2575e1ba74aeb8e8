"""The actions themselves: following, exploring, gifts, leaving (R-067 to R-086, R-194)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import actions, ask, ask_part
from ....kernel.rows import bit
from ....kernel.state import State
from ....kernel.verbs import emit, move, place_of, push
from ..cards import PAGE_STEPS, STEP_BITS
from ..names import (
    ABANDON,
    ABANDON_RULE,
    ACT_AS,
    ACT_RULE,
    ACTION_RULE,
    AFTER_RULE,
    AGREED,
    ASKING,
    ASKING_ACTIONS,
    ASKING_GIFT,
    CONSENT_RULE,
    DONE,
    DONE_VERB,
    ENGAGE,
    EXPLORE,
    EXPLORE_RULE,
    EXPLORED,
    FIGHT,
    FOLLOW,
    FREE_EXPLORE,
    GAVE,
    GIFT_RULE,
    GIVE,
    HAND,
    HINT,
    HINT_RULE,
    LEAVE,
    LEAVE_RULE,
    LEAVING,
    OWNED,
    PAGE,
    PANORAMA,
    POWER,
    PUZZLE_RULE,
    READ_RULE,
    RUNG,
    SEATED,
    SOLVE,
    STAND_BY,
    TELL_GIST,
    TOKENS,
    TOPIC,
    TOPIC_HINT,
    TOPIC_LEAVE,
    TRIAL_RULE,
    WAIT,
    WAITING,
)
from .actions import agent_options, belongings, explore_cost, meet_group
from .agents import held, leader
from .azrak import spend
from .duels import give_up, strike
from .links import return_card
from .mysteries import lay_before
from .powers import use_power
from .printed import fact, page_row, seat_of
from .puzzles import DIAL_BITS, puzzle_at
from .recon import tell
from .texts import act_on


def take_action(s: State) -> None:
    """Q-19: one after another, in the order answers arrive."""
    verb = verb_of(s.answer)
    if verb == WAIT:
        s.n[WAITING] |= bit(s.by)
        push(s, ACTION_RULE)
        return
    s.n[WAITING] = 0
    push(s, AFTER_RULE)
    if verb == ACT_AS:
        push(s, ACT_RULE, place_of(s, noun_of(s.answer)) - SEATED)
    elif verb == LEAVE or verb == HINT:
        s.n[TOPIC] = TOPIC_LEAVE if verb == LEAVE else TOPIC_HINT
        push(s, LEAVE_RULE if verb == LEAVE else HINT_RULE, s.seat)
        push(s, CONSENT_RULE, leader(s))
    elif verb == ABANDON:
        push(s, ABANDON_RULE, s.by)
    else:
        perform(s, s.by)


def ask_act(s: State) -> None:
    """The receptacle is named; now what it does."""
    s.n[ASKING] = ASKING_ACTIONS
    options = agent_options(s, s.seat)
    ask_part(s, seat_of(s, s.seat), options)


def take_act(s: State) -> None:
    perform(s, s.seat)


def perform(s: State, agent: i64) -> None:
    """One action of one agent."""
    verb = verb_of(s.answer)
    noun = noun_of(s.answer)
    card = held(s, agent)
    page = s.n[PAGE + agent]
    if verb == FOLLOW:
        follow(s, agent, card, page)
    elif verb == FIGHT:
        strike(s, agent, card, page, noun - 1)
    elif verb == ENGAGE:
        push(s, TRIAL_RULE, agent, card, page * STEP_BITS + noun - 1)
    elif verb == SOLVE:
        push(s, PUZZLE_RULE, agent, card, page * DIAL_BITS)
    elif verb == RUNG:
        propose_rung(s, agent, card, page)
    elif verb == EXPLORE:
        explore(s, agent, noun)
    elif verb == STAND_BY:
        return_card(s, agent)
    elif verb == HAND:
        push(s, GIFT_RULE, agent, place_of(s, noun) - SEATED)
    elif verb == TELL_GIST:
        tell(s, agent, True)
    elif verb == POWER:
        use_power(s, agent)


def propose_rung(s: State, agent: i64, card: i64, page: i64) -> None:
    """R-243: asked for by whoever reads the puzzle, granted by the group."""
    act_on(s, agent, card)
    s.n[TOPIC] = TOPIC_HINT
    push(s, HINT_RULE, agent, puzzle_at(s, card, page) + 1)
    push(s, CONSENT_RULE, agent)


def follow(s: State, agent: i64, card: i64, page: i64) -> None:
    """R-067: the instructions of one's card; or the end of a conflict that offers nothing."""
    act_on(s, agent, card)
    if s.n[DONE + agent] < fact(s, PAGE_STEPS, page_row(s, card, page)):
        push(s, READ_RULE, agent, card, page * STEP_BITS + s.n[DONE + agent])
    else:
        give_up(s, agent, card, page)


def explore(s: State, agent: i64, card: i64) -> None:
    """R-073, R-074: paid first; what the crystal paid for goes ahead whatever the link does."""
    cost = explore_cost(s, agent)
    emit(s, EXPLORED, agent, card, cost)
    push(s, EXPLORE_RULE, agent, card)
    if cost > 0:
        spend(s, agent, cost)
    else:
        s.n[FREE_EXPLORE + agent] -= 1


def take_explored(s: State) -> None:
    """R-074, R-075, R-077, R-080: the old card goes back, the new one is read and its instructions followed at once."""
    return_card(s, s.seat)
    if place_of(s, s.a) != PANORAMA:
        return
    lay_before(s, s.seat, s.a)
    act_on(s, s.seat, s.a)
    push(s, READ_RULE, s.seat, s.a, s.n[PAGE + s.seat] * STEP_BITS)
    meet_group(s, s.seat)


def ask_gift(s: State) -> None:
    """R-194: one or more things, named one by one; s.a is who gets them, s.b how many so far. The first belongs to the
    move; each further one is an answer of its own: all ways to name eight things at once would be a hundred thousand.
    """
    s.n[ASKING] = ASKING_GIFT
    options = actions(GIVE, belongings(s, s.seat))
    if s.b == 0:
        ask_part(s, seat_of(s, s.seat), options)
    else:
        ask(s, seat_of(s, s.seat), [*options, action(DONE_VERB, 0)])


def take_gift(s: State) -> None:
    if verb_of(s.answer) == GIVE:
        give(s, s.seat, noun_of(s.answer), s.a)
        if belongings(s, s.seat):
            push(s, GIFT_RULE, s.seat, s.a, s.b + 1)
            return
    spend(s, s.seat, 1)


def give(s: State, agent: i64, card: i64, to: i64) -> None:
    """R-160, R-185: it lies face up before its new owner."""
    zone = OWNED if OWNED <= place_of(s, card) < OWNED + 4 else TOKENS
    move(s, card, zone + to)
    emit(s, GAVE, agent, card, to)


def settle_leave(s: State) -> None:
    """R-072, Q-02: a group decision."""
    if s.n[AGREED] == 1:
        s.n[LEAVING] = 1
