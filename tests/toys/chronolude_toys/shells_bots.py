"""Bots of a third party's game: a guide in plain Python, its rule of thumb, and the levels that search with it."""

from __future__ import annotations

from functools import partial

from chronolude.games.bots import Bots
from chronolude.kernel.ask import noun_of, verb_of
from chronolude.kernel.state import Rules
from chronolude.kernel.verbs import top
from chronolude.search import THUMB, Guide, Mind, Thumb
from chronolude.sight import World

from .shells import RULES, TAKE


class ShellsGuide(Guide):
    """Takes the best pearl of the world it is shown; looks and swaps bring nothing at once."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 40

    def scores(self, s: World, seat: int, options: list[int]) -> list[float]:
        """What an answer brings at once: in a true game nobody knows, in an imagined one everybody does."""
        return [float(top(s, noun_of(act)) + 1) if verb_of(act) == TAKE else 0.0 for act in options]

    def values(self, s: World) -> list[float]:
        """The win goes to the most points, shared where several have them."""
        points = [int(s.n[seat]) for seat in range(s.seats)]
        best = [seat for seat, score in enumerate(points) if score == max(points)]
        return [1.0 / len(best) if seat in best else 0.0 for seat in range(s.seats)]


GUIDE = ShellsGuide()
BOTS = Bots({THUMB: partial(Thumb, GUIDE, Rules(RULES))}, Mind(GUIDE, Rules(RULES), 0.5, (20, 60, 200)))
