"""The discovery phase: reconnaissance, telepathy, actions in no order (R-058 to R-086)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.layout import EVERYONE
from ....kernel.state import NONE, State
from ....kernel.verbs import (
    actions,
    ask,
    ask_first,
    ask_part,
    ask_sealed,
    cards_in,
    emit,
    move,
    push,
    refuse,
    top,
    turn,
)
from ..cards import (
    AT_ACTIONS,
    AT_RECON,
    CONFLICT_KIND,
    GROUP_CONFLICT,
    INDIVIDUAL,
    LOCATIONS,
    M_EXPLORE_COST,
    M_NO_GIFTS,
    PAGE_STEPS,
    PAGE_TRIALS,
    SLOTS,
)  # fmt: skip
from ..state import (
    ACT_AS,
    ACT_RULE,
    ACTING,
    ACTION_RULE,
    AFTER_RULE,
    AGENTS,
    AGREED,
    ALOUD,
    ASK_ACT_AS,
    ASK_ACTIONS,
    ASK_GIFT,
    ASK_TAKE,
    ASK_TELL,
    ASKING,
    AZRAK,
    CAPTAIN,
    CHECK_RULE,
    CONFLICT_RULE,
    CONSENT_RULE,
    DONE,
    DONE_VERB,
    EFFECTS,
    ENGAGE,
    EXPLORE,
    EXPLORE_RULE,
    EXPLORED,
    FIGHT,
    FOLLOW,
    FOUGHT,
    FREE_EXPLORE,
    GAVE,
    GIFT_RULE,
    GIVE,
    HAND,
    LEAVE,
    LEAVE_RULE,
    LEAVE_TOPIC,
    LEAVING,
    OWNED,
    PAGE,
    PANORAMA,
    PHASE,
    POWER,
    READ_RULE,
    RECON_PHASE,
    RECON_RULE,
    SEATED,
    STAND_BY,
    TAKE,
    TELL_GIST,
    TELL_RULE,
    TELLING,
    TEXT,
    TOKENS,
    TOLD,
    TOOK,
    TOPIC,
    TRIAL_RULE,
    WAIT,
    WAITING,
)  # fmt: skip
from .azrak import return_card, settle_losses, spend
from .conflict import conflict_at, fight_options, give_up, strike
from .look import (
    STEP_BITS,
    act_on,
    anybody_holds,
    anybody_present,
    fact,
    held,
    is_on,
    is_present,
    limit,
    open_cards,
    page_row,
    seat_of,
    size,
)  # fmt: skip
from .things import lay_before
from .trial import power_options, use_power

R_070 = 2
R_072 = 3
R_076 = 4
R_079 = 5
R_115 = 6
R_194 = 7


# ── reconnaissance ───────────────────────────────────────────────────────────────────────────────


def open_recon(s: State) -> None:
    """R-044, R-058: each agent present takes one card, at no cost."""
    s.n[PHASE] = RECON_PHASE
    if waiting(s):
        push(s, RECON_RULE)


def waiting(s: State) -> list[int]:
    """Q-22: agents without a card, as long as there are cards."""
    if not open_cards(s):
        return []
    return [agent for agent in range(s.n[AGENTS]) if is_present(s, agent) and held(s, agent) == NONE]


def ask_recon(s: State) -> None:
    """R-061, D-03: in whatever order the group likes; one player takes for one receptacle after the other."""
    s.n[ASKING] = ASK_TAKE
    agents = waiting(s)
    if s.seats == 1:
        agents = agents[:1]
    cards = actions(TAKE, open_cards(s))
    ask_first(
        s, [seat_of(s, agent) for agent in agents], [cards + power_options(s, agent, AT_RECON) for agent in agents]
    )
    if s.refused is not None:
        refuse(s, R_076, actions(TAKE, list(range(s.cards))))


def take_recon(s: State) -> None:
    """R-058, R-059, R-060: read in secret; its instructions wait for the actions step."""
    agent = waiting(s)[0] if s.seats == 1 else s.by
    if verb_of(s.answer) == POWER:
        push(s, RECON_RULE)
        use_power(s, agent)
        return
    card = noun_of(s.answer)
    lay_before(s, agent, card)
    emit(s, TOOK, agent, card)
    if waiting(s):
        push(s, RECON_RULE)


# ── telepathy ────────────────────────────────────────────────────────────────────────────────────


def open_telepathy(s: State) -> None:
    """R-062, R-065, R-224: everyone tells what their card shows; one player alone has nobody to tell."""
    s.n[PHASE] = TELLING
    if s.seats > 1 and anybody_holds(s):
        push(s, TELL_RULE)


def tellers(s: State) -> list[int]:
    return [agent for agent in range(s.n[AGENTS]) if held(s, agent) != NONE]


def ask_tell(s: State) -> None:
    """R-062, R-232: told aloud (or in the message box), or the authored gist."""
    s.n[ASKING] = ASK_TELL
    seats = tellers(s)
    ask_sealed(s, seats, [[action(ALOUD, 0), action(TELL_GIST, 0)] for _ in seats])


def hear(s: State) -> None:
    """R-063, R-234: what is told is the gist at most, never the card."""
    for agent in tellers(s):
        tell(s, agent, verb_of(s.sealed[agent]) == TELL_GIST)


def tell(s: State, agent: i64, gist: bool) -> None:
    card = held(s, agent)
    emit(s, TOLD, agent, card, 1 if gist else 0)
    if gist:
        turn(s, gist_of(s, card), EVERYONE)


def gist_of(s: State, card: i64) -> i64:
    """The gist that lies in a card's own place."""
    return top(s, TEXT + size(s, SLOTS) + card - size(s, LOCATIONS))


# ── actions ──────────────────────────────────────────────────────────────────────────────────────


def open_actions(s: State) -> None:
    """R-066, R-215, R-219, R-223, Q-18, Q-32: free explorations are dealt; group conflicts come first."""
    s.n[PHASE] = ACTING
    s.n[WAITING] = 0
    count = s.n[AGENTS]
    for agent in range(4):
        s.n[FREE_EXPLORE + agent] = 1 if agent < count and (count == 2 or (count == 3 and agent == s.n[CAPTAIN])) else 0
    push(s, AFTER_RULE)
    for agent in range(count):
        meet_group(s, agent)


def meet_group(s: State, agent: i64) -> None:
    """R-117: a group conflict starts when its card is read."""
    card = held(s, agent)
    if card == NONE:
        return
    act_on(s, agent, card)
    conflict = conflict_at(s, card, s.n[PAGE + agent])
    if conflict >= 0 and fact(s, CONFLICT_KIND, conflict) == GROUP_CONFLICT and s.n[FOUGHT + agent] == 0:
        s.n[FOUGHT + agent] = 1
        push(s, CONFLICT_RULE, agent, card, s.n[PAGE + agent])


def settle_action(s: State) -> None:
    """R-149, R-150, Q-14: the action is over; who paid for it with the last crystal leaves now."""
    s.n[EFFECTS] = 0
    settle_losses(s)


def check_action(s: State) -> None:
    push(s, CHECK_RULE, NONE, 0)


def next_action(s: State) -> None:
    """R-069, R-071: the group stays as long as it likes; Q-13, Q-35: with nobody present the visit ends."""
    if s.n[LEAVING] == 0 and anybody_present(s):
        push(s, ACTION_RULE)


def ask_action(s: State) -> None:
    """R-066, D-06: no turn order; whoever answers first acts. One player first says for whom."""
    s.n[ASKING] = ASK_ACTIONS
    if s.seats == 1:
        s.n[ASKING] = ASK_ACT_AS
        ask(s, 0, names_that_act(s) + group_options(s, s.n[CAPTAIN]))
        return
    seats = [agent for agent in range(s.n[AGENTS]) if may_act(s, agent)]
    wait = [action(WAIT, 0)] if len(seats) > 1 else []
    ask_first(s, seats, [agent_options(s, agent) + group_options(s, agent) + wait for agent in seats])
    if s.refused is not None:
        refuse_actions(s)


def may_act(s: State, agent: i64) -> bool:
    """R-066: who has something to do and has not said they wait; an agent may choose not to act."""
    if s.n[WAITING] >> agent & 1 == 1:
        return False
    return len(agent_options(s, agent)) + len(group_options(s, agent)) > 0


def names_that_act(s: State) -> list[int]:
    return [action(ACT_AS, top(s, SEATED + agent)) for agent in range(s.n[AGENTS]) if agent_options(s, agent)]


def leader(s: State) -> i64:
    """Q-35: the Time Captain, or who is next of those still present."""
    for i in range(s.n[AGENTS]):
        agent = (s.n[CAPTAIN] + i) % s.n[AGENTS]
        if is_present(s, agent):
            return agent
    return s.n[CAPTAIN]


def group_options(s: State, agent: i64) -> list[int]:
    """R-072: leaving, once nobody has a card in front of them."""
    mine = s.seats == 1 or agent == leader(s)
    return [action(LEAVE, 0)] if mine and not anybody_holds(s) else []


def agent_options(s: State, agent: i64) -> list[int]:
    """R-067 to R-070, R-115: mandatory instructions first, then a conflict, then anything else."""
    if not is_present(s, agent):
        return []
    card = held(s, agent)
    powers = power_options(s, agent, AT_ACTIONS)
    if card == NONE:
        return explorations(s, agent) + gifts(s, agent) + powers
    page = s.n[PAGE + agent]
    if s.n[DONE + agent] < fact(s, PAGE_STEPS, page_row(s, card, page)):
        return [action(FOLLOW, 0), *told(s, agent)]
    conflict = conflict_at(s, card, page)
    if conflict >= 0 and fact(s, CONFLICT_KIND, conflict) == INDIVIDUAL and s.n[FOUGHT + agent] == 0:
        fights = fight_options(s, agent, card, page)
        return (fights or [action(FOLLOW, 0)]) + told(s, agent)
    trials: list[int] = []
    if s.n[AZRAK + agent] > 0:
        trials = [action(ENGAGE, i + 1) for i in range(fact(s, PAGE_TRIALS, page_row(s, card, page)))]
    return trials + explorations(s, agent) + [action(STAND_BY, 0), *told(s, agent), *powers]


def told(s: State, agent: i64) -> list[int]:
    """R-064: telepathy is free at any time; the gist is told once."""
    if s.seats == 1 or s.face[gist_of(s, held(s, agent))] == EVERYONE:
        return []
    return [action(TELL_GIST, 0)]


def explore_cost(s: State, agent: i64) -> i64:
    """R-073, Q-32: one crystal, or what a modifier says, or none where an exploration is free."""
    return 0 if s.n[FREE_EXPLORE + agent] > 0 else limit(s, M_EXPLORE_COST, 1)


def explorations(s: State, agent: i64) -> list[int]:
    """R-075, R-076, R-078, Q-23: any other card that lies in the panorama."""
    return actions(EXPLORE, open_cards(s)) if s.n[AZRAK + agent] >= explore_cost(s, agent) else []


def gifts(s: State, agent: i64) -> list[int]:
    """R-194, R-196, Q-40: standing by, for one crystal, to somebody present."""
    if not belongings(s, agent) or s.n[AZRAK + agent] == 0 or is_on(s, M_NO_GIFTS):
        return []
    there = [other for other in range(s.n[AGENTS]) if other != agent and is_present(s, other)]
    return actions(HAND, [top(s, SEATED + other) for other in there])


def belongings(s: State, agent: i64) -> list[int]:
    """R-135, R-184, R-191, R-192, R-196: Elements and personal tokens, and nothing else, can change hands."""
    return sorted(cards_in(s, OWNED + agent) + cards_in(s, TOKENS + agent))


def refuse_actions(s: State) -> None:
    """Why an action is not on offer: by rule, as far as the table can tell everybody."""
    fronts = list(range(size(s, LOCATIONS), s.cards))
    refuse(s, R_072, [action(LEAVE, 0)])
    refuse(s, R_076, actions(EXPLORE, list(range(s.cards))))
    refuse(s, R_194, actions(HAND, fronts))
    refuse(s, R_070, [action(STAND_BY, 0)])
    refuse(s, R_079, actions(ENGAGE, list(range(1, STEP_BITS))))
    refuse(s, R_115, actions(FIGHT, list(range(1, STEP_BITS))))


def take_action(s: State) -> None:
    """Q-19: one after another, in the order answers arrive."""
    verb = verb_of(s.answer)
    if verb == WAIT:
        s.n[WAITING] |= 1 << s.by
        push(s, ACTION_RULE)
        return
    s.n[WAITING] = 0
    push(s, AFTER_RULE)
    if verb == ACT_AS:
        push(s, ACT_RULE, s.place[noun_of(s.answer)] - SEATED)
    elif verb == LEAVE:
        s.n[TOPIC] = LEAVE_TOPIC
        push(s, LEAVE_RULE, s.seat)
        push(s, CONSENT_RULE, s.n[CAPTAIN])
    else:
        perform(s, s.by)


def ask_act(s: State) -> None:
    """The receptacle is named; now what it does."""
    s.n[ASKING] = ASK_ACTIONS
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
    elif verb == EXPLORE:
        explore(s, agent, noun)
    elif verb == STAND_BY:
        return_card(s, agent)
    elif verb == HAND:
        push(s, GIFT_RULE, agent, s.place[noun] - SEATED)
    elif verb == TELL_GIST:
        tell(s, agent, True)
    elif verb == POWER:
        use_power(s, agent)


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
    if s.place[s.a] != PANORAMA:
        return
    lay_before(s, s.seat, s.a)
    act_on(s, s.seat, s.a)
    push(s, READ_RULE, s.seat, s.a, s.n[PAGE + s.seat] * STEP_BITS)
    meet_group(s, s.seat)


# ── gifts and leaving ────────────────────────────────────────────────────────────────────────────


def ask_gift(s: State) -> None:
    """R-194: one or more things, named one by one; s.a is who gets them, s.b how many so far."""
    s.n[ASKING] = ASK_GIFT
    options = actions(GIVE, belongings(s, s.seat))
    if s.b > 0:
        options.append(action(DONE_VERB, 0))
    ask_part(s, seat_of(s, s.seat), options)


def take_gift(s: State) -> None:
    if verb_of(s.answer) == DONE_VERB:
        spend(s, s.seat, 1)
        return
    give(s, s.seat, noun_of(s.answer), s.a)
    if belongings(s, s.seat):
        push(s, GIFT_RULE, s.seat, s.a, s.b + 1)
    else:
        spend(s, s.seat, 1)


def give(s: State, agent: i64, card: i64, to: i64) -> None:
    """R-160, R-185: it lies face up before its new owner."""
    zone = OWNED if OWNED <= s.place[card] < OWNED + 4 else TOKENS
    move(s, card, zone + to)
    emit(s, GAVE, agent, card, to)


def settle_leave(s: State) -> None:
    """R-072, Q-02: a group decision."""
    if s.n[AGREED] == 1:
        s.n[LEAVING] = 1
