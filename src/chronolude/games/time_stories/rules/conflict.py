"""Conflicts, individual and group (R-112 to R-129)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.layout import EVERYONE
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import actions, ask, ask_part, emit, push, top, turn
from ..cards import (
    AT_CONFLICT,
    CONFLICT_LIFE2,
    CONFLICT_LIFE3,
    CONFLICT_LIFE4,
    CONFLICT_LOST,
    CONFLICT_NAME,
    CONFLICT_OPTION,
    CONFLICT_OPTIONS,
    CONFLICT_ROUND,
    CONFLICT_START,
    CONFLICT_WON,
    FAILURE,
    M_LIFE,
    N_DAMAGE,
    OPTION_COST,
    OPTION_DO,
    OPTION_TRIAL,
    OPTION_WHEN,
    PAGE_CONFLICT,
)  # fmt: skip
from ..state import (
    AGENTS,
    ASK_FIGHT,
    ASK_ORDER,
    ASKING,
    AZRAK,
    CAPTAIN,
    CHECK_RULE,
    CONFLICT,
    CONFLICT_BEGAN,
    CONFLICT_ENDED,
    CONFLICT_OVER,
    CONFLICT_PAGE,
    DUEL_BEGUN,
    DUEL_OVER,
    DUEL_RULE,
    EFFECTS,
    ENDING,
    EXCHANGE_RULE,
    FIGHT,
    FINISHED,
    FOLLOW,
    FOUGHT,
    FOUGHT_RULE,
    GO_RULE,
    GOES,
    LEAVING,
    NEXT,
    ORDER,
    ORDER_RULE,
    OUTCOME,
    POWER,
    ROUND_RULE,
    SEATED,
    STARTED,
    TRIAL_RULE,
)  # fmt: skip
from .azrak import settle_losses
from .look import (
    STEP_BITS,
    act_on,
    anybody_present,
    fact,
    held,
    holds,
    is_present,
    mask_of,
    modifier,
    page_row,
    row,
    seat_of,
    text_card,
)  # fmt: skip
from .reading import can_pay, run_list
from .trial import OF_OPTION, power_options, use_power


def conflict_at(s: State, slot: i64, page: i64) -> i64:
    """The row of a page's conflict, or NONE."""
    return fact(s, PAGE_CONFLICT, page_row(s, slot, page))


def life(s: State, conflict: i64) -> i64:
    """Life points by number of receptacles; 0 where the card prints none (Q-16)."""
    count = s.n[AGENTS]
    base = fact(s, CONFLICT_LIFE2 if count == 2 else CONFLICT_LIFE3 if count == 3 else CONFLICT_LIFE4, conflict)
    name = fact(s, CONFLICT_NAME, conflict)
    return base + (modifier(s, M_LIFE, name) if base > 0 and name >= 0 else 0)


def fight_options(s: State, agent: i64, slot: i64, page: i64) -> list[int]:
    """R-122: the trials and options of the card that this agent can take up."""
    out: list[int] = []
    conflict = conflict_at(s, slot, page)
    if conflict < 0:
        return out
    for i in range(fact(s, CONFLICT_OPTIONS, conflict)):
        option = fact(s, CONFLICT_OPTION, conflict) + i
        affordable = can_pay(s, agent, slot, fact(s, OPTION_COST, option))
        if fact(s, OPTION_TRIAL, option) >= 0 and s.n[AZRAK + agent] == 0:
            affordable = False
        if affordable and holds(s, fact(s, OPTION_WHEN, option), agent):
            out.append(action(FIGHT, i + 1))
    return out + power_options(s, agent, AT_CONFLICT)


def fight(s: State, agent: i64, slot: i64, page: i64, index: i64) -> None:
    """One option: its cost, then its trial or what it does."""
    conflict = conflict_at(s, slot, page)
    if conflict < 0 or index >= fact(s, CONFLICT_OPTIONS, conflict):
        return
    option = fact(s, CONFLICT_OPTION, conflict) + index
    s.n[OUTCOME] = FAILURE + 1
    run_list(s, agent, slot, fact(s, OPTION_DO, option))
    if fact(s, OPTION_TRIAL, option) >= 0:
        push(s, TRIAL_RULE, agent, slot, OF_OPTION + page * STEP_BITS + index)
    run_list(s, agent, slot, fact(s, OPTION_COST, option))


def is_beaten(s: State, slot: i64, conflict: i64) -> bool:
    """R-127: damage greater than or equal to life points."""
    points = life(s, conflict)
    return points > 0 and s.n[row(s, N_DAMAGE, slot)] >= points


# ── individual ───────────────────────────────────────────────────────────────────────────────────


def strike(s: State, agent: i64, slot: i64, page: i64, index: i64) -> None:
    """R-113, R-114: one attempt at an individual conflict; what it starts with comes first, once."""
    act_on(s, agent, slot)
    push(s, FOUGHT_RULE, agent, slot, page)
    fight(s, agent, slot, page, index)
    begun = STARTED + agent if held(s, agent) == slot else DUEL_BEGUN
    if s.n[begun] == 0:
        s.n[begun] = 1
        emit(s, CONFLICT_BEGAN, agent, 0)
        conflict = conflict_at(s, slot, page)
        if conflict >= 0:
            run_list(s, agent, slot, fact(s, CONFLICT_START, conflict))


def settle_strike(s: State) -> None:
    """Q-16: without life points one attempt ends it, else damage does; the outcome of the attempt says how."""
    conflict = conflict_at(s, s.a, s.b)
    over = over_at(s, s.seat, s.a)
    if conflict < 0:
        s.n[over] = 1
        return
    beaten = is_beaten(s, s.a, conflict)
    if life(s, conflict) == 0 or beaten or s.n[CONFLICT_OVER] == 1:
        won = beaten or (life(s, conflict) == 0 and s.n[OUTCOME] != FAILURE)
        s.n[over] = 1
        s.n[row(s, N_DAMAGE, s.a)] = 0
        emit(s, CONFLICT_ENDED, 1 if won else 0)
        if s.n[CONFLICT_OVER] == 0:
            run_list(s, s.seat, s.a, fact(s, CONFLICT_WON if won else CONFLICT_LOST, conflict))
        s.n[CONFLICT_OVER] = 0


def over_at(s: State, agent: i64, slot: i64) -> i64:
    """The number that says a conflict has ended: of the card in front of an agent, or of a duel."""
    return FOUGHT + agent if held(s, agent) == slot else DUEL_OVER


def give_up(s: State, agent: i64, slot: i64, page: i64) -> None:
    """Nothing on the card can be taken up: the conflict ends as lost."""
    act_on(s, agent, slot)
    conflict = conflict_at(s, slot, page)
    s.n[over_at(s, agent, slot)] = 1
    if conflict >= 0:
        emit(s, CONFLICT_ENDED, 0)
        run_list(s, agent, slot, fact(s, CONFLICT_LOST, conflict))


def ask_duel(s: State) -> None:
    """An individual conflict of a card that is not in the panorama: nothing else until it has ended."""
    s.n[ASKING] = ASK_FIGHT
    options = fight_options(s, s.seat, s.a, s.b)
    ask(s, seat_of(s, s.seat), options or [action(FOLLOW, 0)])


def take_duel(s: State) -> None:
    act_on(s, s.seat, s.a)
    s.n[CONFLICT] = s.a + 1
    s.n[CONFLICT_PAGE] = s.b
    verb = verb_of(s.answer)
    push_duel_end(s)
    if verb == POWER:
        use_power(s, s.seat)
    elif verb == FOLLOW:
        give_up(s, s.seat, s.a, s.b)
    else:
        strike(s, s.seat, s.a, s.b, noun_of(s.answer) - 1)


def push_duel_end(s: State) -> None:
    """After the attempt: settle losses, go on or stop."""
    push(s, FOUGHT_RULE, s.seat, s.a, s.b + STEP_BITS)


def after_strike(s: State) -> None:
    """FOUGHT_RULE serves both: the attempt of a panorama card, and with a marked page the loop of a duel."""
    if s.b < STEP_BITS:
        settle_strike(s)
        return
    s.n[CONFLICT] = 0
    settle_losses(s)
    if s.n[ENDING] == 0 and s.n[DUEL_OVER] == 0 and is_present(s, s.seat):
        push(s, DUEL_RULE, s.seat, s.a, s.b - STEP_BITS)


# ── group ────────────────────────────────────────────────────────────────────────────────────────


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
    push(s, GO_RULE, s.seat, s.a, s.b * STEP_BITS)


def end_round(s: State) -> None:
    """Q-21: if nobody could act, it stops unresolved."""
    if is_over(s, s.a, s.b) or s.n[GOES] == 0:
        end_conflict(s, s.seat, s.a, s.b)
    else:
        push(s, ROUND_RULE, s.seat, s.a, s.b)


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
    """Who goes on seeing the card: whoever has it in front of them."""
    for agent in range(s.n[AGENTS]):
        if held(s, agent) == slot:
            return mask_of(s, agent)
    return BY_ZONE


def ask_order(s: State) -> None:
    """D-10: one agent after another, as one answer."""
    s.n[ASKING] = ASK_ORDER
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
    s.n[ORDER + s.a] = s.place[noun_of(s.answer)] - SEATED
    push(s, ORDER_RULE, s.seat, s.a + 1)


def ask_go(s: State) -> None:
    """R-121, R-122: on their go an agent takes up one of the trials or options."""
    s.n[ASKING] = ASK_FIGHT
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
    following = s.b + 1 - s.n[FINISHED]
    if following % STEP_BITS < 4 and not is_over(s, s.a, s.b // STEP_BITS):
        push(s, GO_RULE, s.seat, s.a, following)
    push(s, CHECK_RULE, NONE, 0)
