"""The searcher of all games: information-set Monte Carlo tree search over worlds imagined from a sight."""

from __future__ import annotations

from .levels import LEVELS, SearchBot, levels_of
from .minds import MINDS
from .thinking import Budget, Thought, Weighed, think

__all__ = ["LEVELS", "MINDS", "Budget", "SearchBot", "Thought", "Weighed", "levels_of", "think"]
