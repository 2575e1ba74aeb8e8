"""What is run against the compiled engine and against its plain sources as well, and why.

Everything is tested once, compiled, as it is played. The compiled modules run as plain Python too (a bare clone, a
platform without a compiler, a debugger): what looks at them closely is run again so, deep runs aside. What can differ
between the two is the language, not the rules: laws that walk through random games walk once through each game and mode
then, and golden games must come out the same to the last bit.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TWICE: Final = {
    "tests/kernel": "every verb of the engine",
    "tests/games": "every rule of every game",
    "tests/laws": "what holds for all games, and golden games to the last bit",
    "tests/search": "trees and guides, which must find the same answers",
    "tests/tables": "what is built right above the engine",
    "tests/envs/test_rows.py": "rows, masks and ids, which are written inside the engine",
    "tests/test_compiled.py": "that each run uses the engine it says",
}


def is_compiled_run() -> bool:
    return os.environ.get("CHRONOLUDE_COMPILED") == "1"


def is_plain_run() -> bool:
    """The second run of `make test`; pytest called by hand leaves nothing out."""
    return os.environ.get("CHRONOLUDE_PLAIN") == "1"


def is_quick_run() -> bool:
    """Whether laws walk through each game and mode once: in the second run, and in `make check`."""
    return is_plain_run() or os.environ.get("CHRONOLUDE_QUICK") == "1"


def is_deep_run() -> bool:
    """Whether tests that count over random games may take their time: in `make laws`."""
    return os.environ.get("CHRONOLUDE_DEEP") == "1"


def ignored(path: Path) -> bool:
    """Whether this run leaves a file or folder of tests out."""
    return is_plain_run() and path.is_relative_to(ROOT / "tests") and not is_on_the_way(path.relative_to(ROOT))


def is_on_the_way(path: Path) -> bool:
    """Whether a path is one of those that run twice, lies in one or leads to one."""
    wanted = [Path(name) for name in TWICE]
    return any(path.is_relative_to(one) or one.is_relative_to(path) for one in wanted)
