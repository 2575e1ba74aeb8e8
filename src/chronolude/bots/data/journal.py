"""The journal of a simulation: what has been played stays played, for as long as the code that plays is the same."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from ..arena.journal import code
from ..json_lines import JsonLines
from ..simulation import GameRow, Plan, Wanted
from ..strangers.code import strangers_code


class GameLine(msgspec.Struct, frozen=True):
    """One game, and the run it belongs to."""

    key: str
    row: GameRow


def key_of_run(plan: Plan, wanted: Wanted) -> str:
    """What a run is known by, however many games it has: more may be asked for later."""
    one = msgspec.json.encode((msgspec.structs.replace(plan, games=0), wanted))
    played_by = code() + strangers_code(plan.game, tuple(plan.bots))
    return hashlib.sha256(one + played_by.encode()).hexdigest()[:16]


class GameJournal:
    """The games of one run that are there, by number."""

    def __init__(self, path: Path | None, plan: Plan, wanted: Wanted) -> None:
        self.key = key_of_run(plan, wanted)
        self.file = JsonLines(path, GameLine)
        lines = (line.row for line in self.file.read() if line.key == self.key)
        self.rows = {row.number: row for row in lines if row.number < plan.games}

    def add(self, row: GameRow) -> None:
        """Keep a game; its record has a file of its own."""
        row = msgspec.structs.replace(row, record="")
        self.rows[row.number] = row
        self.file.add([GameLine(self.key, row)])
