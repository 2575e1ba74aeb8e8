"""What a search must know of a deck of Solonauts, worked out once: kinds of card and ways home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.layout import Layout
from ..cards import (
    EITHER,
    FACT,
    HOME_ONE,
    HOME_TRUE,
    HOME_TWO,
    IDS,
    INVERTER,
    LINCHPIN_YEAR,
    PATCH,
    RIPPLE,
    SORT,
    TARGETS,
    WAR_PATCH,
    WAY,
)  # fmt: skip
from ..history import is_fitting, paradoxes_of

FAR: Final = 99  # no history lets this traveller go home
KIND_BITS: Final = 4  # a hand never holds more copies of a kind than fit into these


class Chart:
    """Tables for all deals of one deck."""

    def __init__(self, layout: Layout) -> None:
        facts = layout.facts
        self.facts = facts
        self.patches = [card for card, sort in enumerate(facts[SORT]) if sort == PATCH]
        self.bit = [0] * len(layout.cards)
        """A bit of its own for each patch and, after those, for each traveller."""
        for number, card in enumerate([*self.patches, *facts[IDS]]):
            self.bit[card] = 1 << number
        kinds = sorted({print_of(layout, card) for card in range(len(layout.cards)) if self.is_inverter(card)})
        self.unit = [0] * len(layout.cards)
        """In which copies of an inverter's kind are counted; 0 for all other cards."""
        self.wild = [0] * len(layout.cards)
        """1 for an inverter that turns linchpins either way."""
        for card in range(len(layout.cards)):
            if self.is_inverter(card):
                self.unit[card] = 1 << KIND_BITS * kinds.index(print_of(layout, card))
                self.wild[card] = int(facts[WAY][card] == EITHER)
        self.hand_shift: i64 = KIND_BITS * len(kinds)
        self.odd: i64 = self.odd_patches()
        self.linchpins: i64 = len(facts[LINCHPIN_YEAR])
        self.paradoxes = [int(paradoxes_of(facts, primes)) for primes in range(1 << self.linchpins)]
        self.flips = {traveller: self.flips_home(traveller) for traveller in facts[IDS]}
        """For each traveller and history: how many linchpins at least must turn before all three headlines can show."""

    def is_inverter(self, card: int) -> bool:
        return self.facts[SORT][card] == INVERTER

    def odd_patches(self) -> int:
        """Patches that do more than mend a year: one of several for their year, or the beginning of a war."""
        years = [self.facts[RIPPLE][patch] for patch in self.patches]
        war = self.facts[FACT][WAR_PATCH]
        odd = [patch for patch, year in zip(self.patches, years, strict=True) if years.count(year) > 1 or patch == war]
        return sum(self.bit[patch] for patch in odd)

    def flips_home(self, traveller: int) -> list[int]:
        histories = range(len(self.paradoxes))
        out = [0 if self.could_be_home(traveller, primes) else FAR for primes in histories]
        reached = [primes for primes in histories if out[primes] == 0]
        while reached:
            following: list[int] = []
            for primes in reached:
                for linchpin in range(self.linchpins):
                    near = primes ^ 1 << linchpin
                    if out[near] == FAR:
                        out[near] = out[primes] + 1
                        following.append(near)
            reached = following
        return out

    def could_be_home(self, traveller: int, primes: int) -> bool:
        """C-116: whether both patches would lie and the third year be true, whoever holds the cards."""
        facts, paradoxes = self.facts, self.paradoxes[primes]
        if paradoxes >> facts[HOME_TRUE][traveller] & 1:
            return False
        for row in (HOME_ONE, HOME_TWO):
            patch = facts[row][traveller]
            if not paradoxes >> facts[RIPPLE][patch] & 1 or not is_fitting(facts, patch, primes):
                return False
        return True


def print_of(layout: Layout, card: int) -> tuple[int, int]:
    """What makes an inverter the same as another."""
    return layout.facts[TARGETS][card], layout.facts[WAY][card]
