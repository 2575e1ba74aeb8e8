"""What is told, numbered after the kernel's own three."""

from __future__ import annotations

from typing import Final

from ....kernel.layout import CARD, NUMBER, SEAT, ZONE, Telling

# Events, numbered after the kernel's own three.
CHOSE: Final = 3
BEGAN: Final = 4
TURN_BEGAN: Final = 5
TRAVELLED: Final = 6
TOOK: Final = 7
TOLD: Final = 8
RETURNED: Final = 9
EXPLORED: Final = 10
SPENT: Final = 11
LOST_AZRAK: Final = 12
GAINED: Final = 13
MAGIC_CHANGED: Final = 14
ENGAGED: Final = 15
BOOSTED_BY: Final = 16
SUPPORTED_BY: Final = 17
FATE: Final = 18
RESOLVED: Final = 19
LINK_BROKE: Final = 20
EMERGENCY_MADE: Final = 21
CONTROL_LOST: Final = 22
EJECTED_EVENT: Final = 23
UPDATE_MADE: Final = 24
SHARED: Final = 25
ELEMENT_TAKEN: Final = 26
NOTHING_GAINED: Final = 27
TOKEN_TAKEN: Final = 28
GAVE: Final = 29
PUT_AWAY: Final = 30
REMOVED_EVENT: Final = 31
MYSTERY_DRAWN: Final = 32
READ_PERSONAL: Final = 33
FLIPPED: Final = 34
CONFLICT_BEGAN: Final = 35
DAMAGED: Final = 36
CONFLICT_ENDED: Final = 37
POWER_USED: Final = 38
OBJECTED: Final = 39
LEFT: Final = 40
ACTED: Final = 41
RESHUFFLED: Final = 42
COVERED_EVENT: Final = 43
REPORT_MOVED: Final = 44
MISSION_OVER: Final = 45
HINTED: Final = 46
PLEDGED: Final = 47
TOO_LITTLE: Final = 48
SOLVED: Final = 49
RUN_BEGAN: Final = 50
STAGE: Final = 51
DEED: Final = 52
HINTED_AT: Final = 53
TELLINGS: Final = (
    Telling("chose", ("agent", SEAT), ("card", CARD)),
    Telling("began", ("agents", NUMBER), ("vortex", NUMBER)),
    Telling("turn-began", ("turn", NUMBER), ("agent", SEAT)),
    Telling("travelled", ("agent", SEAT), ("card", CARD), ("report", NUMBER)),
    Telling("took", ("agent", SEAT), ("card", CARD)),
    Telling("told", ("agent", SEAT), ("card", CARD), ("how", NUMBER)),
    Telling("returned", ("agent", SEAT), ("card", CARD)),
    Telling("explored", ("agent", SEAT), ("card", CARD), ("cost", NUMBER)),
    Telling("spent", ("agent", SEAT), ("n", NUMBER)),
    Telling("lost", ("agent", SEAT), ("n", NUMBER)),
    Telling("gained", ("agent", SEAT), ("n", NUMBER)),
    Telling("magic", ("agent", SEAT), ("n", NUMBER)),
    Telling("engaged", ("agent", SEAT), ("stat", NUMBER), ("value", NUMBER), ("threshold", NUMBER)),
    Telling("boosted", ("agent", SEAT), ("n", NUMBER)),
    Telling("supported", ("agent", SEAT), ("n", NUMBER)),
    Telling("fate", ("card", CARD), ("n", NUMBER)),
    Telling(
        "resolved", ("agent", SEAT), ("value", NUMBER), ("threshold", NUMBER), ("outcome", NUMBER), ("where", NUMBER)
    ),
    Telling("link-broke", ("agent", SEAT)),
    Telling("emergency", ("agent", SEAT), ("n", NUMBER), ("free", NUMBER)),
    Telling("control-lost", ("agent", SEAT)),
    Telling("ejected", ("agent", SEAT)),
    Telling("update", ("free", NUMBER)),
    Telling("shared", ("agent", SEAT), ("n", NUMBER)),
    Telling("element", ("agent", SEAT), ("card", CARD)),
    Telling("nothing", ("agent", SEAT), ("card", CARD)),
    Telling("token", ("agent", SEAT), ("card", CARD)),
    Telling("gave", ("agent", SEAT), ("card", CARD), ("to", SEAT)),
    Telling("put-away", ("card", CARD)),
    Telling("removed", ("card", CARD)),
    Telling("mystery", ("agent", SEAT), ("card", CARD)),
    Telling("personal", ("agent", SEAT), ("kind", NUMBER), ("n", NUMBER)),
    Telling("flipped", ("which", NUMBER), ("up", NUMBER)),
    Telling("conflict-began", ("agent", SEAT), ("group", NUMBER)),
    Telling("damaged", ("damage", NUMBER), ("life", NUMBER)),
    Telling("conflict-ended", ("won", NUMBER)),
    Telling("power", ("agent", SEAT), ("card", CARD)),
    Telling("objected", ("agent", SEAT)),
    Telling("left"),
    Telling("acted", ("agent", SEAT), ("zone", ZONE)),
    Telling("reshuffled"),
    Telling("covered", ("card", CARD)),
    Telling("report", ("n", NUMBER), ("report", NUMBER)),
    Telling("mission-over", ("ending", NUMBER), ("score", NUMBER)),
    Telling("hinted", ("card", CARD), ("n", NUMBER)),
    Telling("pledged", ("agent", SEAT), ("n", NUMBER)),
    Telling("too-little"),
    Telling("solved", ("agent", SEAT), ("right", NUMBER), ("where", NUMBER)),
    Telling("run-began", ("run", NUMBER)),
    Telling("stage"),
    Telling("deed", ("agent", SEAT), ("where", NUMBER)),
    Telling("rung", ("puzzle", NUMBER), ("n", NUMBER)),
)
