"""Made by `python -m chronolude.games.naming chronolude.games.time_division.layout`, never by hand."""

from typing import Final

# Zones.
HAND: Final = 0
DECISION: Final = 2
TRANSIT: Final = 4
INFLUENCE: Final = 6
PAST: Final = 8
RESERVE: Final = 9
ASIDE: Final = 10
PILE: Final = 12
DRAWN: Final = 14
FRONT: Final = 16
DECK: Final = 18
TRAVELLERS: Final = 19
BOX: Final = 20

# Numbers.
MODE: Final = 0
ERA: Final = 1
GAME_1: Final = 2
GAME_2: Final = 3
GAME_3: Final = 4
GOVERNOR_TIE: Final = 5
CHOOSE_BEFORE_DRAW: Final = 6
FIRST: Final = 7
COIN: Final = 8
GAME: Final = 9
PLAYING: Final = 10
PHASE: Final = 11
ROUND: Final = 12
CHOSEN: Final = 13
ACTIVATED: Final = 14
ROTATED: Final = 15
TOTAL: Final = 16
POINTS: Final = 18
WON: Final = 20
MARKER: Final = 23
ENDING: Final = 24
WINNER: Final = 25
STEP: Final = 26
LINE_NOW: Final = 27
HALF_NOW: Final = 28
BLUE_NOW: Final = 29
ORANGE_NOW: Final = 30

# Words.
MODE_QUICK: Final = 0
MODE_CAMPAIGN: Final = 1
ERA_EGYPT: Final = 0
ERA_MIDDLE_AGES: Final = 1
ERA_EIGHTIES: Final = 2
GAME_1_EGYPT: Final = 0
GAME_1_MIDDLE_AGES: Final = 1
GAME_1_EIGHTIES: Final = 2
GAME_2_EGYPT: Final = 0
GAME_2_MIDDLE_AGES: Final = 1
GAME_2_EIGHTIES: Final = 2
GAME_3_EGYPT: Final = 0
GAME_3_MIDDLE_AGES: Final = 1
GAME_3_EIGHTIES: Final = 2
GOVERNOR_TIE_PASSES: Final = 0
GOVERNOR_TIE_STAYS: Final = 1
CHOOSE_BEFORE_DRAW_FALSE: Final = 0
CHOOSE_BEFORE_DRAW_TRUE: Final = 1
PLAYING_EGYPT: Final = 0
PLAYING_MIDDLE_AGES: Final = 1
PLAYING_EIGHTIES: Final = 2
PHASE_DRAFT: Final = 0
PHASE_HIDE: Final = 1
PHASE_CLASH: Final = 2
PHASE_OVER: Final = 3
ENDING_NONE: Final = 0
ENDING_INFLUENCE: Final = 1
ENDING_COIN: Final = 2
ENDING_TRACK: Final = 3
ENDING_TRACK_COIN: Final = 4
STEP_PLAY: Final = 0
STEP_COIN: Final = 1
STEP_DECISION: Final = 2
STEP_EFFECT: Final = 3
WHY_NONE: Final = 0
WHY_VOID: Final = 1
WHY_NOBODY: Final = 2
WHY_IMPOSSIBLE: Final = 3
WHY_NO_SECOND: Final = 4
ROLE_KEEP: Final = 0
ROLE_GIVE: Final = 1
ROLE_DISCARD: Final = 2

# Verbs.
PLAY: Final = 0
LAY: Final = 1
ACTIVATE_SIDE: Final = 2
TAKE: Final = 3
DOWN: Final = 4
ALLOT: Final = 5
KEEP_DISCARD_GIVE: Final = 6
GIVE_KEEP_DISCARD: Final = 7
GIVE_DISCARD_KEEP: Final = 8
DISCARD_KEEP_GIVE: Final = 9
DISCARD_GIVE_KEEP: Final = 10

# Events.
GAME_BEGAN: Final = 3
ALLOTTED: Final = 4
TAKEN_UP: Final = 5
ROUND_BEGAN: Final = 6
COIN_PLACED: Final = 7
DECIDED: Final = 8
CARD_ACTIVATED: Final = 9
IGNORED: Final = 10
QUALIFIED: Final = 11
LOOKED: Final = 12
SAW: Final = 13
CARD_ROTATED: Final = 14
DEFERRED: Final = 15
SCORED: Final = 16
TRACK_MOVED: Final = 17
GAME_OVER: Final = 18

# Rules.
SET_UP_RULE: Final = 0
GAME_RULE: Final = 1
DRAFT_RULE: Final = 2
ROUND_RULE: Final = 3
PLAY_RULE: Final = 4
EFFECT_RULE: Final = 5
LINE_RULE: Final = 6
SECOND_RULE: Final = 7
AFTER_RULE: Final = 8
TOGETHER_RULE: Final = 9
RETIRE_RULE: Final = 10
WAITING_RULE: Final = 11
