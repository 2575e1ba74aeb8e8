"""Shares of wins and their intervals. Games of one deal are kin, so deals are what counts as independent."""

from __future__ import annotations

from math import pi, sqrt, tan
from statistics import NormalDist, fmean, variance
from typing import Final

import msgspec

ALPHA: Final = 0.05


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval around it."""

    mean: float
    low: float
    high: float


def student(alpha: float, freedom: int) -> float:
    """Student's two-sided quantile: exact for one and two degrees of freedom, then by Cornish and Fisher's series."""
    if freedom == 1:
        return tan(pi / 2 * (1 - alpha))
    if freedom == 2:
        return (1 - alpha) / sqrt(alpha * (1 - alpha / 2))
    z = NormalDist().inv_cdf(1 - alpha / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def wilson(share: float, n: float, t: float) -> tuple[float, float]:
    """Wilson's interval for a share of `n` independent trials."""
    pull = t * t / n
    middle = share + pull / 2
    half = t * sqrt(share * (1 - share) / n + pull / (4 * n))
    return max(0.0, (middle - half) / (1 + pull)), min(1.0, (middle + half) / (1 + pull))


def estimate(deals: list[list[float]], alpha: float = ALPHA) -> Estimate:
    """The share of wins over deals, each with its games.

    Wilson's interval on the effective number of games: as many independent games as would vary like the means of
    these deals do. Deals that never vary count at most as if each of their games had been played from each seat.
    """
    means = [fmean(games) for games in deals]
    share = fmean(means)
    if len(means) == 1:
        return Estimate(share, 0.0, 1.0)
    spread = variance(means) / len(means)
    turns = fmean(map(len, deals))
    least = share * (1 - share) / (len(means) * turns * turns)
    effective = share * (1 - share) / max(spread, least) if 0 < share < 1 else len(means)
    return Estimate(share, *wilson(share, effective, student(alpha, len(means) - 1)))


def difference(ours: list[list[float]], theirs: list[list[float]], alpha: float = ALPHA) -> Estimate:
    """How much more one takes than another from the same deals: Student's interval over the deals."""
    gaps = [fmean(mine) - fmean(other) for mine, other in zip(ours, theirs, strict=True)]
    mean = fmean(gaps)
    if len(gaps) == 1:
        return Estimate(mean, float("-inf"), float("inf"))
    half = student(alpha, len(gaps) - 1) * sqrt(variance(gaps) / len(gaps))
    return Estimate(mean, mean - half, mean + half)
