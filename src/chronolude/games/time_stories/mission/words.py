"""The closed vocabulary of statements, one line each. `<kind>` stands for a name or a number of that kind."""

from __future__ import annotations

from typing import Final

from .. import cards as c

# What a statement does: pattern, effect, the fixed second value.
EFFECTS: Final[tuple[tuple[str, int, int], ...]] = (
    ("take element <element>", c.TAKE_ELEMENT, 0),
    ("put-away element <element>", c.AWAY_ELEMENT, 0),
    ("remove element <element>", c.REMOVE_ELEMENT, 0),
    ("gain azrak <n>", c.GAIN_AZRAK, 0),
    ("gain azrak <n> from report", c.GAIN_AZRAK, 1),
    ("lose azrak <n>", c.LOSE_AZRAK, 0),
    ("lose azrak <n> to report", c.LOSE_AZRAK, 1),
    ("move azrak <n> from vortex to report", c.MOVE_AZRAK, 0),
    ("move azrak <n> from report to vortex", c.MOVE_AZRAK, 1),
    ("spend azrak <n>", c.SPEND_AZRAK, 0),
    ("gain magic <n>", c.GAIN_MAGIC, 0),
    ("put-away magic <n>", c.SPEND_MAGIC, 0),
    ("read interaction <interaction>", c.READ_INTERACTION, 0),
    ("read flash", c.READ_FLASH, 0),
    ("draw mystery", c.DRAW, 1),
    ("draw mystery <n> times", c.DRAW, 0),
    ("draw mystery <mystery>", c.DRAW_NAMED, 0),
    ("remove card", c.REMOVE_CARD, 0),
    ("remove card <card>", c.REMOVE_CARD, 1),
    ("return card", c.RETURN_CARD, 0),
    ("explore free", c.EXPLORE_FREE, 0),
    ("explore free <letter>", c.EXPLORE_FREE, 1),
    ("reshuffle destiny", c.RESHUFFLE, 0),
    ("reveal destiny", c.REVEAL, 0),
    ("flip moon", c.FLIP_MOON, 0),
    ("flip star", c.FLIP_STAR, 0),
    ("take token <token>", c.TAKE_TOKEN, 0),
    ("put-away token <token>", c.AWAY_TOKEN, 0),
    ("remove token <token>", c.REMOVE_TOKEN, 0),
    ("eject", c.EJECT, 0),
    ("damage <n>", c.DAMAGE_OP, 0),
    ("heal <n>", c.HEAL, 0),
    ("start conflict <conflict>", c.START_CONFLICT, 0),
    ("end conflict", c.END_CONFLICT, 0),
    ("free update", c.FREE_UPDATE, 0),
    ("free update emergency", c.FREE_UPDATE, 1),
    ("trial <plus>", c.TRIAL_PLUS, 0),
    ("redraw destiny", c.REDRAW, 0),
    ("outcome <outcome>", c.FORCE_OUTCOME, 0),
    ("leave location", c.LEAVE_LOCATION, 0),
    ("go to <location>", c.GO_TO, 0),
    ("end mission <ending>", c.END_MISSION, 0),
    ("begin again at <location>", c.BEGIN_AGAIN, 0),
)

# What is asked: pattern, condition, for comparisons the number that is read.
CONDITIONS: Final[tuple[tuple[str, int, int], ...]] = (
    ("me is captain", c.C_ME_CAPTAIN, 0),
    ("me is <receptacle>", c.C_ME_IS, 0),
    ("<receptacle> in play", c.C_IN_PLAY, 0),
    ("holds element <element>", c.C_HOLDS_ELEMENT, 0),
    ("holds token <token>", c.C_HOLDS_TOKEN, 0),
    ("someone holds element <element>", c.C_SOMEONE_ELEMENT, 0),
    ("someone holds token <token>", c.C_SOMEONE_TOKEN, 0),
    ("element <element> available", c.C_AVAILABLE, 0),
    ("element <element> in play", c.C_ELEMENT_IN_PLAY, 0),
    ("element <element> removed", c.C_ELEMENT_REMOVED, 0),
    ("group has token <token>", c.C_GROUP_TOKEN, 0),
    ("moon up", c.C_MOON, 1),
    ("moon down", c.C_MOON, 0),
    ("star up", c.C_STAR, 1),
    ("star down", c.C_STAR, 0),
    ("altered", c.C_ALTERED, 0),
    ("altered by <element>", c.C_ALTERED_BY, 0),
    ("flash read", c.C_FLASH, 0),
    ("visited <location>", c.C_VISITED, 0),
    ("first visit", c.C_FIRST_VISIT, 0),
    ("mystery <mystery> drawn", c.C_DRAWN, 0),
    ("mystery <mystery> shown", c.C_SHOWN, 0),
    ("card <card> removed", c.C_CARD_REMOVED, 0),
    ("ending <ending>", c.C_ENDING, 0),
    ("solved <puzzle>", c.C_SOLVED, 0),
    ("between locations", c.C_BETWEEN, 0),
    ("tokens <token> <sign> <n>", c.C_LEAST, c.V_TOKENS),
    ("azrak <sign> <n>", c.C_LEAST, c.V_AZRAK),
    ("magic <sign> <n>", c.C_LEAST, c.V_MAGIC),
    ("stat <stat> <sign> <n>", c.C_LEAST, c.V_STAT),
    ("group magic <sign> <n>", c.C_LEAST, c.V_GROUP_MAGIC),
    ("report <sign> <n>", c.C_LEAST, c.V_REPORT),
    ("vortex <sign> <n>", c.C_LEAST, c.V_VORTEX),
    ("receptacles <sign> <n>", c.C_LEAST, c.V_RECEPTACLES),
    ("turn <sign> <n>", c.C_LEAST, c.V_TURN),
    ("shown mysteries <sign> <n>", c.C_LEAST, c.V_SHOWN),
    ("visits <sign> <n>", c.C_LEAST, c.V_VISITS),
    ("damage <sign> <n>", c.C_LEAST, c.V_DAMAGE),
    ("destiny <sign> <n>", c.C_LEAST, c.V_DESTINY),
    ("hints <sign> <n>", c.C_LEAST, c.V_HINTS),
    ("run <sign> <n>", c.C_LEAST, c.V_RUN),
)

# What a score term may count.
AMOUNTS: Final[tuple[tuple[str, int], ...]] = (
    ("group magic", c.V_GROUP_MAGIC),
    ("report", c.V_REPORT),
    ("vortex", c.V_VORTEX),
    ("receptacles", c.V_RECEPTACLES),
    ("turn", c.V_TURN),
    ("shown mysteries", c.V_SHOWN),
    ("tokens <token>", c.V_TOKENS),
    ("hints", c.V_HINTS),
    ("run", c.V_RUN),
)

MODIFIERS: Final[tuple[tuple[str, int], ...]] = (
    ("threshold <stat> <plus>", c.M_THRESHOLD),
    ("stat <stat> <plus> by each", c.M_STAT),
    ("explore cost <n>", c.M_EXPLORE_COST),
    ("boost limit <n>", c.M_BOOST_LIMIT),
    ("support limit <n>", c.M_SUPPORT_LIMIT),
    ("life <conflict> <plus>", c.M_LIFE),
    ("destiny best of 2", c.M_BEST),
    ("destiny worst of 2", c.M_WORST),
    ("forbid location <location>", c.M_FORBID),
    ("no gifts", c.M_NO_GIFTS),
)

WHO: Final = {
    "me": c.BY_ME, "captain": c.BY_CAPTAIN, "each": c.BY_EACH, "each-other": c.BY_OTHERS, "one": c.BY_ONE,
    "supporters": c.BY_SUPPORTERS, "group": c.BY_GROUP,
}  # fmt: skip

SIGNS: Final = {">=": c.C_LEAST, "<=": c.C_MOST, "=": c.C_EQUAL}
OUTCOMES: Final = {"failure": c.FAILURE, "critical": c.CRITICAL, "success": c.SUCCESS}
COLOURS: Final = ("green", "yellow", "red", "white")
MYSTERY_KINDS: Final = ("red", "yellow", "upright", "replacement")
TIMINGS: Final = ("actions", "recon", "trial-boost", "trial-support", "trial-destiny", "conflict", "captain", "between")
USES: Final = ("unlimited", "visit", "mission")
DECIDERS: Final = ("me", "captain", "group")
ENDINGS: Final = ("success", "partial", "failure")

# Where some statements alone have a meaning (E11).
COSTS: Final = (c.SPEND_AZRAK, c.SPEND_MAGIC, c.AWAY_TOKEN, c.REMOVE_TOKEN, c.AWAY_ELEMENT, c.REMOVE_ELEMENT)
IN_CONFLICT: Final = (c.DAMAGE_OP, c.HEAL, c.END_CONFLICT)
IN_POWER: Final = (c.TRIAL_PLUS, c.REDRAW, c.FORCE_OUTCOME)
SHARED: Final = (c.SPEND_AZRAK, c.SPEND_MAGIC)
