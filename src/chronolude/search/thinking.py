"""A budget in, a thought out: which answers are good for a seat, how good, and how sure that is."""

from __future__ import annotations

from math import inf, sqrt
from time import thread_time
from typing import Final

import msgspec

from ..kernel.chance import Cheap
from ..kernel.offers import pose, to_seat, unseal
from ..sight import Sight, World, imagine
from .exact import exact
from .mind import Mind
from .side_by_side import Rows, side_by_side
from .tree import Tree

STRIDE: Final = 1_000_003  # between the seeds of processes that think side by side
EVERY: Final = 8  # playouts between two looks at the clock
DOUBTS: Final = 4  # unlikely worlds left before one is taken as it is
WORLDS: Final = 512  # imagined for one decision; each is then played out several times


class Budget(msgspec.Struct, frozen=True):
    """How long to think. The same playouts and seed give the same thought; a clock that strikes first does not."""

    playouts: int
    seconds: float | None = None
    """A stop for slow machines, in seconds of work on one core; None for none."""
    workers: int = 1
    """Processes that think side by side, each with a share of the playouts and dice of its own."""
    only_best: bool = False
    """Stop as soon as the playouts left could not change which answer is best: for whoever asks for nothing else."""


class Weighed(msgspec.Struct, frozen=True):
    """One answer as the search sees it."""

    act: int
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


def think(mind: Mind, sight: Sight, budget: Budget, seed: int, tree: Tree | None = None) -> Thought:
    """What this seat may think of its options, from its sight alone. A tree of the same seat and game is grown on."""
    sure = exact(mind, sight, budget.playouts)
    if sure is not None and list(sure.values()).count(max(sure.values())) == 1:
        return Thought(settled(sure, {}), 0, exact=True)
    if budget.workers > 1:
        share = Budget(-(-budget.playouts // budget.workers), budget.seconds)

        def work(number: int) -> Rows:
            return think_alone(mind, sight, share, seed + STRIDE * number, plant(mind, sight.seat, seed + number))

        found = side_by_side(work, budget.workers)
    else:
        found = [think_alone(mind, sight, budget, seed, tree or plant(mind, sight.seat, seed))]
    done = sum(visits for rows in found for _, visits, _ in rows)
    options = weighed(sight, found)
    if sure is not None:
        return Thought(settled(sure, {one.act: one.visits for one in options}), done, exact=True)
    return Thought(options, done)


def think_alone(mind: Mind, sight: Sight, budget: Budget, seed: int, tree: Tree) -> Rows:
    """What the tree knows of each option after growing by the budget."""
    search(mind, tree, sight, budget, seed)
    bandit = tree.root(sight).bandit(sight.seat)
    rows = [bandit.row(act) for act in sight.options]
    return [(bandit.acts[row], bandit.visits[row], bandit.sums[row]) for row in rows]


def plant(mind: Mind, seat: int, seed: int) -> Tree:
    """An empty tree for a seat."""
    return Tree(mind.guide, seat, seed, mind.bend, mind.deepest, mind.others_search)


def search(mind: Mind, tree: Tree, sight: Sight, budget: Budget, seed: int) -> None:
    """Grow the tree by the budget. Its clock is the work of this thread: what else a machine does changes no answer."""
    until = thread_time() + budget.seconds if budget.seconds is not None else inf
    root = tree.root(sight)
    bandit = root.bandit(sight.seat)
    worlds: list[World] = []
    for number in range(budget.playouts):
        if number % EVERY == 0 and number > 0:
            is_settled = budget.only_best and bandit.lead() > budget.playouts - number
            if is_settled or thread_time() > until:
                return
        if number < WORLDS:
            worlds.append(unsealed(sight, mind, seed + number))
        world = worlds[number % WORLDS].clone()
        world.source = Cheap(seed + 7 * number + 3)
        tree.grow(world, root)


def unsealed(sight: Sight, mind: Mind, seed: int) -> World:
    """A world in which nobody has answered yet: what the others sealed is searched for, not drawn by lot."""
    for number in range(DOUBTS):
        world = imagine(sight, mind.rules, Cheap(seed), Cheap(DOUBTS * seed + number))
        if mind.guide.is_likely(world, sight.seat):
            break
    unseal(world)
    narrow(world, sight)
    return world


def narrow(world: World, sight: Sight) -> None:
    """Offer the searching seat what its sight offers: whoever compares two answers looks at no others."""
    ask = world.ask
    assert ask is not None
    if len(ask.of(sight.seat)) != len(sight.options):
        pose(world, ask.mode, ask.part)
        for seat, theirs in zip(ask.seats, ask.options, strict=True):
            to_seat(world, seat, sight.options if seat == sight.seat else theirs)


def weighed(sight: Sight, found: list[Rows]) -> list[Weighed]:
    """The options, the most visited first."""
    out = []
    for row, act in enumerate(sight.options):
        visits = sum(rows[row][1] for rows in found)
        total = sum(rows[row][2] for rows in found)
        low, high = spread(total, visits)
        mean = total / visits if visits else (low + high) / 2
        out.append(Weighed(act, visits, mean, low, high))
    return sorted(out, key=lambda one: (-one.visits, -one.mean, one.act))


def settled(sure: dict[int, float], visits: dict[int, int]) -> list[Weighed]:
    """The options with what they are surely worth, the best first; among equals the one the search preferred."""
    told = [Weighed(act, visits.get(act, 0), worth, worth, worth) for act, worth in sure.items()]
    return sorted(told, key=lambda one: (-one.mean, -one.visits, one.act))


def spread(total: float, visits: int) -> tuple[float, float]:
    """Agresti and Coull's interval: as wide as wins and losses alone would make it, so never too narrow for shares."""
    n = visits + 4
    middle = (total + 2) / n
    half = 1.96 * sqrt(middle * (1 - middle) / n)
    return max(0.0, middle - half), min(1.0, middle + half)
