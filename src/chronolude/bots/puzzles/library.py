"""Where puzzles lie: in a game's own folder, and those a user has mined in their data folder."""

from __future__ import annotations

import datetime as dt
import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from ...games import find, register
from ..json_lines import JsonLines
from .mine import Dug
from .puzzle import Puzzle

VARIABLE: Final = "CHRONOLUDE_DATA"
FIRST_DAY: Final = dt.date(2026, 1, 1)


def user_file(game: str) -> Path:
    named = os.environ.get(VARIABLE)
    return (Path(named) if named else user_data_path("chronolude", appauthor=False)) / "puzzles" / f"{game}.jsonl"


def shipped_file(game: str) -> Path | None:
    """What comes with the game, ours or a third party's."""
    home = find(game).home
    return None if home is None else home.folder / "puzzles" / f"{game}.jsonl"


def puzzles_of(game: str) -> list[Puzzle]:
    """All puzzles of a game, those that came with it first; each once."""
    found: dict[str, Puzzle] = {}
    for path in (shipped_file(game), user_file(game)):
        if path is not None and path.is_file():
            for puzzle in read(path, path.stat().st_mtime_ns):
                found.setdefault(puzzle.id, puzzle)
    return list(found.values())


@lru_cache(maxsize=64)
def read(path: Path, _stamp: int) -> tuple[Puzzle, ...]:
    return tuple(row.puzzle for row in JsonLines(path, Dug).read() if row.puzzle is not None)


def games_with() -> dict[str, list[Puzzle]]:
    """Every game that has puzzles, with them."""
    found = {game: puzzles_of(game) for game in register()}
    return {game: puzzles for game, puzzles in found.items() if puzzles}


def puzzle_named(game: str, id: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == id), None)


def of_the_day(day: dt.date) -> Puzzle | None:
    """One for everybody, each day from another game: easier at the beginning of a week, harder towards its end."""
    games = games_with()
    if not games:
        return None
    number = (day - FIRST_DAY).days
    puzzles = sorted(games[list(games)[number % len(games)]], key=lambda one: (one.grade, one.id))
    share = len(puzzles) / 7
    least = int(share * day.weekday())
    most = max(least + 1, int(share * (day.weekday() + 1)))
    told = hashlib.sha256(f"puzzle {day.isoformat()}".encode()).digest()
    return puzzles[least + int.from_bytes(told[:4], "big") % (most - least)]
