"""Advice for Solonauts: the solver at work on decks imagined from what the player sees. It cannot know the order."""

from __future__ import annotations

from time import thread_time
from typing import ClassVar, Final, NamedTuple

from ..games.chrononauts.rules.solo import SOLO_RULES
from ..games.chrononauts.state.solo import ALL_HOME, ARRIVED, ENDING
from ..games.chrononauts.workshop.solve import chart_of
from ..games.chrononauts.workshop.sweep import Sweep
from ..kernel.chance import Cheap
from ..kernel.sight import View as Sight
from ..kernel.sight import imagine
from .bot import Bot, Dice

WON: Final = 5  # a line that sends everybody home counts for so many travellers more


class Effort(NamedTuple):
    """How hard imagined deals are looked at."""

    worlds: int
    """Deals."""
    width: int
    """Positions kept after each card."""
    budget: int
    """Positions looked at in one deal."""


HINT: Final = Effort(3, 3, 2500)
APPRENTICE: Final = Effort(1, 2, 1500)
ADEPT: Final = Effort(6, 4, 3000)
MASTER: Final = Effort(20, 8, 5000)
SECONDS: Final = 0.5  # of work after which no further deal is begun, on machines slower than this was measured on


class SoloAdviser:
    """Solves a few imagined deals in a hurry and answers what helps in most of them."""

    tries = 1
    most: ClassVar[Effort] = MASTER
    """An effort no answer goes beyond; a test may set it low."""

    def __init__(self, seed: int, otherwise: Bot, effort: Effort = HINT) -> None:
        self.dice = Dice(seed)
        self.otherwise = otherwise
        """Who answers when nothing imagined can still be won."""
        self.effort = effort

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        votes = dict.fromkeys(sight.options, 0)
        worlds, width, budget = map(min, self.effort, self.most)
        until = thread_time() + SECONDS
        for number in range(worlds):
            if number > 0 and thread_time() > until:
                break
            seed = self.dice.below(1 << 30)
            world = imagine(sight, SOLO_RULES, Cheap(seed), Cheap(seed + 1))
            sweep = Sweep(chart_of(world.layout), world, width, budget)
            sweep.search()
            end = sweep.best
            if end.parent is not None:
                votes[end.line()[0]] += int(end.state.n[ARRIVED]) + (WON if end.state.n[ENDING] == ALL_HOME else 0)
        most = max(votes.values())
        if most == 0:
            return self.otherwise.choose(sight)
        return self.dice.pick([act for act, count in votes.items() if count == most])
