"""Cards in the rows of bytes of one game: where each may lie as far as each seat knows, its place, the sizes of zones.

A step changes only the bytes of what it touched.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from ..kernel.rows import filled
from ..kernel.state import NONE, State
from ..kernel.verbs import audience
from ..sight.features import clipped
from ..sight.minds import WORD, Minds
from .pages import Pages


class CardRows:
    """The cards of one game, as its seats know them."""

    def __init__(self, pages: Pages, minds: Minds, first: i64) -> None:
        self.features, self.rows, self.minds = pages.features, pages.rows, minds
        self.first = first
        """Where the row of the first seat begins."""
        self._shown = filled(len(minds.row), 0)
        """Where each seat was last told that each card may lie."""
        self._place = filled(self.features.cards, 0)
        """The how many-th each card was in its zone, when order was last told there."""

    def write(self, s: State) -> None:
        """All that was touched since the last time."""
        changes = self.minds.touched
        changes.settle()
        for i in range(changes.zone_count):
            self._write_zone(s, changes.zones[i])
        for i in range(changes.card_count):
            self._write_card(s, changes.cards[i])
        changes.clear()

    def _write_zone(self, s: State, zone: i64) -> None:
        """How many cards lie there, and the place of those that moved up."""
        f, rows, row, size = self.features, self.rows, self.first, u8(clipped(s.n[s.at_size + zone]))
        for seat in range(f.seats):
            at = f.size_at[f.turned[seat * f.zones + zone]]
            if at != NONE:
                rows[row + at] = size
            row += f.width
        if f.is_lined[zone] != 0:
            self._line_up(s, zone)

    def _line_up(self, s: State, zone: i64) -> None:
        n, after, places = s.n, s.at_after, self._place
        place: i64 = 0
        card = n[after + ~zone]
        while card >= 0:
            place += 1
            if places[card] != place:
                places[card] = place
                self._write_place(card, audience(s, card), place)
            card = n[after + card]

    def _write_place(self, card: i64, seen: i64, place: i64) -> None:
        f, rows, at = self.features, self.rows, self.features.place_at[card]
        if at == NONE:
            return
        at += self.first
        told = u8(clipped(place))
        for seat in range(f.seats):
            rows[at] = told if seen >> seat & 1 != 0 else 0
            at += f.width

    def _write_card(self, s: State, card: i64) -> None:
        """Where it may lie for every seat: in one zone for those who see it."""
        f, minds, zone, seen = self.features, self.minds, s.n[s.at_place + card], audience(s, card)
        known, shown, words = minds.row, self._shown, minds.words
        is_lined = zone >= 0 and f.is_lined[zone] != 0
        self._write_place(card, seen, self._place[card] if is_lined else 0)
        at = minds.at(0, card)
        for seat in range(f.seats):
            for word in range(words):
                if seen >> seat & 1 == 0:
                    zones = known[at + word]
                elif zone >= 0 and minds.word_of[zone] == word:
                    zones = minds.bit_of[zone]
                else:
                    zones = 0
                if shown[at + word] != zones:
                    self._write_zones(seat, card, word, shown[at + word] ^ zones, zones)
                    shown[at + word] = zones
            at += words

    def _write_zones(self, seat: i64, card: i64, word: i64, changed: i64, zones: i64) -> None:
        """Those of 62 zones of which the seat now thinks otherwise."""
        f, rows, columns, turned = self.features, self.rows, self.features.column, self.features.turned
        row, column = self.first + seat * f.width + f.card_at[card], f.column_at[card]
        at = seat * f.zones + word * WORD
        while changed != 0:
            if changed & 0xFF == 0:
                changed >>= 8
                zones >>= 8
                at += 8
                continue
            if changed & 1 != 0:
                place = columns[column + turned[at]]
                if place != NONE:
                    rows[row + place] = u8(zones & 1)
            changed >>= 1
            zones >>= 1
            at += 1
