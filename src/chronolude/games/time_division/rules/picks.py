"""Picking the card that half a line names, and looking through the place it lies in."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action
from ....kernel.offers import actions, ask, refuse
from ....kernel.rows import bit
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import chance, emit_to, face_of, size_of, turn
from ..cards import (
    ACTIVATE,
    ACTIVATE_MOVE,
    CARDS,
    CHOICE,
    H_BY,
    H_PICK,
    L_DO,
    L_FIRST,
    L_SECOND,
    RANDOM,
    VALUE,
    line_int,
)
from ..names import CHOOSE_BEFORE_DRAW, DOWN, HAND, LOOKED, SAW, TAKE
from .places import is_hidden, legal, lying, may_activate, offer_picks, seat_of, zones_of
from .reasons import D_051, D_070, D_113
from .sums import is_down


def half_of(s: State, line: i64, second: bool) -> i64:
    """R-23: picks go left to right; under `choose_before_draw` a choice comes before a random draw."""
    swapped = (
        s.n[CHOOSE_BEFORE_DRAW] != 0
        and line_int(line, L_FIRST + H_PICK) == RANDOM
        and line_int(line, L_SECOND + H_PICK) == CHOICE
    )
    return L_SECOND if second != swapped else L_FIRST


def actor_of(s: State, line: i64, at: i64) -> i64:
    """D-051, D-090: the player of the stated colour acts and picks."""
    return seat_of(line_int(line, at + H_BY), s.seat, (s.b & 3) - 1)


def choose(s: State, at: i64) -> None:
    """D-050 to D-054: ask where there is a choice (R-07: also among equals); otherwise the card is settled."""
    pick = line_int(s.a, at + H_PICK)
    cards = legal(s, s.a, at, s.seat, (s.b & 3) - 1)
    if not cards:
        s.answer = NONE
    elif pick == RANDOM:
        s.answer = action(TAKE, cards[chance(s, len(cards))])  # D-052, V-05
    elif pick != CHOICE and len(cards) == 1:
        s.answer = action(TAKE, cards[0])
    else:
        ask(s, actor_of(s, s.a, at))
        offer_picks(s, cards)
        if s.refused is not None:
            refuse_picks(s, at)


def refuse_picks(s: State, at: i64) -> None:
    deed = line_int(s.a, L_DO)
    if deed == ACTIVATE or deed == ACTIVATE_MOVE:
        for zone in zones_of(s.a, at, s.seat, (s.b & 3) - 1):
            for card in lying(s, zone):
                if not is_down(s, card) and not may_activate(s, card):
                    refuse(s, D_070, [action(TAKE, card)])
        refuse(s, D_113, [action(DOWN, number) for number in range(1, 20)])
    refuse(s, D_051, actions(TAKE, list(range(CARDS))))


def look(s: State, at: i64) -> None:
    """D-051, V-01, V-02, V-06: who chooses in a hidden place looks at all its cards, alone, at that moment."""
    if line_int(s.a, at + H_PICK) != CHOICE:
        return
    actor = actor_of(s, s.a, at)
    for zone in zones_of(s.a, at, s.seat, (s.b & 3) - 1):
        if is_hidden(zone) and zone != HAND + actor:
            mask = s.layout.masks[zone] | bit(actor)
            emit_to(s, bit(actor), LOOKED, actor, zone, 1)
            for card in lying(s, zone):
                turn(s, card, mask)


def stop_looking(s: State, at: i64) -> None:
    """V-06: the look is not repeated later."""
    for zone in zones_of(s.a, at, s.seat, (s.b & 3) - 1):
        if is_hidden(zone):
            for card in lying(s, zone):
                if face_of(s, card) != BY_ZONE:
                    turn(s, card, BY_ZONE)


def search(s: State, line: i64, blue: i64, orange: i64) -> None:
    """V-03, R-32: looking for an exact value opens a hidden place even if the search fails; V-04: nothing else does."""
    if line_int(line, L_FIRST + H_PICK) != VALUE:
        return
    actor = seat_of(line_int(line, L_FIRST + H_BY), blue, orange)
    for zone in zones_of(line, L_FIRST, blue, orange):
        if is_hidden(zone) and size_of(s, zone) > 0:
            emit_to(s, bit(actor), LOOKED, actor, zone, 1)
            for card in lying(s, zone):
                emit_to(s, bit(actor), SAW, actor, card, zone)
