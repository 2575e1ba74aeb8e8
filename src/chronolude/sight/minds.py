"""What all seats of one game remember, in one row of ints: for many games at once, where lists would be too slow.

It is the same fold as in `memory.py`, over all seats in one go and as things happen; that both remember the same is
tested row by row. A mask of zones takes one int for every 62 zones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..kernel.layout import E_MOVED, E_SHUFFLED, E_TURNED, EVERYONE, Layout
from ..kernel.rows import bit, filled, row_of
from ..kernel.state import Event, Log, State
from ..kernel.verbs import audience, place_of
from .changes import Changes
from .memory import Infer
from .sights import outside

WORD: Final = 62
"""Zones in one int."""


def words_of(mask: int, words: int) -> list[int]:
    """A mask of any length as ints of 62 bits."""
    return [mask >> WORD * word & (1 << WORD) - 1 for word in range(words)]


class Minds(Log):
    """The memories of all seats, told whatever happens; `touched` keeps what anybody may now know otherwise."""

    def __init__(self, layout: Layout, seats: int, infer: Infer | None, hears: tuple[int, ...] | None) -> None:
        super().__init__([])
        self.layout, self.infer = layout, infer
        self.seats: i64 = seats
        self.cards: i64 = len(layout.cards)
        zones = len(layout.masks)
        self.words: i64 = (zones + WORD - 1) // WORD
        self.row = filled(seats * len(layout.cards) * self.words, 0)
        self.touched = Changes(len(layout.cards), zones)
        self.minds = [Recall(self, seat) for seat in range(seats)]
        heard = range(len(layout.tellings)) if hears is None else hears
        self.hears = row_of([int(infer is not None and kind in heard) for kind in range(len(layout.tellings))])
        self.word_of = row_of([zone // WORD for zone in range(zones)])
        self.bit_of = row_of([1 << zone % WORD for zone in range(zones)])
        sorts = sorted(set(layout.kinds))
        taken: list[int] = []
        for sort in sorts:
            card = layout.kinds.index(sort)
            mask = sum([1 << zone for zone in range(zones) if layout.takes(zone, card)])
            taken += words_of(mask, int(self.words))
        self.taken = row_of(taken)
        """For each kind of card the zones that take it."""
        self.taken_at = row_of([sorts.index(kind) * int(self.words) for kind in layout.kinds])
        self._backs = filled(seats * self.words, 0)
        self._seen = filled(len(layout.cards), 0)

    def at(self, seat: i64, card: i64) -> i64:
        """Where the words of a card begin; what all seats know of one card lies together, as it is read together."""
        return (card * self.seats + seat) * self.words

    def settle(self, at: i64, zone: i64) -> None:
        """The card whose words begin here is in this zone."""
        row = self.row
        if self.words > 1:
            for i in range(self.words):
                row[at + i] = 0
            at += self.word_of[zone]
        row[at] = self.bit_of[zone]

    # ── beginning ────────────────────────────────────────────────────────────────────────────────

    def begin(self, s: State) -> None:
        """What the seats can tell from what they see: a hidden card may be wherever backs of its kind lie."""
        self.touched.all = True
        self._look(s)
        row, backs, seen_by, words = self.row, self._backs, self._seen, self.words
        at: i64 = 0
        for card in range(self.cards):
            zone, taken = place_of(s, card), self.taken_at[card]
            for seat in range(self.seats):
                if seen_by[card] >> seat & 1 != 0:
                    self.settle(at, zone)
                else:
                    for i in range(words):
                        row[at + i] = backs[seat * words + i] & self.taken[taken + i]
                at += words

    def _look(self, s: State) -> None:
        """Who sees each card, and where every seat sees backs."""
        backs, seen_by, words = self._backs, self._seen, self.words
        for i in range(self.seats * words):
            backs[i] = 0
        for card in range(self.cards):
            zone, seen = place_of(s, card), audience(s, card)
            seen_by[card] = seen
            for seat in range(self.seats):
                if zone >= 0 and seen >> seat & 1 == 0:
                    backs[seat * words + self.word_of[zone]] |= self.bit_of[zone]

    def load(self, memories: dict[int, list[int]]) -> None:
        """Begin with these memories."""
        self.touched.all = True
        for seat in range(int(self.seats)):
            for card in range(int(self.cards)):
                self.minds[seat][card] = memories[seat][card]

    def masks(self, seat: i64) -> list[int]:
        """What one seat remembers, as a mask for each card."""
        mind = self.minds[seat]
        return [mind[card] for card in range(int(self.cards))]

    # ── being told ───────────────────────────────────────────────────────────────────────────────

    def moved(self, card: i64, source: i64, target: i64, only: i64) -> None:
        """Who sees it knows where it lies; to others any card that was where it left may now lie there."""
        touched = self.touched
        touched.card(card)
        touched.zone(target)
        if source >= 0:
            touched.zone(source)
        unseen: i64 = 0
        at = self.at(0, card)
        for seat in range(self.seats):
            if only >> seat & 1 != 0:
                self.settle(at, target)
            else:
                unseen |= bit(seat)
            at += self.words
        if unseen != 0 and source >= 0:
            self._spread(unseen, source, target)
        if self.hears[E_MOVED] != 0:
            self._conclude(Event(E_MOVED, (card, source, target), only))

    def turned(self, card: i64, place: i64, only: i64) -> None:
        """Who sees it, or saw it until now, knows where it lies."""
        self.touched.card(card)
        for seat in range(self.seats):
            if only >> seat & 1 != 0:
                self.settle(self.at(seat, card), place)
        if self.hears[E_TURNED] != 0:
            self._conclude(Event(E_TURNED, (card, place), only))

    def tell(self, kind: i64, only: i64, count: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """What the game concludes from anything else."""
        if kind == E_SHUFFLED:
            self.touched.zone(a)
        if self.hears[kind] != 0:
            self._conclude(Event(kind, (a, b, c, d, e)[:count], only))

    def _spread(self, unseen: i64, source: i64, target: i64) -> None:
        """To seats that have not seen it a back may be any card that was where it left."""
        row, words, seats = self.row, self.words, self.seats
        left, add, to = self.bit_of[source], self.bit_of[target], self.word_of[target] - self.word_of[source]
        at = self.word_of[source]
        for card in range(self.cards):
            for seat in range(seats):
                if row[at] & left != 0 and unseen >> seat & 1 != 0 and row[at + to] & add == 0:
                    row[at + to] |= add
                    self.touched.card(card)
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
        minds.touched.card(card)
        at = minds.at(self.seat, card)
        if minds.words == 1:
            minds.row[at] = mask
            return
        words = words_of(mask, int(minds.words))
        for word in range(len(words)):
            minds.row[at + word] = words[word]

    def forget(self, zones: int, first: i64, end: i64) -> None:
        """None of these cards, in their order, lies in any of these zones."""
        minds = self.minds
        row, left = minds.row, row_of(words_of(zones, int(minds.words)))
        for card in range(first, end):
            at = minds.at(self.seat, card)
            for word in range(minds.words):
                if row[at + word] & left[word] != 0:
                    row[at + word] &= ~left[word]
                    minds.touched.card(card)

    def allow(self, zone: i64, first: i64, end: i64) -> None:
        """Those of these cards, in their order, of which one cannot tell where they lie may lie in this zone too."""
        minds = self.minds
        row, words, add, to = minds.row, minds.words, minds.bit_of[zone], minds.word_of[zone]
        for card in range(first, end):
            at = minds.at(self.seat, card)
            if row[at + to] & add == 0 and is_open(row, at, words):
                row[at + to] |= add
                minds.touched.card(card)


def is_open(row: vec[i64], at: i64, words: i64) -> bool:
    """Whether a mask names more than one zone."""
    found = False
    for word in range(words):
        mask = row[at + word]
        if mask != 0:
            if found or mask & (mask - 1) != 0:
                return True
            found = True
    return False


def forget(memory: object, zones: int, first: i64, end: i64) -> None:
    """None of these cards, in their order, lies in any of these zones: for a game's `infer`, and quick."""
    if isinstance(memory, Recall):
        memory.forget(zones, first, end)
        return
    assert isinstance(memory, list)
    for card in range(first, end):
        memory[card] &= ~zones


def allow(memory: object, zone: i64, first: i64, end: i64) -> None:
    """Those of these cards of which one cannot tell where they lie may lie in this zone too: for `infer`, and quick."""
    if isinstance(memory, Recall):
        memory.allow(zone, first, end)
        return
    assert isinstance(memory, list)
    place = 1 << int(zone)
    for card in range(first, end):
        if memory[card] & (memory[card] - 1):
            memory[card] |= place
