"""Which games are searched, with which guide, and how: every figure here was measured (docs/decisions/0031)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .guide import Guide
from .guides.contre_temps import ContreTempsGuide


class Mind(NamedTuple):
    """How one game is searched."""

    game: str
    guide: Guide
    bend: float
    """How far the search leans to what the guide likes and to what was tried little."""
    deepest: int
    """Asks below the root that have nodes of their own."""
    theirs: bool
    """Whether the others are taken to search too."""


MINDS: Final[dict[str, Mind]] = {
    "contre-temps": Mind("contre-temps", ContreTempsGuide(), 1.0, 12, True),
}


def mind_of(game: str) -> Mind:
    if game not in MINDS:
        raise ValueError(f"{game} is not searched; {', '.join(MINDS)} are")
    return MINDS[game]
