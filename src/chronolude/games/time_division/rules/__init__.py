"""What may happen in Time Division, in the order of the booklet. Rule numbers are those of law/en.md."""

from __future__ import annotations

from typing import Final

from ....kernel.state import Table
from .book import Book
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
)  # fmt: skip
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
)  # fmt: skip
from .reasons import REASONS
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
)  # fmt: skip

RULES: Final[Table] = [
    (toss_coin, open_game),  # SET_UP
    (lay_out, take_up, choose_hidden, lay_hidden),  # GAME_RULE
    (draw_three, choose_roles, deal_out),  # DRAFT
    (begin_round, place_coin, answer_coin, decide, activate, send_to_past, recover, end_round),  # ROUND_RULE
    (choose_card, lay_card),  # PLAY_RULE
    (begin_effect,),  # EFFECT
    (open_line, choose_first, take_first),  # LINE
    (open_second, choose_second, take_second),  # SECOND
    (finish_activation,),  # AFTER
    (choose_together, take_together),  # TOGETHER
    (retire,),  # RETIRE
    (begin_deferred,),  # WAITING
]
BOOK: Final = Book(RULES)

__all__ = ["BOOK", "REASONS", "RULES"]
