"""The golden playthroughs of our games; `python -m tests.laws.playthrough` writes them anew after a change."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = TESTS / "golden" / "playthroughs"
if __name__ == "__main__":
    sys.path.insert(0, str(TESTS / "toys"))

from chronolude.games import register  # noqa: E402
from chronolude.testing.golden import write  # noqa: E402
from tests.laws import walk  # noqa: E402, F401  (which missions are walked)

GUESTS: Final = ("signal-night",)
"""They keep theirs beside them."""
OWN: Final = tuple(id for id in register() if id not in GUESTS)

if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for file in write(FOLDER, OWN):
        print(file.name)
