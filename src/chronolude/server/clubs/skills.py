"""Ratings within a club, by openskill: from the tables of an evening, on top of those of the evening before."""

from __future__ import annotations

from ...bots.arena.ratings import can_rate
from .evening import Evening, Skill, outcome_of


def skills_of(evening: Evening) -> dict[int, Skill]:
    """Everybody's rating after the rounds that are over. A table of one says nothing, nor one that all won together."""
    if not can_rate():
        return {}
    from openskill.models import PlackettLuce  # noqa: PLC0415  (half a second)

    model = PlackettLuce()
    found: dict[int, Skill] = {}
    for member in evening.members:
        fresh = model.rating()
        found[member.id] = evening.brought.get(member.name.casefold(), (fresh.mu, fresh.sigma, 0))
    for one in evening.rounds:
        for table in outcome_of(one).tables if one.over else []:
            if len(set(table.places)) < 2:
                continue
            before = [[model.rating(mu=found[who][0], sigma=found[who][1])] for who in table.who]
            after = model.rate(before, ranks=[float(place) for place in table.places])
            for who, (rating,) in zip(table.who, after, strict=True):
                found[who] = round(rating.mu, 4), round(rating.sigma, 4), found[who][2] + 1
    return found
