"""What the next seat of one game may answer: in order, as a mask of ids, and in figures where ids are places."""

from __future__ import annotations

from mypy_extensions import i64

from ..kernel.rows import filled
from ..kernel.state import NONE, State, end_of
from ..sight.ids import figures_of
from .pages import Pages


class OfferRows:
    """The answers on offer in one game, and its place on the pages."""

    def __init__(self, pages: Pages, number: i64) -> None:
        self.ids, self.masks, self.offers = pages.ids, pages.masks, pages.offers
        self.first: i64 = number * pages.ids.size
        """Where the mask begins."""
        self.count: i64 = 0
        self.acts = filled(48, NONE)
        """So many answers are on offer, these, in order; what lies behind them is of before."""
        self._marked = filled(48, NONE)
        """Their ids, as the mask has them."""
        self._marks: i64 = 0

    def in_order(self) -> list[int]:
        """What may be answered."""
        return [self.acts[k] for k in range(self.count)]

    def write(self, s: State, next: i64, seat: i64) -> None:
        """What the next of the seats asked may answer; nothing where that is NONE."""
        self._sort_in(s, next)
        masks, marked, first = self.masks, self._marked, self.first
        for k in range(self._marks):
            masks[first + marked[k]] = 0
        by_offer = self.ids.by_offer
        marks = self.count
        if by_offer and marks > self.ids.size:
            marks = self.ids.size
        for k in range(marks):
            marked[k] = k if by_offer else self.ids.id_of(self.acts[k], seat)
            masks[first + marked[k]] = 1
        self._marks = marks
        if by_offer:
            self._write_figures(s)

    def _sort_in(self, s: State, next: i64) -> None:
        """Most rules offer in order already, so that each act finds its place at once."""
        self.count = 0
        if next == NONE:
            return
        n, at, end = s.n, s.at_offers + s.n[s.at_first + next], s.at_offers + end_of(s, next)
        if end - at > len(self.acts):
            self.acts = filled(2 * (end - at), NONE)
            self._widen(2 * (end - at))
        acts, count = self.acts, end - at
        for k in range(count):
            act = n[at + k]
            place = k
            while place > 0 and acts[place - 1] > act:
                acts[place] = acts[place - 1]
                place -= 1
            acts[place] = act
        self.count = count

    def _widen(self, room: i64) -> None:
        """Room for more marks; those that are there stay."""
        old = self._marked
        self._marked = filled(room, NONE)
        for k in range(self._marks):
            self._marked[k] = old[k]

    def _write_figures(self, s: State) -> None:
        """What is on offer in figures, and zeros behind it."""
        at, offers = self.first * 3, self.offers
        for k in range(self._marks):
            verb, card, number = figures_of(s.layout, self.acts[k])
            offers[at + 3 * k] = verb
            offers[at + 3 * k + 1] = card
            offers[at + 3 * k + 2] = number
        i: i64 = 3 * self._marks
        while i < 3 * self.ids.size and offers[at + i] != 0:
            offers[at + i] = 0
            offers[at + i + 1] = 0
            offers[at + i + 2] = 0
            i += 3
