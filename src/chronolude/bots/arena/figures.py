"""What a match has shown, in figures: the report that the terminal, JSON and the page tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

import msgspec

import chronolude

from ...games import find
from ...tables.bench import is_compiled
from ...tables.runner import Played
from ..simulation import spread, team_scores
from ..strangers.guard import tally
from .match import Bout, Match, ThinkTime, rotations
from .ratings import rate
from .shares import ALPHA, estimate

METHOD: Final = (
    "95 %: Wilson's interval on the effective number of games, from the variance between deals (cluster-robust); "
    "shared wins are split"
)


def taken(bout: Bout, seated: list[str], bot: str) -> float:
    """The part of the win that a bot's seats took together; a win is split among its winners."""
    return sum(seated[seat] == bot for seat in bout.winners) / max(1, len(bout.winners))


def won_with(bout: Bout, seated: list[str], bot: str) -> float:
    """Whether a table won together with this bot: nothing is split."""
    return float(any(seated[seat] == bot for seat in bout.winners))


def shares(match: Match, bot: str, deals: list[list[Bout]]) -> list[list[float]]:
    """What a bot took, deal by deal and game by game."""
    turns = rotations(match.bots)
    part = won_with if find(match.game).cooperative else taken
    return [[part(bout, turns[bout.turn], bot) for bout in bouts] for bouts in deals]


def figures(match: Match, deals: list[list[Bout]]) -> dict[str, Any]:
    """The whole report as plain data."""
    turns = rotations(match.bots)
    bouts = [bout for deal in deals for bout in deal]
    rounds = [bout.rounds for bout in bouts if bout.rounds is not None]
    lapses = [lapse for bout in bouts for lapse in bout.lapses]
    ratings = rate([(turns[bout.turn], bout) for bout in bouts], match.seed)
    return {
        "game": match.game,
        "options": match.options,
        "seats": match.seats,
        "bots": match.bots,
        "seed": match.seed,
        "deals": len(deals),
        "rotations": len(turns),
        "games": len(bouts),
        "interval": METHOD,
        "entrants": [entrant(match, bot, deals, ratings) for bot in dict.fromkeys(match.bots)],
        "decisions": spread([bout.decisions for bout in bouts]),
        **({"rounds": spread(rounds)} if rounds else {}),
        **team_scores(match.game, [bout.scores for bout in bouts]),
        "endings": dict(sorted(Counter(bout.ending for bout in bouts if bout.ending).items())),
        "capped": sum(not bout.ending for bout in bouts),
        **({"lapses": tally(lapses)} if lapses else {}),
        "lengths": lengths(bouts),
        "compiled": is_compiled(),
        "version": chronolude.__version__,
    }


def entrant(match: Match, bot: str, deals: list[list[Bout]], ratings: dict[str, Any]) -> dict[str, Any]:
    """One bot's part of the report."""
    own = shares(match, bot, deals)
    found = estimate(own, ALPHA)
    thoughts = [bout.thoughts[bot] for deal in deals for bout in deal]
    thought = reduce(ThinkTime.join, thoughts, ThinkTime())
    seats = match.bots.count(bot)
    return {
        "bot": bot,
        "seats": seats,
        "wins": round(sum(map(sum, own)), 6),
        "share": round(found.mean, 6),
        "low": round(found.low, 6),
        "high": round(found.high, 6),
        "chance": None if find(match.game).cooperative else seats / match.seats,
        "by_seat": by_seat(match, bot, deals),
        "course": course(own),
        "rating": msgspec.to_builtins(ratings[bot]) if bot in ratings else None,
        "decision_seconds": {
            "mean": round(thought.seconds / max(1, thought.count), 6),
            "max": round(thought.longest, 6),
            "count": thought.count,
        },
    }


def by_seat(match: Match, bot: str, deals: list[list[Bout]]) -> list[float]:
    """The share it won of the games it played on each seat, seat by seat."""
    turns = rotations(match.bots)
    out: list[float] = []
    for seat in range(match.seats):
        sat = [bout for deal in deals for bout in deal if turns[bout.turn][seat] == bot]
        parts = 1 if find(match.game).cooperative else match.seats
        won = sum((seat in bout.winners) / min(parts, max(1, len(bout.winners))) for bout in sat)
        out.append(round(won / max(1, len(sat)), 4))
    return out


def course(own: list[list[float]], points: int = 40) -> list[list[float]]:
    """How the share and its interval settled: (deals, share, low, high) at some moments of the match."""
    steps = {round(len(own) * k / points) for k in range(1, points + 1)}
    out: list[list[float]] = []
    for count in sorted(step for step in steps if step > 1):
        found = estimate(own[:count])
        out.append([count, round(found.mean, 4), round(found.low, 4), round(found.high, 4)])
    return out


def lengths(bouts: Sequence[Bout | Played], bins: int = 24) -> list[list[int]]:
    """How many games took how many decisions: (from, to, games)."""
    counts = [bout.decisions for bout in bouts]
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // bins))
    return [
        [first, first + step - 1, sum(first <= count < first + step for count in counts)]
        for first in range(low, high + 1, step)
    ]
