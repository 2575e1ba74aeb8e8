"""What has been played, kept as it is played: a run that was stopped goes on where it was."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

import chronolude

from ...tables.bench import is_compiled
from ..json_lines import JsonLines
from ..strangers.code import strangers_code
from .match import Bout, Lot, Match

DECIDES: Final = ("kernel", "sight", "search", "games", "bots", "tables/runner.py")
"""What can change how a game goes; the arena itself only tells of it."""
HOME: Final = Path(chronolude.__file__).parent
KINDS: Final = (".py", ".json", ".toml", ".csv")


@cache
def code() -> str:
    """A fingerprint of the rules and of the bots, and whether they are compiled: bots by the clock do more if so."""
    seen = hashlib.sha256(str(is_compiled()).encode())
    for name in DECIDES:
        room = HOME / name
        for path in sorted(room.rglob("*")) if room.is_dir() else [room]:
            if path.suffix in KINDS and HOME / "bots" / "arena" not in path.parents:
                seen.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()[:16]


def key_of(match: Match) -> str:
    """What a match is known by: itself and the code that plays it, a stranger's too."""
    played_by = code() + strangers_code(match.game, tuple(match.bots))
    return hashlib.sha256(msgspec.json.encode(match) + played_by.encode()).hexdigest()[:16]


class DealRow(msgspec.Struct, frozen=True):
    """One deal, played from every seat."""

    key: str
    deal: int
    seconds: float
    bouts: list[Bout]


class Journal:
    """A file with a line of JSON for each deal played; without a path, nothing outlives the run."""

    def __init__(self, path: Path | None = None) -> None:
        self.file = JsonLines(path, DealRow)
        self.lines: dict[str, dict[int, DealRow]] = {}
        for line in self.file.read():
            self.keep(line)

    def keep(self, line: DealRow) -> None:
        self.lines.setdefault(line.key, {})[line.deal] = line

    def add(self, lot: Lot, deals: list[list[Bout]], seconds: float) -> None:
        """Keep a lot's deals, which took so long together."""
        each, key = seconds / len(deals), key_of(lot.match)
        lines = [DealRow(key, lot.first + k, each, bouts) for k, bouts in enumerate(deals)]
        for line in lines:
            self.keep(line)
        self.file.add(lines)

    def deals(self, match: Match) -> dict[int, list[Bout]]:
        """The deals of a match that are there."""
        return {deal: line.bouts for deal, line in sorted(self.lines.get(key_of(match), {}).items())}

    def seconds(self, match: Match) -> float:
        """What the match has cost so far, in seconds of one core."""
        return sum(line.seconds for line in self.lines.get(key_of(match), {}).values())
