"""Group conflicts (R-117 to R-129)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import noun_of, verb_of
from ....kernel.layout import EVERYONE
from ....kernel.offers import actions, ask, ask_part
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import emit, place_of, push, top, turn
from ..cards import CONFLICT_LOST, CONFLICT_ROUND, CONFLICT_START, CONFLICT_WON, CONFLICTS, N_DAMAGE, SLOTS, STEP_BITS
from ..names import (
    AGENTS,
    ASKING,
    ASKING_FIGHT,
    ASKING_ORDER,
    CAPTAIN,
    CHECK_RULE,
    CONFLICT,
    CONFLICT_BEGAN,
    CONFLICT_ENDED,
    CONFLICT_OVER,
    CONFLICT_PAGE,
    EFFECTS,
    ENDING,
    EXCHANGE_RULE,
    FINISHED,
    GO_RULE,
    GOES,
    LEAVING,
    NEXT,
    ORDER,
    ORDER_RULE,
    POWER,
    ROUND_RULE,
    SEATED,
    STAGE,
)
from .agents import anybody_present, held, is_present
from .fights import conflict_at, fight, fight_options, is_beaten
from .links import settle_losses
from .powers import use_power
from .printed import fact, mask_of, row, seat_of, size, text_card
from .steps import run_list
from .texts import page_of, show_text


def announce(s: State) -> None:
    """R-117, R-123: all stop what they are doing; the card is open to everybody while the conflict lasts."""
    s.n[CONFLICT] = s.a + 1
    s.n[CONFLICT_PAGE] = s.b
    s.n[CONFLICT_OVER] = 0
    turn(s, text_card(s, s.a), EVERYONE)
    emit(s, CONFLICT_BEGAN, s.seat, 1)


def swap_first(s: State) -> None:
    """R-118, R-193: before it starts, exchanges are free; R-119: then there are none."""
    s.n[FINISHED] = 0
    push(s, EXCHANGE_RULE)


def start(s: State) -> None:
    conflict = conflict_at(s, s.a, s.b)
    if conflict >= 0:
        run_list(s, s.seat, s.a, fact(s, CONFLICT_START, conflict))


def first_round(s: State) -> None:
    push(s, ROUND_RULE, s.seat, s.a, s.b)


def is_over(s: State, slot: i64, page: i64) -> bool:
    conflict = conflict_at(s, slot, page)
    ended = conflict < 0 or is_beaten(s, slot, conflict)
    return ended or s.n[CONFLICT_OVER] == 1 or s.n[LEAVING] == 1 or not anybody_present(s)


def open_round(s: State) -> None:
    """R-120, R-125: rounds follow until it is over."""
    s.n[GOES] = 0
    conflict = conflict_at(s, s.a, s.b)
    if conflict >= 0 and not is_over(s, s.a, s.b):
        run_list(s, s.seat, s.a, fact(s, CONFLICT_ROUND, conflict))


def order_round(s: State) -> None:
    """R-121, Q-20: the Time Captain sets the order of all who are present, anew each round."""
    for i in range(4):
        s.n[ORDER + i] = NONE
    if not is_over(s, s.a, s.b):
        push(s, ORDER_RULE, s.seat, 0)


def play_round(s: State) -> None:
    push(s, GO_RULE, s.seat, s.a, s.n[CONFLICT_PAGE] * STEP_BITS)


def end_round(s: State) -> None:
    """Q-21: if nobody could act, it stops unresolved."""
    if is_over(s, s.a, s.b) or s.n[GOES] == 0:
        end_conflict(s, s.seat, s.a, s.b)
    else:
        push(s, ROUND_RULE, s.seat, s.a, s.n[CONFLICT_PAGE])


def end_conflict(s: State, agent: i64, slot: i64, page: i64) -> None:
    """R-128, R-129: damage is put away, cards stay where they were, play resumes."""
    conflict = conflict_at(s, slot, page)
    won = conflict >= 0 and is_beaten(s, slot, conflict)
    stopped = s.n[CONFLICT_OVER] == 1
    s.n[CONFLICT] = 0
    s.n[CONFLICT_OVER] = 0
    s.n[row(s, N_DAMAGE, slot)] = 0
    emit(s, CONFLICT_ENDED, 1 if won else 0)
    turn(s, text_card(s, slot), holder_mask(s, slot))
    if conflict >= 0 and not stopped:
        run_list(s, agent, slot, fact(s, CONFLICT_WON if won else CONFLICT_LOST, conflict))


def holder_mask(s: State, slot: i64) -> i64:
    """Who goes on seeing the card: whoever has it in front of them; a conflict of its own card everybody has read."""
    if slot >= size(s, SLOTS) - size(s, CONFLICTS):
        return EVERYONE
    for agent in range(s.n[AGENTS]):
        if held(s, agent) == slot:
            return mask_of(s, agent)
    return BY_ZONE


def ask_order(s: State) -> None:
    """D-10: one agent after another, as one answer."""
    s.n[ASKING] = ASKING_ORDER
    left = unordered(s)
    options = actions(NEXT, [top(s, SEATED + agent) for agent in left])
    if len(options) <= 1:
        s.answer = options[0] if options else NONE
    elif s.a == 0:
        ask(s, seat_of(s, s.n[CAPTAIN]), options)
    else:
        ask_part(s, seat_of(s, s.n[CAPTAIN]), options)


def unordered(s: State) -> list[int]:
    taken = [s.n[ORDER + i] for i in range(4)]
    return [agent for agent in range(s.n[AGENTS]) if is_present(s, agent) and agent not in taken]


def take_order(s: State) -> None:
    if not unordered(s):
        return
    s.n[ORDER + s.a] = place_of(s, noun_of(s.answer)) - SEATED
    push(s, ORDER_RULE, s.seat, s.a + 1)


def ask_go(s: State) -> None:
    """R-121, R-122: on their go an agent takes up one of the trials or options."""
    s.n[ASKING] = ASKING_FIGHT
    agent = s.n[ORDER + s.b % STEP_BITS] if s.b % STEP_BITS < 4 else NONE
    options: list[int] = []
    if agent != NONE and is_present(s, agent) and not is_over(s, s.a, s.b // STEP_BITS):
        options = fight_options(s, agent, s.a, s.b // STEP_BITS)
    if options:
        ask(s, seat_of(s, agent), options)
    else:
        s.answer = NONE


def take_go(s: State) -> None:
    agent = s.n[ORDER + s.b % STEP_BITS] if s.b % STEP_BITS < 4 else NONE
    s.n[EFFECTS] = 0
    s.n[FINISHED] = 0
    if s.answer == NONE or agent == NONE:
        return
    s.n[GOES] += 1
    if verb_of(s.answer) == POWER:
        s.n[FINISHED] = 1
        use_power(s, agent)
    else:
        fight(s, agent, s.a, s.b // STEP_BITS, noun_of(s.answer) - 1)


def end_go(s: State) -> None:
    """R-127, Q-14: losses are settled after the go, triggers are checked, and the conflict may be over."""
    settle_losses(s)
    if s.n[ENDING] != 0:
        return
    following = s.b % STEP_BITS + 1 - s.n[FINISHED]
    if not is_over(s, s.a, s.b // STEP_BITS):
        next_stage(s, s.a)
        if following < 4:
            push(s, GO_RULE, s.seat, s.a, s.n[CONFLICT_PAGE] * STEP_BITS + following)
    push(s, CHECK_RULE, NONE, 0)


def next_stage(s: State, slot: i64) -> None:
    """R-245: a conflict of its own card may change under way; what is printed for its new stage counts from now on."""
    page = page_of(s, slot, s.n[CAPTAIN])
    if slot >= size(s, SLOTS) - size(s, CONFLICTS) and page != s.n[CONFLICT_PAGE]:
        s.n[CONFLICT_PAGE] = page
        emit(s, STAGE)
        show_text(s, slot, s.n[CAPTAIN], EVERYONE)
