"""What a bot is: a sight and its options in, one of the options out. Nothing else reaches it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from ..kernel.chance import Cheap
from ..sight import Sight

EVEN: Final = 1e-9  # scores no further apart are the same


class Bot(Protocol):
    """Somebody who chooses from what a seat sees."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.options`. Called again for each part of a move in parts."""
        ...


Maker = Callable[[int], Bot]
"""From a seed to a bot."""


class Dice:
    """A bot's own chance, from its own seed: the same sights and seed give the same answers."""

    def __init__(self, seed: int) -> None:
        self.source = Cheap(seed)
        self.k = 0

    def below(self, n: int) -> int:
        self.k += 1
        return int(self.source.draw(3, self.k, n))

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def best(self, items: list[int], scores: list[float]) -> int:
        """One of those with the best score."""
        most = max(scores)
        return self.pick([item for item, score in zip(items, scores, strict=True) if score > most - EVEN])


class RandomBot:
    """Any option, each as likely as the others."""

    looks = False
    """Options are all it reads, so a fast run need not build the rest of its sight."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight) -> int:
        return self.dice.pick(sight.options)
