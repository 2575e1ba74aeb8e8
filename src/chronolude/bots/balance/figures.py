"""The figures of a report on one game, as plain data. Every share has its interval."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import NormalDist
from typing import Any, Final

import msgspec

import chronolude

from ...games import find
from ...tables.bench import is_compiled
from ...tables.runner import CAP
from .. import RANDOM, THUMB, bots_for
from ..arena.figures import lengths, shares
from ..arena.match import Lot, Match, play_lot
from ..arena.shares import ALPHA, estimate, wilson
from ..levels import LEVELS
from ..simulation import GameRow, Plan, Wanted, spread

LEAST: Final = 30
"""Games below which nothing is said of a card."""


class Study(msgspec.Struct, frozen=True):
    """What is to be looked at."""

    game: str
    seats: list[int]
    """Every number of seats that is looked at, each with so many games."""
    options: dict[str, str]
    bot: str
    games: int
    deals: int
    """Of each match that asks how much skill matters."""
    seed: int = 0
    cap: int = CAP


WANTED: Final = Wanted(held=True)


def plans(study: Study) -> Iterator[Plan]:
    """The games to be played: the same bot on every seat, so that only the seats differ."""
    for seats in study.seats:
        bots = [study.bot] * seats
        yield Plan(study.game, seats, study.options, bots, study.games, study.seed, study.cap)


def matches(study: Study) -> Iterator[tuple[str, str, Match]]:
    """Who is measured against whom: the rule of thumb among random players, a little search among rules of thumb."""
    seats, known = max(2, min(study.seats)), bots_for(study.game)
    if find(study.game).cooperative or seats not in study.seats:
        return
    for bot, other in ((THUMB, RANDOM), (LEVELS[0], THUMB)):
        if bot in known and other in known:
            yield bot, other, Match(study.game, seats, study.options, [bot, *[other] * (seats - 1)], study.seed)


def share_of(won: float, n: int, alpha: float = ALPHA) -> dict[str, float]:
    """A share with Wilson's interval."""
    share = won / n
    low, high = wilson(share, n, NormalDist().inv_cdf(1 - alpha / 2))
    return {"share": round(share, 5), "low": round(low, 5), "high": round(high, 5)}


def taken(row: GameRow, seat: int, together: bool) -> float:
    """What part of the win a seat took; where all win together, the win."""
    if seat not in row.winners:
        return 0.0
    return 1.0 if together else 1 / len(row.winners)


def by_seats(study: Study, plan: Plan, rows: list[GameRow]) -> dict[str, Any]:
    """One number of seats: seats, length, endings, cards."""
    together = find(study.game).cooperative
    rounds = [row.rounds for row in rows if row.rounds is not None]
    won = [sum(taken(row, seat, together) for row in rows) for seat in range(plan.seats)]
    return {
        "seats": plan.seats,
        "games": len(rows),
        "chance": round(sum(won) / plan.seats / len(rows), 5),
        "by_seat": [{"seat": seat + 1, **share_of(won[seat], len(rows))} for seat in range(plan.seats)],
        "decisions": spread([row.decisions for row in rows]),
        **({"rounds": spread(rounds)} if rounds else {}),
        "lengths": lengths(rows),
        "endings": dict(sorted(Counter(row.ending for row in rows if row.ending).items())),
        "capped": sum(not row.ending for row in rows),
        "cards": cards(rows, sum(won) / plan.seats / len(rows), together),
    }


def cards(rows: list[GameRow], chance: float, together: bool) -> list[dict[str, Any]]:
    """For each zone of a seat's own and each card: what seats won who had it there at some time, and how often.

    `stands_out`: its interval leaves chance out even when it is made so wide that of all these cards together only one
    report in twenty would name one by luck (Bonferroni).
    """
    held: dict[tuple[str, str], list[float]] = defaultdict(list)
    for row in rows:
        for seat, zone, card in row.held:
            held[zone, card].append(taken(row, seat, together))
    told = {key: won for key, won in held.items() if len(won) >= LEAST}
    out = []
    for (zone, card), won in told.items():
        wide = share_of(sum(won), len(won), ALPHA / len(told))
        beyond = not wide["low"] <= chance <= wide["high"]
        out.append({"zone": zone, "card": card, "held": len(won), **share_of(sum(won), len(won)), "stands_out": beyond})
    return sorted(out, key=lambda one: (one["zone"], -one["share"], one["card"]))


def skill(bot: str, other: str, match: Match, deals: int) -> dict[str, Any]:
    """What one bot takes from others, every deal from every seat."""
    played = play_lot(Lot(match, 0, deals))
    found = estimate(shares(match, bot, played))
    figures = {
        name: round(getattr(found, one), 5) for name, one in (("share", "mean"), ("low", "low"), ("high", "high"))
    }
    return {"bot": bot, "among": other, "seats": match.seats, "deals": deals, **figures, "chance": 1 / match.seats}


def report(study: Study, parts: list[dict[str, Any]], skills: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        **{name: getattr(study, name) for name in ("game", "options", "bot", "seed")},
        "by_seats": parts,
        "skill": skills,
        "compiled": is_compiled(),
        "version": chronolude.__version__,
    }
