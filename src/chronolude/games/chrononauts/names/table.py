"""Made by `python -m chronolude.games.naming chronolude.games.chrononauts.layout.table`, never by hand."""

from typing import Final

# Zones.
HAND: Final = 0
FRESH: Final = 6
ARTIFACTS: Final = 12
MISSION: Final = 18
DECK: Final = 24
DISCARD: Final = 25
PLAYING: Final = 26
MISSIONS: Final = 27
VORTEX: Final = 28
TIMELINE: Final = 29
ID: Final = 30
IDS: Final = 36

# Numbers.
FIRST: Final = 0
TURN: Final = 1
TURNS: Final = 2
OWED: Final = 3
SEARCHING: Final = 4
ENDING: Final = 5
WINNER: Final = 6
PHASE: Final = 7
PRIMES: Final = 8
PARADOXES: Final = 9

# Words.
ENDING_NONE: Final = 0
ENDING_ID: Final = 1
ENDING_MISSION: Final = 2
ENDING_HAND: Final = 3
ENDING_PARADOX: Final = 4
PHASE_EXCHANGE: Final = 0
PHASE_PLAY: Final = 1
PHASE_MEMO: Final = 2
PHASE_FETCH: Final = 3
PHASE_MIRACLE: Final = 4
PHASE_CLAIM: Final = 5
PHASE_GUESS: Final = 6
PHASE_CLOCK: Final = 7

# Verbs.
PLAY: Final = 0
THROW: Final = 1
FLIP: Final = 2
ON: Final = 3
WHOM: Final = 4
LEFT: Final = 5
RIGHT: Final = 6
STOP: Final = 7
FETCH: Final = 8
NOTHING_THERE: Final = 9
MEMO_NOW: Final = 10
PASS: Final = 11
KEEP: Final = 12
EXCHANGE: Final = 13
CLAIM_ID: Final = 14
CLAIM_MISSION: Final = 15
CLAIM_HAND: Final = 16
NO_CLAIM: Final = 17
ABSTAIN: Final = 18
GUESS: Final = 19
CLOCK: Final = 20

# Events.
TURN_BEGAN: Final = 3
DREW: Final = 4
PLAYED: Final = 5
AIMED_YEAR: Final = 6
AIMED_CARD: Final = 7
AIMED_SEAT: Final = 8
AIMED_WAY: Final = 9
MEMOED: Final = 10
CANCELLED: Final = 11
FLIPPED: Final = 12
OPENED: Final = 13
HEALED: Final = 14
VOIDED: Final = 15
PATCHED: Final = 16
WAR_BEGAN: Final = 17
WAR_ENDED: Final = 18
KILLED_TIME: Final = 19
KILLED_MORE: Final = 20
LAID: Final = 21
TAKEN: Final = 22
SOLD: Final = 23
ERASED: Final = 24
MIRACLE_BEGAN: Final = 25
THREW: Final = 26
HANDS_PASSED: Final = 27
HANDS_MIXED: Final = 28
MISSION_CHANGED: Final = 29
ID_SHOWN: Final = 30
ID_CHANGED: Final = 31
ID_EXCHANGED: Final = 32
FORWARDED: Final = 33
FETCHED: Final = 34
SEARCHED: Final = 35
FOUND_NOTHING: Final = 36
RECYCLED: Final = 37
CLAIMED: Final = 38
GAME_OVER: Final = 39
GUESSED: Final = 40
CLOCK_READ: Final = 41

# Rules.
SET_UP_RULE: Final = 0
TURN_RULE: Final = 1
OWED_RULE: Final = 2
KILL_TIME_RULE: Final = 3
AIM_RULE: Final = 4
ANNOUNCE_RULE: Final = 5
WINDOW_RULE: Final = 6
FETCH_RULE: Final = 7
MIRACLE_RULE: Final = 8
CLOCK_RULE: Final = 9
