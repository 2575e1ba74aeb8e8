"""What a partner reads off the papers that lie open to it: how a conflict can be fought, what a trial asks."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....sight import BACK, Sight
from .. import cards as c
from ..cards import STEP_BITS
from ..names import TEXT

UNREAD: Final = -1


class Trial(NamedTuple):
    """What a trial asks of an agent before anything is spent: characteristic and threshold."""

    stat: int
    threshold: int


class Papers:
    """Open texts of one sight, as printed ints."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.facts = sight.layout.facts
        self.at = sight.layout.offsets

    def page(self, slot: int) -> int:
        """The row of the page that lies open in a slot; UNREAD where this seat may not read it."""
        text = self.sight.zones[TEXT + slot]
        if not text or text[0] == BACK:
            return UNREAD
        body = text[0] - self.facts[c.SIZES][c.FIRST_TEXT]
        return self.facts[c.BODY_PAGE][body] + self.sight.n[self.at["open_page"] + slot] % c.KEPT

    def body(self, slot: int) -> int:
        return self.sight.zones[TEXT + slot][0] - self.facts[c.SIZES][c.FIRST_TEXT]

    def trials(self, slot: int) -> list[Trial]:
        """The trials printed on a page."""
        page = self.page(slot)
        if page == UNREAD:
            return []
        first = self.facts[c.PAGE_TRIAL][page]
        return [self.trial(first + i) for i in range(self.facts[c.PAGE_TRIALS][page])]

    def trial(self, index: int) -> Trial:
        return Trial(self.facts[c.TRIAL_STATS][index], self.facts[c.TRIAL_THRESHOLDS][index])

    def fight(self, slot: int, index: int) -> tuple[Trial | None, set[int], set[int]]:
        """An option of the conflict in a slot: its trial, if any, and the kinds of effect it does and costs."""
        page = self.page(slot)
        if page == UNREAD or self.facts[c.PAGE_CONFLICT][page] < 0:
            return None, set(), set()
        option = self.facts[c.CONFLICT_OPTION][self.facts[c.PAGE_CONFLICT][page]] + index
        trial = self.facts[c.OPTION_TRIAL][option]
        body = self.body(slot)
        return (
            self.trial(trial) if trial >= 0 else None,
            self.kinds(body, self.facts[c.OPTION_DO][option]),
            self.kinds(body, self.facts[c.OPTION_COST][option]),
        )

    def doubts(self, slot: int, code: int) -> list[set[int]]:
        """For each option of the step that is asked, the Elements (by card) that speak against it."""
        page = self.page(slot)
        if page == UNREAD:
            return []
        step = self.facts[c.PAGE_STEP][page] + code % STEP_BITS
        first = self.facts[c.STEP_OPTION][step]
        return [self.against(first + i) for i in range(self.facts[c.STEP_OPTIONS][step])]

    def against(self, option: int) -> set[int]:
        size = self.facts[c.SIZES]
        first = size[c.LOCATIONS] + size[c.FRONTS] + size[c.MYSTERIES]
        at = self.facts[c.OPTION_AGAINST][option]
        return {first + self.facts[c.AGAINST_ELEMENT][at + i] for i in range(self.facts[c.OPTION_AGAINSTS][option])}

    def kinds(self, body: int, index: int) -> set[int]:
        """The kinds of effect in a list of a body."""
        if index == c.NO_LIST:
            return set()
        row = self.facts[c.BODY_LIST][body] + index
        first = self.facts[c.LIST_AT][row]
        return {self.facts[c.EFFECT_OP][first + i] for i in range(self.facts[c.LIST_SIZE][row])}

    def stat(self, agent: int, stat: int) -> int:
        """R-170: what an agent brings, by the receptacle or the Alteration on it."""
        who = self.sight.n[self.at["who"] + agent]
        return self.facts[c.RECEPTACLE_STAT][who * 3 + stat]
