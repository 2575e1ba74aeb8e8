"""Advice for Solonauts: the solver at work on decks imagined from what the player sees. It cannot know the order."""

from __future__ import annotations

from typing import Final

from ..games.chrononauts.rules.solo import SOLO_RULES
from ..games.chrononauts.state.solo import ALL_HOME, ARRIVED, ENDING
from ..games.chrononauts.workshop.solve import chart_of
from ..games.chrononauts.workshop.sweep import Sweep
from ..kernel.chance import Cheap
from ..kernel.sight import View as Sight
from ..kernel.sight import imagine
from .bot import Bot, Dice

WORLDS: Final = 3
WIDTH: Final = 3
BUDGET: Final = 2500
WON: Final = 5  # a line that sends everybody home counts for so many travellers more


class SoloAdviser:
    """Solves a few imagined deals in a hurry and answers what helps in most of them."""

    tries = 1

    def __init__(self, seed: int, otherwise: Bot) -> None:
        self.dice = Dice(seed)
        self.otherwise = otherwise
        """Who answers when nothing imagined can still be won."""

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        votes = dict.fromkeys(sight.options, 0)
        for _ in range(WORLDS):
            seed = self.dice.below(1 << 30)
            world = imagine(sight, SOLO_RULES, Cheap(seed), Cheap(seed + 1))
            sweep = Sweep(chart_of(world.layout), world, WIDTH, BUDGET)
            sweep.search()
            end = sweep.best
            if end.parent is not None:
                votes[end.line()[0]] += int(end.state.n[ARRIVED]) + (WON if end.state.n[ENDING] == ALL_HOME else 0)
        most = max(votes.values())
        if most == 0:
            return self.otherwise.choose(sight)
        return self.dice.pick([act for act, count in votes.items() if count == most])
