"""Made by `python -m chronolude.games.naming chronolude.games.contre_temps.layout`, never by hand."""

from typing import Final

# Zones.
HAND: Final = 0
UNDEALT: Final = 6
CONSTANT: Final = 7
LEAD: Final = 7
STANDING: Final = 17
PLAYED: Final = 28
DISCARD: Final = 34
REMOVED: Final = 35
LINE: Final = 36
PILE: Final = 37
BAG: Final = 38

# Numbers.
MODE: Final = 0
PAST_ENERGY: Final = 1
CONSTANT_RANK: Final = 2
PARADOX_ORDER: Final = 3
DOUBLE_INSTABILITY_ENDS: Final = 4
DISCARDS_VISIBLE: Final = 5
ROUND: Final = 6
PHASE: Final = 7
PRESENT: Final = 8
RESOLVING: Final = 9
LEADER: Final = 10
LED: Final = 11
HIGH: Final = 12
BEST: Final = 13
POWER: Final = 14
MARKER: Final = 15
ORDER: Final = 16
PAWN: Final = 22
ENERGY: Final = 28
DISCS: Final = 34
CONTROLLER: Final = 40
ENDING: Final = 51
WINNER: Final = 52

# Words.
MODE_CLASSIC: Final = 0
MODE_PARADOX: Final = 1
PAST_ENERGY_KEPT: Final = 0
PAST_ENERGY_NEW_ONLY: Final = 1
CONSTANT_RANK_VALUE: Final = 0
CONSTANT_RANK_TRUMP_FIRST: Final = 1
PARADOX_ORDER_PRESENT_FIRST: Final = 0
PARADOX_ORDER_SWEEP: Final = 1
DOUBLE_INSTABILITY_ENDS_FALSE: Final = 0
DOUBLE_INSTABILITY_ENDS_TRUE: Final = 1
DISCARDS_VISIBLE_TRUE: Final = 0
DISCARDS_VISIBLE_FALSE: Final = 1
PHASE_RESOLVE: Final = 0
PHASE_CONSTANT: Final = 1
PHASE_TRAVEL: Final = 2
PHASE_OVER: Final = 3
ENDING_NONE: Final = 0
ENDING_THREE: Final = 1
ENDING_TEN: Final = 2
ENDING_COLLAPSE: Final = 3
HOW_LED: Final = 0
HOW_LED_PAST: Final = 1
HOW_PLAYED: Final = 2

# Verbs.
PLAY: Final = 0
OFFER: Final = 1
BACK: Final = 2
FORWARD: Final = 3

# Events.
ROUND_BEGAN: Final = 3
CARD_PLAYED: Final = 4
CRYSTAL: Final = 5
EVENT_WON: Final = 6
EVENT_CHANGED: Final = 7
EVENT_STANDS: Final = 8
DISC_RETURNED: Final = 9
OFFERED: Final = 10
CONSTANT_CHANGED: Final = 11
UNSTABLE: Final = 12
STILL_UNSTABLE: Final = 13
TIME_PASSED: Final = 14
PRESENT_EMPTY: Final = 15
INCOME: Final = 16
TRAVELLED: Final = 17
GAME_OVER: Final = 18

# Rules.
SET_UP_RULE: Final = 0
ROUND_RULE: Final = 1
EVENT_RULE: Final = 2
CARD_RULE: Final = 3
CONSTANT_RULE: Final = 4
