"""What a search knows of one game beyond its rules: how seats tend to answer, and how a table looks half-way."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ..kernel.ask import FIRST, SEALED
from ..kernel.chance import Source
from ..kernel.engine import forced, give
from ..kernel.state import NONE, asked, offers_to
from ..sight import World

FINE: Final = 1 << 24  # steps of a draw between 0 and 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Likes all answers alike and judges nothing; each game brings a better one. It is shown imagined worlds only."""

    def __init__(self) -> None:
        self.longest: i64 = 400
        """Answers of a playout after which the table is judged as it stands."""
        self.heat = 1.0
        """How much better an answer must look to be taken thrice as often."""

    def scores(self, s: World, seat: i64, options: list[int]) -> list[float]:
        """How good each of these answers looks to the seat at first sight."""
        return [0.0 for _ in options]

    def weights(self, s: World, seat: i64, options: list[int]) -> list[float]:
        """How likely each of these answers is, up to a common factor; never all nothing."""
        return softened(self.scores(s, seat, options), self.heat)

    def values(self, s: World) -> list[float]:
        """For each seat its expected share of the win: of a game that is over, or of one that was left half-way."""
        return [0.0 for _ in range(s.seats)]

    def is_likely(self, s: World, seat: i64) -> bool:
        """Whether what the others did until now is what they would have done in this world; an unlikely one is left."""
        return True


def softened(scores: list[float], heat: float) -> list[float]:
    """Weights from scores: the best weighs 1, one that is worse by `heat` about a third of it."""
    best = scores[0]
    for score in scores:
        best = max(best, score)
    return [exp((score - best) / heat) for score in scores]


def sample(weights: list[float], source: Source, k: i64) -> i64:
    """The index of one of them, each as likely as it weighs."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * float(source.draw(0, k, FINE)) / float(FINE)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1


def playout(s: World, guide: Guide, source: Source, k: i64) -> None:
    """Answer as the guide does until the game is over, or far enough gone to be judged."""
    last = k + guide.longest
    while k < last and s.mode >= 0:
        i: i64 = 0
        count = s.askers
        if s.mode == FIRST:
            i = source.draw(1, k, count)
        if s.mode != SEALED:
            count = i + 1
        while i < count:
            act = forced(s, i)
            if act == NONE:
                options = offers_to(s, i)
                act = options[sample(guide.weights(s, asked(s, i), options), source, k)]
            k += 1
            give(s, i, act)
            i += 1
