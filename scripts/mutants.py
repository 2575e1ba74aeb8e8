"""Change rules at random: do the tests notice? Samples mutants with cosmic-ray and writes survivors to docs/mutants.md.

Runs uncompiled, on copies of the tree in .cache/mutants, one per job. A mutant that alters annotations only is not
counted: it cannot be noticed.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import queue
import random
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final, NamedTuple

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from rich.progress import Progress

ROOT: Final = Path(__file__).resolve().parent.parent
CACHE: Final = ROOT / ".cache" / "mutants"
REPORT: Final = ROOT / "docs" / "mutants.md"
PACKAGE: Final = "src/chronolude"
TARGETS: Final = ("kernel/*.py", "games/contre_temps/rules/*.py")
COPIED: Final = ("src", "tests", "scripts", "pyproject.toml", "hatch_build.py", "README.md")
# Quick tests first; then the laws where the kernel does most: one small Contre-Temps and the toys.
SCENES: Final = "tests/games/contre_temps/test_"
QUICK: Final = (
    "tests/kernel",
    *(f"{SCENES}{name}.py" for name in ("vectors", "events", "constant_and_end", "paradox")),
)
SLOW: Final = (f"{SCENES}setting_up.py", "tests/tables", "tests/laws", "-k", "not laws or toy or paradox/3/0")
RESULTS: Final = CACHE / "results.json"
UNKNOWN: Final = "(no reason yet)"


class Mutant(NamedTuple):
    """One change of one file."""

    path: str
    operator: str
    occurrence: int
    code: str
    line: int
    before: str
    after: str

    @property
    def name(self) -> str:
        return f"{self.path}:{self.line} `{self.before}` → `{self.after}`"


class Bare(ast.NodeTransformer):
    """Takes annotations and docstrings away."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(0)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        for one in node.args.args:
            one.annotation = None
        return self.generic_visit(node)


def meaning(code: str) -> str:
    return ast.dump(Bare().visit(ast.parse(code)))


def mutants(path: Path) -> list[tuple[str, str, int]]:
    """Every change cosmic-ray knows for a file: path, operator, occurrence."""
    tree = get_ast(path.read_text(encoding="utf-8"))
    out = []
    for name in sorted(cosmic_ray.plugins.operator_names()):
        kind = cosmic_ray.plugins.get_operator(name)
        if not kind.arguments():
            count = sum(1 for node in ast_nodes(tree) for _ in kind().mutation_positions(node))
            out += [(str(path.relative_to(ROOT)), name, occurrence) for occurrence in range(count)]
    return out


def make(path: str, operator: str, occurrence: int) -> Mutant | None:
    """The mutant, or None if it is none: no change, or of annotations only."""
    old = (ROOT / path).read_text(encoding="utf-8")
    new = mutate_code(old, cosmic_ray.plugins.get_operator(operator)(), occurrence)
    try:
        if new is None or meaning(new) == meaning(old):
            return None
    except SyntaxError:
        return None
    pairs = zip(old.splitlines(), new.splitlines(), strict=False)
    line, before, after = next((n, a, b) for n, (a, b) in enumerate(pairs, 1) if a != b)
    return Mutant(path, operator, occurrence, new, line, before.strip(), after.strip())


def sample(count: int, seed: int) -> list[Mutant]:
    files = [path for pattern in TARGETS for path in sorted((ROOT / PACKAGE).glob(pattern))]
    spots = [spot for path in files for spot in mutants(path)]
    random.Random(seed).shuffle(spots)
    out: list[Mutant] = []
    for spot in spots:
        made = make(*spot)
        if made is not None:
            out.append(made)
        if len(out) == count:
            break
    return out


# ── running ──────────────────────────────────────────────────────────────────────────────────────


def copy_tree(job: int) -> Path:
    home = CACHE / str(job)
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, home / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "_web"))
        elif source.exists():
            shutil.copy(source, home / name)
    return home


def notices(home: Path, tests: tuple[str, ...], timeout: float) -> bool:
    """Whether a run of these tests in this tree fails or does not come to an end."""
    paths = [name for name in tests if not name.startswith("tests/") or (home / name).exists()]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *paths]
    environment = {**os.environ, "PYTHONPATH": str(home / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=home, env=environment, capture_output=True, timeout=timeout, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def is_killed(home: Path, mutant: Mutant, timeout: float) -> bool:
    path = home / mutant.path
    kept = path.read_text(encoding="utf-8")
    path.write_text(mutant.code, encoding="utf-8")
    try:
        return notices(home, QUICK, timeout) or notices(home, SLOW, timeout)
    finally:
        path.write_text(kept, encoding="utf-8")


def remembered() -> dict[str, bool]:
    """Which mutants were killed when this was last run."""
    found: dict[str, bool] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


def run(todo: list[Mutant], jobs: int, timeout: float, fresh: bool) -> dict[str, bool]:
    """Which mutants are killed. Those killed before are not tried again unless asked for: tests only grow."""
    killed = {} if fresh else {name: True for name, was in remembered().items() if was}
    waiting: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    for mutant in todo:
        if mutant.name not in killed:
            waiting.put(mutant)
    with Progress() as progress:
        bar = progress.add_task("mutants", total=waiting.qsize())

        def work(job: int) -> None:
            home = copy_tree(job)
            while not waiting.empty():
                mutant = waiting.get()
                killed[mutant.name] = is_killed(home, mutant, timeout)
                RESULTS.write_text(json.dumps(killed), encoding="utf-8")
                progress.console.print(f"{'killed' if killed[mutant.name] else 'SURVIVES'} {mutant.name}")
                progress.advance(bar)

        threads = [threading.Thread(target=work, args=(job,)) for job in range(jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return killed


# ── the report ───────────────────────────────────────────────────────────────────────────────────


def reasons() -> dict[str, str]:
    """What people wrote about survivors before: kept, by the change without its line number."""
    if not REPORT.exists():
        return {}
    rows = re.findall(r"^- \S+?(/\w+\.py):\d+ (`.*`)\n  (.+)$", REPORT.read_text(encoding="utf-8"), re.MULTILINE)
    return {name + change: reason for name, change, reason in rows}


def report(count: int, seed: int, survivors: list[Mutant]) -> str:
    known = reasons()
    killed = count - len(survivors)
    lines = [
        "# Mutants that survive",
        "",
        "`make mutants` changes the kernel and the rules of Contre-Temps at random.",
        f"Of {count} sampled mutants (seed {seed}) the tests notice {killed}: {100 * killed / max(count, 1):.0f} %.",
        "Each survivor stands here with the reason why no test can or should notice it.",
        "",
    ]
    for one in survivors:
        key = f"/{Path(one.path).name}`{one.before}` → `{one.after}`"
        lines += [f"- {one.name}", f"  {known.get(key, UNKNOWN)}"]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=240.0)
    parser.add_argument("--trust", action="store_true", help="do not try the tests without a mutant first")
    parser.add_argument("--fresh", action="store_true", help="try again those killed before")
    parser.add_argument("--least", type=float, default=85.0, help="fewer killed per cent fail the run")
    given = parser.parse_args()
    home = copy_tree(0)
    if not given.trust and (notices(home, QUICK, given.timeout) or notices(home, SLOW, given.timeout)):
        print("the tests fail without any mutant: mend that first")
        return 1
    todo = sample(given.count, given.seed)
    killed = run(todo, given.jobs, given.timeout, given.fresh)
    survivors = sorted(mutant for mutant in todo if not killed[mutant.name])
    REPORT.write_text(report(len(todo), given.seed, survivors), encoding="utf-8")
    share = 100 * (len(todo) - len(survivors)) / len(todo)
    print(f"killed {len(todo) - len(survivors)} of {len(todo)}: {share:.0f} %; survivors in {REPORT.relative_to(ROOT)}")
    return 0 if share >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
