"""A rule of thumb: the lowest card that fits; it stops when it has none, or when the row is long and was its own."""

from __future__ import annotations

from chronolude.games.bots import Bots
from chronolude.kernel.ask import noun_of, verb_of
from chronolude.search import THUMB
from chronolude.search.bot import Dice
from chronolude.sight import Sight

from . import LAY, ROW


class Careful:
    """A bot is shown the sight of its seat and answers with one of `sight.options`."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        return self.dice.best(sight.options, [self.worth(sight, act) for act in sight.options])

    def worth(self, sight: Sight, act: int) -> float:
        if verb_of(act) == LAY:
            return 10.0 - noun_of(act) / 10
        return 8.0 - len(sight.zones[ROW])


BOTS = Bots({THUMB: Careful})
