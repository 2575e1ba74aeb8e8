"""The Solonauts laboratory: with the order of the deck known, a line that sends everybody home, or none.

Only a search that never had to leave anything out proves that no line exists.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....kernel.ask import noun_of, verb_of
from ....kernel.chance import Cheap
from ....kernel.engine import begin
from ....kernel.layout import Layout
from ....kernel.state import State
from ..names.solo import ARRIVED, ENDING, ENDING_HOME, FLIP
from ..solonauts import GAME
from .chart import Chart
from .sweep import Sweep

WIDTHS: Final = (8, 30, 120, 480, 1920)
BUDGET: Final = 200_000

WON: Final = "won"
NONE_EXISTS: Final = "none"
UNKNOWN: Final = "unknown"


class Solution:
    """What a search found."""

    def __init__(self, status: str, line: list[int], home: int, positions: int) -> None:
        self.status = status
        self.line = line
        """Actions of the best line, parts one after the other."""
        self.home = home
        """How many travellers it sends home."""
        self.positions = positions
        """How many positions were looked at."""


def deal(seed: int, travellers: int) -> State:
    """The deal that `new("solonauts", seed=…)` lays out."""
    source = Cheap(seed)
    return begin(GAME.rulebook.blank(GAME.rules, 1, {"travellers": travellers}, source), source)


def solve(start: State, budget: int = BUDGET) -> Solution:
    """Search wider and wider until a line is found, nothing was left out, or the budget is spent."""
    chart = chart_of(start.layout)
    spent = 0
    best: Sweep | None = None
    for width in WIDTHS:
        found = Sweep(chart, start, width, budget - spent)
        found.search()
        spent += found.looked
        if best is None or found.best.state.n[ARRIVED] >= best.best.state.n[ARRIVED]:
            best = found
        if found.best.state.n[ENDING] == ENDING_HOME or found.is_proof() or spent >= budget:
            break
    assert best is not None
    won = best.best.state.n[ENDING] == ENDING_HOME
    status = WON if won else NONE_EXISTS if found.is_proof() else UNKNOWN
    return Solution(status, best.best.path(), int(best.best.state.n[ARRIVED]), int(spent))


@cache
def chart_of(layout: Layout) -> Chart:
    return Chart(layout)


def moves_of(found: Solution) -> list[str]:
    """The line as a player would answer it: `reverse_fate_1 > 1963`."""
    out: list[str] = []
    for act in found.line:
        verb = GAME.layout.verbs[verb_of(act)]
        if verb_of(act) == FLIP:
            out[-1] += f" > {noun_of(act)}"
        else:
            out.append(f"{verb.word} {GAME.layout.cards[noun_of(act)]}".strip())
    return out
