"""Whether a tie-break has cards enough, and the one rebuild that may bring more (T-048, T-084)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import BY_ZONE, State
from ....kernel.verbs import bottom, cards_in, emit, face_of, move, shuffle, size_of, top, turn
from ..names import (
    ACTIVE,
    DISCARD,
    LATER,
    LINE,
    PILE,
    REBUILT,
    REBUILT_LINE,
    SHOW_TOP_CARD,
    TIEBREAK_EXHAUSTION,
    TIEBREAK_EXHAUSTION_REBUILD,
)
from .pile import put_back, show_top


def enough_cards(s: State) -> bool:
    """T-048, S-09: a card for each seat still in; `rebuild` may take them from the line, once (T-084)."""
    wanted: i64 = 0
    for seat in range(s.seats):
        wanted += s.n[ACTIVE + seat]
    if size_of(s, PILE) + size_of(s, LATER) + size_of(s, DISCARD) >= wanted:
        return True
    if s.n[TIEBREAK_EXHAUSTION] != TIEBREAK_EXHAUSTION_REBUILD or s.n[REBUILT] != 0:
        return False
    rebuild(s)
    return size_of(s, PILE) >= wanted


def rebuild(s: State) -> None:
    """T-048, T-084: the oldest and the newest card of the line stay, all others are shuffled into a new pile."""
    s.n[REBUILT] = 1
    while size_of(s, LATER) > 0:
        move(s, bottom(s, LATER), PILE)
    while size_of(s, DISCARD) > 0:
        put_back(s, top(s, DISCARD))
    for card in cards_in(s, LINE)[1:-1]:
        put_back(s, card)
    if s.n[SHOW_TOP_CARD] != 0:
        for card in cards_in(s, PILE):
            if face_of(s, card) != BY_ZONE:
                turn(s, card, BY_ZONE)
    shuffle(s, PILE)
    emit(s, REBUILT_LINE, size_of(s, PILE))
    show_top(s)
