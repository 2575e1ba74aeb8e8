"""Resolving events: who leads, which card may be played, what it earns, who wins."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import noun_of
from ....kernel.offers import actions, ask, offer_alike, offer_zone, refuse
from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, emit, move, push, top
from ..cards import SUIT, VALUE
from ..layout import SEATS
from ..names import (
    BEST,
    CARD_PLAYED,
    CARD_RULE,
    CRYSTAL,
    DISCARD,
    ENERGY,
    EVENT_RULE,
    HAND,
    HIGH,
    HOW_LED,
    HOW_LED_PAST,
    HOW_PLAYED,
    LEAD,
    LEADER,
    LED,
    ORDER,
    PAST_ENERGY,
    PAST_ENERGY_KEPT,
    PAWN,
    PLAY,
    PLAYED,
    POWER,
    RESOLVING,
    STANDING,
)
from .control import settle_past, settle_present, strength
from .line import leader_of, next_at
from .reasons import K_061, K_063


def open_event(s: State) -> None:
    """K-040, K-042: event `a` in the order of this round; everyone on it plays one card, K-054 clockwise from the
    leader, who is fixed now (K-053); K-063, K-075, K-148: an event resolved before keeps the suit of its lead card,
    on either side of the present.
    """
    token = s.n[ORDER + s.a]
    leader = leader_of(s, token)
    lead = top(s, LEAD + token)
    s.n[RESOLVING] = token
    s.n[LEADER] = leader
    s.n[POWER] = NONE
    s.n[LED] = 0
    s.n[HIGH] = 0
    if lead != NONE:
        s.n[LED] = SUIT[lead] + 1
        s.n[HIGH] = kept_value(s, token, lead)
    push(s, CARD_RULE, leader, token)


def choose_card(s: State) -> None:
    """K-060, K-062: lead anything in the present; K-061, K-063: otherwise follow the led suit if you can."""
    hand = HAND + s.seat
    ask(s, s.seat)
    if s.n[LED] > 0:
        offer_alike(s, PLAY, hand, SUIT, s.n[LED] - 1)
    if s.offered == 0:
        offer_zone(s, PLAY, hand)
    if s.refused is not None:
        refuse(s, K_063 if top(s, LEAD + s.a) != NONE else K_061, actions(PLAY, cards_in(s, hand)))


def lay_card(s: State) -> None:
    """K-022, K-031: one card each; K-065 pays a low card of the led suit; then the next seat, clockwise (K-054)."""
    card = noun_of(s.answer)
    led = s.n[LED] - 1
    suit = SUIT[card]
    move(s, card, PLAYED + s.seat)
    if s.log is not None:
        emit(s, CARD_PLAYED, s.seat, card, s.a, led, manner(s, led))
    if led == NONE:
        s.n[LED] = suit + 1
    if led == NONE or suit == led:
        rate(s, VALUE[card])
    power = strength(s, card)
    if power > s.n[POWER]:
        s.n[POWER] = power
        s.n[BEST] = s.seat
    following = next_at(s, s.seat + 1, s.a)
    if following != s.n[LEADER]:
        push(s, CARD_RULE, following, s.a)


def rate(s: State, value: i64) -> None:
    """K-065, K-068, K-069: one crystal for a led-suit card below the highest of its suit there; K-067: none else."""
    if value > s.n[HIGH]:
        s.n[HIGH] = value
    elif value < s.n[HIGH]:
        s.n[ENERGY + s.seat] += 1
        emit(s, CRYSTAL, s.seat, s.a)


def kept_value(s: State, token: i64, lead: i64) -> i64:
    """K-066, O-1: the highest led-suit card kept at a past event, unless only new cards count."""
    if s.n[PAST_ENERGY] != PAST_ENERGY_KEPT:
        return 0
    standing = top(s, STANDING + token)
    if standing != NONE and SUIT[standing] == SUIT[lead] and VALUE[standing] > VALUE[lead]:
        return VALUE[standing]
    return VALUE[lead]


def manner(s: State, led: i64) -> i64:
    """How a card came here; K-064: a leader of the past who cannot follow does not change the suit."""
    if s.seat != s.n[LEADER]:
        return HOW_PLAYED
    return HOW_LED if led == NONE else HOW_LED_PAST


def settle_event(s: State) -> None:
    """K-071 to K-074: the best new card wins the present, or must beat the card that stands; the rest is discarded;
    K-043: all this before the next event begins.
    """
    token = s.n[RESOLVING]
    if top(s, LEAD + token) == NONE:
        settle_present(s, token, s.n[BEST])
    else:
        settle_past(s, token, s.n[BEST])
    for seat in range(s.seats):
        if s.n[PAWN + seat] == token:
            left = top(s, PLAYED + seat)
            if left != NONE:
                move(s, left, DISCARD)
    s.n[RESOLVING] = 0
    s.n[LED] = 0
    if s.a + 1 < SEATS and s.n[ORDER + s.a + 1] > 0:
        push(s, EVENT_RULE, NONE, s.a + 1)
