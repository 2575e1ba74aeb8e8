"""Rows and masks of the vector environment against the sights they are about, over many rows of every game.

Usage: python -m tests.envs.deep [--rows 100000] [--games contre-temps,…]. `make rows` runs it compiled.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter
from typing import Final

from chronolude import envs
from chronolude.games import OURS
from tests.envs.rows import Followed

NAMED: Final = 97
"""One look in so many also compares name by name, which takes a hundred times as long."""
VECTORS: Final = 8
LOOKED: Final = 3
"""Every so many-th step is looked at: between two looks more than one thing has changed."""


def look(game: str, rows: int) -> int:
    """So many rows of a game, by all numbers of seats."""
    least, most = envs.codec(game).field.game.seats
    done, seed = 0, 0
    while done < rows:
        for seats in range(least, most + 1):
            vector = envs.vector(game, VECTORS, seats, seed=seed, limit=400)
            seed += 1
            followed = Followed(vector, seed)
            for step in followed.steps(400):
                if step % LOOKED == 0:
                    done += followed.compare(by_name=step % NAMED == 0)
    return done


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--rows", type=int, default=100_000)
    options.add_argument("--games", default=",".join(OURS))
    given = options.parse_args()
    for game in given.games.split(","):
        since = perf_counter()
        print(
            f"{game}: {look(game, given.rows):,} rows are those of their sights ({perf_counter() - since:.0f} s)",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
