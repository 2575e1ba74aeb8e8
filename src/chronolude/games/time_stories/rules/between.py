"""Between locations: update, then the next Time Captain (R-087 to R-092)."""

from __future__ import annotations

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import ask, ask_first
from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, emit, move, place_of, push
from ..cards import AT_BETWEEN, N_DAMAGE, SLOTS
from ..names import (
    ABANDON,
    ABANDON_RULE,
    AGENTS,
    AGREED,
    ASKING,
    ASKING_UPDATE,
    AZRAK,
    BETWEEN_RULE,
    CAPTAIN,
    CHECK_RULE,
    CONSENT_RULE,
    DUE,
    EFFECTS,
    EJECTED,
    FREE_STANDARD,
    FREE_UPDATES,
    LEFT,
    LOCATION,
    LOST,
    MUST_UPDATE,
    NO_UPDATE,
    OFFER_RULE,
    OFFERED_RULE,
    PANORAMA,
    PHASE,
    PHASE_BETWEEN,
    PLACED,
    POWER,
    SEATED,
    STANDARD,
    STORY,
    TOPIC,
    TOPIC_FREE_UPDATE,
    TOPIC_UPDATE,
    TURN_RULE,
    UPDATED,
    VORTEX,
)
from .links import begin_update, return_card
from .powers import power_options, use_power
from .printed import first_mystery, row, seat_of, size
from .texts import hide_text


def open_between(s: State) -> None:
    """R-045, R-087, R-091, R-156: cards go back, ejected agents return."""
    for agent in range(s.n[AGENTS]):
        return_card(s, agent)
    s.n[PHASE] = PHASE_BETWEEN
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


def open_offer(s: State) -> None:
    push(s, OFFER_RULE, s.n[CAPTAIN])


def ask_update(s: State) -> None:
    """R-088, R-089, R-137, R-157, Q-09, Q-33: none, a standard or a free one; after a loss of control one must be.

    R-198: meanwhile any agent may use a Power of this time, before or instead of an update.
    """
    s.n[ASKING] = ASKING_UPDATE
    options: list[int] = []
    if s.n[VORTEX] > 0:
        options.append(action(STANDARD, 0))
        if s.n[FREE_UPDATES] > 0:
            options.append(action(FREE_STANDARD, 0))
    if s.n[MUST_UPDATE] == 0 or not options:
        options.append(action(NO_UPDATE, 0))
    captain = s.n[CAPTAIN]
    options += power_options(s, captain, AT_BETWEEN)
    helpers = [agent for agent in range(s.n[AGENTS]) if agent != captain and power_options(s, agent, AT_BETWEEN)]
    powers = [power_options(s, agent, AT_BETWEEN) for agent in helpers]
    if len(options) == 1 and s.n[MUST_UPDATE] == 0 and not helpers:
        s.answer = options[0]
    elif not helpers or s.seats == 1:
        ask(s, seat_of(s, captain), [*options, *[power for own in powers for power in own], action(ABANDON, 0)])
    else:
        ask_first(s, [captain, *helpers], [[*options, action(ABANDON, 0)], *powers])


def take_update(s: State) -> None:
    verb = verb_of(s.answer)
    if verb == POWER or verb == ABANDON:
        push(s, OFFER_RULE, s.seat)
        if verb == POWER:
            use_power(s, place_of(s, noun_of(s.answer)) - SEATED)
        else:
            push(s, ABANDON_RULE, seat_of(s, s.n[CAPTAIN]))
    elif verb != NO_UPDATE:
        s.n[TOPIC] = TOPIC_FREE_UPDATE if verb == FREE_STANDARD else TOPIC_UPDATE
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
