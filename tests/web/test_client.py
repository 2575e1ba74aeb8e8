"""What the first load costs. The client's lint, types and parts are checked by `make lint`, `types` and `tests`."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

from tests.web.house import ROOT

BUDGET: Final = 200_000
BUNDLE: Final = ROOT / "src/chronolude/_web"


def first_files() -> list[Path]:
    """What the lobby's page asks for before anything is clicked: its own links and scripts, and one catalogue."""
    page = (BUNDLE / "index.html").read_text()
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    return [BUNDLE / name for name in named]


def test_boards_are_loaded_on_demand() -> None:
    scripts = [path.read_text() for path in first_files() if path.suffix == ".js"]
    assert scripts
    assert not any("ct-line-title" in script for script in scripts)  # a word only the board of Contre-Temps says


def test_the_page_itself_is_far_under_its_budget() -> None:
    """The whole first load, fonts and catalogue included, is measured in a browser by `make bench-web`."""
    assert sum(len(gzip.compress(path.read_bytes())) for path in first_files()) < BUDGET * 0.6
