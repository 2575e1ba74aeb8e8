"""Who will win Chrononauts or Artifaxx from a table left half-way: odds fitted to games of rule-of-thumb players.

Each seat has up to three ways to win (C-115 its mission, C-116 its way home, C-118 ten cards), each with a weight by
how far along it is; the weights of a seat against those of all are its share. All figures are logarithms of weights,
the fit of a logit over seats and ways to 31,500 tables of 2,700 games (docs/decisions/0031).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ....kernel.rows import bit
from ....kernel.verbs import cards_in, place_of, size_of, top
from ....sight import World
from .. import cards as c
from ..history import is_fitting
from ..names import table as t
from ..rules.piles import is_full, snapshot
from ..rules.victory import has_best_mona

MISSION: Final = [[-1.6, -1.1, -0.1, 0.9], [-1.1, -0.3, 0.5, 0.5], [0.2, 1.9, 1.9, 1.9], [4.0, 4.0, 4.0, 4.0]]
"""By wishes met, and by those of the others that are in the hand."""
SHORT_MISSION: Final = [[-1.4, -1.2, -0.5, 0.4], [-1.1, -0.5, 0.1, 0.1], [-0.5, 0.9, 0.9, 0.9], [3.8, 3.8, 3.8, 3.8]]
"""The same in Artifaxx, where many a last wish is held fast by somebody else."""
LAST_IN_SIGHT: Final = 0.65  # the only thing still wished for lies before another seat
HOME: Final = [[-0.7, -0.1], [0.0, 0.7], [1.2, 4.5]]
"""By headlines under their own patches, and by whether the third year is true."""
HELD: Final = [0.1, 0.5]  # by headlines that lie: another patch of the own in the hand …
TO_LAY: Final = [0.7, 2.3]  # … that could be laid now …
OPEN: Final = [0.65, 1.3]  # … or a place that waits for one held elsewhere
CUT_OFF: Final = -1.0  # C-105: no way home during a war
TEN: Final = [-3.0, -3.0, -2.8, -1.8, -1.3, -1.3, -0.7, 0.1, 0.6, 1.7, 2.2]
"""By cards in the hand."""
MOST: Final = 10


def odds_of(s: World, seat: i64) -> float:
    """The weight of a seat against the others."""
    if not is_full(s):
        return exp(mission_odds(s, seat, SHORT_MISSION))
    held: i64 = size_of(s, t.HAND + seat)
    return exp(mission_odds(s, seat, MISSION)) + exp(home_odds(s, seat)) + exp(TEN[min(held, MOST)])


def mission_odds(s: World, seat: i64, table: list[list[float]]) -> float:
    facts = s.layout.facts
    mission = top(s, t.MISSION + seat)
    mine = Artifacts(facts, cards_in(s, t.ARTIFACTS + seat))
    hand = Artifacts(facts, cards_in(s, t.HAND + seat))
    met: i64 = 0
    held: i64 = 0
    missing: i64 = 0
    for row in range(c.WISH, c.WISH + c.WISHES):
        wish: i64 = facts[row][mission]
        if mine.serve(wish) and (wish != c.BEST_MONA or has_best_mona(s, seat)):
            met += 1
        elif hand.serve(wish):
            held += 1
        else:
            missing = row
    out = table[met][held]
    if met + held == c.WISHES - 1 and is_before_another(s, seat, facts[missing][mission]):
        out += LAST_IN_SIGHT
    return out


def is_before_another(s: World, seat: i64, wish: i64) -> bool:
    for other in range(s.seats):
        if other != seat and Artifacts(s.layout.facts, cards_in(s, t.ARTIFACTS + other)).serve(wish):
            return True
    return False


class Artifacts:
    """Which wishes some cards serve."""

    def __init__(self, facts: c.Facts, cards: list[int]) -> None:
        self.numbers: i64 = 0
        self.has_mona = False
        for card in cards:
            if facts[c.SORT][card] == c.ARTIFACT:
                self.numbers |= bit(facts[c.NUMBER][card])
                if facts[c.RANK][card] > 0:
                    self.has_mona = True

    def serve(self, wish: i64) -> bool:
        return self.has_mona if wish == c.BEST_MONA else wish & self.numbers != 0


def home_odds(s: World, seat: i64) -> float:
    """C-116: two headlines under their own patches and a third year true."""
    seen = snapshot(s)
    facts = seen.facts
    card = top(s, t.ID + seat)
    if seen.war and facts[c.LATER][card] != 0:
        return CUT_OFF
    lies: i64 = 0
    to_come: list[int] = []
    for row in (c.HOME_ONE, c.HOME_TWO):
        patch: i64 = facts[row][card]
        if place_of(s, patch) == t.TIMELINE:
            lies += 1
        else:
            to_come.append(patch)
    out = HOME[lies][1 if seen.paradoxes >> i64(facts[c.HOME_TRUE][card]) & 1 == 0 else 0]
    for patch in to_come:
        is_open = seen.holes >> i64(facts[c.RIPPLE][patch]) & 1 != 0 and is_fitting(facts, patch, seen.primes)
        if place_of(s, patch) == t.HAND + seat:
            out += TO_LAY[lies] if is_open else HELD[lies]
        elif is_open:
            out += OPEN[lies]
    return out
