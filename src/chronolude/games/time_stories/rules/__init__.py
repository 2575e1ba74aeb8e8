"""What may happen in TIME Stories. Rule numbers are those of law/en.md; steps are listed in the order of layout.py."""

from __future__ import annotations

from typing import Final

from ....kernel.state import Table
from .actions import ask_action, check_action, next_action, open_actions, settle_action
from .acts import ask_act, ask_gift, settle_leave, take_act, take_action, take_explored, take_gift
from .apply import apply
from .between import ask_update, close_between, next_turn, open_between, open_offer, settle_update, take_update
from .book import Book
from .conflict import (
    announce,
    ask_go,
    ask_order,
    end_go,
    end_round,
    first_round,
    open_round,
    order_round,
    play_round,
    start,
    swap_first,
    take_go,
    take_order,
)
from .duels import after_strike, ask_duel, take_duel
from .effects import ask_pick, run_next, take_pick
from .exchanges import (
    ask_exchange,
    ask_receiver,
    ask_return,
    ask_swap,
    open_exchange,
    settle_swap,
    take_exchange,
    take_receiver,
    take_return,
)
from .group import ask_abandon, ask_captain, ask_consent, check_next, hear_captain, settle_abandon, weigh
from .hints import settle_hint
from .links import ask_broken, ask_share, divide, settle_broken, settle_free, take_share
from .mysteries import draw_next
from .opening import (
    arrive,
    ask_location,
    ask_receptacle,
    begin,
    lay_table,
    open_choice,
    open_turn,
    read_prologue,
    settle_travel,
    take_location,
    take_receptacle,
)  # fmt: skip
from .payments import ask_pay, take_pay
from .puzzles import ask_mark, take_mark
from .reading import ask_pause, ask_try, close_text, go_on, open_try, take_try
from .recon import ask_recon, ask_tell, hear, open_recon, open_telepathy, take_recon
from .runs import first_turn, start_again
from .steps import ask_choice, carry_out, read_next, take_choice
from .support import ask_boost, ask_fate, ask_support, take_boost, take_fate, take_support
from .trial import close_trial, engage, open_boost, open_destiny, open_support, resolve

REASONS: Final = ("R-048", "R-040", "R-070", "R-072", "R-076", "R-079", "R-115", "R-194")

RULES: Final[Table] = [
    (open_choice, lay_table, begin),  # SET_UP
    (ask_receptacle, take_receptacle),  # CHOOSE
    (read_prologue,),  # PROLOGUE
    (open_turn, arrive, settle_travel, open_recon, open_telepathy, open_actions, open_between, next_turn),  # TURN
    (ask_location, take_location),  # CAPTAIN
    (ask_recon, take_recon),  # RECON
    (ask_tell, hear),  # TELL
    (ask_action, take_action),  # ACTION
    (ask_act, take_act),  # ACT
    (settle_action, check_action, next_action),  # AFTER
    (take_explored,),  # EXPLORE
    (ask_gift, take_gift),  # GIFT
    (settle_leave,),  # LEAVE
    (ask_abandon, settle_abandon),  # ABANDON
    (read_next,),  # READ
    (ask_pause, go_on),  # PAUSE
    (close_text,),  # CLOSE
    (ask_choice, take_choice),  # CHOICE
    (carry_out,),  # CHOSEN
    (open_try,),  # TRY
    (ask_try, take_try),  # TRIAL_OFFER
    (ask_duel, take_duel),  # DUEL
    (run_next,),  # RUN
    (apply,),  # APPLY
    (ask_pick, take_pick),  # PICK
    (ask_pay, take_pay),  # PAY
    (draw_next,),  # DRAW
    (engage, open_boost, open_support, open_destiny, resolve, close_trial),  # TRIAL
    (ask_boost, take_boost),  # BOOST
    (ask_support, take_support),  # SUPPORT
    (ask_fate, take_fate),  # FATE
    (ask_broken, settle_broken),  # BROKEN
    (settle_free,),  # FREE
    (ask_consent, weigh, ask_captain, hear_captain),  # CONSENT
    (ask_share, take_share),  # DIVIDE
    (divide,),  # SHARED
    (announce, swap_first, start, first_round),  # CONFLICT
    (open_round, order_round, play_round, end_round),  # ROUND
    (ask_order, take_order),  # ORDER
    (ask_go, take_go, end_go),  # GO
    (after_strike,),  # FOUGHT
    (open_offer, open_exchange, close_between),  # BETWEEN
    (ask_update, take_update),  # OFFER
    (settle_update,),  # OFFERED
    (ask_exchange, take_exchange),  # EXCHANGE
    (ask_receiver, take_receiver),  # RECEIVE
    (check_next,),  # CHECK
    (ask_return, take_return),  # RETURN
    (ask_swap, settle_swap),  # SWAP
    (settle_hint,),  # HINT
    (ask_mark, take_mark),  # PUZZLE
    (start_again, first_turn),  # AGAIN
]
BOOK: Final = Book(RULES)
