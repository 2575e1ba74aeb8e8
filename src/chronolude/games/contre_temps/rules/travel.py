"""Travelling: sealed journeys, paid in crystals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import SEALED, action, noun_of, verb_of
from ....kernel.offers import offer_range, pose, refuse, to_seat
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, next_of, prior_of, push, sealed_by, size_of
from ..cards import token_card, token_number
from ..names import (
    BACK,
    ENERGY,
    FORWARD,
    LINE,
    MODE,
    MODE_CLASSIC,
    PAWN,
    PHASE,
    PHASE_TRAVEL,
    PRESENT,
    ROUND_RULE,
    TRAVELLED,
)
from .end import ROUNDS
from .reasons import K_113, K_114, K_146

BACKS: Final[list[int]] = [action(BACK, places) for places in range(ROUNDS + 2)]
FORWARDS: Final[list[int]] = [action(FORWARD, places) for places in range(1, ROUNDS + 1)]


def choose_travel(s: State) -> None:
    """K-110: each seat secretly chooses how many crystals to spend, none included."""
    s.n[PHASE] = PHASE_TRAVEL
    behind, ahead = reach(s)
    pose(s, SEALED)
    for seat in range(s.seats):
        to_seat(s, seat)
        offer_journeys(s, s.n[ENERGY + seat], behind, ahead)
    if s.refused is not None:
        refuse_journeys(s)


def travel(s: State) -> None:
    """K-111, K-112, K-115, K-145: all are revealed together, paid for, and moved exactly so far."""
    for seat in range(s.seats):
        go(s, seat, sealed_by(s, seat))
    push(s, ROUND_RULE)


def reach(s: State) -> tuple[i64, i64]:
    """K-113, K-146: how many places lie behind the present, the constant included, and how many ahead."""
    ahead: i64 = 0
    card = next_of(s, token_card(s.n[PRESENT]))
    while card != NONE:
        ahead += 1
        card = next_of(s, card)
    return size_of(s, LINE) - ahead, ahead


def offer_journeys(s: State, energy: i64, behind: i64, ahead: i64) -> None:
    """K-113, K-114, K-146, K-147: back or forward, as far as crystals and places go; in classic nothing lies ahead."""
    offer_range(s, BACK, 0, min(energy, behind))
    if ahead > 0:
        offer_range(s, FORWARD, 1, min(energy, ahead))


def refuse_journeys(s: State) -> None:
    classic = s.n[MODE] == MODE_CLASSIC
    refuse(s, K_113 if classic else K_146, BACKS)
    refuse(s, K_114 if classic else K_146, FORWARDS)


def go(s: State, seat: i64, journey: i64) -> None:
    """K-112, K-145: one crystal, one place: towards the constant, or in Paradox away from it."""
    places = noun_of(journey)
    forward = verb_of(journey) == FORWARD
    if places > 0:
        card = token_card(s.n[PRESENT])
        for _ in range(places):
            card = next_of(s, card) if forward else prior_of(s, card)
        s.n[ENERGY + seat] -= places
        s.n[PAWN + seat] = 0
        if card != NONE:
            s.n[PAWN + seat] = token_number(card)
    if s.log is not None:
        emit(s, TRAVELLED, seat, places if forward else -places, s.n[PAWN + seat])
