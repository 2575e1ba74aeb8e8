"""The one interpreter of effects: lists run left to right, each effect on everyone it names, one after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of
from ....kernel.layout import EVERYONE
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import ask, ask_part, cards_in, emit, move, push, top, turn
from ..cards import (
    AWAY_ELEMENT,
    BODY_ALTERS,
    BODY_COLOUR,
    BODY_COVERS,
    BODY_MAP,
    BODY_MAPS,
    BY_CAPTAIN,
    BY_EACH,
    BY_GROUP,
    BY_NAME,
    BY_ONE,
    BY_OTHERS,
    BY_SUPPORTERS,
    CONFLICT_KIND,
    CONFLICTS,
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
    FIRST_PLAN,
    FLIP_MOON,
    FLIP_STAR,
    FORCE_OUTCOME,
    FREE_UPDATE,
    FRONT_LETTER,
    GAIN_AZRAK,
    GAIN_MAGIC,
    GO_TO,
    GREEN,
    GROUP_CONFLICT,
    HEAL,
    INTERACTION_NUMBER,
    INTERACTION_OWNER,
    INTERACTIONS,
    LEAVE_LOCATION,
    LOSE_AZRAK,
    MAP_LOCATION,
    MOVE_AZRAK,
    MYSTERY_KIND,
    N_CRYSTAL,
    N_DAMAGE,
    N_DRAWN,
    N_PLACE,
    PAGE_CONFLICT,
    PLAN_MAP,
    PLAN_MAPS,
    READ_FLASH,
    READ_INTERACTION,
    RED,
    REDRAW,
    REMOVE_CARD,
    REMOVE_ELEMENT,
    REMOVE_TOKEN,
    REPLACEMENT,
    RESHUFFLE,
    RETURN_CARD,
    REVEAL,
    SKIES,
    SLOTS,
    SPEND_AZRAK,
    SPEND_MAGIC,
    START_CONFLICT,
    TAKE_ELEMENT,
    TAKE_TOKEN,
    TOKEN_GROUP,
    TRIAL_PLUS,
    UPRIGHT_MYSTERY,
    WHITE,
    YELLOW_MYSTERY,
)  # fmt: skip
from ..state import (
    AGENTS,
    ALTERED,
    APPLY_RULE,
    AZRAK,
    CAPTAIN,
    CONFLICT,
    CONFLICT_OVER,
    CONFLICT_RULE,
    COVERED,
    COVERED_EVENT,
    DAMAGED,
    DONE,
    DRAW_RULE,
    DUEL_RULE,
    EFFECTS,
    ELEMENT_TAKEN,
    EXPLORE_RULE,
    FIRST_ENDING,
    FLASH_READ,
    FLIPPED,
    FORCED,
    FORCED_OUTCOME,
    FOUGHT,
    FREE_EXPLORE,
    GROUP,
    HELD,
    IN_PLAY,
    LEAVING,
    LOCATION,
    MAGIC,
    MAGIC_CHANGED,
    MAGIC_START,
    MOON,
    MYSTERY_DRAWN,
    NOTHING_GAINED,
    ON_PLAN,
    OWNED,
    PACK,
    PAGE,
    PAY_RULE,
    PICK,
    PICK_RULE,
    PILE,
    PUT_AWAY,
    READ_PERSONAL,
    READ_RULE,
    READING,
    REMOVED,
    REMOVED_EVENT,
    REPORT,
    REPORT_MOVED,
    RUN_RULE,
    SEATED,
    SHARE,
    SHARES,
    SHEET,
    STAR,
    STARTED,
    SUPPLY,
    SUPPORTERS,
    TOKEN_TAKEN,
    TOKENS,
    TRIAL_VALUE,
    UPRIGHT,
    VORTEX,
    WHO,
)  # fmt: skip
from .azrak import begin_update, eject, end_mission, gain, lose, return_card, spend
from .fate import redraw, reshuffle, reveal
from .look import (
    LIST_BITS,
    STEP_BITS,
    agent_of,
    body_of,
    fact,
    first_element,
    first_flash,
    first_interaction,
    first_mystery,
    first_sky,
    held,
    holds,
    in_turn,
    is_present,
    list_first,
    list_size,
    mask_of,
    open_cards,
    page_of,
    page_row,
    row,
    seat_of,
    size,
    text_card,
    token_in,
)  # fmt: skip
from .reading import open_text, purse

RUNAWAY: Final = 2000  # effects between two answers that no honest card reaches


class Runaway(Exception):
    """Effects that call each other without end; the message names the card."""


# ── lists ────────────────────────────────────────────────────────────────────────────────────────


def run_next(s: State) -> None:
    """Effects run left to right, each atomic; a condition is read when its turn comes; R-205: a group is everybody."""
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
        push(s, PAY_RULE, s.seat, s.a, s.b * STEP_BITS)
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
    there = [agent for agent in range(s.n[AGENTS]) if is_present(s, agent)]
    names = [action(PICK, top(s, SEATED + agent)) for agent in there]
    if len(names) < 2:
        s.answer = names[0] if names else action(PICK, top(s, SEATED + s.seat))
    else:
        ask(s, seat_of(s, s.seat), names)


def take_pick(s: State) -> None:
    push(s, APPLY_RULE, s.place[noun_of(s.answer)] - SEATED, s.a, s.b)


# ── shared payments ──────────────────────────────────────────────────────────────────────────────


def pay_bounds(s: State, agent: i64, slot: i64, code: i64) -> tuple[int, int]:
    """R-206: what one agent may put in, given what those before put in; Q-39: who is ejected puts in nothing."""
    effect = list_first(s, slot, code // LIST_BITS) + code % LIST_BITS
    of = AZRAK if fact(s, EFFECT_OP, effect) == SPEND_AZRAK else MAGIC
    left = min(fact(s, EFFECT_X, effect), purse(s, of))
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
    agent = s.b % 8
    low, high = pay_bounds(s, agent, s.a, s.b // STEP_BITS)
    options = [action(SHARE, n) for n in range(low, high + 1)]
    if len(options) == 1:
        s.answer = options[0]
    elif s.b % STEP_BITS < 8:
        ask(s, seat_of(s, s.n[CAPTAIN]), options)
    else:
        ask_part(s, seat_of(s, s.n[CAPTAIN]), options)


def take_pay(s: State) -> None:
    agent = s.b % 8
    low, high = pay_bounds(s, agent, s.a, s.b // STEP_BITS)
    s.n[SHARES + agent] = noun_of(s.answer)
    asked = 8 if low < high or s.b % STEP_BITS >= 8 else 0
    if agent + 1 < s.n[AGENTS]:
        push(s, PAY_RULE, s.seat, s.a, s.b // STEP_BITS * STEP_BITS + asked + agent + 1)
        return
    code = s.b // STEP_BITS
    effect = list_first(s, s.a, code // LIST_BITS) + code % LIST_BITS
    for other in range(s.n[AGENTS] - 1, -1, -1):
        n = s.n[SHARES + other]
        s.n[SHARES + other] = 0
        if n > 0 and fact(s, EFFECT_OP, effect) == SPEND_AZRAK:
            spend(s, other, n)
        elif n > 0:
            change_magic(s, other, -n)


# ── one effect on one agent ──────────────────────────────────────────────────────────────────────


def apply(s: State) -> None:
    """An effect that can do nothing does nothing."""
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
            turn(s, text_card(s, card), BY_ZONE)
            move(s, card, PACK)
            emit(s, PUT_AWAY, card)
    elif s.place[card] != REMOVED:
        turn(s, text_card(s, card), BY_ZONE)
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
    if n > 0:
        n = min(n, min(s.n[SUPPLY], s.n[MAGIC_START] - s.n[MAGIC + agent]))
    else:
        n = max(n, -s.n[MAGIC + agent])
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


def remove_front(s: State, card: i64) -> None:
    """R-204: out of the mission, whoever has it in front of them."""
    if s.place[card] != REMOVED:
        turn(s, text_card(s, card), BY_ZONE)
        move(s, card, REMOVED)
        emit(s, REMOVED_EVENT, card)


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


# ── Elements ─────────────────────────────────────────────────────────────────────────────────────


def take_element(s: State, card: i64, agent: i64) -> None:
    """R-158 to R-165, Q-24: fetched from the pack and revealed, by colour; if it is not there, nothing is gained."""
    if s.place[card] != PACK:
        emit(s, NOTHING_GAINED, agent, card)
        return
    emit(s, ELEMENT_TAKEN, agent, card)
    body = body_of(s, card)
    colour = fact(s, BODY_COLOUR, body)
    if colour == GREEN:
        move(s, card, OWNED + agent)
        turn(s, text_card(s, card), EVERYONE)
        push(s, READ_RULE, agent, card, page_of(s, card, agent) * STEP_BITS)
        return
    if colour == WHITE:
        lay_white(s, card, body, agent)
    else:
        move(s, card, READING)
    turn(s, text_card(s, card), mask_of(s, agent) if colour != WHITE and colour != RED else EVERYONE)
    open_text(s, agent, card)


def lay_white(s: State, card: i64, body: i64, agent: i64) -> None:
    """R-163 to R-173: an Alteration on its receptacle, anything else beside or over the plan."""
    if fact(s, BODY_ALTERS, body) > 0:
        move(s, card, ALTERED + agent)
        return
    move(s, card, IN_PLAY)
    covers = fact(s, BODY_COVERS, body)
    plan = size(s, FIRST_PLAN) + covers
    if covers >= 0 and s.place[plan] == ON_PLAN:
        move(s, plan, COVERED)
        emit(s, COVERED_EVENT, plan)
        for i in range(fact(s, PLAN_MAP, covers), fact(s, PLAN_MAP, covers) + fact(s, PLAN_MAPS, covers)):
            crystal = row(s, N_CRYSTAL, fact(s, MAP_LOCATION, i))
            s.n[VORTEX] += s.n[crystal]
            s.n[crystal] = 0


def locations_shown(s: State) -> list[int]:
    """R-048, R-164, R-167: what the visible plan cards and white Elements show."""
    found: list[int] = []
    for card in cards_in(s, ON_PLAN):
        plan = card - size(s, FIRST_PLAN)
        found += show(s, fact(s, PLAN_MAP, plan), fact(s, PLAN_MAPS, plan))
    for card in cards_in(s, IN_PLAY):
        body = body_of(s, card)
        found += show(s, fact(s, BODY_MAP, body), fact(s, BODY_MAPS, body))
    return sorted(set(found))


def show(s: State, at: i64, count: i64) -> list[int]:
    return [s.layout.facts[MAP_LOCATION][i] for i in range(at, at + count)]


# ── personal cards, Mysteries, tokens, sky ───────────────────────────────────────────────────────


def read_interaction(s: State, agent: i64, number: i64) -> None:
    """R-199, R-200: free, its owner alone, then back on its pile."""
    for i in range(size(s, INTERACTIONS)):
        if fact(s, INTERACTION_OWNER, i) == s.n[WHO + agent] and fact(s, INTERACTION_NUMBER, i) == number:
            slot = first_interaction(s) + i
            emit(s, READ_PERSONAL, agent, 0, number)
            turn(s, text_card(s, slot), mask_of(s, agent))
            open_text(s, agent, slot)
            return


def read_flash(s: State, agent: i64) -> None:
    """R-201, R-202, Q-41: read when told to; it stays with its owner, and its instructions bind."""
    slot = first_flash(s) + s.n[WHO + agent]
    s.n[FLASH_READ + agent] = 1
    emit(s, READ_PERSONAL, agent, 1, 0)
    turn(s, text_card(s, slot), mask_of(s, agent))
    open_text(s, agent, slot)


def draw_next(s: State) -> None:
    """R-174: one after another; Q-27: an empty pile gives nothing."""
    if s.a > 0 and top(s, PILE) != NONE:
        push(s, DRAW_RULE, s.seat, s.a - 1)
        draw(s, s.seat, top(s, PILE))


def draw(s: State, agent: i64, card: i64) -> None:
    """R-175 to R-179: by its symbol; one that was named and is not in the pile cannot be drawn."""
    if s.place[card] != PILE:
        return
    kind = fact(s, MYSTERY_KIND, body_of(s, card) - first_mystery(s))
    s.n[row(s, N_DRAWN, card - first_mystery(s))] = 1
    emit(s, MYSTERY_DRAWN, agent, card)
    if kind == REPLACEMENT:
        replace_card(s, agent, card)
        return
    move(s, card, UPRIGHT if kind == UPRIGHT_MYSTERY else READING)
    turn(s, text_card(s, card), mask_of(s, agent) if kind == YELLOW_MYSTERY else EVERYONE)
    open_text(s, agent, card)


def replace_card(s: State, agent: i64, card: i64) -> None:
    """R-178, R-179, R-180, Q-28, Q-29: the card in front is removed; the Mystery is read and keeps its place for good."""
    old = held(s, agent)
    place: i64 = 0
    if old != NONE:
        place = s.n[LOCATION]
        remove_front(s, old)
    s.n[row(s, N_PLACE, card - first_mystery(s))] = place
    lay_before(s, agent, card)
    push(s, READ_RULE, agent, card, s.n[PAGE + agent] * STEP_BITS)


def lay_before(s: State, agent: i64, card: i64) -> None:
    """R-059, R-227: one card in front of an agent, read by nobody else."""
    move(s, card, HELD + agent)
    turn(s, text_card(s, card), mask_of(s, agent))
    s.n[DONE + agent] = 0
    s.n[FOUGHT + agent] = 0
    s.n[STARTED + agent] = 0
    s.n[PAGE + agent] = page_of(s, card, agent)


def take_token(s: State, kind: i64, agent: i64) -> None:
    """R-182, R-183, R-185: detached and laid face up, before the group or the agent."""
    card = token_in(s, kind, SHEET)
    if card != NONE:
        move(s, card, GROUP if fact(s, TOKEN_GROUP, kind) == 1 else TOKENS + agent)
        emit(s, TOKEN_TAKEN, agent, card)


def drop_token(s: State, kind: i64, agent: i64, for_good: bool) -> None:
    """R-186, R-203, R-204: mine first, then the group's, then anybody's."""
    card = token_in(s, kind, TOKENS + agent)
    if card == NONE:
        card = token_in(s, kind, GROUP)
    for other in range(s.n[AGENTS]):
        if card == NONE:
            card = token_in(s, kind, TOKENS + other)
    if card != NONE:
        emit(s, REMOVED_EVENT if for_good else PUT_AWAY, card)
        move(s, card, REMOVED if for_good else SHEET)


def flip(s: State, which: i64) -> None:
    """The other side of the Moon or the Star; what is written there happens when it comes up."""
    number = MOON if which == 0 else STAR
    s.n[number] = 1 - s.n[number]
    emit(s, FLIPPED, which, s.n[number])
    if which >= size(s, SKIES):
        return
    slot = first_sky(s) + which
    turn(s, text_card(s, slot), EVERYONE if s.n[number] == 1 else BY_ZONE)
    if s.n[number] == 1:
        push(s, RUN_RULE, s.n[CAPTAIN], slot, 0)


# ── conflicts ────────────────────────────────────────────────────────────────────────────────────


def harm(s: State, agent: i64, n: i64) -> None:
    """R-126, R-187: damage lies on the opponent's card: the group's conflict, else the one the agent is in."""
    slot = s.n[CONFLICT] - 1 if s.n[CONFLICT] > 0 else held(s, agent)
    if slot >= 0:
        damage = row(s, N_DAMAGE, slot)
        s.n[damage] = max(0, s.n[damage] + n)
        emit(s, DAMAGED, s.n[damage], 0)


def start_named(s: State, agent: i64, x: i64) -> None:
    """A conflict of its own card: open to all once it starts."""
    slot = size(s, SLOTS) - size(s, CONFLICTS) + x
    page = page_of(s, slot, agent)
    conflict = fact(s, PAGE_CONFLICT, page_row(s, slot, page))
    turn(s, text_card(s, slot), EVERYONE)
    if conflict >= 0 and fact(s, CONFLICT_KIND, conflict) == GROUP_CONFLICT:
        push(s, CONFLICT_RULE, agent, slot, page)
    else:
        push(s, DUEL_RULE, agent, slot, page)
