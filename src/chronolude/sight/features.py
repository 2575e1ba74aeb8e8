"""What a seat may know as one row of bytes: where each thing stands in it, and what it is called.

Own seat first: what belongs to the seat after one's own stands where seat 1's stands for seat 0. Features are:

* `card@zone`: 1 if the card may lie there as far as the seat knows; a card it sees lies in one zone only;
* `place:card`: of a card it sees in an ordered zone, the how many-th it is there from the bottom, 0 for others;
* `size:zone`: how many cards lie there;
* `number=value`, `number:seat`, `number:bit n`, each 0 or 1, or `number`: the value above the least it can be;
* `ask:…`: how and who is asked, who has answered, and whether it goes on with a move or one has sealed an answer;
* `step:rule n`: the unfinished rule on top and how many of its steps are done; its seat and the two figures it keeps.

What counts is one byte: larger values are 255.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..kernel.ask import MODES
from ..kernel.layout import NOBODY, Layout, Number
from ..kernel.rows import row_of
from ..kernel.state import NONE, Rules
from .ids import own_first

VERSION: Final = 1
"""Rises whenever the same game would give other rows or ids."""
SKIPPED: Final = 0
AMOUNT: Final = 1  # one byte
VALUE: Final = 2  # one of several features is 1
OF_SEAT: Final = 3  # the same, counted from one's own seat
BITS: Final = 4
MOST_VALUES: Final = 16
"""A number of so many values has a feature for each; a larger one is an amount."""


def clipped(value: i64) -> i64:
    """An amount as it stands in a row."""
    if value < 0:
        return 0
    if value > 255:
        return 255
    return value


def who(me_first: int) -> str:
    """A seat by its distance from one's own."""
    return "me" if me_first == 0 else f"+{me_first}"


class Features:
    """The places of everything in the row of one game for a number of seats."""

    def __init__(self, layout: Layout, rules: Rules, seats: int) -> None:
        self.layout = layout
        self.seats: i64 = seats
        self.cards: i64 = len(layout.cards)
        self.zones: i64 = len(layout.masks)
        self.turned = row_of(own_first(layout, seats))
        self.names: list[str] = []
        """What every feature is called."""
        self.most: list[int] = []
        """The largest value of each."""
        self.blocks: list[tuple[str, int, int]] = []
        """Name, first feature and number of features of each part of the row."""
        self.used = [
            zone for zone in range(len(layout.masks)) if not layout.goes_by_seat(zone) or layout.copy_of[zone] < seats
        ]
        self._lay_cards()
        self._lay_places()
        self._lay_sizes()
        self._lay_numbers()
        self._lay_ask()
        self._lay_steps(rules)
        self.width: i64 = len(self.names)

    def _begin(self, block: str) -> int:
        self.blocks.append((block, len(self.names), 0))
        return len(self.names)

    def _add(self, name: str, most: int = 1) -> int:
        """One more feature; where it stands."""
        self.names.append(name)
        self.most.append(most)
        block, at, _ = self.blocks[-1]
        self.blocks[-1] = (block, at, len(self.names) - at)
        return len(self.names) - 1

    def zone_name(self, zone: int) -> str:
        """A zone as seat 0 would call it."""
        declared, copy = self.layout.zone_of[zone], self.layout.copy_of[zone]
        name = declared.name
        if self.layout.goes_by_seat(zone):
            name = f"{name} {who(copy)}"
        elif declared.copies > 1:
            name = f"{name} {copy + declared.first}"
        return name if declared.places == 1 else f"{name}.{self.layout.spot_of[zone] + 1}"

    def _lay_cards(self) -> None:
        layout = self.layout
        self._begin("cards")
        sorts = sorted(set(layout.kinds))
        column = [NONE] * (len(sorts) * len(layout.masks))
        card_at: list[int] = []
        column_at: list[int] = []
        for card in range(len(layout.cards)):
            first = sorts.index(layout.kinds[card]) * len(layout.masks)
            card_at.append(len(self.names))
            column_at.append(first)
            for zone in self.used:
                if layout.takes(zone, card):
                    column[first + zone] = self._add(f"{layout.cards[card]}@{self.zone_name(zone)}") - card_at[card]
        self.column, self.card_at, self.column_at = row_of(column), row_of(card_at), row_of(column_at)

    def _lay_places(self) -> None:
        """Of the zones whose order is told: hidden ones have none that anybody knows."""
        layout = self.layout
        self._begin("places")
        self.lined = [
            zone for zone in self.used if layout.zone_of[zone].ordered and layout.zone_of[zone].audience != NOBODY
        ]
        self.is_lined = row_of([int(zone in self.lined) for zone in range(len(layout.masks))])
        place_at: list[int] = []
        for card in range(len(layout.cards)):
            taking = [zone for zone in self.lined if layout.takes(zone, card)]
            place_at.append(self._add(f"place:{layout.cards[card]}", 255) if taking else NONE)
        self.place_at = row_of(place_at)

    def _lay_sizes(self) -> None:
        self._begin("sizes")
        size_at = [NONE] * len(self.layout.masks)
        for zone in self.used:
            most = self.layout.zone_of[zone].most
            size_at[zone] = self._add(f"size:{self.zone_name(zone)}", most if 0 < most < 256 else 255)
        self.size_at = row_of(size_at)

    def _lay_numbers(self) -> None:
        self._begin("numbers")
        self._sort: list[int] = []
        self._at: list[int] = []
        self._step: list[int] = []
        self._copy: list[int] = []
        self._least: list[int] = []
        for number in self.layout.numbers:
            self._lay_number(number)
        self.sort_of, self.per_copy = row_of(self._sort), row_of(self._step)
        self.least_of = row_of(self._least)
        self.numbers: i64 = len(self._at)
        self.spots = row_of([self._spot(seat, i) for seat in range(int(self.seats)) for i in range(len(self._at))])
        """For each seat, for each number: where it stands in that seat's row."""

    def _spot(self, seat: int, i: int) -> int:
        """What goes by seat begins with one's own."""
        if self._copy[i] == NONE:
            return self._at[i]
        return self._at[i] + (self._copy[i] - seat) % int(self.seats) * self._step[i]

    def _lay_number(self, number: Number) -> None:
        """A row's values follow one another; one that goes by seat begins with one's own."""
        first, sort = len(self.names), sort_of(number)
        for copy in range(number.copies):
            is_there = not number.by_seat or copy < int(self.seats)
            at = len(self.names)
            if is_there:
                name = number.name if number.copies == 1 else f"{number.name}[{who(copy) if number.by_seat else copy}]"
                self._lay_values(number, sort, name)
            self._sort.append(sort if is_there else SKIPPED)
            self._at.append(first if number.by_seat else at)
            self._step.append(len(self.names) - at if is_there else 0)
            self._copy.append(copy if number.by_seat else NONE)
            self._least.append(number.seat if sort == OF_SEAT else number.least)

    def _lay_values(self, number: Number, sort: int, name: str) -> None:
        if sort == OF_SEAT:
            for seat in range(int(self.seats)):
                self._add(f"{name}:{who(seat)}")
        elif sort == BITS:
            for bit in range(number.most.bit_length()):
                self._add(f"{name}:bit {bit}")
        elif sort == VALUE:
            words = number.words or tuple([str(value) for value in range(number.least, number.most + 1)])
            for word in words:
                self._add(f"{name}={word}")
        else:
            span = number.most - number.least
            self._add(name, span if 0 < span < 256 else 255)

    def _lay_ask(self) -> None:
        seats = int(self.seats)
        self.mode_at: i64 = self._begin("ask")
        for mode in MODES:
            self._add(f"ask:{mode}")
        self.asked_at: i64 = len(self.names)
        for seat in range(seats):
            self._add(f"ask:asked {who(seat)}")
        self.answered_at: i64 = len(self.names)
        for seat in range(seats):
            self._add(f"ask:answered {who(seat)}")
        self.part_at: i64 = self._add("ask:part")
        self.sealed_at: i64 = self._add("ask:sealed")

    def _lay_steps(self, rules: Rules) -> None:
        self.step_at: i64 = self._begin("step")
        step_of: list[int] = []
        for rule in range(len(rules.last)):
            step_of.append(len(self.names))
            for step in range(rules.last[rule] + 1):
                self._add(f"step:{self.layout.rules[rule]} {step}")
        self.step_of = row_of(step_of)
        self.by_at: i64 = len(self.names)
        for seat in range(int(self.seats)):
            self._add(f"step:of {who(seat)}")
        self.a_at: i64 = self._add("step:a", 255)
        self.b_at: i64 = self._add("step:b", 255)


def sort_of(number: Number) -> int:
    """How a number stands in a row."""
    if number.seat >= 0:
        return OF_SEAT
    if number.bits:
        return BITS
    if number.words or 0 < number.most - number.least < MOST_VALUES:
        return VALUE
    return AMOUNT
