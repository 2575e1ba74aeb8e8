"""Made from RULES by scripts/book.py: the same steps as a switch; a test says that they are the same."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import Rules, State
from .constant import offer_cards, settle_constant
from .events import choose_card, lay_card, open_event, settle_event
from .rounds import check_end, deal, give_marker, lay_first_event, pass_time, resolve_events, visit_constant
from .travel import choose_travel, travel


class Book(Rules):
    """Calls the steps of RULES."""

    def step(self, s: State, rule: i64, step: i64) -> None:
        if rule == 0:
            if step == 0:
                deal(s)
            elif step == 1:
                give_marker(s)
            else:
                lay_first_event(s)
        elif rule == 1:
            if step == 0:
                resolve_events(s)
            elif step == 1:
                check_end(s)
            elif step == 2:
                visit_constant(s)
            elif step == 3:
                pass_time(s)
            elif step == 4:
                choose_travel(s)
            else:
                travel(s)
        elif rule == 2:
            if step == 0:
                open_event(s)
            else:
                settle_event(s)
        elif rule == 3:
            if step == 0:
                choose_card(s)
            else:
                lay_card(s)
        elif rule == 4:
            if step == 0:
                offer_cards(s)
            else:
                settle_constant(s)
