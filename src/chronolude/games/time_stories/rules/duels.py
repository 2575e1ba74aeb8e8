"""Individual conflicts (R-112 to R-116)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import ask
from ....kernel.state import State
from ....kernel.verbs import emit, push
from ..cards import CONFLICT_LOST, CONFLICT_START, CONFLICT_WON, FAILURE, N_DAMAGE, STEP_BITS
from ..names import (
    ASKING,
    ASKING_FIGHT,
    CONFLICT,
    CONFLICT_BEGAN,
    CONFLICT_ENDED,
    CONFLICT_OVER,
    CONFLICT_PAGE,
    DUEL_BEGUN,
    DUEL_OVER,
    DUEL_RULE,
    ENDING,
    FOLLOW,
    FOUGHT,
    FOUGHT_RULE,
    OUTCOME,
    POWER,
    STARTED,
)
from .agents import held, is_present
from .fights import conflict_at, fight, fight_options, is_beaten, life
from .links import settle_losses
from .powers import use_power
from .printed import fact, row, seat_of
from .steps import run_list
from .texts import act_on


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
    s.n[ASKING] = ASKING_FIGHT
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
