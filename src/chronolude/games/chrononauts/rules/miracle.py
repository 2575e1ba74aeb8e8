"""A miracle at work: fresh cards are played and thrown away while the hand waits."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import noun_of, verb_of
from ....kernel.offers import ask
from ....kernel.state import State
from ....kernel.verbs import cancel, cards_in, emit, move, push
from ..names.table import DISCARD, FRESH, MIRACLE_RULE, PHASE, PHASE_MIRACLE, PLAY, THREW
from .legal import offer_plays, refuse_cards
from .piles import snapshot
from .turn import begin_play


def fresh_cards(s: State, seat: i64, base: i64) -> list[int]:
    """The cards of this miracle: those of a miracle around it lie before them."""
    return cards_in(s, FRESH + seat)[base:]


def check_miracle(s: State) -> None:
    """C-072: once the plays are made, what is left is thrown away. The frame says where its cards begin."""
    left = fresh_cards(s, s.seat, s.a)
    if s.b > 0 and left:
        return
    for card in left:
        throw(s, s.seat, card)
    cancel(s)


def choose_fresh(s: State) -> None:
    """C-072, R-14: play a fresh card, or throw it away instead."""
    s.n[PHASE] = PHASE_MIRACLE
    cards = fresh_cards(s, s.seat, s.a)
    seen = snapshot(s)
    ask(s, s.seat)
    offer_plays(s, s.seat, cards, seen)
    if s.refused is not None:
        refuse_cards(s, s.seat, PLAY, cards, seen)


def take_fresh(s: State) -> None:
    """R-14: each card played opens its own window; a card thrown away uses up a play and is not replaced."""
    push(s, MIRACLE_RULE, s.seat, s.a, s.b - 1)
    card = noun_of(s.answer)
    if verb_of(s.answer) == PLAY:
        begin_play(s, s.seat, card)
    else:
        throw(s, s.seat, card)


def throw(s: State, seat: i64, card: i64) -> None:
    move(s, card, DISCARD)
    emit(s, THREW, seat, card)
