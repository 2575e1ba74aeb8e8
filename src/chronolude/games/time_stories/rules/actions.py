"""The actions step: what each agent may do now, in no order (R-066 to R-086)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action
from ....kernel.layout import EVERYONE
from ....kernel.offers import actions, ask, ask_first, refuse
from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, face_of, push, top
from ..cards import (
    AT_ACTIONS,
    CONFLICT_KIND,
    GROUP_CONFLICT,
    INDIVIDUAL,
    LOCATIONS,
    M_EXPLORE_COST,
    M_NO_GIFTS,
    PAGE_STEPS,
    PAGE_TRIALS,
    STEP_BITS,
)
from ..names import (
    ABANDON,
    ACT_AS,
    ACTION_RULE,
    AFTER_RULE,
    AGENTS,
    ASKING,
    ASKING_ACT_AS,
    ASKING_ACTIONS,
    AZRAK,
    CAPTAIN,
    CHECK_RULE,
    CONFLICT_RULE,
    DONE,
    EFFECTS,
    ENGAGE,
    EXPLORE,
    FIGHT,
    FOLLOW,
    FOUGHT,
    FREE_EXPLORE,
    HAND,
    HINT,
    LEAVE,
    LEAVING,
    OWNED,
    PAGE,
    PHASE,
    PHASE_ACTIONS,
    SEATED,
    STAND_BY,
    TELL_GIST,
    TOKENS,
    WAIT,
    WAITING,
)
from .agents import anybody_holds, anybody_present, held, is_present, leader, open_cards
from .fights import conflict_at, fight_options
from .hints import has_hint
from .links import settle_losses
from .modifiers import is_on, limit
from .powers import power_options
from .printed import fact, page_row, size
from .puzzles import puzzle_options
from .recon import R_076, gist_of
from .texts import act_on

R_070 = 2
R_072 = 3
R_079 = 5
R_115 = 6
R_194 = 7


def open_actions(s: State) -> None:
    """R-066, R-215, R-219, R-223, Q-18, Q-32: free explorations are dealt; group conflicts come first."""
    s.n[PHASE] = PHASE_ACTIONS
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
    """R-066, R-212, D-06, D-15: no turn order; whoever answers first acts. One player first says for whom."""
    s.n[ASKING] = ASKING_ACTIONS
    if s.seats == 1:
        s.n[ASKING] = ASKING_ACT_AS
        ask(s, 0, names_that_act(s) + group_options(s, s.n[CAPTAIN]) + [action(ABANDON, 0)])
        return
    seats = [agent for agent in range(s.n[AGENTS]) if may_act(s, agent) and not waits(s, agent)]
    last = [action(ABANDON, 0), action(WAIT, 0)] if may_wait(s, seats) else [action(ABANDON, 0)]
    if not seats:
        seats = those_due(s)
    ask_first(s, seats, [agent_options(s, agent) + group_options(s, agent) + last for agent in seats])
    if s.refused is not None:
        refuse_actions(s)


def those_due(s: State) -> list[int]:
    """Q-48: where all wait it is for those with a card before them, else for the leader; they wait no longer."""
    due = [agent for agent in range(s.n[AGENTS]) if held(s, agent) != NONE] if anybody_holds(s) else [leader(s)]
    return [agent for agent in due if may_act(s, agent)]


def may_wait(s: State, seats: list[int]) -> bool:
    """One waits for others: for whoever may act still, or for the leader, who is asked once all the others wait."""
    if len(seats) != 1:
        return len(seats) > 1
    return s.n[WAITING] != 0 and held(s, seats[0]) == NONE and seats[0] != leader(s)


def waits(s: State, agent: i64) -> bool:
    return s.n[WAITING] >> agent & 1 == 1


def may_act(s: State, agent: i64) -> bool:
    """R-066: who has something to do; an agent may choose not to act, and wait."""
    return len(agent_options(s, agent)) + len(group_options(s, agent)) > 0


def names_that_act(s: State) -> list[int]:
    return [action(ACT_AS, top(s, SEATED + agent)) for agent in range(s.n[AGENTS]) if agent_options(s, agent)]


def group_options(s: State, agent: i64) -> list[int]:
    """R-072, R-239: leaving, once nobody has a card in front of them; a hint, where there is one left."""
    if s.seats > 1 and agent != leader(s):
        return []
    hint = [action(HINT, 0)] if has_hint(s) else []
    return hint if anybody_holds(s) else [action(LEAVE, 0), *hint]


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
    tasks = trials + puzzle_options(s, card, page)
    return tasks + explorations(s, agent) + [action(STAND_BY, 0), *told(s, agent), *powers]


def told(s: State, agent: i64) -> list[int]:
    """R-064: telepathy is free at any time; the gist is told once."""
    if s.seats == 1 or face_of(s, gist_of(s, held(s, agent))) == EVERYONE:
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
