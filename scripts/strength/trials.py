"""A row under way: looks, and the verdict at each of them.

A sequential procedure of Haybittle and Peto, with its error bounded by adding up: at four looks on the way the interval
holds at 99.8 %, at the last one at 95.8 %; however often one looks, all of them are right together at 95 % at least.
A row stops at the first look whose interval lies wholly above or below its bar; what is told is that look's interval.
"""

from __future__ import annotations

from typing import Final

import msgspec

from chronolude.bots.arena.contest import Heat
from chronolude.bots.arena.figures import shares
from chronolude.bots.arena.match import Bout, Match
from chronolude.bots.arena.shares import ALPHA, Estimate, difference, estimate
from scripts.strength.plan import Row

LOOKS: Final = 5
ON_THE_WAY: Final = 0.002
AT_LAST: Final = ALPHA - ON_THE_WAY * (LOOKS - 1)
FEWEST: Final = 6  # deals before which no look is worth its name


def looks(deals: int) -> list[int]:
    """After how many deals one looks; the last look is at all of them."""
    return sorted({max(min(FEWEST, deals), deals * k // LOOKS) for k in range(1, LOOKS + 1)})


def values(row: Row, match: Match, deals: list[list[Bout]]) -> list[list[float]]:
    """What is measured of the line-up's first bot, deal by deal and game by game."""
    if row.measure == "score":
        return [[float(bout.scores[0]) if bout.scores else 0.0 for bout in deal] for deal in deals]
    if row.measure == "endings":
        return [[float(bout.ending in row.endings) for bout in deal] for deal in deals]
    return shares(match, match.bots[0], deals)


class Standing(msgspec.Struct, frozen=True):
    """What a row has shown at a look."""

    deals: int
    games: int
    figure: Estimate
    """The share or, with `beside`, the difference, with the interval that is judged."""
    sides: list[float]
    """What each of its matches took by itself."""


class Trial:
    """One row and its matches."""

    def __init__(self, row: Row, heats: list[Heat], deals: int, *, quick: bool) -> None:
        self.row = row
        self.heats = heats
        """Its own match, then the one beside it or the solver's deals."""
        self.quick = quick
        self.looks = [deals] if quick or row.bar is None else looks(deals)
        self.looked = 0
        self.standing: Standing | None = None
        """As it was told; None until there is a verdict or nothing more to play."""

    @property
    def is_open(self) -> bool:
        return self.standing is None

    @property
    def is_waiting(self) -> bool:
        """Whether it was cut before it could tell: more games would."""
        played = self.standing.deals if self.standing else 0
        return self.verdict() in {"open", "told", "not played"} and played < self.looks[-1]

    def look(self) -> None:
        """Judge at every look whose deals are all there."""
        while self.is_open and self.looked < len(self.looks):
            deals = self.looks[self.looked]
            if any(heat.first(deals) is None for heat in self.heats):
                return
            self.looked += 1
            is_last = self.looked == len(self.looks)
            found = self.stand(deals, AT_LAST if is_last and len(self.looks) > 1 else ALPHA if is_last else ON_THE_WAY)
            if is_last or self.is_clear(found.figure):
                self.standing = found

    def cut(self) -> None:
        """The budget is spent, which no result decided: judge what is there as at the last look."""
        deals = min(heat.unbroken() for heat in self.heats)
        if self.is_open and deals:
            self.standing = self.stand(deals, AT_LAST if len(self.looks) > 1 else ALPHA)

    def stand(self, count: int, alpha: float) -> Standing:
        deals = [heat.first(count) or [] for heat in self.heats]
        found = [values(self.row, heat.match, some) for heat, some in zip(self.heats, deals, strict=True)]
        games = sum(len(bouts) for bouts in deals[0])
        sides = [sum(map(sum, side)) / games for side in found]
        if self.row.beside:
            return Standing(count, games, difference(found[0], found[1], alpha), sides)
        return Standing(count, games, estimate(found[0], alpha), sides)

    def is_clear(self, figure: Estimate) -> bool:
        return self.row.bar is not None and (figure.low > self.row.bar or figure.high < self.row.bar)

    def verdict(self) -> str:
        """passes, fails, or open: neither bound has left the bar behind. Of a quick run, the figure itself counts."""
        bar = self.row.bar
        if self.standing is None:
            return "not played"
        if bar is None:
            return "told"
        figure = self.standing.figure
        if self.quick:
            return "passes" if figure.mean > bar else "fails"
        return "passes" if figure.low > bar else "fails" if figure.high < bar else "open"
