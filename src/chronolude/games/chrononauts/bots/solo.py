"""Rule-of-thumb play of Solonauts: one step ahead, without a look at the deck."""

from __future__ import annotations

from typing import Final

from ....kernel.ask import noun_of, verb_of
from ....search.bot import Dice
from ....sight import Sight
from .. import cards as c
from ..history import count, is_fitting, is_war, linchpin_of, settle, targets_of
from ..names import solo as t

LOST: Final = -1000.0


class SoloThumb:
    """Weighs each answer by what it does for the travellers who wait."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        eye = SoloEye(sight)
        return self.dice.best(sight.options, [eye.weigh(act) for act in sight.options])


class SoloEye:
    """The timeline, the hand and who waits for what."""

    def __init__(self, sight: Sight) -> None:
        self.facts = sight.layout.facts
        self.hand = sight.zones[t.HAND]
        self.primes = sight.n[t.PRIMES]
        self.patches = sight.zones[t.TIMELINE]
        self.waiting = sight.zones[t.TRAVELLERS]
        self.needed = {self.facts[row][who] for who in self.waiting for row in (c.HOME_ONE, c.HOME_TWO)}

    def weigh(self, act: int) -> float:
        verb, noun = verb_of(act), noun_of(act)
        if verb == t.GIVE_UP:
            return 2 * LOST
        if verb == t.FLIP:
            return self.worth(self.primes ^ 1 << int(linchpin_of(self.facts, noun)), self.patches)
        now = self.worth(self.primes, self.patches)
        if verb == t.THROW:
            return now + (LOST if noun in self.needed else 0.5 if self.facts[c.SORT][noun] == c.PATCH else -2.0)
        if self.facts[c.SORT][noun] == c.PATCH:
            return self.worth(self.primes, [*self.patches, noun]) + (1.0 if noun in self.needed else 0.0)
        flips = [self.primes ^ 1 << int(linchpin_of(self.facts, year)) for year in self.years(noun)]
        return max(self.worth(primes, self.patches) for primes in flips) - 1.0

    def years(self, card: int) -> list[int]:
        return targets_of(self.facts, card, self.primes, is_war(self.facts, self.patches))

    def worth(self, primes: int, patches: list[int]) -> float:
        """Travellers who would be home, patches in place, needed patches that could be laid, room below thirteen."""
        settled = settle(self.facts, primes, patches)
        holes = int(count(settled.holes))
        if holes >= self.facts[c.FACT][c.PARADOXES_TO_LOSE]:
            return LOST
        war = is_war(self.facts, settled.lying)
        out = -max(0.0, holes - 9.0)
        for who in self.waiting:
            out += self.traveller_worth(who, settled.paradoxes, settled.lying, war)
        for card in self.hand:
            open_year = settled.holes >> self.facts[c.RIPPLE][card] & 1 if card in self.needed else 0
            out += 1.5 if open_year and is_fitting(self.facts, card, primes) else 0.0
        lost = [patch for patch in settled.voided if patch in self.needed]
        return out - 6.0 * len(lost)

    def traveller_worth(self, who: int, paradoxes: int, lying: list[int], war: bool) -> float:
        met = sum(self.facts[row][who] in lying for row in (c.HOME_ONE, c.HOME_TWO))
        true = not paradoxes >> self.facts[c.HOME_TRUE][who] & 1
        if met == 2 and true and not (war and self.facts[c.LATER][who] == 1):
            return 20.0
        return 3.0 * met + (0.5 if true else 0.0)
