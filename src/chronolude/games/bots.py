"""What a game brings for its bots. Nothing here imports the search: a game is known before anybody thinks about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..kernel.state import State
    from ..search.bot import Maker
    from ..search.mind import Mind
    from ..sight import Sight


Solver = Callable[["Sight", list[list[int]]], list[float] | None]
"""From what a seat knows and its whole moves, each as the answers it is made of, to what each is surely worth, from
0 to 1; None where that cannot be told."""

Seer = Callable[["State"], list[str]]
"""From a whole deal to answers that lead to a good end: for whoever digs for puzzles, and never at a table."""


class Bots:
    """Who can play a game besides people. Each part may be missing; the random bot is everybody's."""

    def __init__(
        self,
        players: dict[str, Maker] | None = None,
        mind: Mind | None = None,
        adviser: Maker | None = None,
        solver: Solver | None = None,
        seer: Seer | None = None,
    ) -> None:
        self.players = players or {}
        """Bots by name, from a seed each; the rule of thumb is one of them (`search.THUMB`)."""
        self.mind = mind
        """How the game is searched: it then has the three levels that search, advice with figures, and hindsight."""
        self.adviser = adviser
        """Who gives advice where the game is not searched; None for the rule of thumb."""
        self.solver = solver
        """Who proves what each of a seat's moves is worth; None where nobody can but the house (`bots/puzzles`)."""
        self.seer = seer
        """Who plays a deal well that lies open, where bots seldom come to an ending worth a puzzle."""


def bots_at(place: str) -> Callable[[], Bots]:
    """The bots at `package.module:NAME`, as an entry point says it: imported when somebody is to play."""
    return partial(resolve_name, place)
