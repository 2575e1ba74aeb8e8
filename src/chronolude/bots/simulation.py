"""Many games between bots, in figures. Game k of a seed is the same game however many processes share the work."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Container, Iterator
from functools import partial
from typing import Any

import msgspec

from ..games import find
from ..kernel.chance import Cheap
from ..search.work import share
from ..tables.notes import Notes
from ..tables.opening import new
from ..tables.runner import CAP, Course, Played
from . import summon
from .strangers.guard import Lapse, end, lapses_of, tally


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    """One name per seat."""
    games: int
    seed: int
    cap: int = CAP


class GameRow(Played, frozen=True, kw_only=True):
    """One game of a run in figures, and whatever else of it was to be noted."""

    number: int
    lapses: list[Lapse] = []
    answers: list[tuple[int, int, str]] = []
    """Seat, number of options and answer of every decision, if wanted."""
    held: list[tuple[int, str, str]] = []
    """Seat, zone and card, if wanted."""
    record: str = ""
    """The game as a record, if wanted; a file of its own keeps it."""


class Wanted(msgspec.Struct, frozen=True):
    """What is to be noted of every game besides its figures."""

    answers: bool = False
    held: bool = False
    records: bool = False


def seed_of(seed: int, *parts: object) -> int:
    """A seed of its own for each purpose."""
    told = ":".join(map(str, (seed, *parts)))
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:7], "big")


def chance_of(plan: Plan, number: int) -> int:
    """The seed of a game's deal: `chronolude.new` with it deals the same cards."""
    return seed_of(plan.seed, number, "chance")


def play_range(plan: Plan, first: int, last: int, wanted: Wanted | None = None) -> list[GameRow]:
    """Games `first` to `last` - 1."""
    course = Course(find(plan.game), plan.seats, dict(plan.options), plan.cap)
    return [play_one(course, plan, number, wanted or Wanted()) for number in range(first, last)]


def play_one(course: Course, plan: Plan, number: int, wanted: Wanted) -> GameRow:
    bots = [summon(plan.game, name, seed_of(plan.seed, number, seat)) for seat, name in enumerate(plan.bots)]
    notes = Notes(course.game.layout) if wanted != Wanted() else None
    picks = Cheap(seed_of(plan.seed, number, "quickest"))
    played = course.play(bots, Cheap(chance_of(plan, number)), picks, notes)
    for bot in bots:
        end(bot, played)
    return GameRow(
        **{name: getattr(played, name) for name in Played.__struct_fields__},
        number=number,
        lapses=lapses_of(bots, number),
        answers=notes.answers if notes is not None and wanted.answers else [],
        held=sorted(notes.held) if notes is not None and wanted.held else [],
        record=record_of(plan, number, notes) if notes is not None and wanted.records else "",
    )


def record_of(plan: Plan, number: int, notes: Notes) -> str:
    """The game once more at a table, which keeps a record: with its players and its result."""
    table = new(plan.game, seats=plan.seats, seed=chance_of(plan, number), **plan.options)
    table.header = msgspec.structs.replace(table.header, players=list(plan.bots))
    for seat, _, text in notes.answers:
        table.take(seat, text)
    return table.record().text


def chunks(plan: Plan, jobs: int, done: Container[int] = ()) -> list[tuple[int, int]]:
    """Ranges of games not done yet: small enough for a lively bar, large enough that starting one costs nothing."""
    size = max(1, min(200, -(-plan.games // (4 * jobs))))
    out: list[tuple[int, int]] = []
    for number in range(plan.games):
        if number in done:
            continue
        if out and out[-1][1] == number and number - out[-1][0] < size:
            out[-1] = out[-1][0], number + 1
        else:
            out.append((number, number + 1))
    return out


def play_chunk(plan: Plan, wanted: Wanted, chunk: tuple[int, int]) -> list[GameRow]:
    return play_range(plan, *chunk, wanted)


Chunk = tuple[int, int]
Engine = Callable[[Callable[[Chunk], list[GameRow]], Iterator[Chunk]], Iterator[tuple[Chunk, list[GameRow]]]]
"""Whoever shares the work: `search.work.share`, or `arena.cluster.spread` on a Ray cluster."""


def play_missing(plan: Plan, wanted: Wanted, engine: Engine, jobs: int, done: Container[int]) -> Iterator[GameRow]:
    """The games that are not done yet, as they are played."""
    for _, played in engine(partial(play_chunk, plan, wanted), iter(chunks(plan, jobs, done))):
        yield from played


def simulate(plan: Plan, jobs: int = 1, tick: Callable[[int], None] = lambda _: None) -> dict[str, Any]:
    """The figures of a run; `tick` is told how many games have been played since."""
    since = time.perf_counter()
    played: list[GameRow] = []
    for row in play_missing(plan, Wanted(), partial(share, jobs=jobs), jobs, ()):
        played.append(row)
        tick(1)
    return figures(plan, played, time.perf_counter() - since)


def figures(plan: Plan, played: list[GameRow], seconds: float) -> dict[str, Any]:
    wins = [0] * plan.seats
    for game in played:
        for winner in game.winners:
            wins[winner] += 1
    by_bot = Counter(dict.fromkeys(plan.bots, 0))
    for name, count in zip(plan.bots, wins, strict=True):
        by_bot[name] += count
    lapses = [lapse for game in played for lapse in game.lapses]
    decisions = [game.decisions for game in played]
    rounds = [game.rounds for game in played if game.rounds is not None]
    return {
        **{name: getattr(plan, name) for name in ("game", "options", "seats", "games", "seed", "bots")},
        "decisions": spread(decisions),
        **({"rounds": spread(rounds)} if rounds else {}),
        "endings": dict(sorted(Counter(game.ending for game in played if game.ending).items())),
        "wins": wins,
        "wins_by_bot": dict(by_bot),
        **team_scores(plan.game, [game.scores for game in played]),
        **({"lapses": tally(lapses)} if lapses else {}),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(sum(decisions) / seconds),
        "capped": sum(not game.ending for game in played),
    }


def team_scores(game: str, scores: list[list[int]]) -> dict[str, Any]:
    """What tables reached together in a cooperative game; a game cut short has no score. Nothing for the others."""
    reached = [row[0] for row in scores if row]
    return {"scores": spread(reached)} if find(game).cooperative and reached else {}


def spread(values: list[int]) -> dict[str, float]:
    return {"mean": round(sum(values) / len(values), 3), "min": min(values), "max": max(values)}
