"""The rules by number, in the order of the table of steps in rules/__init__.py."""

from __future__ import annotations

from typing import Final

# Rules, in the order of the table of steps in rules/__init__.py.
SET_UP: Final = 0
CHOOSE_RULE: Final = 1
PROLOGUE_RULE: Final = 2
TURN_RULE: Final = 3
CAPTAIN_RULE: Final = 4
RECON_RULE: Final = 5
TELL_RULE: Final = 6
ACTION_RULE: Final = 7
ACT_RULE: Final = 8
AFTER_RULE: Final = 9
EXPLORE_RULE: Final = 10
GIFT_RULE: Final = 11
LEAVE_RULE: Final = 12
ABANDON_RULE: Final = 13
READ_RULE: Final = 14
PAUSE_RULE: Final = 15
CLOSE_RULE: Final = 16
CHOICE_RULE: Final = 17
CHOSEN_RULE: Final = 18
TRY_RULE: Final = 19
TRIAL_OFFER_RULE: Final = 20
DUEL_RULE: Final = 21
RUN_RULE: Final = 22
APPLY_RULE: Final = 23
PICK_RULE: Final = 24
PAY_RULE: Final = 25
DRAW_RULE: Final = 26
TRIAL_RULE: Final = 27
BOOST_RULE: Final = 28
SUPPORT_RULE: Final = 29
FATE_RULE: Final = 30
BROKEN_RULE: Final = 31
FREE_RULE: Final = 32
CONSENT_RULE: Final = 33
DIVIDE_RULE: Final = 34
SHARED_RULE: Final = 35
CONFLICT_RULE: Final = 36
ROUND_RULE: Final = 37
ORDER_RULE: Final = 38
GO_RULE: Final = 39
FOUGHT_RULE: Final = 40
BETWEEN_RULE: Final = 41
OFFER_RULE: Final = 42
OFFERED_RULE: Final = 43
EXCHANGE_RULE: Final = 44
RECEIVE_RULE: Final = 45
CHECK_RULE: Final = 46
RETURN_RULE: Final = 47
SWAP_RULE: Final = 48
HINT_RULE: Final = 49
PUZZLE_RULE: Final = 50
AGAIN_RULE: Final = 51
RULE_NAMES: Final = (
    "set-up", "choose", "prologue", "turn", "captain", "recon", "tell", "action", "act", "after", "explore",
    "gift", "leave", "abandon", "read", "pause", "close", "choice", "chosen", "try", "trial-offer", "duel",
    "run", "apply", "pick", "pay", "draw", "trial", "boost", "support", "fate", "broken", "free", "consent",
    "divide", "shared", "conflict", "round", "order", "go", "fought", "between", "offer", "offered",
    "exchange", "receive", "check", "return", "swap", "hint", "puzzle", "again",
)  # fmt: skip
