"""Advice for Solonauts: the solver at work on decks imagined from what the player sees. It cannot know the order."""

from __future__ import annotations

from time import thread_time
from typing import ClassVar, Final, NamedTuple

from ....kernel.chance import Cheap
from ....kernel.engine import answer
from ....search.bot import Dice
from ....sight import Sight, World, imagine
from ..names.solo import ARRIVED, ENDING, ENDING_HOME
from ..rules.solo_book import SOLO_BOOK
from ..solver import chart_of
from ..solver.sweep import LayerNode, Sweep
from .solo import SoloThumb

WON: Final = 5  # a line that sends everybody home counts for so many travellers more


class Effort(NamedTuple):
    """How hard imagined deals are looked at."""

    worlds: int
    """Deals."""
    width: int
    """Positions kept after each card."""
    budget: int
    """Positions looked at in one deal."""
    duels: int = 0
    """Further deals, on which the answers with the most votes are held against each other."""


HINT: Final = Effort(3, 3, 2500)
APPRENTICE: Final = Effort(1, 2, 1500)
ADEPT: Final = Effort(6, 4, 3000)
MASTER: Final = Effort(6, 3, 4000, 40)
RIVALS: Final = 3  # answers that go from the vote into the duels
POSITIONS: Final = 90_000  # looked at in one decision, after which no further deal is begun
SECONDS: Final = 0.8  # of work, likewise: for machines slower than this was measured on


class SoloAdviser:
    """Solves a few imagined deals in a hurry. Each votes for the first answer of its best line.

    A line leans on knowing its deck, so votes mislead. At the highest level they only choose the rivals: these are
    then tried on the same further deals, and what they bring there decides.
    """

    tries = 1
    most: ClassVar[Effort] = MASTER
    """An effort no answer goes beyond; a test may set it low."""
    seconds: ClassVar[float] = SECONDS
    """Of work for one decision; a test that must not hang on the machine sets no limit."""

    def __init__(self, seed: int, effort: Effort = HINT) -> None:
        self.dice = Dice(seed)
        self.otherwise = SoloThumb(seed)
        """Who answers when nothing imagined can still be won."""
        self.effort = effort
        self.left = 0
        """Positions of this decision: a move in parts is one."""
        self.until = 0.0

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        if not sight.part:
            self.left = POSITIONS
            self.until = thread_time() + self.seconds
        effort = Effort(*map(min, self.effort, self.most))
        points = self.vote(sight, effort)
        if not points:
            return self.otherwise.choose(sight)
        if effort.duels > 0 and len(points) > 1:
            rivals = sorted(points, key=lambda act: -points[act])[:RIVALS]
            points = self.duel(sight, rivals, effort) or points
        most = max(points.values())
        return self.dice.pick([act for act, count in points.items() if count == most])

    def vote(self, sight: Sight, effort: Effort) -> dict[int, int]:
        """What the best lines of imagined deals bring, by their first answers; answers that bring nothing stay out."""
        votes = dict.fromkeys(sight.options, 0)
        for number in range(effort.worlds):
            if number > 0 and self.is_over():
                break
            end = self.best_end(self.imagined(sight), effort)
            if end.parent is not None:
                votes[end.path()[0]] += gain(end.state)
        return {act: count for act, count in votes.items() if count > 0}

    def duel(self, sight: Sight, rivals: list[int], effort: Effort) -> dict[int, int]:
        """What each rival brings on the same deals; nothing at all if there was no time for one."""
        points: dict[int, int] = {}
        for _ in range(effort.duels):
            if self.is_over():
                break
            world = self.imagined(sight)
            for act in rivals:
                twin = world.clone()
                answer(twin, 0, act)
                points[act] = points.get(act, 0) + gain(self.best_end(twin, effort).state)
        return points

    def is_over(self) -> bool:
        """Whether enough was looked at, or for long enough."""
        return self.left <= 0 or thread_time() > self.until

    def imagined(self, sight: Sight) -> World:
        """A deal that this sight allows."""
        seed = self.dice.below(1 << 30)
        return imagine(sight, SOLO_BOOK, Cheap(seed), Cheap(seed + 1))

    def best_end(self, world: World, effort: Effort) -> LayerNode:
        """Where the best line of a deal leads that was found in a hurry; the deal as it stands if there is none."""
        sweep = Sweep(chart_of(world.layout), world, effort.width, effort.budget)
        sweep.search()
        self.left -= int(sweep.looked)
        return sweep.best


def gain(world: World) -> int:
    """Travellers at home, and more for all of them."""
    return int(world.n[ARRIVED]) + (WON if world.n[ENDING] == ENDING_HOME else 0)
