"""How a game is searched: with which guide, how far, how often. Figures of ours were measured (docs/decisions/0031)."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.state import Rules
from .guide import Guide


class Mind(NamedTuple):
    """How one game is searched."""

    guide: Guide
    rules: Rules
    bend: float
    """How far the search leans to what the guide likes and to what was tried little."""
    playouts: tuple[int, int, int]
    """For one decision of the three levels that search."""
    others_search: bool = False
    """Whether the others are taken to search too."""
    deepest: int = 12
    """Asks below the root that have nodes of their own."""
