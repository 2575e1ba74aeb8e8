"""Made from RULES by scripts/book.py: the same steps as a switch; a test says that they are the same."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import Rules, State
from .effects import (
    begin_deferred,
    begin_effect,
    choose_first,
    choose_second,
    choose_together,
    finish_activation,
    open_line,
    open_second,
    retire,
    take_first,
    take_second,
    take_together,
)
from .opening import (
    choose_hidden,
    choose_roles,
    deal_out,
    draw_three,
    lay_hidden,
    lay_out,
    open_game,
    take_up,
    toss_coin,
)
from .rounds import (
    activate,
    answer_coin,
    begin_round,
    choose_card,
    decide,
    end_round,
    lay_card,
    place_coin,
    recover,
    send_to_past,
)


class Book(Rules):
    """Calls the steps of RULES."""

    def step(self, s: State, rule: i64, step: i64) -> None:
        if rule == 0:
            if step == 0:
                toss_coin(s)
            else:
                open_game(s)
        elif rule == 1:
            if step == 0:
                lay_out(s)
            elif step == 1:
                take_up(s)
            elif step == 2:
                choose_hidden(s)
            else:
                lay_hidden(s)
        elif rule == 2:
            if step == 0:
                draw_three(s)
            elif step == 1:
                choose_roles(s)
            else:
                deal_out(s)
        elif rule == 3:
            if step == 0:
                begin_round(s)
            elif step == 1:
                place_coin(s)
            elif step == 2:
                answer_coin(s)
            elif step == 3:
                decide(s)
            elif step == 4:
                activate(s)
            elif step == 5:
                send_to_past(s)
            elif step == 6:
                recover(s)
            else:
                end_round(s)
        elif rule == 4:
            if step == 0:
                choose_card(s)
            else:
                lay_card(s)
        elif rule == 5:
            begin_effect(s)
        elif rule == 6:
            if step == 0:
                open_line(s)
            elif step == 1:
                choose_first(s)
            else:
                take_first(s)
        elif rule == 7:
            if step == 0:
                open_second(s)
            elif step == 1:
                choose_second(s)
            else:
                take_second(s)
        elif rule == 8:
            finish_activation(s)
        elif rule == 9:
            if step == 0:
                choose_together(s)
            else:
                take_together(s)
        elif rule == 10:
            retire(s)
        elif rule == 11:
            begin_deferred(s)
