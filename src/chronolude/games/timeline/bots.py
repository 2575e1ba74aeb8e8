"""Players of Timeline who know history as people do: roughly, and the famous dates better than the obscure ones.

Before play a bot gets a blurred table made from deck, level and seed, and nothing else. A true year it learns only
when a card is turned over, as everybody does.
"""

from __future__ import annotations

from functools import partial
from math import cos, erf, log, pi, sqrt
from typing import Final

from ...kernel.ask import noun_of
from ...search.bot import Dice, Maker
from ...search.thumb import THUMB
from ...sight import Sight
from ..bots import Bots
from . import printed
from .cards import YEAR
from .names import DATES, LINE
from .source import Card

SPREADS: Final = {"schoolchild": 0.60, "reader": 0.34, "historian": 0.17}
"""How wide a level errs, as a share of the time that has passed since."""
BY_DIFFICULTY: Final = (0.0, 0.55, 1.0, 1.6)
TODAY: Final = 2030
NEAR: Final = 12  # years: nobody is surer than this of yesterday
FINE: Final = 1 << 24

Belief = tuple[float, float]
"""Where on the scale of ages a card is thought to lie, and how far off that may be."""


def age(year: int) -> float:
    """The scale people err on: ten years off in 1980 weigh as much as thousands in the ice age."""
    return log(TODAY - year + NEAR)


def blur(cards: list[Card], level: str, seed: int) -> dict[str, Belief]:
    """What a bot of this level believes of each card, drawn once: the error grows with difficulty and with age."""
    dice = Dice(seed)
    out: dict[str, Belief] = {}
    for card in sorted(cards, key=lambda card: card.id):
        spread = SPREADS[level] * BY_DIFFICULTY[card.difficulty]
        out[card.id] = (age(card.year) + spread * normal(dice), spread)
    return out


def normal(dice: Dice) -> float:
    """A draw from the bell curve (Box and Muller)."""
    return sqrt(-2 * log((dice.below(FINE) + 1) / FINE)) * cos(2 * pi * dice.below(FINE) / FINE)


def below(x: float, belief: Belief) -> float:
    """How likely the true age is below x."""
    middle, spread = belief
    return 0.5 * (1 + erf((x - middle) / (spread * sqrt(2))))


class KnowingBot:
    """Places the card it is surest of where it thinks it belongs."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self.seed = seed
        self.table: dict[str, Belief] | None = None

    def choose(self, sight: Sight) -> int:
        if self.table is None:
            self.table = blur(printed(sight.layout), self.level, self.seed)
        line = [year_at(sight, front) for front in sight.zones[LINE]]
        seen = remembered(sight)
        if sight.part:
            chances = self.chances(sight, sight.stack[-2], line, seen)
            return max(sight.options, key=lambda act: chances[noun_of(act) - 1])
        return max(sight.options, key=lambda act: max(self.chances(sight, noun_of(act), line, seen)))

    def chances(self, sight: Sight, front: int, line: list[int], seen: dict[int, int]) -> list[float]:
        """For each gap, how likely this card is right there."""
        if front in seen:
            return [float(fits(seen[front], line, gap)) for gap in range(len(line) + 1)]
        assert self.table is not None
        belief = self.table[sight.layout.cards[front]]
        later = [1.0, *(below(age(year), belief) for year in line), 0.0]
        return [later[gap] - later[gap + 1] for gap in range(len(line) + 1)]


def fits(year: int, line: list[int], gap: int) -> bool:
    return (gap == 0 or line[gap - 1] <= year) and (gap == len(line) or year <= line[gap])


def year_at(sight: Sight, front: int) -> int:
    """The year of a card whose date lies open."""
    return sight.layout.facts[YEAR][sight.zones[DATES + 1 + front][0]]


def remembered(sight: Sight) -> dict[int, int]:
    """Years of cards that have been turned over before, also if they are hidden again: everybody has seen them."""
    count = len(sight.layout.cards) // 2
    places = {1 << (DATES + 1 + front): front for front in range(count)}
    known = ((places.get(sight.memory[date]), date) for date in range(count, 2 * count))
    return {front: sight.layout.facts[YEAR][date] for front, date in known if front is not None}


def solve(sight: Sight, paths: list[list[int]]) -> list[float] | None:
    """Which gap is right for the last card of a hand: what its deck prints decides, as it does at the table.

    Only where it tells: the whole time in which it may honestly have been fits into that gap and into no other.
    """
    if len({path[0] for path in paths}) > 1 or len(paths[0]) < 2:
        return None
    cards = printed(sight.layout)
    _, low, high = cards[noun_of(paths[0][0])].span
    line = [cards[front].span for front in sight.zones[LINE]]
    out: list[float] = []
    for path in paths:
        gap = noun_of(path[1]) - 1
        before, after = line[:gap], line[gap:]
        out.append(float(all(span[2] < low for span in before) and all(span[1] > high for span in after)))
    return out if sum(out) == 1.0 else None


LEVELS: Final[dict[str, Maker]] = {level: partial(KnowingBot, level) for level in SPREADS}
BOTS: Final = Bots({**LEVELS, THUMB: LEVELS["reader"]}, solver=solve)
