"""What is not run a second time against the compiled engine, and why: what it checks is the same file both times."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ONCE: Final = {
    "tests/scripts": "scripts of the house, which run no engine, or compile one themselves",
    "tests/test_build.py": "builds wheels, the compiled one too",
    "tests/test_second_try.py": "tests the tests",
    "tests/bots/arena/test_cluster.py": "starts Ray; the arena's matches are played compiled in the tests beside it",
    "tests/test_house.py": "reads sources",
    "tests/test_imports.py": "reads sources",
    "tests/test_locale.py": "reads catalogues, which are never compiled",
}


def is_compiled_run() -> bool:
    return os.environ.get("CHRONOLUDE_COMPILED") == "1"


def ignored(path: Path) -> bool:
    """Whether this run leaves a file or folder of tests out."""
    return is_compiled_run() and path.is_relative_to(ROOT) and path.relative_to(ROOT).as_posix() in ONCE
