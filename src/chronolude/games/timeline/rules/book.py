"""Made from RULES by scripts/book.py: the same steps as a switch; a test says that they are the same."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import Rules, State
from .opening import deal, name_first, open_line
from .rounds import begin_round, end_round
from .turns import choose_card, choose_gap, hold_card, place_card


class Book(Rules):
    """Calls the steps of RULES."""

    def step(self, s: State, rule: i64, step: i64) -> None:
        if rule == 0:
            if step == 0:
                name_first(s)
            elif step == 1:
                deal(s)
            else:
                open_line(s)
        elif rule == 1:
            if step == 0:
                begin_round(s)
            else:
                end_round(s)
        elif rule == 2:
            if step == 0:
                choose_card(s)
            else:
                hold_card(s)
        elif rule == 3:
            if step == 0:
                choose_gap(s)
            else:
                place_card(s)
