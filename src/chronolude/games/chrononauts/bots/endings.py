"""Endings of Solonauts, solved: the draw pile is used up, so that nothing is hidden any more."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Cheap, Source
from ....kernel.engine import answer
from ....sight import Sight, World, imagine
from ..names.solo import DECK, ENDING, ENDING_HOME
from ..rules.solo_book import SOLO_BOOK
from ..solver import UNKNOWN, WON, moves_of, solve

DEAL: Final = 25_000
"""Positions looked at of a whole deal."""
BUDGET: Final = 6_000
"""Positions looked at after each move: enough for the last hands."""


def solve_ending(sight: Sight, paths: list[list[int]]) -> list[float] | None:
    """For each move whether everybody can still be sent home after it; None where too much is open."""
    if len(sight.zones[DECK]) > 1:
        return None
    out: list[float] = []
    for path in paths:
        world = imagine(sight, SOLO_BOOK, Source(), Cheap(0))
        for act in path:
            answer(world, 0, act)
        found = can_be_won(world)
        if found is None:
            return None
        out.append(float(found))
    return out


def can_be_won(world: World) -> bool | None:
    """Whether some line sends everybody home; None if the search had to leave something out."""
    if world.mode < 0:
        return bool(world.n[ENDING] == ENDING_HOME)
    found = solve(world, BUDGET)
    return None if found.status == UNKNOWN else found.status == WON


def foreknown(deal: World) -> list[str]:
    """A line that sends everybody home, for whoever knows the deck; none where it was not found soon."""
    found = solve(deal, DEAL)
    return moves_of(found) if found.status == WON else []
