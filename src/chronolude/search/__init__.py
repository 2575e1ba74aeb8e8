"""What bots are made of, below the games: sights in, answers out, and one searcher for every game with a guide.

The searcher is information-set Monte Carlo tree search over worlds imagined from a sight.
"""

from __future__ import annotations

from .bot import Bot, Dice, Maker
from .guide import Guide
from .mind import Mind
from .thinking import Budget, Thought, Weighed, think
from .thumb import THUMB, Thumb

__all__ = [
    "THUMB",
    "Bot",
    "Budget",
    "Dice",
    "Guide",
    "Maker",
    "Mind",
    "Thought",
    "Thumb",
    "Weighed",
    "think",
]
