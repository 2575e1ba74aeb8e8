"""Phases, what is asked, what is put to the group, and the endings the engine knows."""

from __future__ import annotations

from typing import Final

# Phases.
SETTING_UP: Final = 0
CAPTAINS: Final = 1
RECON_PHASE: Final = 2
TELLING: Final = 3
ACTING: Final = 4
BETWEEN_PHASE: Final = 5
OVER: Final = 6

# What is asked; the words are those of the prompts.
ASK_NONE: Final = 0
ASK_CHOOSE: Final = 1
ASK_TRAVEL: Final = 2
ASK_TAKE: Final = 3
ASK_TELL: Final = 4
ASK_ACTIONS: Final = 5
ASK_ACT_AS: Final = 6
ASK_READ_ON: Final = 7
ASK_BOOST: Final = 8
ASK_SUPPORT: Final = 9
ASK_FATE: Final = 10
ASK_BROKEN: Final = 11
ASK_CONSENT: Final = 12
ASK_INSIST: Final = 13
ASK_SHARE: Final = 14
ASK_UPDATE: Final = 15
ASK_EXCHANGE: Final = 16
ASK_TO: Final = 17
ASK_ORDER: Final = 18
ASK_FIGHT: Final = 19
ASK_PICK: Final = 20
ASK_CHOICE: Final = 21
ASK_TRY: Final = 22
ASK_GIFT: Final = 23
ASK_FOR: Final = 24
ASK_SWAP: Final = 25
ASK_PLEDGE: Final = 26
ASK_MARK: Final = 27
QUESTIONS: Final = (
    "none", "choose", "travel", "take", "tell", "actions", "act-as", "read-on", "boost", "support", "fate", "broken",
    "consent", "insist", "share", "update", "exchange", "to", "order", "fight", "pick", "choice", "try", "gift",
    "for", "swap", "pledge", "mark",
)  # fmt: skip

# What is put to the others.
NO_TOPIC: Final = 0
LEAVE_TOPIC: Final = 1
UPDATE_TOPIC: Final = 2
FREE_UPDATE_TOPIC: Final = 3
DIVISION_TOPIC: Final = 4
CHOICE_TOPIC: Final = 5
FREE_EMERGENCY_TOPIC: Final = 6
ABANDON_TOPIC: Final = 7
HINT_TOPIC: Final = 8

TOPICS: Final = (
    "none", "leave", "update", "free-update", "division", "choice", "free-emergency", "abandon", "hint",
)  # fmt: skip

# Endings the engine knows; those of the mission follow.
NO_ENDING: Final = 0
ALL_LOST: Final = 1
ABANDONED: Final = 2
FIRST_ENDING: Final = 3
