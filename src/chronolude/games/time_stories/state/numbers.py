"""The public numbers of the table; rows whose length depends on the mission come last, see table.py."""

from __future__ import annotations

from typing import Final

from ....kernel.layout import Number
from .asks import TOPICS
from .zones import AGENTS_MOST

# Numbers. TRIAL_BY, LOCATION, FORCED, CONFLICT and FORCED_OUTCOME, PLEDGER and SWAPPED are an index + 1, 0 for none.
FIRST: Final = 0
TELEPATHY: Final = 1
ASSISTED: Final = 2
TURN: Final = 3
PHASE: Final = 4
AGENTS: Final = 5
CAPTAIN: Final = 6
LOCATION: Final = 7
FORCED: Final = 8
LEAVING: Final = 9
VORTEX: Final = 10
REPORT: Final = 11
LIMBO: Final = 12
AZRAK: Final = 13
START: Final = 17
WHO: Final = 21
MAGIC: Final = 25
MAGIC_START: Final = 29
SUPPLY: Final = 30
EJECTED: Final = 31
LOST: Final = 35
DUE: Final = 39
FREE_EXPLORE: Final = 43
FREE_UPDATES: Final = 47
MUST_UPDATE: Final = 48
UPDATED: Final = 49
DONE: Final = 50
PAGE: Final = 54
FOUGHT: Final = 58
STARTED: Final = 62
FLASH_READ: Final = 66
MOON: Final = 70
STAR: Final = 71
TRIAL_BY: Final = 72
TRIAL_STAT: Final = 73
TRIAL_THRESHOLD: Final = 74
TRIAL_VALUE: Final = 75
BOOSTED: Final = 76
SUPPORTED: Final = 77
SUPPORTERS: Final = 78
SHOWN_FATE: Final = 79
FORCED_OUTCOME: Final = 80
OUTCOME: Final = 81
CONFLICT: Final = 82
CONFLICT_PAGE: Final = 83
CONFLICT_OVER: Final = 84
DUEL_OVER: Final = 85
DUEL_BEGUN: Final = 86
GOES: Final = 87
ORDER: Final = 88
SHARES: Final = 92
PROPOSED: Final = 96
AGREED: Final = 97
POLLED: Final = 98
FINISHED: Final = 99
WAITING: Final = 100
QUESTION: Final = 101
QUESTION_STEP: Final = 102
QUESTION_BY: Final = 103
PAY_LEFT: Final = 104
PAY_OF: Final = 105
PLEDGER: Final = 106
SWAPPED: Final = 107
TOPIC: Final = 109
EFFECTS: Final = 110
RUN: Final = 111
ASKING: Final = 112
ENDING: Final = 113
SCORE: Final = 114
OF_MISSION: Final = 115  # rows whose length depends on the mission follow
NUMBERS: Final = (
    Number("first"),
    Number("telepathy", words=("friendly", "strict", "off")),
    Number("assisted_memory", words=("false", "true")),
    Number("turn"),
    Number("phase", words=("set-up", "captain", "recon", "telepathy", "actions", "between", "over")),
    Number("agents"),
    Number("captain"),
    Number("location"),
    Number("forced"),
    Number("leaving"),
    Number("vortex"),
    Number("report"),
    Number("limbo"),
    Number("azrak", AGENTS_MOST),
    Number("azrak_start", AGENTS_MOST),
    Number("who", AGENTS_MOST),
    Number("magic", AGENTS_MOST),
    Number("magic_start"),
    Number("magic_supply"),
    Number("ejected", AGENTS_MOST),
    Number("out_of_control", AGENTS_MOST),
    Number("leaving_soon", AGENTS_MOST),
    Number("free_explore", AGENTS_MOST),
    Number("free_updates"),
    Number("must_update"),
    Number("updated"),
    Number("steps_done", AGENTS_MOST),
    Number("page", AGENTS_MOST),
    Number("fought", AGENTS_MOST),
    Number("fighting", AGENTS_MOST),
    Number("flash_read", AGENTS_MOST),
    Number("moon"),
    Number("star"),
    Number("trial_by"),
    Number("trial_stat"),
    Number("trial_threshold"),
    Number("trial_value"),
    Number("boosted"),
    Number("supported"),
    Number("supporters"),
    Number("destiny_value"),
    Number("forced_outcome"),
    Number("outcome"),
    Number("conflict"),
    Number("conflict_page"),
    Number("conflict_over"),
    Number("duel_over"),
    Number("duel_begun"),
    Number("goes"),
    Number("order", AGENTS_MOST),
    Number("shares", AGENTS_MOST),
    Number("proposed"),
    Number("agreed"),
    Number("polled"),
    Number("finished"),
    Number("waiting"),
    Number("question"),
    Number("question_step"),
    Number("question_by"),
    Number("payment"),
    Number("payment_in_magic"),
    Number("pledger"),
    Number("swapped", 2),
    Number("topic", words=TOPICS),
    Number("effects"),
    Number("run"),
)
