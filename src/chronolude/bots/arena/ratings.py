"""Ratings by openskill's Plackett-Luce model: what a bot is worth among those it met."""

from __future__ import annotations

import random
from importlib.util import find_spec
from statistics import fmean

import msgspec

from .match import Bout


class Rating(msgspec.Struct, frozen=True):
    """The middle of what is believed of a bot's strength, how sure that is, and over how many games."""

    mu: float
    sigma: float
    games: int


def can_rate() -> bool:
    """Whether openskill, an extra, is here."""
    return find_spec("openskill") is not None


def places(bout: Bout) -> list[int]:
    """Each seat's place, from 0: winners first, then by score."""
    worth = [(seat in bout.winners, score) for seat, score in enumerate(bout.scores)]
    return [sum(other > own for other in worth) for own in worth]


def rate(games: list[tuple[list[str], Bout]], seed: int = 0) -> dict[str, Rating]:
    """Ratings from games with who sat where. Strength does not drift (tau 0), so the games are taken in a mixed order.

    Seats of one bot in one game each take a rating of their own from it, and the bot takes the mean of them. Games
    that were cut short, that all won or lost together or that only one bot played say nothing.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  (an extra)

    model = PlackettLuce(tau=0.0)
    found = {name: model.rating() for seated, _ in games for name in seated}
    counts = dict.fromkeys(found, 0)
    telling = [(seated, bout) for seated, bout in games if len(set(seated)) > 1 and len(set(places(bout))) > 1]
    random.Random(seed).shuffle(telling)
    for seated, bout in telling:
        before = [[model.rating(mu=found[name].mu, sigma=found[name].sigma)] for name in seated]
        after = model.rate(before, ranks=[float(place) for place in places(bout)])
        for name in set(seated):
            mine = [team[0] for team, other in zip(after, seated, strict=True) if other == name]
            found[name] = model.rating(mu=fmean(r.mu for r in mine), sigma=fmean(r.sigma for r in mine))
            counts[name] += 1
    return {
        name: Rating(round(rating.mu, 2), round(rating.sigma, 2), counts[name])
        for name, rating in found.items()
        if counts[name]
    }
