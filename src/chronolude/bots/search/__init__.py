"""The searcher of all games: information-set Monte Carlo tree search over worlds imagined from a sight."""

from __future__ import annotations

from .thinking import Budget, Thought, Weighed, think

__all__ = ["Budget", "Thought", "Weighed", "think"]
