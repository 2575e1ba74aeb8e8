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


def passes(copy: Path, test: str) -> bool:
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
        return False
    if run.returncode not in (0, 1):
        raise RuntimeError(f"{test}: {run.stdout[-2000:]}{run.stderr[-2000:]}")
    return run.returncode == 0


def notices(copy: Path, one: Finding) -> bool:
    """Whether the test of a finding fails without its mend."""
    file = copy / one.file
    whole = file.read_text("utf-8")
    assert whole.count(one.mend) == 1, (one.file, one.mend)
    file.write_text(whole.replace(one.mend, one.without), "utf-8")
    try:
        return not passes(copy, one.test)
    finally:
        file.write_text(whole, "utf-8")


def main() -> int:
    wanted = [one for one in FINDINGS if not sys.argv[1:] or any(word in one.was for word in sys.argv[1:])]
    missed = 0
    with copied() as copy:
        for one in wanted:
            noticed = notices(copy, one)
            missed += not noticed
            print("noticed" if noticed else "NOT NOTICED", one.was, sep="  ", flush=True)
    print(f"{len(wanted) - missed} of {len(wanted)} noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
