"""Bots that search, by how much they may think."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import thread_time
from typing import Final

from ..search.mind import Mind
from ..search.thinking import Budget, Thought, plant, think
from ..search.tree import Tree
from ..sight import Sight
from ..tables.bench import is_compiled

LEVELS: Final = ("apprentice", "adept", "master")
SECONDS: Final = 0.9
"""Of work on one core, after which a decision is stopped on a machine slower than the one playouts were measured on."""
PLAIN_SHARE: Final = 8  # uncompiled, a playout takes so many times as long: the highest level makes do with fewer
PACE: Final = 1_000_003  # between the seeds of two decisions


class SearchBot:
    """Thinks about each decision by the budget of its level, and keeps its tree for the next one."""

    most = 1_000_000
    """Playouts no decision goes beyond, whatever its level; a test may set it low."""

    def __init__(self, mind: Mind, level: str, seed: int) -> None:
        self.mind = mind
        self.level = level
        self.seed = seed
        self.tree: Tree | None = None
        self.left = SECONDS
        """Of this decision: a move in parts is one."""

    def choose(self, sight: Sight) -> int:
        return sight.options[0] if len(sight.options) == 1 else self.think(sight).best

    def think(self, sight: Sight) -> Thought:
        """The thought behind a choice."""
        since = thread_time()
        if self.tree is None or self.tree.seat != sight.seat:
            self.tree = plant(self.mind, sight.seat, self.seed)
        self.seed += PACE
        found = think(self.mind, sight, self.budget(sight, self.tree), self.seed, self.tree)
        self.left -= thread_time() - since
        return found

    def budget(self, sight: Sight, tree: Tree) -> Budget:
        """A further part of a move goes on with what is left: nothing has happened since the tree last grew."""
        playouts = min(self.most, playouts_of(self.mind, self.level))
        if sight.part:
            playouts -= tree.root(sight).bandit(sight.seat).tried
        else:
            self.left = SECONDS
        return Budget(max(playouts, 1), self.left, only_best=True)


def playouts_of(mind: Mind, level: str) -> int:
    """How many playouts a level has for one decision."""
    playouts = mind.playouts[LEVELS.index(level)]
    return playouts if is_compiled() else min(playouts, mind.playouts[-1] // PLAIN_SHARE)


def levels_of(mind: Mind) -> dict[str, Callable[[int], SearchBot]]:
    """The searching bots of a game that has a mind."""
    return {level: partial(SearchBot, mind, level) for level in LEVELS}
