"""Rewind and Quick Trip: a card from a pile is played there and then."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import actions, ask, offer, refuse
from ....kernel.rows import bit
from ....kernel.state import BY_ZONE, State
from ....kernel.verbs import cards_in, emit, push, shuffle, turn
from ..cards import SORT, TIMEWARP
from ..names.table import (
    DECK,
    DISCARD,
    FETCH,
    FETCH_RULE,
    FETCHED,
    FOUND_NOTHING,
    NOTHING_THERE,
    PHASE,
    PHASE_FETCH,
    SEARCHED,
    SEARCHING,
)
from .legal import C_086, fetchable, refuse_cards
from .piles import snapshot
from .turn import begin_play


def rewind(s: State, seat: i64) -> None:
    """C-084: one card of the discard pile, timewarps excepted, is played at once."""
    push(s, FETCH_RULE, seat, DISCARD)


def quick_trip(s: State, seat: i64) -> None:
    """C-085: the player, and nobody else, looks through the draw pile."""
    s.n[SEARCHING] = 1
    emit(s, SEARCHED, seat)
    for card in cards_in(s, DECK):
        turn(s, card, bit(seat))
    push(s, FETCH_RULE, seat, DECK)


def choose_fetch(s: State) -> None:
    """C-084 to C-087; R-15: where nothing can be played the answer is forced, so that being asked tells nothing."""
    s.n[PHASE] = PHASE_FETCH
    seen = snapshot(s)
    cards = fetchable(s, s.seat, s.a, seen)
    ask(s, s.seat, actions(FETCH, cards))
    if s.offered == 0:
        offer(s, NOTHING_THERE)
    if s.refused is not None:
        pile = cards_in(s, s.a)
        refuse(s, C_086, [action(FETCH, card) for card in pile if seen.facts[SORT][card] == TIMEWARP])
        refuse_cards(s, s.seat, FETCH, pile, seen)


def take_fetch(s: State) -> None:
    """C-087: the card never enters the hand; R-21: while it is played it lies in neither pile."""
    if verb_of(s.answer) == NOTHING_THERE:
        emit(s, FOUND_NOTHING, s.seat)
        close_search(s)
        return
    card = noun_of(s.answer)
    emit(s, FETCHED, s.seat, card)
    begin_play(s, s.seat, card)


def close_search(s: State) -> None:
    """C-085: once the card is chosen, and before it is played, the draw pile alone is shuffled."""
    if s.n[SEARCHING] == 0:
        return
    s.n[SEARCHING] = 0
    for card in cards_in(s, DECK):
        turn(s, card, BY_ZONE)
    shuffle(s, DECK)
