"""Made from RULES by scripts/book.py: the same steps as a switch; a test says that they are the same."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import Rules, State
from .guess import ask_clock, ask_guesses, open_guesses, read_clock
from .miracle import check_miracle, choose_fresh, take_fresh
from .search import choose_fetch, take_fetch
from .turn import (
    begin_turn,
    check_owed,
    choose_play,
    choose_second,
    choose_target,
    deal,
    exchange_ids,
    find_first,
    note_target,
    offer_exchange,
    take_play,
    take_second,
)
from .victory import choose_claim, find_claims, settle_claim
from .window import announce, ask_memos, carry_out, read_memos


class Book(Rules):
    """Calls the steps of RULES."""

    def step(self, s: State, rule: i64, step: i64) -> None:
        if rule == 0:
            if step == 0:
                deal(s)
            elif step == 1:
                ask_guesses(s)
            elif step == 2:
                open_guesses(s)
            elif step == 3:
                find_first(s)
            elif step == 4:
                offer_exchange(s)
            else:
                exchange_ids(s)
        elif rule == 1:
            if step == 0:
                begin_turn(s)
            elif step == 1:
                find_claims(s)
            elif step == 2:
                choose_claim(s)
            else:
                settle_claim(s)
        elif rule == 2:
            if step == 0:
                check_owed(s)
            elif step == 1:
                choose_play(s)
            else:
                take_play(s)
        elif rule == 3:
            if step == 0:
                choose_second(s)
            else:
                take_second(s)
        elif rule == 4:
            if step == 0:
                choose_target(s)
            else:
                note_target(s)
        elif rule == 5:
            if step == 0:
                announce(s)
            else:
                carry_out(s)
        elif rule == 6:
            if step == 0:
                ask_memos(s)
            else:
                read_memos(s)
        elif rule == 7:
            if step == 0:
                choose_fetch(s)
            else:
                take_fetch(s)
        elif rule == 8:
            if step == 0:
                check_miracle(s)
            elif step == 1:
                choose_fresh(s)
            else:
                take_fresh(s)
        elif rule == 9:
            if step == 0:
                ask_clock(s)
            else:
                read_clock(s)
