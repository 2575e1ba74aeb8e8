"""The one interpreter of effects: one effect on one agent."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import NONE, State
from ....kernel.verbs import emit, move, place_of, push
from ..cards import (
    AWAY_ELEMENT,
    BEGIN_AGAIN,
    DAMAGE_OP,
    DRAW,
    DRAW_NAMED,
    EFFECT_OP,
    EFFECT_X,
    EFFECT_Y,
    EJECT,
    END_CONFLICT,
    END_MISSION,
    EXPLORE_FREE,
    FLIP_MOON,
    FLIP_STAR,
    FORCE_OUTCOME,
    FREE_UPDATE,
    FRONT_LETTER,
    GAIN_AZRAK,
    GAIN_MAGIC,
    GO_TO,
    HEAL,
    LEAVE_LOCATION,
    LOSE_AZRAK,
    MOVE_AZRAK,
    READ_FLASH,
    READ_INTERACTION,
    REDRAW,
    REMOVE_CARD,
    REMOVE_ELEMENT,
    REMOVE_TOKEN,
    RESHUFFLE,
    RETURN_CARD,
    REVEAL,
    SPEND_AZRAK,
    SPEND_MAGIC,
    START_CONFLICT,
    TAKE_ELEMENT,
    TAKE_TOKEN,
    TRIAL_PLUS,
)
from ..names import (
    CONFLICT_OVER,
    DRAW_RULE,
    ENDING_OF_MISSION,
    EXPLORE_RULE,
    FORCED,
    FORCED_OUTCOME,
    FREE_EXPLORE,
    LEAVING,
    PACK,
    PUT_AWAY,
    REMOVED,
    REMOVED_EVENT,
    REPORT,
    REPORT_MOVED,
    TRIAL_VALUE,
    VORTEX,
)
from .agents import held, open_cards
from .azrak import gain, lose, spend
from .elements import take_element
from .ending import end_mission
from .fate import redraw, reshuffle, reveal
from .links import begin_update, eject, return_card
from .mysteries import draw, remove_front
from .payments import change_magic
from .printed import LIST_BITS, fact, first_element, first_mystery, list_first, list_size
from .runs import begin_again
from .texts import act_on, hide_text
from .things import drop_token, flip, harm, read_flash, read_interaction, start_named, take_token


def apply(s: State) -> None:
    """An effect that can do nothing does nothing."""
    act_on(s, s.seat, s.a)
    index = s.b // LIST_BITS
    at = s.b % LIST_BITS
    if at >= list_size(s, s.a, index):
        return
    effect = list_first(s, s.a, index) + at
    op = fact(s, EFFECT_OP, effect)
    x = fact(s, EFFECT_X, effect)
    y = fact(s, EFFECT_Y, effect)
    if op <= REMOVE_ELEMENT:
        apply_element(s, op, x, s.seat)
    elif op <= SPEND_MAGIC:
        apply_crystals(s, op, x, y, s.seat)
    elif op <= EXPLORE_FREE:
        apply_card(s, op, x, y, s.seat)
    elif op <= EJECT:
        apply_things(s, op, x, s.seat)
    else:
        apply_story(s, op, x, y, s.seat)


def apply_element(s: State, op: i64, x: i64, agent: i64) -> None:
    card = first_element(s) + x
    if op == TAKE_ELEMENT:
        take_element(s, card, agent)
    elif op == AWAY_ELEMENT:
        if place_of(s, card) != REMOVED and place_of(s, card) != PACK:
            hide_text(s, card)
            move(s, card, PACK)
            emit(s, PUT_AWAY, card)
    elif place_of(s, card) != REMOVED:
        hide_text(s, card)
        move(s, card, REMOVED)
        emit(s, REMOVED_EVENT, card)


def apply_crystals(s: State, op: i64, x: i64, y: i64, agent: i64) -> None:
    if op == GAIN_AZRAK:
        gain(s, agent, x, y == 1)
    elif op == LOSE_AZRAK:
        lose(s, agent, x, y == 1)
    elif op == MOVE_AZRAK:
        n = min(x, s.n[VORTEX] if y == 0 else s.n[REPORT])
        s.n[REPORT] += n if y == 0 else -n
        s.n[VORTEX] -= n if y == 0 else -n
        emit(s, REPORT_MOVED, n if y == 0 else -n, s.n[REPORT])
    elif op == SPEND_AZRAK:
        spend(s, agent, x)
    else:
        change_magic(s, agent, x if op == GAIN_MAGIC else -x)


def apply_card(s: State, op: i64, x: i64, y: i64, agent: i64) -> None:
    if op == READ_INTERACTION:
        read_interaction(s, agent, x)
    elif op == READ_FLASH:
        read_flash(s, agent)
    elif op == DRAW:
        push(s, DRAW_RULE, agent, x)
    elif op == DRAW_NAMED:
        draw(s, agent, first_mystery(s) + x)
    elif op == REMOVE_CARD:
        card = held(s, agent) if y == 0 else x
        if card != NONE:
            remove_front(s, card)
    elif op == RETURN_CARD:
        return_card(s, agent)
    elif y == 0:
        s.n[FREE_EXPLORE + agent] += 1
    else:
        for card in open_cards(s):
            if card < first_mystery(s) and fact(s, FRONT_LETTER, card) == x:
                push(s, EXPLORE_RULE, agent, card)


def apply_things(s: State, op: i64, x: i64, agent: i64) -> None:
    if op == RESHUFFLE:
        reshuffle(s)
    elif op == REVEAL:
        reveal(s)
    elif op == FLIP_MOON or op == FLIP_STAR:
        flip(s, 0 if op == FLIP_MOON else 1)
    elif op == TAKE_TOKEN:
        take_token(s, x, agent)
    elif op == EJECT:
        eject(s, agent)
    else:
        drop_token(s, x, agent, op == REMOVE_TOKEN)


def apply_story(s: State, op: i64, x: i64, y: i64, agent: i64) -> None:
    if op == DAMAGE_OP or op == HEAL:
        harm(s, agent, x if op == DAMAGE_OP else -x)
    elif op == START_CONFLICT:
        start_named(s, agent, x)
    elif op == END_CONFLICT:
        s.n[CONFLICT_OVER] = 1
    elif op == FREE_UPDATE:
        if y == 0:
            begin_update(s, True)
        else:
            gain(s, agent, s.n[VORTEX], False)
    elif op == TRIAL_PLUS:
        s.n[TRIAL_VALUE] += x
    elif op == REDRAW:
        redraw(s)
    elif op == FORCE_OUTCOME:
        s.n[FORCED_OUTCOME] = x + 1
    else:
        apply_course(s, op, x)


def apply_course(s: State, op: i64, x: i64) -> None:
    """Where the story goes from here; R-244: a new run, R-209: the end."""
    if op == LEAVE_LOCATION:
        s.n[LEAVING] = 1
    elif op == GO_TO:
        s.n[FORCED] = x + 1
        s.n[LEAVING] = 1
    elif op == BEGIN_AGAIN:
        begin_again(s, x)
    elif op == END_MISSION:
        end_mission(s, ENDING_OF_MISSION + x)
