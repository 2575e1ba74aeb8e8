"""Between locations: update, exchanges, the next Time Captain (R-087 to R-092)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.state import NONE, State
from ....kernel.verbs import actions, ask, ask_first, ask_part, cards_in, emit, move, push, top
from ..cards import AT_BETWEEN, M_NO_GIFTS, N_DAMAGE, SLOTS
from ..state.asks import ASK_EXCHANGE, ASK_TO, ASK_UPDATE, BETWEEN_PHASE, FREE_UPDATE_TOPIC, UPDATE_TOPIC
from ..state.events import LEFT
from ..state.frames import (
    ABANDON_RULE,
    BETWEEN_RULE,
    CHECK_RULE,
    CONSENT_RULE,
    EXCHANGE_RULE,
    OFFER_RULE,
    OFFERED_RULE,
    RECEIVE_RULE,
    TURN_RULE,
)
from ..state.numbers import (
    AGENTS,
    AGREED,
    ASKING,
    AZRAK,
    CAPTAIN,
    DUE,
    EFFECTS,
    EJECTED,
    FINISHED,
    FREE_UPDATES,
    LOCATION,
    LOST,
    MUST_UPDATE,
    PHASE,
    TOPIC,
    UPDATED,
    VORTEX,
)
from ..state.verbs import ABANDON, DONE_VERB, FREE_STANDARD, GIVE, NO_UPDATE, POWER, STANDARD, TO
from ..state.zones import PANORAMA, PLACED, SEATED, STORY
from .actions import belongings
from .acts import give
from .agents import is_present
from .links import begin_update, return_card
from .modifiers import is_on
from .powers import power_options, use_power
from .printed import first_mystery, row, seat_of, size
from .texts import hide_text


def open_between(s: State) -> None:
    """R-045, R-087, R-091, R-156: cards go back, ejected agents return."""
    for agent in range(s.n[AGENTS]):
        return_card(s, agent)
    s.n[PHASE] = BETWEEN_PHASE
    s.n[EFFECTS] = 0
    s.n[UPDATED] = 0
    emit(s, LEFT)
    gather(s)
    for agent in range(s.n[AGENTS]):
        s.n[EJECTED + agent] = 0
        s.n[DUE + agent] = 0
        s.n[LOST + agent] = 0
    push(s, BETWEEN_RULE)
    push(s, CHECK_RULE, NONE, 0)


def gather(s: State) -> None:
    """R-091, Q-17, Q-29: the panorama under the Story deck, its damage put away; a Mystery keeps its place."""
    if s.n[LOCATION] > 0:
        hide_text(s, s.n[LOCATION] - 1)
    for card in sorted(cards_in(s, PANORAMA)):
        move(s, card, STORY if card < first_mystery(s) else PLACED)
    for slot in range(size(s, SLOTS)):
        s.n[row(s, N_DAMAGE, slot)] = 0
    s.n[LOCATION] = 0


# ── the update ───────────────────────────────────────────────────────────────────────────────────


def open_offer(s: State) -> None:
    push(s, OFFER_RULE, s.n[CAPTAIN])


def ask_update(s: State) -> None:
    """R-088, R-089, R-137, R-157, Q-09, Q-33: none, a standard or a free one; after a loss of control one must be."""
    s.n[ASKING] = ASK_UPDATE
    options: list[int] = []
    if s.n[VORTEX] > 0:
        options.append(action(STANDARD, 0))
        if s.n[FREE_UPDATES] > 0:
            options.append(action(FREE_STANDARD, 0))
    if s.n[MUST_UPDATE] == 0 or not options:
        options.append(action(NO_UPDATE, 0))
    ask(s, seat_of(s, s.n[CAPTAIN]), options + power_options(s, s.n[CAPTAIN], AT_BETWEEN) + [action(ABANDON, 0)])


def take_update(s: State) -> None:
    verb = verb_of(s.answer)
    if verb == POWER or verb == ABANDON:
        push(s, OFFER_RULE, s.seat)
        if verb == POWER:
            use_power(s, s.n[CAPTAIN])
        else:
            push(s, ABANDON_RULE, s.seat)
    elif verb != NO_UPDATE:
        s.n[TOPIC] = FREE_UPDATE_TOPIC if verb == FREE_STANDARD else UPDATE_TOPIC
        push(s, OFFERED_RULE, s.seat, 1 if verb == FREE_STANDARD else 0)
        push(s, CONSENT_RULE, s.n[CAPTAIN])


def settle_update(s: State) -> None:
    """R-047: agreed or insisted on, it is made; withdrawn, it is asked again where it is compulsory."""
    if s.n[AGREED] == 1:
        if s.a == 1:
            s.n[FREE_UPDATES] -= 1
        begin_update(s, s.a == 1)
    else:
        push(s, OFFER_RULE, s.seat)


# ── exchanges ────────────────────────────────────────────────────────────────────────────────────


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
    """D-13: whoever likes gives something to somebody; a swap is two gifts. One player answers for both."""
    s.n[ASKING] = ASK_EXCHANGE
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
        s.n[FINISHED] |= 15 if s.seats == 1 else 1 << s.by
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
    s.n[ASKING] = ASK_TO
    there = [agent for agent in range(s.n[AGENTS]) if agent != s.seat and is_present(s, agent)]
    ask_part(s, seat_of(s, s.seat), actions(TO, [top(s, SEATED + agent) for agent in there]))


def take_receiver(s: State) -> None:
    give(s, s.seat, s.a, s.place[noun_of(s.answer)] - SEATED)


# ── the next turn ────────────────────────────────────────────────────────────────────────────────


def close_between(s: State) -> None:
    """R-092, Q-11: the deck passes to the left; who has no Azrak stays out, and the next update is a must again."""
    s.n[MUST_UPDATE] = 0
    for agent in range(s.n[AGENTS]):
        if s.n[AZRAK + agent] == 0:
            s.n[EJECTED + agent] = 1
            s.n[MUST_UPDATE] = 1
    count = s.n[AGENTS]
    captain = (s.n[CAPTAIN] + 1) % count
    for _ in range(count):
        if s.n[AZRAK + captain] == 0:
            captain = (captain + 1) % count
    s.n[CAPTAIN] = captain
    push(s, CHECK_RULE, NONE, 0)


def next_turn(s: State) -> None:
    """R-046: turns follow one another."""
    push(s, TURN_RULE)
