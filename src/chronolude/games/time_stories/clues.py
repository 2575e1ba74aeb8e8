"""What can be gathered from what a seat has read: which marks of a puzzle, which options of a choice, are ruled out.

People gather it from the texts. Bots cannot read, so authors say in numbers what a text rules out (`clues`); bots and
the playtester ask here, from a sight alone.
"""

from __future__ import annotations

from typing import Final

from ...sight import BACK, Sight
from . import cards as c
from .mission.parts import MOST_VISITS
from .names import TEXT
from .rules.puzzles import MARK_BITS

UNREAD: Final = -1
BEFORE_KEYS: Final = (
    c.LOCATIONS, c.FRONTS, c.MYSTERIES, c.ELEMENTS, c.INTERACTIONS, c.RECEPTACLES, c.SKIES, c.PROLOGUES,
)  # fmt: skip


class Clues:
    """What one seat has ruled out so far."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.facts = sight.layout.facts
        self.size = self.facts[c.SIZES]
        self.out: dict[int, set[int]] = {}
        """For each dial, and each choice with an id, the marks that cannot be."""
        for body in self.read_bodies():
            first = self.facts[c.BODY_CLUE][body]
            for i in range(first, first + self.facts[c.BODY_CLUES][body]):
                self.out.setdefault(self.facts[c.CLUE_DIAL][i], set()).add(self.facts[c.CLUE_MARK][i])

    def read_bodies(self) -> list[int]:
        """The numbers of the texts of which this seat knows in which slot they lie: it has read them."""
        slots = ((1 << self.size[c.SLOTS]) - 1) << TEXT
        masks = self.sight.memory[self.size[c.FIRST_TEXT] : self.size[c.FIRST_GIST]]
        return [i for i, mask in enumerate(masks) if mask & slots == mask and mask & (mask - 1) == 0]

    def body(self, slot: int) -> int:
        """The body that lies open to this seat in a slot, or UNREAD."""
        text = self.sight.zones[TEXT + slot]
        return UNREAD if not text or text[0] == BACK else text[0] - self.size[c.FIRST_TEXT]

    def page(self, slot: int) -> int:
        """The row of the page that lies open in a slot, or UNREAD."""
        body = self.body(slot)
        if body == UNREAD:
            return UNREAD
        return self.facts[c.BODY_PAGE][body] + self.sight.n[self.sight.layout.offsets["open_page"] + slot] % c.KEPT

    def puzzle(self, slot: int) -> int:
        """The puzzle set by the page that lies open in a slot, or UNREAD."""
        page = self.page(slot)
        return UNREAD if page == UNREAD else self.facts[c.PAGE_PUZZLE][page]

    def dials(self, puzzle: int) -> range:
        first = self.facts[c.PUZZLE_DIAL][puzzle]
        return range(first, first + self.facts[c.PUZZLE_DIALS][puzzle])

    def left(self, dial: int, count: int) -> list[int]:
        """The marks that nothing read so far rules out."""
        return [mark for mark in range(count) if mark not in self.out.get(dial, set())]

    def answer(self, puzzle: int) -> list[int]:
        """The one answer left, mark by mark; empty where more than one is possible, or none."""
        found = self.told(puzzle)
        if found:
            return found
        rows = [self.left(dial, self.facts[c.DIAL_MARKS][dial]) for dial in self.dials(puzzle)]
        return [row[0] for row in rows] if all(len(row) == 1 for row in rows) else []

    def told(self, puzzle: int) -> list[int]:
        """The answer itself, where the group has asked for the last hint."""
        body = self.body(sum(self.size[which] for which in BEFORE_KEYS) + puzzle)
        if body == UNREAD:
            return []
        code = self.facts[c.BODY_CODE][body]
        marks: list[int] = []
        for _ in self.dials(puzzle):
            code, mark = divmod(code, MARK_BITS)
            marks.insert(0, mark - 1)
        return marks

    def places(self, visit: int) -> list[int]:
        """Where nothing read so far speaks against going on this visit of the run; empty where nothing speaks of it."""
        dial = self.size[c.FIRST_ROUTE] + visit - 1
        last = self.size[c.FIRST_ROUTE] + MOST_VISITS
        return [] if dial >= last or dial not in self.out else self.left(dial, self.size[c.LOCATIONS])

    def choices(self, slot: int, step: int, count: int) -> list[int]:
        """The options of a step with an id that nothing rules out; empty where nothing speaks of it."""
        page = self.page(slot)
        if page == UNREAD:
            return []
        dial = self.facts[c.STEP_DIAL][self.facts[c.PAGE_STEP][page] + step]
        return [] if dial < 0 or dial not in self.out else self.left(dial, count)
