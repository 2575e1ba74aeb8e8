"""What a mission prints, as ints: the closed vocabulary and the rows of tables a mission is compiled to.

mission/builder.py fills the rows, the rules read them as `s.layout.facts[ROW][i]`.
"""

from __future__ import annotations

from typing import Final

# Kinds of card.
FRONT: Final = 0
MYSTERY: Final = 1
ELEMENT: Final = 2
TOKEN: Final = 3
DESTINY: Final = 4
PLAN: Final = 5
RECEPTACLE: Final = 6
TEXT_A: Final = 7
TEXT_CARD: Final = 8
TEXT_MYSTERY: Final = 9
TEXT_ELEMENT: Final = 10
TEXT_INTERACTION: Final = 11
TEXT_FLASH: Final = 12
TEXT_SKY: Final = 13
TEXT_PROLOGUE: Final = 14
TEXT_CONFLICT: Final = 15
GIST_CARD: Final = 16
GIST_MYSTERY: Final = 17
TEXT_KEY: Final = 18

# Effects.
TAKE_ELEMENT: Final = 0
AWAY_ELEMENT: Final = 1
REMOVE_ELEMENT: Final = 2
GAIN_AZRAK: Final = 3
LOSE_AZRAK: Final = 4
MOVE_AZRAK: Final = 5
SPEND_AZRAK: Final = 6
GAIN_MAGIC: Final = 7
SPEND_MAGIC: Final = 8
READ_INTERACTION: Final = 9
READ_FLASH: Final = 10
DRAW: Final = 11
DRAW_NAMED: Final = 12
REMOVE_CARD: Final = 13
RETURN_CARD: Final = 14
EXPLORE_FREE: Final = 15
RESHUFFLE: Final = 16
REVEAL: Final = 17
FLIP_MOON: Final = 18
FLIP_STAR: Final = 19
TAKE_TOKEN: Final = 20
AWAY_TOKEN: Final = 21
REMOVE_TOKEN: Final = 22
EJECT: Final = 23
DAMAGE_OP: Final = 24
HEAL: Final = 25
START_CONFLICT: Final = 26
END_CONFLICT: Final = 27
FREE_UPDATE: Final = 28
TRIAL_PLUS: Final = 29
REDRAW: Final = 30
FORCE_OUTCOME: Final = 31
LEAVE_LOCATION: Final = 32
GO_TO: Final = 33
END_MISSION: Final = 34
BEGIN_AGAIN: Final = 35

# Who an effect falls on; a receptacle is BY_NAME + its index.
BY_ME: Final = 0
BY_CAPTAIN: Final = 1
BY_EACH: Final = 2
BY_OTHERS: Final = 3
BY_ONE: Final = 4
BY_SUPPORTERS: Final = 5
BY_GROUP: Final = 6
BY_NAME: Final = 7

# Conditions.
C_NOT: Final = 0
C_AND: Final = 1
C_OR: Final = 2
C_ME_IS: Final = 3
C_ME_CAPTAIN: Final = 4
C_IN_PLAY: Final = 5
C_HOLDS_ELEMENT: Final = 6
C_HOLDS_TOKEN: Final = 7
C_SOMEONE_ELEMENT: Final = 8
C_SOMEONE_TOKEN: Final = 9
C_AVAILABLE: Final = 10
C_ELEMENT_IN_PLAY: Final = 11
C_ELEMENT_REMOVED: Final = 12
C_GROUP_TOKEN: Final = 13
C_MOON: Final = 14
C_STAR: Final = 15
C_ALTERED: Final = 16
C_ALTERED_BY: Final = 17
C_FLASH: Final = 18
C_VISITED: Final = 19
C_FIRST_VISIT: Final = 20
C_DRAWN: Final = 21
C_SHOWN: Final = 22
C_CARD_REMOVED: Final = 23
C_ENDING: Final = 24
C_LEAST: Final = 25
C_MOST: Final = 26
C_EQUAL: Final = 27
C_SOLVED: Final = 28
C_BETWEEN: Final = 29

# Numbers a comparison or a score term reads.
V_AZRAK: Final = 0
V_MAGIC: Final = 1
V_STAT: Final = 2
V_GROUP_MAGIC: Final = 3
V_REPORT: Final = 4
V_VORTEX: Final = 5
V_RECEPTACLES: Final = 6
V_TURN: Final = 7
V_SHOWN: Final = 8
V_VISITS: Final = 9
V_DAMAGE: Final = 10
V_DESTINY: Final = 11
V_TOKENS: Final = 12
V_HINTS: Final = 13
V_RUN: Final = 14

# Modifiers.
M_THRESHOLD: Final = 0
M_STAT: Final = 1
M_EXPLORE_COST: Final = 2
M_BOOST_LIMIT: Final = 3
M_SUPPORT_LIMIT: Final = 4
M_LIFE: Final = 5
M_BEST: Final = 6
M_WORST: Final = 7
M_FORBID: Final = 8
M_NO_GIFTS: Final = 9

# Colours of Elements.
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
WHITE: Final = 3

# Kinds of Mystery.
RED_MYSTERY: Final = 0
YELLOW_MYSTERY: Final = 1
UPRIGHT_MYSTERY: Final = 2
REPLACEMENT: Final = 3

# Who decides a step.
DECIDE_ME: Final = 0
DECIDE_CAPTAIN: Final = 1
DECIDE_GROUP: Final = 2

# Outcomes of a trial.
FAILURE: Final = 0
CRITICAL: Final = 1
SUCCESS: Final = 2

# When a Power may be used.
AT_ACTIONS: Final = 0
AT_RECON: Final = 1
AT_BOOST: Final = 2
AT_SUPPORT: Final = 3
AT_DESTINY: Final = 4
AT_CONFLICT: Final = 5
AT_CAPTAIN: Final = 6
AT_BETWEEN: Final = 7

# How often a Power may be used.
UNLIMITED: Final = 0
PER_VISIT: Final = 1
PER_MISSION: Final = 2

# Kinds of conflict.
INDIVIDUAL: Final = 0
GROUP_CONFLICT: Final = 1

# Endings.
WIN: Final = 0
PARTIAL: Final = 1
LOSS: Final = 2

# Bodies hold lists by number within the body, NO_LIST where a box is empty.
NO_LIST: Final = -1

# How frames and events name a place on a card: page * STEP_BITS + step, trial or option; a slot before it.
STEP_BITS: Final = 64  # steps of a page, options of a step: fewer than this
OF_OPTION: Final = 1 << 20  # marks the trial of a conflict's option
WHERE: Final = 1 << 21  # a slot, and in it a trial or an option, as one number

# Rows.
SIZES: Final = 0
OFFSETS: Final = 1
EFFECT_OP: Final = 2
EFFECT_X: Final = 3
EFFECT_Y: Final = 4
EFFECT_WHO: Final = 5
EFFECT_IF: Final = 6
LIST_AT: Final = 7
LIST_SIZE: Final = 8
BODY_LIST: Final = 9
BODY_LISTS: Final = 10
BODY_PAGE: Final = 11
BODY_PAGES: Final = 12
PAGE_WHEN: Final = 13
PAGE_STEP: Final = 14
PAGE_STEPS: Final = 15
PAGE_TRIAL: Final = 16
PAGE_TRIALS: Final = 17
PAGE_CONFLICT: Final = 18
STEP_WHEN: Final = 19
STEP_MAY: Final = 20
STEP_DO: Final = 21
STEP_ELSE: Final = 22
STEP_COST: Final = 23
STEP_DECIDE: Final = 24
STEP_OPTION: Final = 25
STEP_OPTIONS: Final = 26
OPTION_WHEN: Final = 27
OPTION_COST: Final = 28
OPTION_DO: Final = 29
OPTION_TRIAL: Final = 30
TRIAL_STATS: Final = 31
TRIAL_THRESHOLDS: Final = 32
TRIAL_FAIL: Final = 33
TRIAL_CRITICAL: Final = 34
TRIAL_SUCCESS: Final = 35
CONFLICT_KIND: Final = 36
CONFLICT_LIFE2: Final = 37
CONFLICT_LIFE3: Final = 38
CONFLICT_LIFE4: Final = 39
CONFLICT_OPTION: Final = 40
CONFLICT_OPTIONS: Final = 41
CONFLICT_START: Final = 42
CONFLICT_ROUND: Final = 43
CONFLICT_WON: Final = 44
CONFLICT_LOST: Final = 45
CONFLICT_NAME: Final = 46
NODE_OP: Final = 47
NODE_X: Final = 48
NODE_Y: Final = 49
NODE_Z: Final = 50
BODY_COLOUR: Final = 51
BODY_ALTERS: Final = 52
BODY_COVERS: Final = 53
BODY_MAP: Final = 54
BODY_MAPS: Final = 55
BODY_MOD: Final = 56
BODY_MODS: Final = 57
MAP_LOCATION: Final = 58
MOD_OP: Final = 59
MOD_X: Final = 60
MOD_Y: Final = 61
FRONT_LOCATION: Final = 62
FRONT_LETTER: Final = 63
CARD_TOKEN: Final = 64
TOKEN_FIRST: Final = 65
TOKEN_COPIES: Final = 66
TOKEN_GROUP: Final = 67
TOKEN_MOD: Final = 68
TOKEN_MODS: Final = 69
RECEPTACLE_STAT: Final = 70
RECEPTACLE_AZRAK: Final = 71
ALTER_STAT: Final = 72
INTERACTION_OWNER: Final = 73
INTERACTION_NUMBER: Final = 74
PLAN_MAP: Final = 75
PLAN_MAPS: Final = 76
DESTINY_VALUE: Final = 77
DESTINY_RESHUFFLE: Final = 78
TRIGGER_WHEN: Final = 79
TRIGGER_ONCE: Final = 80
POWER_TIMING: Final = 81
POWER_WHEN: Final = 82
POWER_USES: Final = 83
SCORE_WHEN: Final = 84
SCORE_PER: Final = 85
SCORE_ARG: Final = 86
SCORE_VALUE: Final = 87
ENDING_OUTCOME: Final = 88
ENDING_SCORED: Final = 89
MYSTERY_KIND: Final = 90
LOCATION_HINTS: Final = 91
OPTION_AGAINST: Final = 92
OPTION_AGAINSTS: Final = 93
AGAINST_ELEMENT: Final = 94
PAGE_PUZZLE: Final = 95
PAGE_SOLVED: Final = 96
PAGE_WRONG: Final = 97
PUZZLE_DIAL: Final = 98
PUZZLE_DIALS: Final = 99
PUZZLE_HINTS: Final = 100
DIAL_MARKS: Final = 101
BODY_CODE: Final = 102
BODY_CLUE: Final = 103
BODY_CLUES: Final = 104
CLUE_DIAL: Final = 105
CLUE_MARK: Final = 106
STEP_DIAL: Final = 107
DEAL_SLOT: Final = 108
DEAL_TRUTH: Final = 109
DEAL_AT: Final = 110
DEAL_PICK: Final = 111
TRUTH_VALUES: Final = 112
ELEMENT_KEEPS: Final = 113
TOKEN_KEEPS: Final = 114
ROW_NAMES: Final = (
    "sizes", "offsets", "effect_op", "effect_x", "effect_y", "effect_who", "effect_if", "list_at",
    "list_size", "body_list", "body_lists", "body_page", "body_pages", "page_when", "page_step", "page_steps",
    "page_trial", "page_trials", "page_conflict", "step_when", "step_may", "step_do", "step_else",
    "step_cost", "step_decide", "step_option", "step_options", "option_when", "option_cost", "option_do",
    "option_trial", "trial_stats", "trial_thresholds", "trial_fail", "trial_critical", "trial_success",
    "conflict_kind", "conflict_life2", "conflict_life3", "conflict_life4", "conflict_option",
    "conflict_options", "conflict_start", "conflict_round", "conflict_won", "conflict_lost", "conflict_name",
    "node_op", "node_x", "node_y", "node_z", "body_colour", "body_alters", "body_covers", "body_map",
    "body_maps", "body_mod", "body_mods", "map_location", "mod_op", "mod_x", "mod_y", "front_location",
    "front_letter", "card_token", "token_first", "token_copies", "token_group", "token_mod", "token_mods",
    "receptacle_stat", "receptacle_azrak", "alter_stat", "interaction_owner", "interaction_number",
    "plan_map", "plan_maps", "destiny_value", "destiny_reshuffle", "trigger_when", "trigger_once",
    "power_timing", "power_when", "power_uses", "score_when", "score_per", "score_arg", "score_value",
    "ending_outcome", "ending_scored", "mystery_kind", "location_hints", "option_against", "option_againsts",
    "against_element", "page_puzzle", "page_solved", "page_wrong", "puzzle_dial", "puzzle_dials", "puzzle_hints",
    "dial_marks", "body_code", "body_clue", "body_clues", "clue_dial", "clue_mark", "step_dial", "deal_slot",
    "deal_truth", "deal_at", "deal_pick", "truth_values", "element_keeps", "token_keeps",
)  # fmt: skip
FOR_BOTS: Final = (
    "option_against", "option_againsts", "against_element", "body_clue", "body_clues", "clue_dial", "clue_mark",
    "step_dial",
)  # fmt: skip
"""Rows that no rule reads: what people gather from a text, told to bots in ints."""

# Places in the row SIZES.
LOCATIONS: Final = 0
FRONTS: Final = 1
MYSTERIES: Final = 2
ELEMENTS: Final = 3
INTERACTIONS: Final = 4
RECEPTACLES: Final = 5
SKIES: Final = 6
PROLOGUES: Final = 7
CONFLICTS: Final = 8
TRIGGERS: Final = 9
TOKEN_KINDS: Final = 10
TOKEN_CARDS: Final = 11
DESTINIES: Final = 12
PLANS: Final = 13
SLOTS: Final = 14
MAGIC2: Final = 15
MAGIC3: Final = 16
MAGIC4: Final = 17
AZRAK_TOTAL: Final = 18
SCORE_BASE: Final = 19
SHUFFLE_MYSTERIES: Final = 20
ENDINGS: Final = 21
FIRST_TOKEN: Final = 22
FIRST_DESTINY: Final = 23
FIRST_PLAN: Final = 24
FIRST_RECEPTACLE: Final = 25
FIRST_TEXT: Final = 26
FIRST_GIST: Final = 27
KEYS: Final = 28
BODIES: Final = 29
DEALS: Final = 30
TRUTHS: Final = 31
FIRST_ROUTE: Final = 32

# Places in the row OFFSETS: rows of numbers whose length depends on the mission.
N_CRYSTAL: Final = 0
N_VISITS: Final = 1
N_DAMAGE: Final = 2
N_FIRED: Final = 3
N_USED: Final = 4
N_PLACE: Final = 5
N_DRAWN: Final = 6
N_OPEN: Final = 7
KEPT: Final = 100  # added to the page of a text that is put away and kept by whoever read it alone
N_HINTS: Final = 8
N_RUNGS: Final = 9
N_SOLVED: Final = 10
