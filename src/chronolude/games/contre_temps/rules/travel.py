"""Travelling: sealed journeys, paid in crystals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.state import State
from ....kernel.verbs import ask_sealed, emit, push, refuse
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
    seats = list(range(s.seats))
    ask_sealed(s, seats, [journeys(s, seat, behind, ahead) for seat in seats])
    if s.refused is not None:
        refuse_journeys(s)


def travel(s: State) -> None:
    """K-111, K-112, K-115, K-145: all are revealed together, paid for, and moved exactly so far."""
    for seat in range(s.seats):
        go(s, seat, s.sealed[seat])
    push(s, ROUND_RULE)


def reach(s: State) -> tuple[i64, i64]:
    """K-113, K-146: how many places lie behind the present, the constant included, and how many ahead."""
    behind: i64 = 1
    card: i64 = s.before[token_card(s.n[PRESENT])]
    while card < s.cards:
        behind += 1
        card = s.before[card]
    return behind, s.size[LINE] - behind


def journeys(s: State, seat: i64, behind: i64, ahead: i64) -> list[int]:
    """K-113, K-114, K-146, K-147: back or forward, as far as crystals and places go; in classic nothing lies ahead."""
    energy = s.n[ENERGY + seat]
    back = BACKS[: 1 + min(energy, behind)]
    return back + FORWARDS[: min(energy, ahead)] if ahead > 0 else back


def refuse_journeys(s: State) -> None:
    classic = s.n[MODE] == MODE_CLASSIC
    refuse(s, K_113 if classic else K_146, BACKS)
    refuse(s, K_114 if classic else K_146, FORWARDS)


def go(s: State, seat: i64, journey: i64) -> None:
    """K-112, K-145: one crystal, one place: towards the constant, or in Paradox away from it."""
    places = noun_of(journey)
    forward = verb_of(journey) == FORWARD
    if places > 0:
        link = s.after if forward else s.before
        card = token_card(s.n[PRESENT])
        for _ in range(places):
            card = link[card]
        s.n[ENERGY + seat] -= places
        s.n[PAWN + seat] = token_number(card) if card < s.cards else 0
    if s.log is not None:
        emit(s, TRAVELLED, seat, places if forward else -places, s.n[PAWN + seat])
