"""`make chaos`: fifty tables, a hundred kills, on SQLite and then on PostgreSQL with two workers; then the drill.

The drill takes copies of both while people play, restores them, and plays every game to its end there.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tests.server.postgres import empty_database, postgres

from .drill import drill
from .run import Chaos

console = Console()


def one_run(title: str, database: str, folder: Path, workers: int, asked: argparse.Namespace) -> None:
    with Progress(console=console, disable=not console.is_terminal) as bars:
        bar = bars.add_task(title, total=asked.kills)
        chaos = Chaos(database, folder, workers, asked.tables, asked.seed, asked.pace, not asked.blind)
        told = asyncio.run(chaos.run(asked.kills, lambda: bars.advance(bar)))
    console.print(f"[bold]{title}[/]: no acknowledged answer lost, none twice, all games over, all lines resumed")
    for name, value in told.items():
        if value != "":
            console.print(f"  {name}: {value}", soft_wrap=True, markup=False)


def main() -> None:
    words = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    words.add_argument("--tables", type=int, default=50)
    words.add_argument("--kills", type=int, default=100)
    words.add_argument("--pace", type=float, default=0.3, help="seconds a person thinks, on average")
    words.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    words.add_argument("--only", choices=["sqlite", "postgresql", "drill"])
    words.add_argument("--blind", action="store_true", help="without a browser at a table of its own")
    words.add_argument("--quick", action="store_true", help="8 tables, 10 kills")
    asked = words.parse_args()
    if asked.quick:
        asked.tables, asked.kills = 8, 10
    console.print(f"seed {asked.seed}: {asked.tables} tables, {asked.kills} kills")
    with tempfile.TemporaryDirectory(prefix="chronolude-chaos-") as made:
        folder = Path(made)
        if asked.only in (None, "sqlite"):
            one_run("SQLite, one worker", str(folder / "chaos.db"), folder, 1, asked)
        if asked.only in (None, "postgresql"):
            with postgres() as server:
                one_run("PostgreSQL, two workers", empty_database(server), folder, 2, asked)
        if asked.only in (None, "drill"):
            drills(folder, asked.tables)


def drills(folder: Path, tables: int) -> None:
    told = asyncio.run(drill(folder, str(folder / "drill.db"), tables, copies=3))
    console.print(f"[bold]The drill, SQLite[/]: every copy is sound, every game goes on in it: {told}", soft_wrap=True)
    with postgres() as server:
        told = asyncio.run(drill(folder, empty_database(server), tables, copies=2, server=server))
    console.print(f"[bold]The drill, PostgreSQL[/]: {told}", soft_wrap=True)


if __name__ == "__main__":
    main()
