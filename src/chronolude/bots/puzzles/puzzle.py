"""A puzzle as data, and a table at which it stands."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...tables import Table
from ...tables.opening import resumed
from .proof import EXPECTED, Proved, Refuted, prove

FAR: Final = 0.3
"""By how much the best answer is better than the next, as a share of the win, where that is a mean."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, whose turn it is, and what was proved of it."""

    id: str
    game: str
    seat: int
    way: str
    """How its answer is proved (`proof.WAYS`)."""
    best: list[str]
    """Whole moves that are one answer to whoever reads them: copies of a card."""
    line: list[tuple[int, str]]
    """How it is won, from the best answer on: seats and answers."""
    found: dict[str, bool]
    """Which bots answer right, the weakest first."""
    position: dict[str, Any]
    worths: dict[str, float] = {}
    """What the other answers are worth, where that is more than nothing."""
    refuted: dict[str, Refuted] = {}
    """Why an answer that may win does not for sure."""

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5: the more bots fail, the harder."""
        if not self.found:
            return 3
        missed = sum(not found for found in self.found.values())
        return 1 + round(4 * missed / len(self.found))


def table_of(puzzle: Puzzle) -> Table:
    return resumed(puzzle.game, puzzle.position)


def one_answer(table: Table, seat: int, proved: Proved) -> list[str] | None:
    """The moves that are the one best answer; None where there are several, or the next one is nearly as good."""
    best = proved.best()
    if len(best) == len(proved.worths):
        return None
    if len({label_of(table, seat, text) for text in best}) > 1:
        return None
    rest = max(worth for text, worth in proved.worths.items() if text not in best)
    far = FAR if proved.way == EXPECTED else 1.0
    return best if proved.worths[best[0]] - rest >= far - 1e-9 else None


def label_of(table: Table, seat: int, text: str) -> tuple[str, ...]:
    """A move as its reader meets it."""
    out: list[str] = []
    options = table.options(seat)
    for part in text.split(" > "):
        chosen = next(one for one in options if one.text == part)
        out.append(chosen.label("en"))
        options = chosen.then
    return tuple(out)


def holds(puzzle: Puzzle) -> bool:
    """Whether the proof still stands, from the position alone."""
    table = table_of(puzzle)
    proved = prove(table, puzzle.seat, (puzzle.way,))
    return proved is not None and one_answer(table, puzzle.seat, proved) == puzzle.best
