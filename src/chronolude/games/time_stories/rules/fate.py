"""The Destiny deck (R-099, R-100, R-109 to R-111, R-229)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, emit, move, shuffle, top
from ..cards import DESTINY_RESHUFFLE, DESTINY_VALUE, FIRST_DESTINY, M_BEST, M_WORST
from ..names import DISCARD, FATE, FATES, RESHUFFLED, SHOWN_FATE, TRIAL_BY, TRIAL_VALUE
from .modifiers import is_on
from .printed import fact, size


def value_of(s: State, card: i64) -> i64:
    return fact(s, DESTINY_VALUE, card - size(s, FIRST_DESTINY))


def reshuffle(s: State) -> None:
    """R-109: the discards go back and the pile is mixed."""
    for card in cards_in(s, DISCARD):
        move(s, card, FATES)
    shuffle(s, FATES)
    emit(s, RESHUFFLED)


def reveal_one(s: State) -> i64:
    """R-100: face up on the discards; Q-30: an empty pile is made anew from them."""
    if top(s, FATES) == NONE:
        reshuffle(s)
    card = top(s, FATES)
    move(s, card, DISCARD)
    emit(s, FATE, card, value_of(s, card))
    return card


def reveal(s: State) -> None:
    """R-099: the top card; a modifier may make it the better or the worse of two."""
    value = value_of(s, reveal_one(s))
    if is_on(s, M_BEST):
        value = max(value, value_of(s, reveal_one(s)))
    elif is_on(s, M_WORST):
        value = min(value, value_of(s, reveal_one(s)))
    s.n[SHOWN_FATE] = value


def redraw(s: State) -> None:
    """A Power: the modifier just added is taken back and another card is revealed."""
    if s.n[TRIAL_BY] > 0:
        s.n[TRIAL_VALUE] -= s.n[SHOWN_FATE]
        reveal(s)
        s.n[TRIAL_VALUE] += s.n[SHOWN_FATE]


def reshuffle_if_told(s: State) -> None:
    """R-109: some Destiny cards order it, once the trial is resolved."""
    card = top(s, DISCARD)
    if card != NONE and fact(s, DESTINY_RESHUFFLE, card - size(s, FIRST_DESTINY)) == 1:
        reshuffle(s)
