"""Change the rules of a game at random: do the tests notice? Survivors are written to docs/mutants/<game>.md.

    python -m scripts.mutants --game time-division --count 100 --jobs 2

Runs uncompiled. Mutants killed before are remembered in .cache/mutants, survivors with a reason on the page; neither is
tried again unless --fresh is given: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from pathlib import Path
from typing import Final

from rich.progress import Progress

from scripts.mutation.samples import PACKAGE, ROOT, Mutant, files, sample
from scripts.mutation.subjects import SUBJECTS, Subject
from scripts.mutation.tries import Reach, attempt, snapshot, stands, survey

CACHE: Final = ROOT / ".cache" / "mutants"
REPORTS: Final = ROOT / "docs" / "mutants"
UNKNOWN: Final = "(no reason yet)"
FIRST_TIME: Final = r"^At first .+$"  # people's line of how many were noticed before tests were added: kept


def remembered(game: str) -> dict[str, bool]:
    """Which mutants were killed when this was last run."""
    path = CACHE / f"{game}.json"
    found: dict[str, bool] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: True for name, killed in found.items() if killed}


def remember(game: str, killed: dict[str, bool]) -> None:
    """Written whole and put in place at once, so that a run may be stopped at any moment."""
    CACHE.mkdir(parents=True, exist_ok=True)
    draft = CACHE / f"{game}.{os.getpid()}.json"
    draft.write_text(json.dumps(killed), encoding="utf-8")
    draft.replace(CACHE / f"{game}.json")


class Run:
    """A number of mutants, a few of them tried at a time."""

    def __init__(self, game: str, home: Path, reach: Reach, killed: dict[str, bool]) -> None:
        self.game = game
        self.home = home
        self.reach = reach
        self.killed = killed
        self.running: dict[int, Mutant] = {}

    def start(self, mutant: Mutant) -> None:
        nodes = self.reach.tests(str(self.home / mutant.path), mutant.line)
        child = attempt(self.home, mutant.path, mutant.code, self.reach.allowed(nodes))
        self.running[child] = mutant

    def finish(self) -> Mutant:
        """Wait for one of those under way: any end but a good one means that the tests noticed."""
        child, status = os.wait()
        mutant = self.running.pop(child)
        self.killed[mutant.name] = status != 0
        remember(self.game, self.killed)
        return mutant


def run(todo: list[Mutant], jobs: int, runs: Run) -> None:
    waiting = [mutant for mutant in todo if mutant.name not in runs.killed]
    with Progress(auto_refresh=False) as progress:  # a thread of its own would not survive a fork
        bar = progress.add_task("mutants", total=len(waiting))
        while waiting or runs.running:
            while waiting and len(runs.running) < jobs:
                runs.start(waiting.pop(0))
            done = runs.finish()
            say = f"{'killed' if runs.killed[done.name] else 'SURVIVES'} {done.name}"
            progress.console.print(say, markup=False, highlight=False, soft_wrap=True)
            progress.advance(bar)
            progress.refresh()


# ── the report ───────────────────────────────────────────────────────────────────────────────────


def reasons(page: Path) -> dict[str, str]:
    """What people wrote about survivors before: kept, by the change without its line number."""
    if not page.exists():
        return {}
    rows = re.findall(r"^- \S+?(/\w+\.py):\d+ (`.*`)\n  (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {name + change: reason for name, change, reason in rows}


def explained(page: Path, todo: list[Mutant]) -> dict[str, bool]:
    """Survivors that people gave a reason for: they are not tried again, and stay survivors."""
    known = {change for change, reason in reasons(page).items() if reason != UNKNOWN}
    return {one.name: False for one in todo if key(one) in known}


def key(one: Mutant) -> str:
    return f"/{Path(one.path).name}`{one.before}` → `{one.after}`"


def report(page: Path, subject: Subject, count: int, seed: int, survivors: list[Mutant]) -> str:
    known = reasons(page)
    before = re.findall(FIRST_TIME, page.read_text(encoding="utf-8"), re.MULTILINE) if page.exists() else []
    killed = count - len(survivors)
    what = ", ".join(f"`{target}`" for target in subject.targets)
    lines = [
        f"# Mutants of {page.stem}",
        "",
        f'`make mutants ARGS="--game {page.stem}"` changes {what} at random.',
        f"Of {count} sampled mutants (seed {seed}) the tests notice {killed}: {100 * killed / max(count, 1):.0f} %.",
        *before,
        "Each survivor stands here with the reason why no test can or should notice it.",
        "",
    ]
    for one in survivors:
        lines += [f"- {one.name.removeprefix(PACKAGE + '/')}", f"  {known.get(key(one), UNKNOWN)}"]
    return "\n".join(lines) + "\n"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--game", choices=list(SUBJECTS), default="contre-temps")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=600.0, help="CPU seconds for all tests without a mutant")
    parser.add_argument("--fresh", action="store_true", help="try again those killed or explained before")
    parser.add_argument("--tests", nargs="+", default=[], help="only these, for mutants that a new test is to notice")
    parser.add_argument("--least", type=float, default=85.0, help="fewer killed per cent fail the run")
    return parser.parse_args()


def tried(given: argparse.Namespace, subject: Subject, todo: list[Mutant]) -> dict[str, bool] | None:
    """Whether each mutant was killed; None when the tests fail without any."""
    targets = [str(path.relative_to(ROOT)) for path in files(subject.targets)]
    with snapshot(ROOT, CACHE / f"{given.game}-{os.getpid()}") as home:
        reach = survey(home, subject, targets, given.timeout)
        if reach is None or not stands(home, targets[0], reach):
            print((home / "output.txt").read_text(encoding="utf-8")[-3000:])
            return None
        known = {} if given.fresh else {**explained(REPORTS / f"{given.game}.md", todo), **remembered(given.game)}
        runs = Run(given.game, home, reach, known)
        run(todo, given.jobs, runs)
    return runs.killed


def main() -> int:
    given = arguments()
    subject = SUBJECTS[given.game]
    if given.tests:
        subject = subject._replace(tests=tuple(given.tests))
    todo = sample(subject.targets, given.count, given.seed)
    killed = tried(given, subject, todo)
    if killed is None:
        print("the tests fail without any mutant: mend that first")
        return 1
    survivors = sorted(mutant for mutant in todo if not killed[mutant.name])
    page = REPORTS / f"{given.game}.md"
    page.write_text(report(page, subject, len(todo), given.seed, survivors), encoding="utf-8")
    share = 100 * (len(todo) - len(survivors)) / len(todo)
    print(f"killed {len(todo) - len(survivors)} of {len(todo)}: {share:.0f} %; survivors in {page.relative_to(ROOT)}")
    return 0 if share >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
