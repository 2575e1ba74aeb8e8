"""Every puzzle that is here, proved anew: `python -m tests.bots.puzzles.deep`, a part of `make laws`."""

from __future__ import annotations

import sys
import time

from chronolude.bots.puzzles.library import games_with
from chronolude.bots.puzzles.puzzle import holds


def main() -> int:
    wrong = 0
    for game, puzzles in games_with().items():
        since = time.process_time()
        failed = [puzzle.id for puzzle in puzzles if not holds(puzzle)]
        wrong += len(failed)
        seconds = time.process_time() - since
        print(f"{game}: {len(puzzles) - len(failed)} of {len(puzzles)} puzzles proved in {seconds:.1f} s", *failed)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
