"""A budget in, a thought out: which answers are good for a seat, how good, and how sure that is."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

import msgspec

from ...games import find
from ...kernel.chance import Cheap
from ...kernel.sight import View as Sight
from ...kernel.sight import World, imagine
from ...tables.notation import action_text
from .minds import Mind, mind_of
from .tree import Bandit, Tree

EVERY: Final = 8  # playouts between two looks at the clock
WORLDS: Final = 512  # imagined for one decision; each is then played out several times


class Budget(msgspec.Struct, frozen=True):
    """How long to think. The same playouts and seed give the same thought; a clock that strikes first does not."""

    playouts: int
    seconds: float | None = None
    """A stop for slow machines; None for none."""
    workers: int = 1
    """Processes that think side by side, each with a share of the playouts and dice of its own."""


class Weighed(msgspec.Struct, frozen=True):
    """One answer as the search sees it."""

    act: int
    text: str
    visits: int
    mean: float
    """Expected share of the win for this seat, 0 to 1."""
    low: float
    high: float
    """Where the mean lies with a certainty of 95 % in the worlds this seat imagines; equal to it when exact."""


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking; the best answer comes first."""

    options: list[Weighed]
    playouts: int
    exact: bool = False
    """Whether every world and every line was looked at, so that nothing is estimated."""

    @property
    def best(self) -> int:
        return self.options[0].act


def think(game: str, sight: Sight, budget: Budget, seed: int, tree: Tree | None = None) -> Thought:
    """What this seat may think of its options, from its sight alone. A tree of the same seat and game is grown on."""
    mind = mind_of(game)
    tree = tree or plant(game, sight.seat, seed)
    done = search(mind, tree, sight, budget, seed)
    return Thought(weighed(sight, tree.root(sight).bandit(sight.seat)), done)


def plant(game: str, seat: int, seed: int) -> Tree:
    """An empty tree for a seat."""
    mind = mind_of(game)
    return Tree(mind.guide, seat, seed, mind.bend, mind.deepest, mind.theirs)


def search(mind: Mind, tree: Tree, sight: Sight, budget: Budget, seed: int) -> int:
    """Grow the tree by the budget; how many playouts that was."""
    until = perf_counter() + budget.seconds if budget.seconds is not None else None
    root = tree.root(sight)
    worlds: list[World] = []
    for number in range(budget.playouts):
        if until is not None and number % EVERY == 0 and number > 0 and perf_counter() > until:
            return number
        if number < WORLDS:
            worlds.append(unsealed(sight, mind, seed + number))
        world = worlds[number % WORLDS].clone()
        world.source = Cheap(seed + 7 * number + 3)
        tree.grow(world, root)
    return budget.playouts


def unsealed(sight: Sight, mind: Mind, seed: int) -> World:
    """A world in which nobody has answered yet: what the others sealed is searched for, not drawn by lot."""
    world = imagine(sight, find(mind.game).rules, Cheap(seed), Cheap(seed * 2 + 1))
    for seat in range(sight.seats):
        world.sealed[seat] = -1
    return world


def weighed(sight: Sight, bandit: Bandit) -> list[Weighed]:
    """The options, the most visited first."""
    out = []
    for act in sight.options:
        row = bandit.row(act)
        visits, total = bandit.visits[row], bandit.sums[row]
        mean = total / visits if visits else 0.0
        low, high = spread(total, visits)
        out.append(Weighed(act, action_text(sight.layout, act), visits, mean, low, high))
    return sorted(out, key=lambda one: (-one.visits, -one.mean, one.act))


def spread(total: float, visits: int) -> tuple[float, float]:
    """Agresti and Coull's interval: as wide as wins and losses alone would make it, so never too narrow for shares."""
    n = visits + 4
    middle = (total + 2) / n
    half = 1.96 * sqrt(middle * (1 - middle) / n)
    return max(0.0, middle - half), min(1.0, middle + half)
