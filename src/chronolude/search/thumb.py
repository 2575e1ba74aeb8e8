"""The rule of thumb of a game that has a guide: what the guide likes best, without any search."""

from __future__ import annotations

from typing import Final

from ..kernel.chance import Cheap
from ..kernel.state import Rules
from ..sight import Sight, World, imagine
from .bot import Dice
from .guide import Guide

THUMB: Final = "rule-of-thumb"
"""The name under which every game lists such a bot."""


class Thumb:
    """Takes the answer with the best score in a world that it imagines; the dice settle ties."""

    def __init__(self, guide: Guide, rules: Rules, seed: int) -> None:
        self.guide = guide
        self.rules = rules
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        return self.favourite(sight, self.guide.scores(self.world(sight), sight.seat, sight.options))

    def world(self, sight: Sight) -> World:
        """A world this sight allows: a guide that reads hidden cards reads imagined ones."""
        seed = self.dice.below(1 << 30)
        return imagine(sight, self.rules, Cheap(seed), Cheap(seed + 1))

    def favourite(self, sight: Sight, scores: list[float]) -> int:
        return self.dice.best(sight.options, scores)
