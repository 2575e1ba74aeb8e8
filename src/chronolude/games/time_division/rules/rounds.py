"""A clash round, step by step (D-024 to D-038)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.ask import action, noun_of
from ....kernel.offers import ask, offer_range, offer_zone, refuse, sort_offers
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, push, size_of, top
from ..cards import (
    AFTER_COIN,
    AT_COIN,
    AT_PLAY,
    BOTH,
    CARDS,
    FIRST_LINE,
    H_BY,
    H_COLOUR,
    L_FIRST,
    LINE_COUNT,
    WHEN,
    line_int,
    value_of,
)  # fmt: skip
from ..names import (
    ACTIVATE_SIDE,
    ACTIVATED,
    ALLOT,
    CHOSEN,
    COIN,
    DECIDED,
    DECISION,
    EFFECT_RULE,
    HAND,
    INFLUENCE,
    LINE_NOW,
    PAST,
    PLAY,
    PLAY_RULE,
    ROUND,
    ROUND_BEGAN,
    ROUND_RULE,
    STEP,
    STEP_COIN,
    STEP_DECISION,
    STEP_EFFECT,
    STEP_PLAY,
    TRANSIT,
    WAITING_RULE,
)
from .places import give_coin, put, seat_of
from .reasons import D_024, D_025
from .scoring import end_game
from .sums import played

EVERY_ANSWER: Final = [action(verb, noun) for verb in range(ALLOT + 6) for noun in range(CARDS)]
"""All that can be said at a table; the last six verbs allot three cards."""

# ── pending cards ────────────────────────────────────────────────────────────────────────────────


def pending(s: State, seat: i64, when: i64) -> i64:
    """D-078, D-046: the card in a player's Transit Space if its effect is due now, or NONE."""
    card = top(s, TRANSIT + seat)
    return card if card != NONE and WHEN[card] == when else NONE


def later_line(card: i64) -> i64:
    return FIRST_LINE[card] + LINE_COUNT[card]


def push_pending(s: State, when: i64) -> bool:
    """R-10: at the same step the coin holder's effect comes first."""
    coin: i64 = s.n[COIN]
    found = False
    for seat in (1 - coin, coin):
        card = pending(s, seat, when)
        if card != NONE:
            push(s, WAITING_RULE, seat, card)
            found = True
    return found


# ── step 1: playing ──────────────────────────────────────────────────────────────────────────────


def begin_round(s: State) -> None:
    """D-036: a new round, led by the coin holder; D-037, R-09: with hands of the same size."""
    check_hands(s)
    s.n[ROUND] += 1
    s.n[ACTIVATED] = 0
    s.n[CHOSEN] = NONE
    s.n[STEP] = STEP_PLAY
    emit(s, ROUND_BEGAN, s.n[ROUND])
    coin: i64 = s.n[COIN]
    for seat in range(s.seats):
        card = pending(s, seat, AT_PLAY)
        if card != NONE and line_int(later_line(card), L_FIRST + H_BY) == BOTH:
            push(s, WAITING_RULE, seat, card)  # D-082
            return
    push(s, PLAY_RULE, 1 - coin)
    push(s, PLAY_RULE, coin)


def check_hands(s: State) -> None:
    if size_of(s, HAND) != size_of(s, HAND + 1):
        raise ValueError("D-037: at the start of a round both hands hold the same number of cards")


def choose_card(s: State) -> None:
    """D-024, D-025, D-081, R-33, R-38: play any card of the hand, face up, the coin holder first."""
    seat = s.seat
    if played(s, 1 - seat) == NONE:
        check_hands(s)
    for other in range(s.seats):
        card = pending(s, other, AT_PLAY)
        if card != NONE and seat_of(line_int(later_line(card), L_FIRST + H_COLOUR), other, NONE) == seat:
            push(s, WAITING_RULE, other, card)
            return
    ask(s, seat)
    offer_zone(s, PLAY, HAND + seat)
    sort_offers(s)
    if s.refused is not None:
        refuse(s, D_024 if played(s, 1 - seat) == NONE else D_025, EVERY_ANSWER)


def lay_card(s: State) -> None:
    """D-024, D-025: into one's own Decision Space, unless a deferred effect has just done so."""
    if played(s, s.seat) == NONE:
        put(s, noun_of(s.answer), DECISION + s.seat)


# ── step 2: the coin ─────────────────────────────────────────────────────────────────────────────


def place_coin(s: State) -> None:
    """D-026, D-027: the coin goes to the higher card, and stays with equals; D-083, D-084: or an effect places it."""
    s.n[STEP] = STEP_COIN
    if push_pending(s, AT_COIN):
        return
    mine = played_value(s, 0)
    theirs = played_value(s, 1)
    if mine == theirs:
        give_coin(s, s.n[COIN])
    else:
        give_coin(s, 0 if mine > theirs else 1)


def played_value(s: State, seat: i64) -> i64:
    card = played(s, seat)
    return value_of(card) if card != NONE else NONE


def answer_coin(s: State) -> None:
    """D-085, D-086, R-12, R-18: effects between the coin and the decision."""
    s.n[STEP] = STEP_DECISION
    push_pending(s, AFTER_COIN)


# ── step 3: the decision ─────────────────────────────────────────────────────────────────────────


def decide(s: State) -> None:
    """D-028, D-029, R-08: the coin holder names the side whose card is activated; D-086: no card, no decision."""
    if played(s, 0) != NONE or played(s, 1) != NONE:
        ask(s, s.n[COIN])
        offer_range(s, ACTIVATE_SIDE, 0, 1)


def activate(s: State) -> None:
    """D-030, D-031, D-075: the activated card is resolved by its owner before anything is recovered."""
    if played(s, 0) == NONE and played(s, 1) == NONE:
        return
    side = noun_of(s.answer)
    s.n[CHOSEN] = side
    s.n[STEP] = STEP_EFFECT
    emit(s, DECIDED, s.n[COIN], side)
    card = played(s, side)
    if card != NONE:
        push(s, EFFECT_RULE, side, card)


def send_to_past(s: State) -> None:
    """D-032, D-077, R-11: the activated card goes to the Past if it still lies in its Decision Space."""
    if s.n[CHOSEN] != NONE:
        card = played(s, s.n[CHOSEN])
        if card != NONE:
            put(s, card, PAST)


def recover(s: State) -> None:
    """D-033, D-034, D-080: then the other card goes to its owner's Influence Zone, without its effect."""
    if s.n[CHOSEN] != NONE:
        other: i64 = 1 - s.n[CHOSEN]
        card = played(s, other)
        if card != NONE:
            put(s, card, INFLUENCE + other)


def end_round(s: State) -> None:
    """D-035, D-036, D-106: the game ends when both hands are empty; D-087, R-25: a card still in Transit is lost."""
    s.n[CHOSEN] = NONE
    s.n[ACTIVATED] = 0
    s.n[LINE_NOW] = 0
    if size_of(s, HAND) == 0 and size_of(s, HAND + 1) == 0:
        end_game(s)
    else:
        push(s, ROUND_RULE)
