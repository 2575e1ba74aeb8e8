"""Ratings game by game, over all matches of a run in which different bots met."""

from __future__ import annotations

from typing import Final

from chronolude.bots.arena.match import Bout, rotations
from chronolude.bots.arena.ratings import Rating, rate
from chronolude.games import find
from scripts.strength.run import Session

FEWEST: Final = 20
"""Games below which a rating says little; it is left out."""
Ratings = dict[str, dict[str, Rating]]


def ratings_of(session: Session) -> Ratings:
    """By game and bot, the strongest first; games in which bots do not meet have none."""
    games: dict[str, list[tuple[list[str], Bout]]] = {}
    for heat in session.heats.values():
        turns = rotations(heat.match.bots)
        met = games.setdefault(heat.match.game, [])
        met += [(turns[bout.turn], bout) for _, bouts in sorted(heat.played.items()) for bout in bouts]
    found = {
        game: {bot: one for bot, one in rate(met, session.plan.seed).items() if one.games >= FEWEST}
        for game, met in games.items()
    }
    return {game: dict(sorted(rated.items(), key=lambda item: -item[1].mu)) for game, rated in found.items() if rated}


def rating_rows(ratings: Ratings) -> list[list[str]]:
    return [
        [find(game).words.title("en"), bot, f"{one.mu:.1f}", f"{one.sigma:.1f}", str(one.games)]
        for game, rated in ratings.items()
        for bot, one in rated.items()
    ]
