"""The pile: drawing from it, and making a new one when it is empty."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.layout import EVERYONE
from ....kernel.state import BY_ZONE, NONE, State
from ....kernel.verbs import bottom, emit, face_of, move, shuffle, size_of, top, turn
from ..names import DATES, DISCARD, DREW, HAND, LATER, PILE, RENEWED, SHOW_TOP_CARD


def draw(s: State, seat: i64) -> None:
    """T-031, T-044: the top card of the pile, date hidden; T-033: and the pile is renewed if that was its last."""
    card = take_top(s)
    move(s, card, HAND + seat)
    emit(s, DREW, seat, card)
    renew(s)


def take_top(s: State) -> i64:
    """T-081: when all other cards of the pile are gone, those to avoid are the pile."""
    if size_of(s, PILE) == 0:
        while size_of(s, LATER) > 0:
            move(s, bottom(s, LATER), PILE)
    return top(s, PILE)


def renew(s: State) -> None:
    """T-033, T-034, S-05, S-06: an empty pile is made at once from the shuffled discards, dates hidden again."""
    if take_top(s) == NONE and size_of(s, DISCARD) > 0:
        count: i64 = size_of(s, DISCARD)
        while size_of(s, DISCARD) > 0:
            put_back(s, top(s, DISCARD))
        shuffle(s, PILE)
        emit(s, RENEWED, count)
    show_top(s)


def put_back(s: State, card: i64) -> None:
    """Section 5: a revealed card that comes back is hidden again; who has seen it may remember."""
    if face_of(s, date_of(s, card)) != BY_ZONE:
        turn(s, date_of(s, card), BY_ZONE)
    move(s, card, PILE)


def show_top(s: State) -> None:
    """S-12: the name on top of the pile is open only if the table wants it so."""
    card = top(s, PILE)
    if s.n[SHOW_TOP_CARD] != 0 and card != NONE and face_of(s, card) == BY_ZONE:
        turn(s, card, EVERYONE)


def date_of(s: State, card: i64) -> i64:
    """The date card behind a front."""
    return top(s, DATES + 1 + card)
