"""Made by `python -m chronolude.games.naming chronolude.games.timeline.layout`, never by hand."""

from typing import Final

# Zones.
HAND: Final = 0
PILE: Final = 8
LATER: Final = 9
LINE: Final = 10
DISCARD: Final = 11
DATES: Final = 11

# Numbers.
HAND_SIZE: Final = 0
FIRST_PLAYER: Final = 1
TIEBREAK_ELIMINATION: Final = 2
TIEBREAK_EXHAUSTION: Final = 3
SHOW_TOP_CARD: Final = 4
DISCARDS_VISIBLE: Final = 5
OVERLAP: Final = 6
PRACTICE: Final = 7
FIRST: Final = 8
STARTER: Final = 9
ROUND: Final = 10
MODE: Final = 11
REBUILT: Final = 12
ACTIVE: Final = 13
DONE: Final = 21
PLACED: Final = 29
MISSED: Final = 37
ENDING: Final = 45
WINNER: Final = 46

# Words.
FIRST_PLAYER_0: Final = 0
FIRST_PLAYER_1: Final = 1
FIRST_PLAYER_2: Final = 2
FIRST_PLAYER_3: Final = 3
FIRST_PLAYER_4: Final = 4
FIRST_PLAYER_5: Final = 5
FIRST_PLAYER_6: Final = 6
FIRST_PLAYER_7: Final = 7
FIRST_PLAYER_RANDOM: Final = 8
FIRST_PLAYER_YOUNGEST: Final = 9
TIEBREAK_ELIMINATION_TRUE: Final = 0
TIEBREAK_ELIMINATION_FALSE: Final = 1
TIEBREAK_EXHAUSTION_SHARED: Final = 0
TIEBREAK_EXHAUSTION_REBUILD: Final = 1
SHOW_TOP_CARD_FALSE: Final = 0
SHOW_TOP_CARD_TRUE: Final = 1
DISCARDS_VISIBLE_TRUE: Final = 0
DISCARDS_VISIBLE_FALSE: Final = 1
OVERLAP_FALSE: Final = 0
OVERLAP_TRUE: Final = 1
PRACTICE_HAND: Final = 0
PRACTICE_DECK: Final = 1
MODE_NORMAL: Final = 0
MODE_TIEBREAK: Final = 1
MODE_OVER: Final = 2
ENDING_NONE: Final = 0
ENDING_SOLE: Final = 1
ENDING_TIEBREAK: Final = 2
ENDING_SHARED: Final = 3
ENDING_PRACTICE: Final = 4

# Verbs.
PLACE: Final = 0
GAP: Final = 1

# Events.
ROUND_BEGAN: Final = 3
CARD_PLACED: Final = 4
CARD_MISSED: Final = 5
DREW: Final = 6
RENEWED: Final = 7
WENT_OUT: Final = 8
ELIMINATED: Final = 9
TIED: Final = 10
REBUILT_LINE: Final = 11
GAME_OVER: Final = 12

# Rules.
SET_UP_RULE: Final = 0
ROUND_RULE: Final = 1
TURN_RULE: Final = 2
GAP_RULE: Final = 3
