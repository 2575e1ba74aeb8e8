"""Many games as rows: what a seat is worth, and what first answers are."""

# %% Ten thousand games, one file. The same from the command line, and on a cluster with --engine ray:
#
#     chronolude simulate contre-temps --games 10000 --jobs 2 --out games.parquet --decisions decisions.parquet
from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any

from chronolude.bots.arena.shares import wilson
from chronolude.bots.data.run import Places, collect
from chronolude.bots.simulation import Plan
from chronolude.search.work import share


def gather(folder: Path, games: int) -> Places:
    places = Places(folder / "games.jsonl", folder / "decisions.jsonl", journal=folder / "journal.jsonl")
    plan = Plan("contre-temps", 3, {}, ["rule-of-thumb"] * 3, games, seed=7)
    collect(plan, places, partial(share, jobs=1), 1)
    return places


def rows(path: Path | None) -> list[dict[str, Any]]:
    assert path is not None
    return [json.loads(line) for line in path.read_text().splitlines()]


# %% The share of wins of each seat, with its interval.
def by_seat(games: list[dict[str, Any]]) -> list[tuple[float, float, float]]:
    out = []
    for seat in range(games[0]["seats"]):
        won = sum((seat in row["winners"]) / len(row["winners"]) for row in games)
        out.append((won / len(games), *wilson(won / len(games), len(games), 1.96)))
    return out


# %% What came of each first answer. With pandas or polars it is one line; the standard library will do.
def by_first_answer(decisions: list[dict[str, Any]], least: int) -> dict[str, float]:
    seen: dict[str, list[float]] = defaultdict(list)
    for row in decisions:
        if row["decision"] < 3 and row["options"] > 1:
            seen[row["answer"]].append(row["won"])
    shares = {answer: sum(won) / len(won) for answer, won in seen.items() if len(won) >= least}
    return dict(sorted(shares.items(), key=lambda one: -one[1]))


def main(short: bool = False) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        places = gather(Path(folder), 12 if short else 1000)
        games, decisions = rows(places.out), rows(places.decisions)
        answers = by_first_answer(decisions, 1 if short else 30)
    return {"games": len(games), "decisions": len(decisions), "by_seat": by_seat(games), "answers": answers}


if __name__ == "__main__":
    print(json.dumps(main(), indent=2))
