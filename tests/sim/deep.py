"""Many seeds: `make sim SEEDS=1000`, or `python -m tests.sim.deep --seeds 1000`.

At a violation the run stops with exit status 1 and tells the seed and the command that shows it again, with a trace
that people can read. `--bug` plants one of the bugs of `bugs.py`.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import sys
import time
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "toys"))

from tests.sim.bugs import BUGS, planted
from tests.sim.postgres import add_option, chosen
from tests.sim.run import Outcome, run

COLLECT_EVERY = 20


def look(seed: int, bug: str = "", keep: bool = False, workers: int = 1) -> Outcome:
    """One seed, in a process that has played others before."""
    with planted(bug):
        done = run(seed, keep, workers)
    if seed % COLLECT_EVERY == 0:
        gc.collect()
    return done


def run_all(seeds: range, jobs: int, bug: str, workers: int, console: Console) -> list[Outcome]:
    """Every seed on several cores; stops at the first violation."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    done: list[Outcome] = []
    with multiprocessing.Pool(jobs, initializer=gc.disable) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("seeds", total=len(seeds))
        for outcome in pool.imap_unordered(partial(look, bug=bug, workers=workers), seeds, chunksize=1):
            done.append(outcome)
            progress.advance(bar)
            if outcome.fault:
                pool.terminate()
                break
    return done


def summary(done: list[Outcome], seconds: float) -> str:
    steps, checks, answers, deaths, faults = (
        sum(column) for column in zip(*(one[2:7] for one in done), strict=True)
    )  # fmt: skip
    return (
        f"{len(done)} seeds in {seconds:.0f} s ({len(done) / seconds:.1f}/s): {steps:,} steps, {checks:,} messages"
        f" checked, {answers:,} answers on disk, {deaths:,} deaths, {faults:,} disk faults"
    )


def replay(seed: int, bug: str, workers: int) -> int:
    """One seed with its trace."""
    done = look(seed, bug, keep=True, workers=workers)
    print("\n".join(done.trace))
    print(f"seed {seed}, trace {done.digest}: {done.fault or 'no violation'}")
    return 1 if done.fault else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--bug", default="", choices=["", *BUGS], help="plant a bug that must be found")
    parser.add_argument("--workers", type=int, default=1, help="processes of the house, on one database")
    parser.add_argument("--replay", type=int, help="one seed, with its trace")
    add_option(parser)
    given = parser.parse_args()
    with chosen(given.database):
        return replay(given.replay, given.bug, given.workers) if given.replay is not None else play(given)


def play(given: argparse.Namespace) -> int:
    console, began = Console(), time.monotonic()
    done = run_all(range(given.first, given.first + given.seeds), given.jobs, given.bug, given.workers, console)
    console.print(summary(done, time.monotonic() - began))
    for outcome in done:
        if outcome.fault:
            again = f"python -m tests.sim.deep --replay {outcome.seed}" + (f" --bug {given.bug}" if given.bug else "")
            again += f" --workers {given.workers}" if given.workers > 1 else ""
            again += f" --database {given.database}" if given.database != "sqlite" else ""
            print(f"seed {outcome.seed}: {outcome.fault}\nsee it again: {again}")
            return 1
    console.print("no violation")
    return 0


if __name__ == "__main__":
    sys.exit(main())
