"""Made from RULES by scripts/book.py: the same steps as a switch; a test says that they are the same."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.state import Rules, State
from .actions import ask_action, check_action, next_action, open_actions, settle_action
from .acts import ask_act, ask_gift, settle_leave, take_act, take_action, take_explored, take_gift
from .apply import apply
from .between import ask_update, close_between, next_turn, open_between, open_offer, settle_update, take_update
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
)
from .payments import ask_pay, take_pay
from .puzzles import ask_mark, take_mark
from .reading import ask_pause, ask_try, close_text, go_on, open_try, take_try
from .recon import ask_recon, ask_tell, hear, open_recon, open_telepathy, take_recon
from .runs import first_turn, start_again
from .steps import ask_choice, carry_out, read_next, take_choice
from .support import ask_boost, ask_fate, ask_support, take_boost, take_fate, take_support
from .trial import close_trial, engage, open_boost, open_destiny, open_support, resolve


class Book(Rules):
    """Calls the steps of RULES."""

    def step(self, s: State, rule: i64, step: i64) -> None:
        if rule == 0:
            if step == 0:
                open_choice(s)
            elif step == 1:
                lay_table(s)
            else:
                begin(s)
        elif rule == 1:
            if step == 0:
                ask_receptacle(s)
            else:
                take_receptacle(s)
        elif rule == 2:
            read_prologue(s)
        elif rule == 3:
            if step == 0:
                open_turn(s)
            elif step == 1:
                arrive(s)
            elif step == 2:
                settle_travel(s)
            elif step == 3:
                open_recon(s)
            elif step == 4:
                open_telepathy(s)
            elif step == 5:
                open_actions(s)
            elif step == 6:
                open_between(s)
            else:
                next_turn(s)
        elif rule == 4:
            if step == 0:
                ask_location(s)
            else:
                take_location(s)
        elif rule == 5:
            if step == 0:
                ask_recon(s)
            else:
                take_recon(s)
        elif rule == 6:
            if step == 0:
                ask_tell(s)
            else:
                hear(s)
        elif rule == 7:
            if step == 0:
                ask_action(s)
            else:
                take_action(s)
        elif rule == 8:
            if step == 0:
                ask_act(s)
            else:
                take_act(s)
        elif rule == 9:
            if step == 0:
                settle_action(s)
            elif step == 1:
                check_action(s)
            else:
                next_action(s)
        elif rule == 10:
            take_explored(s)
        elif rule == 11:
            if step == 0:
                ask_gift(s)
            else:
                take_gift(s)
        elif rule == 12:
            settle_leave(s)
        elif rule == 13:
            if step == 0:
                ask_abandon(s)
            else:
                settle_abandon(s)
        elif rule == 14:
            read_next(s)
        elif rule == 15:
            if step == 0:
                ask_pause(s)
            else:
                go_on(s)
        elif rule == 16:
            close_text(s)
        elif rule == 17:
            if step == 0:
                ask_choice(s)
            else:
                take_choice(s)
        elif rule == 18:
            carry_out(s)
        elif rule == 19:
            open_try(s)
        elif rule == 20:
            if step == 0:
                ask_try(s)
            else:
                take_try(s)
        elif rule == 21:
            if step == 0:
                ask_duel(s)
            else:
                take_duel(s)
        elif rule == 22:
            run_next(s)
        elif rule == 23:
            apply(s)
        elif rule == 24:
            if step == 0:
                ask_pick(s)
            else:
                take_pick(s)
        elif rule == 25:
            if step == 0:
                ask_pay(s)
            else:
                take_pay(s)
        elif rule == 26:
            draw_next(s)
        elif rule == 27:
            if step == 0:
                engage(s)
            elif step == 1:
                open_boost(s)
            elif step == 2:
                open_support(s)
            elif step == 3:
                open_destiny(s)
            elif step == 4:
                resolve(s)
            else:
                close_trial(s)
        elif rule == 28:
            if step == 0:
                ask_boost(s)
            else:
                take_boost(s)
        elif rule == 29:
            if step == 0:
                ask_support(s)
            else:
                take_support(s)
        elif rule == 30:
            if step == 0:
                ask_fate(s)
            else:
                take_fate(s)
        elif rule == 31:
            if step == 0:
                ask_broken(s)
            else:
                settle_broken(s)
        elif rule == 32:
            settle_free(s)
        elif rule == 33:
            if step == 0:
                ask_consent(s)
            elif step == 1:
                weigh(s)
            elif step == 2:
                ask_captain(s)
            else:
                hear_captain(s)
        elif rule == 34:
            if step == 0:
                ask_share(s)
            else:
                take_share(s)
        elif rule == 35:
            divide(s)
        elif rule == 36:
            if step == 0:
                announce(s)
            elif step == 1:
                swap_first(s)
            elif step == 2:
                start(s)
            else:
                first_round(s)
        elif rule == 37:
            if step == 0:
                open_round(s)
            elif step == 1:
                order_round(s)
            elif step == 2:
                play_round(s)
            else:
                end_round(s)
        elif rule == 38:
            if step == 0:
                ask_order(s)
            else:
                take_order(s)
        elif rule == 39:
            if step == 0:
                ask_go(s)
            elif step == 1:
                take_go(s)
            else:
                end_go(s)
        elif rule == 40:
            after_strike(s)
        elif rule == 41:
            if step == 0:
                open_offer(s)
            elif step == 1:
                open_exchange(s)
            else:
                close_between(s)
        elif rule == 42:
            if step == 0:
                ask_update(s)
            else:
                take_update(s)
        elif rule == 43:
            settle_update(s)
        elif rule == 44:
            if step == 0:
                ask_exchange(s)
            else:
                take_exchange(s)
        elif rule == 45:
            if step == 0:
                ask_receiver(s)
            else:
                take_receiver(s)
        elif rule == 46:
            check_next(s)
        elif rule == 47:
            if step == 0:
                ask_return(s)
            else:
                take_return(s)
        elif rule == 48:
            if step == 0:
                ask_swap(s)
            else:
                settle_swap(s)
        elif rule == 49:
            settle_hint(s)
        elif rule == 50:
            if step == 0:
                ask_mark(s)
            else:
                take_mark(s)
        elif rule == 51:
            if step == 0:
                start_again(s)
            else:
                first_turn(s)
