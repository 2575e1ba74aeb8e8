"""`make bench-server`: moves per second and waits over the whole path, beside boardgame.io; scaling, bots, memory.

A move is: the message decoded, checked, applied, committed to disk, and a private view sent to each of four seats. The
load is one process of bare sockets at which whoever is asked answers at once. It shares the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from chronolude.bots import bots_for
from chronolude.games import find
from chronolude.server.thinking.bots import QUICK
from chronolude.tables.bench import is_compiled
from tests.chaos.workers import FREELY, Worker, free_port
from tests.server.postgres import empty_database, postgres

from .interpreter import environment
from .load import Measured, Seats, measure, rounds
from .ours import Ours, wish
from .theirs import Missing, Rival, Theirs, install

console = Console()
MOVES = 40
WORKERS = (1, 2, 4)
OTHERS = ("time-division", "chrononauts")
"""Games with more on the table, told beside Contre-Temps."""
WARM = 25
"""Tables at which is played before anything is measured, for each process of both sides: what is made once is made."""
LEAST = 60
"""So many tables are measured at least, a few of them after others: a game has 28 to 44 moves."""


class Bench:
    """What is asked for, and the lines of the answer."""

    def __init__(self, asked: argparse.Namespace, folder: Path) -> None:
        self.asked = asked
        self.folder = folder
        self.grid = Table(title="whole path: decode, check, apply, commit, four private views")
        for name in ("what", "connections", "moves", "moves/s", "p50 ms", "p99 ms", "CPU ms/move", "bytes/move"):
            self.grid.add_column(name, justify="left" if name == "what" else "right")
        self.found: dict[str, list[Measured]] = {}
        self.tables = 10 if asked.quick else 50
        """On PostgreSQL."""

    def note(self, what: str, tables: int, found: Measured) -> None:
        self.found.setdefault(f"{what} {4 * tables}", []).append(found)
        cells = (f"{found.moves}", f"{found.rate:.0f}", f"{found.at(0.5):.2f}", f"{found.at(0.99):.2f}")
        taken = f"{1000 * found.busy / found.moves:.2f}" if found.busy else ""
        self.grid.add_row(what, str(4 * tables), *cells, taken, f"{found.bytes / found.moves:.0f}")
        console.print(f"{what}, {4 * tables} connections: {found.rate:.0f} moves/s", style="dim")

    @contextlib.asynccontextmanager
    async def serving(self, database: str, count: int = 1, **more: str) -> AsyncIterator[list[Worker]]:
        workers = [Worker(database, self.folder, f"bench-{free_port()}", **more) for _ in range(count)]
        for worker in workers:
            worker.python = self.asked.python
            worker.environment = {**environment(self.asked.python), **FREELY, "CHRONOLUDE_DB": database, **more}
        try:
            for worker in workers:
                await worker.start()
            yield workers
        finally:
            for worker in workers:
                await worker.kill()

    async def ours(
        self, what: str, tables: int, database: str, count: int = 1, game: str = "contre-temps", **more: str
    ) -> None:
        async with self.serving(database, count, **more) as workers:
            ports, pids = [worker.port for worker in workers], [worker.pid for worker in workers]
            orders = [ports[i % count :] + ports[: i % count] for i in range(max(tables, count * WARM))]
            if self.asked.together:
                orders = [order[:1] for order in orders]

            def made(tables: int) -> list[Seats]:
                return [Ours(order, MOVES, asked=wish(game)) for order in orders[:tables]]

            await measure(made(count * WARM), [])
            self.note(what, tables, await rounds(lambda: made(tables), self.turns_of(tables), pids))

    def turns_of(self, tables: int) -> int:
        least = LEAST // 3 if self.asked.quick else LEAST
        return -(-least // tables)

    async def others(self, tables: int, game: str) -> None:
        """The same for another game, with windows that take no time: the load does not think."""
        what = f"SQLite FULL, {find(game).words.title('en')}"
        await self.ours(what, tables, self.sqlite(), game=game, CHRONOLUDE_WINDOW_SECONDS="0")

    async def theirs(self, tables: int, rival: Path) -> None:
        async with Rival(rival, free_port()) as server:
            names = itertools.count()

            def made(tables: int) -> list[Seats]:
                return [Theirs(server.port, f"m{next(names)}", MOVES) for _ in range(tables)]

            await measure(made(WARM), [])
            found = await rounds(lambda: made(tables), self.turns_of(tables), [server.pid])
            self.note("boardgame.io, in memory", tables, found)

    def sqlite(self) -> str:
        return str(self.folder / f"{free_port()}.db")

    async def bots(self, tables: int) -> None:
        """People at ten tables, while bots of the highest level think at others."""
        level = self.asked.bot or next((name for name in reversed(bots_for("contre-temps")) if name not in QUICK), "")
        if not level:
            console.print("no bot here thinks for long: people beside bots were not measured")
            return
        async with self.serving(self.sqlite(), CHRONOLUDE_BOT_SECONDS="60") as workers:
            ports = [worker.port for worker in workers]
            wish = {"game": "contre-temps", "seats": 3, "bots": [level] * 2, "name": "A"}
            busy = [Ours(ports, 10_000, asked=wish) for _ in range(tables)]
            await asyncio.gather(*(table.connect() for table in busy))
            for table in busy:
                table.begin()
            people: list[Seats] = [Ours(ports, MOVES, pace=0.2) for _ in range(10)]
            found = await measure(people, [worker.pid for worker in workers])
            for table in busy:
                table.close()
        self.note(f"people, beside {tables} tables of {level}", 10, found)

    def verdict(self) -> None:
        """What was promised, and what was found."""
        rival = "boardgame.io, in memory"
        for name, ours, figure, promised in (
            ("moves/s at 200 connections", "SQLite FULL 200", by_rate, "at least 2.0"),
            ("moves/s at 1,000 connections", "SQLite FULL 1000", by_rate, "at least 2.0"),
            ("processor time a move at 200 connections", "SQLite FULL 200", by_busy, "at most 0.5"),
            ("processor time a move at 1,000 connections", "SQLite FULL 1000", by_busy, "at most 0.5"),
            ("p50 of a lone table, SQLite NORMAL", "SQLite NORMAL 4", by_wait, "at most 0.8"),
        ):
            self.compare(name, figure, ours, f"{rival} {ours.rpartition(' ')[2]}", f" (promised: {promised})")
        for count in WORKERS[1:]:
            mine, one = (f"{on_workers(found)} {4 * self.tables}" for found in (count, 1))
            name = f"{count} workers, people spread, moves per processor second of the servers"
            self.compare(name, lambda found: found.moves / found.busy, mine, one, " (at least 0.9 wanted)")
            self.compare(f"{count} workers, moves/s", by_rate, mine, one)

    def compare(self, name: str, figure: Callable[[Measured], float], mine: str, other: str, also: str = "") -> None:
        """The median of the ratios of runs taken in turns."""
        pairs = list(zip(self.found.get(mine, []), self.found.get(other, []), strict=False))
        if pairs:
            ratios = [figure(one) / figure(two) for one, two in pairs]
            told = ", ".join(f"{ratio:.2f}" for ratio in ratios)
            console.print(f"{name}: {median(ratios):.2f} × {other.rpartition(' ')[0]}{also}; runs: {told}")


def by_rate(found: Measured) -> float:
    return found.rate


def by_busy(found: Measured) -> float:
    return found.busy / found.moves


def by_wait(found: Measured) -> float:
    return found.at(0.5)


def memory(tables: int) -> None:
    words = [sys.executable, "-m", "scripts.bench_server.idle", str(tables)]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    most, kept = said.splitlines()[-1].split()  # before it, whatever the house has logged
    console.print(f"{tables} idle tables, each in mid-game and looked at once: {most} MiB at most, {kept} in memory")


def parts(bench: Bench, rival: Path | None) -> list[tuple[str, Callable[[], Coroutine[Any, Any, None]]]]:
    sizes = [10] if bench.asked.quick else [50, 250]
    made: list[tuple[str, Callable[[], Coroutine[Any, Any, None]]]] = []
    for _ in range(bench.asked.turns):
        made.append(("lone", lambda: bench.ours("SQLite NORMAL", 1, bench.sqlite(), CHRONOLUDE_SYNCHRONOUS="NORMAL")))
        if rival is not None:
            made.append(("lone", lambda: bench.theirs(1, rival)))
    for size in sizes * bench.asked.turns:
        made.append(("sqlite", lambda size=size: bench.ours("SQLite FULL", size, bench.sqlite())))  # type: ignore[misc]
        if rival is not None:
            made.append(("sqlite", lambda size=size: bench.theirs(size, rival)))  # type: ignore[misc]
    made += [("games", lambda game=game: bench.others(sizes[0], game)) for game in OTHERS]  # type: ignore[misc]
    made.append(("bots", lambda: bench.bots(4 if bench.asked.quick else 20)))
    return made


def on_workers(count: int) -> str:
    return f"PostgreSQL, {count} worker{'s' if count > 1 else ''}"


def on_postgres(bench: Bench) -> None:
    with postgres() as server:
        for count in WORKERS:
            asyncio.run(bench.ours(on_workers(count), bench.tables, empty_database(server), count))


def rival_in(folder: Path, asked: argparse.Namespace) -> Path | None:
    """boardgame.io, installed; None if it is not wanted or cannot be had."""
    if asked.alone or asked.only in ("games", "postgresql", "bots", "memory"):
        return None
    folder.mkdir()
    try:
        install(folder)
    except Missing as missing:
        console.print(f"boardgame.io cannot be installed here ({missing}): ours alone")
        return None
    return folder


def arguments() -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    words.add_argument("--quick", action="store_true", help="40 connections and few tables: does it run?")
    words.add_argument("--only", choices=["lone", "sqlite", "games", "postgresql", "bots", "memory"])
    words.add_argument("--alone", action="store_true", help="without boardgame.io")
    words.add_argument("--bot", default="", help="the level that thinks beside people; the game's highest if not said")
    words.add_argument("--turns", type=int, default=1, help="so many runs of each, in turns with boardgame.io")
    words.add_argument("--together", action="store_true", help="all four of a table at the same worker")
    words.add_argument(
        "--python", default=sys.executable, help="another interpreter of the same version for our server"
    )
    return words.parse_args()


def main() -> None:
    asked = arguments()
    console.print(f"engine {'compiled' if is_compiled() else 'not compiled'}")
    with tempfile.TemporaryDirectory(prefix="chronolude-bench-") as made:
        bench = Bench(asked, Path(made))
        for name, part in parts(bench, rival_in(Path(made) / "rival", asked)):
            if asked.only in (None, name):
                asyncio.run(part())
        if asked.only in (None, "postgresql"):
            on_postgres(bench)
        console.print(bench.grid)
        bench.verdict()
    if asked.only in (None, "memory"):
        memory(500 if asked.quick else 10_000)


if __name__ == "__main__":
    main()
