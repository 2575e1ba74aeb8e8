"""Drawing, discarding and looking at what lies on the table."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.rows import bit
from ....kernel.state import NONE, State
from ....kernel.verbs import cards_in, emit, emit_to, move, place_of, shuffle, size_of, top
from ..cards import RANK
from ..history import Snapshot
from ..layout.table import ZONES
from ..names.table import ARTIFACTS, DECK, DISCARD, DREW, HAND, PRIMES, RECYCLED, TIMELINE
from .ripples import snapshot_at


def is_full(s: State) -> bool:
    """Whether this table has a timeline and IDs."""
    return len(s.layout.zones) == len(ZONES)


def snapshot(s: State) -> Snapshot:
    """A-010: without a timeline there is no paradox and no war."""
    return snapshot_at(s, TIMELINE, PRIMES) if is_full(s) else Snapshot(s.layout.facts, 0, 0, 0, False)


def draw(s: State, seat: i64, zone: i64, n: i64) -> i64:
    """C-030, C-125, C-126, R-20: up to n cards from the draw pile, renewed only once a card is wanted."""
    drawn: i64 = 0
    while drawn < n:
        if size_of(s, DECK) == 0:
            recycle(s)
        card = top(s, DECK)
        if card == NONE:
            break
        move(s, card, zone)
        emit_to(s, bit(seat), DREW, seat, card)
        drawn += 1
    return drawn


def recycle(s: State) -> None:
    """C-125, R-21: all that was discarded is shuffled into a new draw pile, a card just at work included."""
    cards = cards_in(s, DISCARD)
    if not cards:
        return
    for card in cards:
        move(s, card, DECK)
    emit(s, RECYCLED, len(cards))
    shuffle(s, DECK)


def best_rank(s: State) -> i64:
    """C-066, C-067: the rank of the best Mona Lisa lying in front of anybody; 0 if there is none."""
    ranks = s.layout.facts[RANK]
    best: i64 = 0
    for seat in range(s.seats):
        for card in cards_in(s, ARTIFACTS + seat):
            rank: i64 = ranks[card]
            if rank > 0 and (best == 0 or rank < best):
                best = rank
    return best


def owner_of(s: State, artifact: i64) -> i64:
    """The seat in front of which an artifact lies."""
    place: i64 = place_of(s, artifact)
    return place - ARTIFACTS


def hand(s: State, seat: i64) -> list[int]:
    """C-039: however many they are; sorted, since the order of a hand means nothing and must decide nothing."""
    cards = cards_in(s, HAND + seat)
    cards.sort()
    return cards
