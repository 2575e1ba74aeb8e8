"""The fuzzer: `make fuzz MESSAGES=1000000`, or `python -m tests.fuzz.deep --messages 1000000`.

Most messages are told in process (`inside`), a part over sockets to a server of its own (`outside`).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from multiprocessing import Pool, cpu_count
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "toys"))

from tests.fuzz.inside import ROUND, Round, play_round
from tests.fuzz.outside import siege
from tests.server.postgres import empty_database
from tests.sim.postgres import SERVER, add_option, chosen

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
SLOWEST = 0.2
MOST_GROWTH = 60.0
"""Megabytes that a server may have grown by, with its caches filled."""


def memory() -> float:
    """Megabytes that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


def one_round(seed: int, messages: int) -> tuple[Round, float]:
    done = play_round(seed, messages)
    gc.collect()
    return done, memory()


def inside(messages: int, first: int, jobs: int, console: Console) -> int:
    """The mass; the number of faults."""
    rounds = range(first, first + max(1, messages // ROUND))
    counts: Counter[str] = Counter()
    held: list[float] = []
    began = time.monotonic()
    with Pool(jobs) as pool, Progress(*COLUMNS, console=console) as progress:
        bar = progress.add_task("messages", total=len(rounds) * ROUND)
        for done, size in pool.imap_unordered(partial(one_round, messages=min(messages, ROUND)), rounds, chunksize=1):
            counts.update(done.counts)
            held.append(size)
            progress.advance(bar, ROUND)
            if done.fault:
                print(f"round {done.seed}: {done.fault}\nsee it again: python -m tests.fuzz.deep --replay {done.seed}")
                pool.terminate()
                return 1
    seconds = time.monotonic() - began
    console.print(f"in process: {counts['messages']:,} messages in {seconds:.0f} s; {dict(counts)}")
    early, late = held[len(held) // 10], held[-1]
    console.print(f"memory of a process: {early:.0f} MB after a tenth, {late:.0f} MB at the end")
    return 0 if late < early + MOST_GROWTH else 1


def outside(messages: int, console: Console) -> int:
    """Over sockets; the number of faults."""
    with tempfile.TemporaryDirectory() as folder:
        server = os.environ.get(SERVER, "")
        done = asyncio.run(siege(Path(folder), messages, empty_database(server) if server else ""))
    p50, p99, quiet = (f"{one * 1000:.0f} ms" for one in (done.p50, done.p99, done.quiet))
    console.print(f"over sockets: {done.sent:,} messages; server {done.before:.0f} MB, then {done.after:.0f} MB")
    console.print(f"other tables meanwhile: {done.answers:,} answers, p50 {p50}, p99 {p99} (before the attack {quiet})")
    for text in done.shown[:5]:
        print(f"shown: {text}")
    failed = "Traceback" in done.log or "something failed" in done.log or "a message failed" in done.log
    if failed:
        print("\n".join(line for line in done.log.splitlines() if not line.startswith("WARNING"))[-4000:])
    return sum((bool(done.shown), failed, done.p99 >= SLOWEST, done.after > done.before + MOST_GROWTH))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--over-sockets", type=int, help="how many of them over sockets; a fiftieth if not told")
    parser.add_argument("--first", type=int, default=0, help="the first round")
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--replay", type=int, help="one round once more")
    add_option(parser)
    given = parser.parse_args()
    with chosen(given.database):
        return play(given)


def play(given: argparse.Namespace) -> int:
    console = Console()
    if given.replay is not None:
        done = play_round(given.replay)
        print(done.counts, done.fault or "no fault")
        return 1 if done.fault else 0
    over = given.messages // 50 if given.over_sockets is None else given.over_sockets
    faults = inside(given.messages - over, given.first, given.jobs, console) if given.messages > over else 0
    faults += outside(over, console) if over else 0
    console.print("no fault" if not faults else f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
