"""Each mend is taken out of a copy of the house, and the test of what was found must fail there.

    python -m tests.safety.unmended [WORD...]

With words, only the findings that have one of them in their sentence.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.safety.findings import FINDINGS, Finding

ROOT: Final = Path(__file__).resolve().parents[2]
SECONDS: Final = 120
"""A test that is not through by then has not passed: what was mended may be that something never ends."""
PASSES: Final = "PASSES"
MEMORY: Final = 4_000_000
"""Kilobytes."""


@contextmanager
def copied() -> Iterator[Path]:
    """The house as it stands, without what was built."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place)
        for name in told.split("\0"):
            if name.startswith(("src/", "tests/", "deploy/", "docs/", "scripts/", "pyproject")):
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, copy / name)
        yield copy


def fate(copy: Path, test: str) -> str:
    """What becomes of a test: it passes, fails, or does not end."""
    command = (
        "bash",
        "-c",
        f"ulimit -v {MEMORY}; exec {sys.executable} -m pytest -q -n 0 -x -p no:cacheprovider {test}",
    )
    around = {**os.environ, "PYTHONPATH": str(copy / "src")}
    try:
        run = subprocess.run(
            command, cwd=copy, env=around, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return "does not end"
    if run.returncode not in (0, 1):
        raise RuntimeError(f"{test}: {run.stdout[-2000:]}{run.stderr[-2000:]}")
    return "fails" if run.returncode else PASSES


def without(copy: Path, one: Finding) -> str:
    """What becomes of the test of a finding without its mend."""
    file = copy / one.file
    whole = file.read_text("utf-8")
    assert whole.count(one.mend) == 1, (one.file, one.mend)
    file.write_text(whole.replace(one.mend, one.without), "utf-8")
    try:
        return fate(copy, one.test)
    finally:
        file.write_text(whole, "utf-8")


def main() -> int:
    wanted = [one for one in FINDINGS if not sys.argv[1:] or any(word in one.was for word in sys.argv[1:])]
    missed = 0
    with copied() as copy:
        for one in wanted:
            found = without(copy, one)
            missed += found == PASSES
            print(f"{one.was}: its test {found}", flush=True)
    print(f"{len(wanted) - missed} of {len(wanted)} noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
