"""Play the plan and judge the bots.

    python -m scripts.strength [--quick] [--only contre-temps,timeline] [--jobs 2] [--fresh] [--tell]

What is played is kept in .cache/strength and taken up by the next run, as long as rules and bots are the same. A whole
run writes docs/strength.md and the ratings that the lobby shows; the exit status is 1 when a bar is not passed.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from chronolude.bots.arena.journal import Journal
from chronolude.bots.arena.measured import write
from scripts.strength.about import ROOT, About, about
from scripts.strength.plan import load
from scripts.strength.rated import rating_rows, ratings_of
from scripts.strength.run import Session
from scripts.strength.telling import HEADS, cells, page

JOURNAL: Final = ROOT / ".cache" / "strength" / "journal.jsonl"
PAGE: Final = ROOT / "docs" / "strength.md"
# Not where the package is imported from: that may be the compiled copy.
RATINGS: Final = ROOT / "src" / "chronolude" / "bots" / "arena" / "measured.json"
STEPS: Final = 1000  # of the bar for each match


def arguments(given: list[str]) -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="strength", description=(__doc__ or "").splitlines()[0])
    words.add_argument("--quick", action="store_true", help="a quarter of an hour, point estimates")
    words.add_argument("--only", default="", help="rows whose names begin so, with commas; writes no page")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; as many as cores")
    words.add_argument("--fresh", action="store_true", help="forget what was played before")
    words.add_argument("--tell", action="store_true", help="play nothing: judge and tell what earlier runs have played")
    return words.parse_args(given)


def watch(session: Session, jobs: int, console: Console) -> None:
    """Play with a bar; rows are told as they are decided."""
    told = {trial.row.name for trial in session.trials if not trial.is_open}
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("strength", total=STEPS * len(session.heats), completed=int(STEPS * session.done))

        def tell(session: Session) -> None:
            spent = f"{session.seconds / 60:.1f} core minutes"
            progress.update(bar, completed=int(STEPS * session.done), description=spent)
            for trial in session.trials:
                if not trial.is_open and trial.row.name not in told:
                    told.add(trial.row.name)
                    progress.console.print(f"{trial.verdict()}: {' · '.join(cells(trial)[:4])}", highlight=False)

        session.play(jobs, tell)


def main(given: list[str]) -> int:
    """Play, print the table, and keep what a whole run has shown."""
    asked = arguments(given)
    if asked.fresh:
        JOURNAL.unlink(missing_ok=True)
    only = [name for name in asked.only.split(",") if name]
    try:
        session = Session(load(only=only), Journal(JOURNAL), quick=asked.quick)
        stands = about(session.plan.seed, asked.jobs)
        if asked.tell:
            session.cut()
        else:
            watch(session, asked.jobs, Console(stderr=True))
    except ValueError as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("strength: stopped; the next run goes on from here", file=sys.stderr)
        return 130
    if not asked.quick and not only:
        keep(session, stands)
    return judge(session)


def keep(session: Session, stands: About) -> None:
    """Write the page and the ratings."""
    ratings = ratings_of(session)
    PAGE.write_text(page(session, stands, rating_rows(ratings)), encoding="utf-8")
    write(ratings, f"{stands.commit} of {stands.date}", RATINGS)


def judge(session: Session) -> int:
    """Print the table; the exit status."""
    table = Table(*HEADS)
    for trial in session.trials:
        table.add_row(*cells(trial))
    Console().print(table)
    missed = [trial.row.name for trial in session.trials if trial.verdict() not in {"passes", "told"}]
    print(f"not passed: {', '.join(missed)}" if missed else "every bar is passed")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
