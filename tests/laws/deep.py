"""The laws over many random games: `python -m tests.laws.deep --games 2000`, or `make laws GAMES=2000`.

Games are spread evenly over every game, mode and number of seats (or those of `--seats`). `--share 0.1` looks at one
decision in ten, by lot, and at every last one, so that a long run goes into many games rather than into every decision
of a few; what costs little is looked at at all of them, and the summary counts both. At a violation the run stops with
exit status 1 and tells the place, the decision and the command that shows it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "toys"))

from chronolude.games import register
from chronolude.testing.laws import LAWS as EVERY
from chronolude.testing.laws import worlds
from tests.laws.walk import Dice, Law, Place, modes, read_place, walk

WORLDS = "a seat cannot tell two worlds apart"
# Dear laws are looked at by lot: one is every decision.
LAWS: dict[str, tuple[Law, float]] = {
    name: (law, 1.0 if every == 1 else 0.3 / every) for name, (law, every) in EVERY.items()
} | {WORLDS: (worlds.law_by_lot, 1.0)}


CHEAP = tuple(name for name, (_, every) in EVERY.items() if every == 1)
"""Looked at at every decision, whatever part of them the others see."""


class Tally(NamedTuple):
    """What one game came to."""

    place: Place
    decisions: int
    checks: dict[str, int]
    fault: str


def look(place: Place, only: int | None = None, everything: bool = False, part: float = 1.0) -> Tally:
    """Play one game and look at its decisions, or at that part of them, with every law."""
    dice, lot = Dice(f"deep {place}"), Dice(f"part {place}")
    checks = dict.fromkeys(LAWS, 0)
    decision = 0
    name = ""
    try:
        for table in walk(place):
            decision = table.decision
            looked = only is None and lot.random() < part
            for name, (law, share) in LAWS.items():
                drawn, seed = dice.random(), dice.random()
                near = looked or (only is None and (name in CHEAP or table.result is not None))
                if (near and (drawn < share or everything or table.result)) or decision == only:
                    checks[name] += law(table, Dice(seed))
    except Exception:
        where = f"{place}, decision {decision}, law: {name}"
        again = f"python -m tests.laws.deep --place '{place}' --decision {decision}"
        return Tally(place, decision, checks, f"{where}\n{traceback.format_exc()}\nsee it again: {again}")
    return Tally(place, decision, checks, "")


def spread(games: int, seed: int, only: str, wanted: list[int]) -> Iterator[Place]:
    """So many games, evenly over everything registered whose name contains `only`, with these numbers of seats."""
    kinds = [
        (game.id, mode, seats)
        for game in register().values()
        for mode in modes(game.id)
        for seats in range(game.seats[0], game.seats[1] + 1)
        if only in game.id and (not wanted or seats in wanted)
    ]
    for number in range(games):
        game, mode, seats = kinds[number % len(kinds)]
        yield Place(game, mode, seats, seed + number // len(kinds))


def run(places: list[Place], jobs: int, part: float, console: Console) -> list[Tally]:
    """Look at all places on several cores; stops at the first fault."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    done: list[Tally] = []
    with multiprocessing.Pool(jobs) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("games", total=len(places))
        for tally in pool.imap_unordered(partial(look, part=part), places, chunksize=1):
            done.append(tally)
            progress.advance(bar)
            if tally.fault:
                pool.terminate()
                break
    return done


def summary(done: list[Tally]) -> Grid:
    """Games, decisions and checks for each game, mode and number of seats."""
    rows: dict[tuple[str, str, int], list[int]] = {}
    for tally in done:
        mode = ",".join(value for _, value in tally.place.options) or "–"
        row = rows.setdefault((tally.place.game, mode, tally.place.seats), [0, 0, 0, 0])
        others = sum(count for name, count in tally.checks.items() if name != WORLDS)
        for i, count in enumerate((1, tally.decisions, tally.checks[WORLDS], others)):
            row[i] += count
    grid = Grid("game", "mode", "seats", "games", "decisions", "two-world checks", "other checks")
    for (game, mode, seats), row in sorted(rows.items()):
        grid.add_row(game, mode, str(seats), *(f"{count:,}" for count in row))
    grid.add_section()
    grid.add_row("all", "", "", *(f"{sum(row[i] for row in rows.values()):,}" for i in range(4)))
    return grid


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games in all")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--only", default="", help="games whose id contains this")
    parser.add_argument("--seats", default="", help="only these numbers of seats, such as 2,4,8")
    parser.add_argument("--share", type=float, default=1.0, help="which part of the decisions is looked at, by lot")
    parser.add_argument("--place", help="one game, as a violation names it")
    parser.add_argument("--decision", type=int, help="with --place: only this decision, all laws")
    given = parser.parse_args()
    console = Console()
    began = time.monotonic()
    if given.place:
        done = [look(read_place(given.place), given.decision, everything=True)]
    else:
        seats = [int(one) for one in given.seats.split(",") if one]
        done = run(list(spread(given.games, given.seed, given.only, seats)), given.jobs, given.share, console)
    console.print(summary(done))
    faults = [tally.fault for tally in done if tally.fault]
    for fault in faults:
        print(fault)
    console.print(
        f"{len(done)} games in {time.monotonic() - began:.0f} s: {'a violation' if faults else 'no violation'}"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
