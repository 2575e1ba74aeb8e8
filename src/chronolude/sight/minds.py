"""What all seats of one game remember, in one row of ints: for many games at once, where lists would be too slow.

It is the same fold as in `memory.py`, over all seats in one go; that both remember the same is tested row by row.
A mask of zones takes one int for every 62 zones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..kernel.layout import E_MOVED, E_TURNED, EVERYONE, Layout
from ..kernel.rows import bit, filled, row_of
from ..kernel.state import Event, State
from ..kernel.verbs import audience, place_of
from .memory import Infer
from .sights import outside

WORD: Final = 62
"""Zones in one int."""


def words_of(mask: int, words: int) -> list[int]:
    """A mask of any length as ints of 62 bits."""
    return [mask >> WORD * word & (1 << WORD) - 1 for word in range(words)]


class Minds:
    """The memories of all seats; `changed` says that something is known otherwise of a card that has not moved."""

    def __init__(self, layout: Layout, seats: int, infer: Infer | None, hears: tuple[int, ...] | None) -> None:
        self.layout, self.infer = layout, infer
        self.seats: i64 = seats
        self.cards: i64 = len(layout.cards)
        self.words: i64 = (len(layout.masks) + WORD - 1) // WORD
        self.row = filled(seats * len(layout.cards) * self.words, 0)
        self.changed = True
        self.minds = [Recall(self, seat) for seat in range(seats)]
        heard = range(len(layout.tellings)) if hears is None else hears
        self.hears = row_of([int(kind in heard) for kind in range(len(layout.tellings))])
        sorts = sorted(set(layout.kinds))
        taken: list[int] = []
        for sort in sorts:
            card = layout.kinds.index(sort)
            mask = sum([1 << zone for zone in range(len(layout.masks)) if layout.takes(zone, card)])
            taken += words_of(mask, int(self.words))
        self.taken = row_of(taken)
        """For each kind of card the zones that take it."""
        self.taken_at = row_of([sorts.index(kind) * int(self.words) for kind in layout.kinds])
        self._backs = filled(self.words, 0)

    def at(self, seat: i64, card: i64) -> i64:
        """Where the words of a card begin."""
        return (seat * self.cards + card) * self.words

    def settle(self, at: i64, zone: i64) -> None:
        """The card whose words begin here is in this zone."""
        row, word = self.row, zone // WORD
        for i in range(self.words):
            row[at + i] = bit(zone % WORD) if i == word else 0

    def begin(self, s: State) -> None:
        """What the seats can tell from what they see: a hidden card may be wherever backs of its kind lie."""
        self.changed = True
        row, backs = self.row, self._backs
        for seat in range(self.seats):
            for i in range(self.words):
                backs[i] = 0
            for card in range(self.cards):
                zone = place_of(s, card)
                if zone >= 0 and audience(s, card) >> seat & 1 == 0:
                    backs[zone // WORD] |= bit(zone % WORD)
            for card in range(self.cards):
                at = self.at(seat, card)
                if audience(s, card) >> seat & 1 != 0:
                    self.settle(at, place_of(s, card))
                    continue
                for i in range(self.words):
                    row[at + i] = backs[i] & self.taken[self.taken_at[card] + i]

    def load(self, memories: dict[int, list[int]]) -> None:
        """Begin with these memories."""
        self.changed = True
        for seat in range(int(self.seats)):
            for card in range(int(self.cards)):
                self.minds[seat][card] = memories[seat][card]

    def masks(self, seat: i64) -> list[int]:
        """What one seat remembers, as a mask for each card."""
        mind = self.minds[seat]
        return [mind[card] for card in range(int(self.cards))]

    def hear(self, told: list[Event]) -> None:
        """Every seat remembers what it was told, and what the game concludes from it."""
        for event in told:
            kind = event.kind
            if kind == E_MOVED:
                self._moved(event)
            elif kind == E_TURNED:
                self.changed = True
                for seat in range(self.seats):
                    if event.only >> seat & 1:
                        self.settle(self.at(seat, event.args[0]), event.args[1])
            if self.infer is not None and self.hears[kind] != 0:
                self._conclude(event)

    def _moved(self, event: Event) -> None:
        card: i64 = event.args[0]
        source: i64 = event.args[1]
        target: i64 = event.args[2]
        only: i64 = event.only
        for seat in range(self.seats):
            if only >> seat & 1 != 0:
                self.settle(self.at(seat, card), target)
            elif source >= 0:
                self._spread(seat, source, target)

    def _spread(self, seat: i64, source: i64, target: i64) -> None:
        """A back may be any card that was where it left."""
        row, words = self.row, self.words
        at, end = self.at(seat, 0), self.at(seat + 1, 0)
        left, to, add = bit(source % WORD), target // WORD - source // WORD, bit(target % WORD)
        at += source // WORD
        while at < end:
            if row[at] & left != 0 and row[at + to] & add == 0:
                row[at + to] |= add
                self.changed = True
            at += words

    def _conclude(self, event: Event) -> None:
        infer = self.infer
        assert infer is not None
        hidden = event.args if event.only == EVERYONE else outside(event, self.layout)
        for seat in range(self.seats):
            infer(self.minds[seat], event.kind, event.args if event.only >> seat & 1 else hidden)


class Recall:
    """What one seat remembers, as a game's `infer` reads and writes it: a mask of zones for each card."""

    def __init__(self, minds: Minds, seat: i64) -> None:
        self.minds = minds
        self.seat = seat

    def __len__(self) -> int:
        return self.minds.cards

    def __getitem__(self, card: int) -> int:
        minds = self.minds
        at = minds.at(self.seat, card)
        out: int = minds.row[at]
        for word in range(1, int(minds.words)):
            more: int = minds.row[at + word]
            out |= more << WORD * word
        return out

    def __setitem__(self, card: int, mask: int) -> None:
        minds = self.minds
        minds.changed = True
        at = minds.at(self.seat, card)
        if minds.words == 1:
            minds.row[at] = mask
            return
        words = words_of(mask, int(minds.words))
        for word in range(len(words)):
            minds.row[at + word] = words[word]
