"""Made from SOLO_RULES by scripts/book.py: the same steps as a switch; a test says that they are the same."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import Rules, State
from .solo import SOLO_RULES, choose_linchpin, choose_move, deal_solo, flip_linchpin, take_move


class SoloBook(Rules):
    """Calls the steps of SOLO_RULES."""

    def step(self, s: State, rule: i64, step: i64) -> None:
        if rule == 0:
            deal_solo(s)
        elif rule == 1:
            if step == 0:
                choose_move(s)
            else:
                take_move(s)
        elif rule == 2:
            if step == 0:
                choose_linchpin(s)
            else:
                flip_linchpin(s)


SOLO_BOOK = SoloBook(SOLO_RULES)
