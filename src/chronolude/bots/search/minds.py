"""Which games are searched, with which guide, and how: every figure here was measured (docs/decisions/0031)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .guide import Guide
from .guides.chrononauts import ChrononautsGuide
from .guides.contre_temps import ContreTempsGuide
from .guides.time_division import TimeDivisionGuide


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
    playouts: tuple[int, int, int]
    """For one decision of the three levels that search."""


MINDS: Final[dict[str, Mind]] = {
    "contre-temps": Mind("contre-temps", ContreTempsGuide(), 1.0, 12, False, (40, 200, 4000)),
    "time-division": Mind("time-division", TimeDivisionGuide(), 1.0, 12, True, (40, 200, 2500)),
    "chrononauts": Mind("chrononauts", ChrononautsGuide(40, 0.2), 0.25, 12, False, (80, 300, 2000)),
    "artifaxx": Mind("artifaxx", ChrononautsGuide(60, 0.2), 0.25, 12, False, (150, 500, 2500)),
}


def mind_of(game: str) -> Mind:
    if game not in MINDS:
        raise ValueError(f"{game} is not searched; {', '.join(MINDS)} are")
    return MINDS[game]
