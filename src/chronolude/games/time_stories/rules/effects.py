"""The one interpreter of effects: lists run left to right, each effect on everyone it names, one after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of
from ....kernel.state import NONE, State
from ....kernel.verbs import ask, ask_part, emit, move, push, top
from ..cards import (
    AWAY_ELEMENT,
    BY_CAPTAIN,
    BY_EACH,
    BY_GROUP,
    BY_NAME,
    BY_ONE,
    BY_OTHERS,
    BY_SUPPORTERS,
    DAMAGE_OP,
    DRAW,
    DRAW_NAMED,
    EFFECT_IF,
    EFFECT_OP,
    EFFECT_WHO,
    EFFECT_X,
    EFFECT_Y,
    EJECT,
    END_CONFLICT,
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
)  # fmt: skip
from ..state import (
    AGENTS,
    APPLY_RULE,
    ASK_PICK,
    ASK_SHARE,
    ASKING,
    AZRAK,
    CAPTAIN,
    CONFLICT_OVER,
    DRAW_RULE,
    EFFECTS,
    EXPLORE_RULE,
    FIRST_ENDING,
    FORCED,
    FORCED_OUTCOME,
    FREE_EXPLORE,
    LEAVING,
    MAGIC,
    MAGIC_CHANGED,
    MAGIC_START,
    PACK,
    PAY_LEFT,
    PAY_OF,
    PAY_RULE,
    PICK,
    PICK_RULE,
    PUT_AWAY,
    REMOVED,
    REMOVED_EVENT,
    REPORT,
    REPORT_MOVED,
    RUN_RULE,
    SEATED,
    SHARE,
    SHARES,
    SUPPLY,
    SUPPORTERS,
    TRIAL_VALUE,
    VORTEX,
)  # fmt: skip
from .azrak import begin_update, eject, end_mission, gain, lose, return_card, spend
from .fate import redraw, reshuffle, reveal
from .look import (
    LIST_BITS,
    act_on,
    agent_of,
    fact,
    first_element,
    first_mystery,
    held,
    hide_text,
    holds,
    in_turn,
    is_present,
    list_first,
    list_size,
    open_cards,
    seat_of,
)  # fmt: skip
from .reading import purse
from .things import (
    draw,
    drop_token,
    flip,
    harm,
    read_flash,
    read_interaction,
    remove_front,
    start_named,
    take_element,
    take_token,
)  # fmt: skip

RUNAWAY: Final = 2000  # effects between two answers that no honest card reaches


class Runaway(Exception):
    """Effects that call each other without end; the message names the card."""


# ── lists ────────────────────────────────────────────────────────────────────────────────────────


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
        s.n[PAY_LEFT] = fact(s, EFFECT_X, effect)
        s.n[PAY_OF] = 1 if fact(s, EFFECT_OP, effect) == SPEND_MAGIC else 0
        push(s, PAY_RULE, s.seat, 0, 0)
    else:
        for agent in reversed(targets(s, who, s.seat, fact(s, EFFECT_OP, effect))):
            push(s, APPLY_RULE, agent, s.a, s.b)


def count_effect(s: State) -> None:
    s.n[EFFECTS] += 1
    if s.n[EFFECTS] > RUNAWAY:
        name = s.layout.cards[s.a] if s.a < len(s.layout.cards) else "a trigger"
        raise Runaway(f"the effects of {name} call each other without end")


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
    s.n[ASKING] = ASK_PICK
    there = [agent for agent in range(s.n[AGENTS]) if is_present(s, agent)]
    names = [action(PICK, top(s, SEATED + agent)) for agent in there]
    if len(names) < 2:
        s.answer = names[0] if names else action(PICK, top(s, SEATED + s.seat))
    else:
        ask(s, seat_of(s, s.seat), names)


def take_pick(s: State) -> None:
    push(s, APPLY_RULE, s.place[noun_of(s.answer)] - SEATED, s.a, s.b)


# ── shared payments ──────────────────────────────────────────────────────────────────────────────


def pay_bounds(s: State, agent: i64) -> tuple[int, int]:
    """R-206: what one agent may put in, given what those before put in; Q-39: who is ejected puts in nothing."""
    of = MAGIC if s.n[PAY_OF] == 1 else AZRAK
    left = min(s.n[PAY_LEFT], purse(s, of))
    later: i64 = 0
    for other in range(s.n[AGENTS]):
        if other < agent:
            left -= s.n[SHARES + other]
        elif other > agent and is_present(s, other):
            later += s.n[of + other]
    mine: i64 = s.n[of + agent] if is_present(s, agent) else 0
    return max(0, left - later), min(mine, left)


def ask_pay(s: State) -> None:
    """R-206, D-14, Q-02: the Time Captain names what each puts in; what can only be one number is not asked."""
    s.n[ASKING] = ASK_SHARE
    low, high = pay_bounds(s, s.a)
    options = [action(SHARE, n) for n in range(low, high + 1)]
    if len(options) == 1:
        s.answer = options[0]
    elif s.b == 0:
        ask(s, seat_of(s, s.n[CAPTAIN]), options)
    else:
        ask_part(s, seat_of(s, s.n[CAPTAIN]), options)


def take_pay(s: State) -> None:
    low, high = pay_bounds(s, s.a)
    s.n[SHARES + s.a] = noun_of(s.answer)
    if s.a + 1 < s.n[AGENTS]:
        push(s, PAY_RULE, s.seat, s.a + 1, 1 if s.b == 1 or low < high else 0)
        return
    for other in range(s.n[AGENTS] - 1, -1, -1):
        n = s.n[SHARES + other]
        s.n[SHARES + other] = 0
        if n > 0 and s.n[PAY_OF] == 0:
            spend(s, other, n)
        elif n > 0:
            change_magic(s, other, -n)
    s.n[PAY_LEFT] = 0


# ── one effect on one agent ──────────────────────────────────────────────────────────────────────


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
        if s.place[card] != REMOVED and s.place[card] != PACK:
            hide_text(s, card)
            move(s, card, PACK)
            emit(s, PUT_AWAY, card)
    elif s.place[card] != REMOVED:
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


def change_magic(s: State, agent: i64, n: i64) -> None:
    """R-189, R-190: used Magic goes to the supply; gained Magic comes from it, up to the starting level."""
    room = min(s.n[SUPPLY], s.n[MAGIC_START] - s.n[MAGIC + agent])
    n = min(n, room) if n > 0 else max(n, -s.n[MAGIC + agent])
    s.n[MAGIC + agent] += n
    s.n[SUPPLY] -= n
    emit(s, MAGIC_CHANGED, agent, n)


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
    elif op == LEAVE_LOCATION:
        s.n[LEAVING] = 1
    elif op == GO_TO:
        s.n[FORCED] = x + 1
        s.n[LEAVING] = 1
    else:
        end_mission(s, FIRST_ENDING + x)
