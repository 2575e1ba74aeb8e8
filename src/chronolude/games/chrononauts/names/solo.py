"""Made by `python -m chronolude.games.naming chronolude.games.chrononauts.layout.solo`, never by hand."""

from typing import Final

# Zones.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
TIMELINE: Final = 3
TRAVELLERS: Final = 4
HOME: Final = 5
BOX: Final = 6

# Numbers.
MANY: Final = 0
TURNS: Final = 1
ENDING: Final = 2
PRIMES: Final = 3
PARADOXES: Final = 4
ARRIVED: Final = 5

# Words.
ENDING_NONE: Final = 0
ENDING_HOME: Final = 1
ENDING_CARDS: Final = 2
ENDING_PARADOX: Final = 3
ENDING_GIVEN_UP: Final = 4

# Verbs.
PLAY: Final = 0
THROW: Final = 1
FLIP: Final = 2
GIVE_UP: Final = 3

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
WENT_HOME: Final = 42
SOLO_OVER: Final = 43

# Rules.
SET_UP_RULE: Final = 0
MOVE_RULE: Final = 1
AIM_RULE: Final = 2
