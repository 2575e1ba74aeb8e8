"""The rows of docs/leaderboard.md, from reports of the arena.

Usage: python -m scripts.leaderboard REPORT.json… Each report is what `chronolude arena … --json` wrote, with the entry
first in its line-up. Rows of the same entry in the same company are written anew, the others stay.
"""

from __future__ import annotations

import argparse
import sys
from itertools import takewhile
from pathlib import Path
from typing import Final

import msgspec

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "leaderboard.md"
HEAD: Final = "| game | entry | among | games | wins (95 %) | by chance | rating | seconds a decision |"
LINE: Final = "|---|---|---|---:|---:|---:|---:|---:|"


class Rating(msgspec.Struct):
    """How strong openskill takes somebody to be, and how sure that is."""

    mu: float
    sigma: float


class Spent(msgspec.Struct):
    """Seconds a decision."""

    mean: float


class Entrant(msgspec.Struct):
    """What a report says of one bot."""

    bot: str
    share: float
    low: float
    high: float
    chance: float
    decision_seconds: Spent
    rating: Rating | None = None


class Report(msgspec.Struct):
    """What is read of a report."""

    game: str
    seats: int
    bots: list[str]
    games: int
    entrants: list[Entrant]
    compiled: bool = True
    lapses: list[dict[str, object]] = []


def name_of(bot: str) -> str:
    """A bot from anywhere by its own name, one of the house by that of the house."""
    return bot.partition("?")[0].rpartition(":")[2].rpartition("/")[2]


def row_of(report: Report) -> str:
    """The line of a report's first bot."""
    if report.lapses:
        raise ValueError(f"{report.bots[0]}: a report with lapses is no entry")
    entry = next(one for one in report.entrants if one.bot == report.bots[0])
    others = [name_of(bot) for bot in report.bots[1:]]
    among = " and ".join(f"{others.count(name)} {name}" for name in dict.fromkeys(others))
    cells = [
        f"{report.game}, {report.seats} seats",
        f"[{name_of(entry.bot)}](#{name_of(entry.bot).lower()})",
        among,
        f"{report.games:,}",
        f"{entry.share:.1%} ({entry.low:.1%} to {entry.high:.1%})",
        f"{entry.chance:.0%}",
        f"{entry.rating.mu:.1f} ± {entry.rating.sigma:.1f}" if entry.rating else "",
        f"{entry.decision_seconds.mean:.2g}",
    ]
    return f"| {' | '.join(cells)} |"


def key_of(row: str) -> str:
    """Which game, entry and company a row is of."""
    return "|".join(row.split("|")[:4])


def page_with(text: str, rows: list[str]) -> str:
    """The page with these rows among its own, in order."""
    before, _, rest = text.partition(f"{HEAD}\n{LINE}\n")
    lines = rest.splitlines()
    old = list(takewhile(lambda line: line.startswith("|"), lines))
    kept = {key_of(row): row for row in [*old, *rows]}
    return "\n".join([f"{before}{HEAD}", LINE, *(kept[key] for key in sorted(kept)), *lines[len(old) :], ""])


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("reports", nargs="+", type=Path)
    reports = [msgspec.json.decode(path.read_bytes(), type=Report) for path in options.parse_args().reports]
    PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8"), [row_of(one) for one in reports]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
