"""What is printed, as ints: sorts of card, effects, and the rows of facts an edition fills (C-001)."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of card, as far as zones care.
PLAY_CARD: Final = 0
ID_CARD: Final = 1
MISSION_CARD: Final = 2

# Sorts of card (C-032).
INVERTER: Final = 0
PATCH: Final = 1
ARTIFACT: Final = 2
TIMEWARP: Final = 3
ACTION: Final = 4
ID: Final = 5
MISSION: Final = 6
SORTS: Final = ("inverter", "patch", "artifact", "timewarp", "action", "id", "mission")

# Effects of timewarps and actions.
MEMO: Final = 0
FAST_FORWARD: Final = 1
REWIND: Final = 2
QUICK_TRIP: Final = 3
GET_THERE_FIRST: Final = 4
SELL: Final = 5
MIRACLE: Final = 6
DISCONTINUITY: Final = 7
TIME_VORTEX: Final = 8
NEW_MISSION: Final = 9
NEVER_EXISTED: Final = 10
PARENTS: Final = 11
EFFECTS: Final = (
    "memo", "fast_forward", "rewind", "quick_trip", "get_there_first", "sell_an_artifact", "perform_a_miracle",
    "discontinuity", "time_vortex", "new_mission", "it_never_existed", "your_parents_never_met",
)  # fmt: skip

# Ways an inverter turns a linchpin (C-043).
EITHER: Final = 0
TO_PRIME: Final = 1
TO_TRUE: Final = 2
WAYS: Final = ("either", "true_to_prime", "prime_to_true")

# Rows of facts, one int per card.
SORT: Final = 0
EFFECT: Final = 1
TARGETS: Final = 2  # of an inverter: a mask of linchpins
WAY: Final = 3
RIPPLE: Final = 4  # of a patch: the ripplepoint it mends
NEEDS_PRIME: Final = 5  # of a patch: linchpins that must be prime …
NEEDS_TRUE: Final = 6  # … and linchpins that must be true
NEEDS_ANY: Final = 7  # … or 1 if one of them is enough
LATER: Final = 8  # 1 for a patch, artifact or ID cut off by the Uberparadox
RANK: Final = 9  # of a Mona Lisa, best first; 0 for everything else
NUMBER: Final = 10  # of an artifact among the artifacts
GROUPS: Final = 11  # of an artifact: a mask of groups
BONUS: Final = 12  # of a sale or a miracle: the groups that earn its bonus
BEST_ONLY: Final = 13  # 1 if only the best Mona Lisa earns it
DRAW: Final = 14
PLAYS: Final = 15
BONUS_DRAW: Final = 16
BONUS_PLAYS: Final = 17
HOME_TRUE: Final = 18  # of an ID: the ripplepoint that must be true …
HOME_ONE: Final = 19  # … and the two patches that must lie
HOME_TWO: Final = 20
WISH: Final = 21  # of a mission: three rows of masks of artifacts; BEST_MONA asks for the best one
WISHES: Final = 3  # no artifact serves two of them
CARD_ROWS: Final = 24
BEST_MONA: Final = 0

# Rows of facts about the timeline, and single facts.
LINCHPIN_YEAR: Final = 24
RIPPLE_YEAR: Final = 25
RIPPLE_MASK: Final = 26  # its linchpins
RIPPLE_ANY: Final = 27  # 1 for OR, 0 for AND or a single one
MEMOS: Final = 28  # the cards that are Memos
IDS: Final = 29  # … IDs
MISSIONS: Final = 30  # … and missions
FACT: Final = 31
ROWS: Final = 32

# Single facts, in row FACT.
START_HAND: Final = 0
HAND_TO_WIN: Final = 1
PARADOXES_TO_LOSE: Final = 2
SOLO_HAND: Final = 3
WAR_PATCH: Final = 4  # the card whose lying on the timeline is the Uberparadox, or -1
LATER_LINCHPINS: Final = 5  # a mask of the linchpins it cuts off

Facts: TypeAlias = "vec[vec[i64]]"
