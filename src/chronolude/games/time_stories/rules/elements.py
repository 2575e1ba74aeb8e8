"""Elements and the plan (R-158 to R-173)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import State
from ....kernel.verbs import cards_in, emit, move, place_of, push
from ..cards import (
    BODY_ALTERS,
    BODY_COLOUR,
    BODY_COVERS,
    BODY_MAP,
    BODY_MAPS,
    FIRST_PLAN,
    GREEN,
    MAP_LOCATION,
    N_CRYSTAL,
    N_OPEN,
    PLAN_MAP,
    PLAN_MAPS,
    RED,
    STEP_BITS,
    WHITE,
)
from ..names import (
    ALTERED,
    COVERED,
    COVERED_EVENT,
    ELEMENT_TAKEN,
    IN_PLAY,
    NOTHING_GAINED,
    ON_PLAN,
    OWNED,
    PACK,
    READ_RULE,
    READING,
    VORTEX,
)
from .printed import body_of, fact, mask_of, row, size
from .reading import open_text
from .texts import act_on, show_text


def take_element(s: State, card: i64, agent: i64) -> None:
    """R-158 to R-165, Q-24: fetched from the pack and revealed, by colour; if it is not there, nothing is gained."""
    if place_of(s, card) != PACK:
        emit(s, NOTHING_GAINED, agent, card)
        return
    act_on(s, agent, card)
    emit(s, ELEMENT_TAKEN, agent, card)
    body = body_of(s, card)
    colour = fact(s, BODY_COLOUR, body)
    if colour == GREEN:
        move(s, card, OWNED + agent)
        show_text(s, card, agent, EVERYONE)
        push(s, READ_RULE, agent, card, s.n[row(s, N_OPEN, card)] * STEP_BITS)
        return
    if colour == WHITE:
        lay_white(s, card, body, agent)
    else:
        move(s, card, READING)
    show_text(s, card, agent, mask_of(s, agent) if colour != WHITE and colour != RED else EVERYONE)
    open_text(s, agent, card)


def lay_white(s: State, card: i64, body: i64, agent: i64) -> None:
    """R-163 to R-173: an Alteration on its receptacle, anything else beside or over the plan."""
    if fact(s, BODY_ALTERS, body) > 0:
        move(s, card, ALTERED + agent)
        return
    move(s, card, IN_PLAY)
    covers = fact(s, BODY_COVERS, body)
    plan = size(s, FIRST_PLAN) + covers
    if covers >= 0 and place_of(s, plan) == ON_PLAN:
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
