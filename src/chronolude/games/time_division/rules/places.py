"""Where cards lie and how they get from place to place; which cards a line may take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import noun_of, verb_of
from ....kernel.offers import offer
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import bottom, cards_in, emit, exchange, face_of, move, next_of, place_of, prior_of
from ..cards import (
    ACTIVATE,
    ACTIVATE_MOVE,
    BLUE,
    BOTH,
    H_BY,
    H_COLOUR,
    H_N,
    H_PICK,
    H_ZONE,
    HIGHEST,
    IN_PAST,
    IN_RESERVE,
    L_DO,
    LOWEST,
    RED,
    VALUE,
    bit_of,
    line_int,
    value_of,
)  # fmt: skip
from ..names import ACTIVATED, COIN, COIN_PLACED, DOWN, HAND, INFLUENCE, PAST, RESERVE, ROTATED, TAKE
from .sums import is_down, lies_open, tally


def zone_at(kind: i64, seat: i64) -> i64:
    """The zone of a place: one per player for the first four kinds, shared for the others."""
    return 2 * kind + seat if kind < IN_PAST else kind + PAST - IN_PAST


ALONE: Final = [[zone] for zone in range(zone_at(IN_PAST, 0) + 2)]
BOTH_AT: Final = [[zone_at(kind, 0), zone_at(kind, 1)] for kind in range(IN_RESERVE + 1)]
"""Zones as they are named, alone or in pairs."""


def seat_of(colour: i64, blue: i64, orange: i64) -> i64:
    """D-007, D-008: colours are relative to the player resolving the effect."""
    if colour == BLUE or colour == BOTH:
        return blue
    return 1 - blue if colour == RED else orange


def zones_of(line: i64, at: i64, blue: i64, orange: i64) -> list[int]:
    """The place a half names: one zone, or both players' where one player picks out of the two together."""
    kind = line_int(line, at + H_ZONE)
    colour = line_int(line, at + H_COLOUR)
    if colour == BOTH and line_int(line, at + H_BY) != BOTH:
        return BOTH_AT[kind]
    return ALONE[zone_at(kind, seat_of(colour, blue, orange))]


def is_hidden(zone: i64) -> bool:
    """Hands and the Reserve."""
    return zone == RESERVE or zone < HAND + 2


def lying(s: State, zone: i64) -> list[int]:
    """The cards of a place, first to last; where order means nothing (D-044), by number, so that it tells nothing."""
    cards = cards_in(s, zone)
    if s.layout.ordered[zone] == 0:
        cards.sort()
    return cards


# ── moving ───────────────────────────────────────────────────────────────────────────────────────


def kept_face(s: State, card: i64, zone: i64) -> i64:
    """D-115: a face-down card stays so in an Influence Zone or the Past; D-116: elsewhere it is an ordinary one."""
    return face_of(s, card) if is_down(s, card) and lies_open(zone) else BY_ZONE


def put(s: State, card: i64, zone: i64) -> None:
    """D-055: a card goes to a place; D-040: at the end of a row; D-041: those beyond the gap slide inwards."""
    left: i64 = place_of(s, card)
    move(s, card, zone, face=kept_face(s, card, zone))
    settle(s, card, left)


def swap(s: State, one: i64, other: i64, home: i64) -> None:
    """D-042, D-056: two cards take each other's exact slot; `home` is where the first one came from.

    D-117: what replaces a face-down card lies face up, unless it was face down itself.
    """
    first: i64 = place_of(s, one)
    second: i64 = place_of(s, other)
    exchange(s, one, other, kept_face(s, one, second), kept_face(s, other, first))
    if home != first:
        move(s, other, home)
    settle(s, one, second)
    settle(s, other, second)


def settle(s: State, card: i64, left: i64) -> None:
    """D-048, R-21: a hand and the Reserve make a card upright again; totals follow what rows lose and gain."""
    place: i64 = place_of(s, card)
    if is_hidden(place):
        s.n[ROTATED] &= ~bit_of(card)
    if place == INFLUENCE or place == INFLUENCE + 1 or left == INFLUENCE or left == INFLUENCE + 1:
        tally(s)


def give_coin(s: State, seat: i64) -> None:
    """D-005, D-059: the coin lies on one side."""
    moved = 1 if s.n[COIN] != seat else 0
    s.n[COIN] = seat
    emit(s, COIN_PLACED, seat, moved)


# ── which cards ──────────────────────────────────────────────────────────────────────────────────


def may_activate(s: State, card: i64) -> bool:
    """D-070, R-03: not twice in a round; D-113: never face down."""
    return s.n[ACTIVATED] & bit_of(card) == 0 and not is_down(s, card)


def legal(s: State, line: i64, at: i64, blue: i64, orange: i64) -> list[int]:
    """D-049 to D-054: the cards that this half of a line may take; the one source for asking and for testing.

    D-053: none without the exact value. R-39: of the highest only those not yet activated, and never the next lower.
    """
    pick = line_int(line, at + H_PICK)
    wanted = line_int(line, at + H_N)
    deed = line_int(line, L_DO)
    activates = deed == ACTIVATE or deed == ACTIVATE_MOVE
    out: list[int] = []
    best: i64 = NONE
    for zone in zones_of(line, at, blue, orange):
        for card in lying(s, zone):
            if pick >= VALUE and is_down(s, card):
                continue  # D-113, R-16: neither exactly N nor highest
            value = value_of(card)
            if pick == VALUE and value != wanted:
                continue
            if pick == HIGHEST or pick == LOWEST:
                if best != NONE and value != best and (value < best) == (pick == HIGHEST):
                    continue
                if value != best:
                    best = value
                    out = []
            out.append(card)
    return [card for card in out if may_activate(s, card)] if activates else out


def offer_picks(s: State, cards: list[int]) -> None:
    """Cards by name, face-down ones by their number in the row: nobody knows them (D-114, D-115)."""
    down: i64 = 0
    for card in cards:
        if is_down(s, card):
            down += 1
            offer(s, DOWN, down)
        else:
            offer(s, TAKE, card)


def picked(s: State, cards: list[int]) -> i64:
    """The card an answer names."""
    if s.answer == NONE:
        return NONE
    noun = noun_of(s.answer)
    if verb_of(s.answer) != DOWN:
        return noun
    for card in cards:
        if is_down(s, card):
            noun -= 1
            if noun == 0:
                return card
    return NONE


def card_at(s: State, zone: i64, index: i64) -> i64:
    """The card in a slot."""
    card = bottom(s, zone)
    while index > 0:
        card = next_of(s, card)
        index -= 1
    return card


def slot_of(s: State, card: i64) -> i64:
    """How many cards lie before this one."""
    index: i64 = 0
    prior = prior_of(s, card)
    while prior != NONE:
        prior = prior_of(s, prior)
        index += 1
    return index
