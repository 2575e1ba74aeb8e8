"""The table of Chrononauts; Artifaxx has the same table up to where the timeline begins."""

from __future__ import annotations

from typing import Final

from ....kernel.layout import ALL, CARD, NOBODY, NUMBER, OWNER, SEAT, Layout, Number, Telling, Verb, Zone
from ..cards import ID_CARD, MISSION_CARD, PLAY_CARD
from ..clock import TIMES

SEATS: Final = 6

# C-008: the ID and the mission lie apart from the hand; C-009 secret. FRESH holds cards drawn for a miracle, those of a
# miracle within a miracle after those of the outer one.
SHORT_ZONES: Final = (
    Zone("hand", OWNER, SEATS, kind=PLAY_CARD),
    Zone("fresh", OWNER, SEATS, ordered=True, kind=PLAY_CARD),
    Zone("artifacts", ALL, SEATS, kind=PLAY_CARD),
    Zone("mission", OWNER, SEATS, kind=MISSION_CARD, most=1),
    Zone("deck", NOBODY, ordered=True, kind=PLAY_CARD),
    Zone("discard", ALL, ordered=True, kind=PLAY_CARD),
    Zone("playing", ALL, ordered=True, kind=PLAY_CARD),
    Zone("missions", NOBODY, ordered=True, kind=MISSION_CARD),
    Zone("vortex", NOBODY, ordered=True, kind=PLAY_CARD),
)
ZONES: Final = (
    *SHORT_ZONES,
    Zone("timeline", ALL, kind=PLAY_CARD),
    Zone("id", OWNER, SEATS, kind=ID_CARD, most=1),
    Zone("ids", NOBODY, ordered=True, kind=ID_CARD),
)

# FIRST: -1 before the lot, -2 before the time is guessed, has said who begins. OWED: plays still to make this turn; SEARCHING: 1 while somebody looks through the draw pile; PRIMES: a mask of the
# linchpins on their alternate side; PARADOXES: how many stand open.
SHORT_NUMBERS: Final = (
    Number("first", least=-2, seat=0),
    Number("turn", seat=0),
    Number("turns", most=99_999),
    Number("owed", most=99),
    Number("searching", most=1),
    Number("ending", words=("none", "id", "mission", "hand", "paradox")),
    Number("winner", least=-1, seat=0),
    Number("phase", words=("exchange", "play", "memo", "fetch", "miracle", "claim", "guess", "clock")),
)
NUMBERS: Final = (*SHORT_NUMBERS, Number("primes", most=(1 << 13) - 1), Number("paradoxes", most=19))
ARTIFAXX_NUMBERS: Final = (*SHORT_NUMBERS, Number("parents", words=("out", "never_existed")))

VERBS: Final = (
    Verb("play", CARD),
    Verb("discard", CARD, "discard", called="THROW"),
    Verb("flip", NUMBER),
    Verb("on", CARD, "on"),
    Verb("seat", SEAT, "seat", called="WHOM"),
    Verb("left"),
    Verb("right"),
    Verb("stop"),
    Verb("fetch", CARD, "fetch"),
    Verb("nothing", called="NOTHING_THERE"),
    Verb("memo", called="MEMO_NOW"),
    Verb("pass", passes=True),
    Verb("keep"),
    Verb("exchange"),
    Verb("claim_id", word="claim id"),
    Verb("claim_mission", word="claim mission"),
    Verb("claim_hand", word="claim hand"),
    Verb("no_claim", word="no claim"),
    Verb("abstain"),
    Verb("guess", NUMBER, "guess", words=TIMES),
    Verb("clock", NUMBER, "clock", words=TIMES),
)

TELLINGS: Final = (
    Telling("turn-began", ("seat", SEAT), ("n", NUMBER)),
    Telling("drew", ("seat", SEAT), ("card", CARD)),
    Telling("played", ("seat", SEAT), ("card", CARD)),
    Telling("aimed-year", ("seat", SEAT), ("card", CARD), ("year", NUMBER)),
    Telling("aimed-card", ("seat", SEAT), ("card", CARD), ("at", CARD)),
    Telling("aimed-seat", ("seat", SEAT), ("card", CARD), ("other", SEAT)),
    Telling("aimed-way", ("seat", SEAT), ("card", CARD), ("way", NUMBER)),
    Telling("memoed", ("seat", SEAT), ("card", CARD)),
    Telling("cancelled", ("card", CARD)),
    Telling("flipped", ("year", NUMBER), ("side", NUMBER)),
    Telling("opened", ("year", NUMBER)),
    Telling("healed", ("year", NUMBER)),
    Telling("voided", ("card", CARD), ("year", NUMBER)),
    Telling("patched", ("seat", SEAT), ("card", CARD), ("year", NUMBER)),
    Telling("war-began", ("year", NUMBER)),
    Telling("war-ended", ("year", NUMBER)),
    Telling("killed-time", ("seat", SEAT), ("card", CARD)),
    Telling("killed-more", ("seat", SEAT), ("card", CARD)),
    Telling("laid", ("seat", SEAT), ("card", CARD)),
    Telling("taken", ("seat", SEAT), ("card", CARD), ("other", SEAT)),
    Telling("sold", ("seat", SEAT), ("card", CARD), ("n", NUMBER)),
    Telling("erased", ("card", CARD), ("other", SEAT)),
    Telling("miracle-began", ("seat", SEAT), ("card", CARD), ("n", NUMBER)),
    Telling("threw", ("seat", SEAT), ("card", CARD)),
    Telling("hands-passed", ("way", NUMBER)),
    Telling("hands-mixed", ("n", NUMBER)),
    Telling("mission-changed", ("seat", SEAT)),
    Telling("id-shown", ("seat", SEAT), ("card", CARD)),
    Telling("id-changed", ("seat", SEAT)),
    Telling("id-exchanged", ("seat", SEAT)),
    Telling("forwarded", ("seat", SEAT), ("n", NUMBER)),
    Telling("fetched", ("seat", SEAT), ("card", CARD)),
    Telling("searched", ("seat", SEAT)),
    Telling("found-nothing", ("seat", SEAT)),
    Telling("recycled", ("n", NUMBER)),
    Telling("claimed", ("seat", SEAT), ("how", NUMBER)),
    Telling("game-over", ("ending", NUMBER), ("seat", SEAT)),
    Telling("guessed", ("seat", SEAT), ("time", NUMBER)),
    Telling("clock-read", ("seat", SEAT), ("time", NUMBER), ("other", SEAT)),
)

# In the order of the table of steps in rules/__init__.py.
RULE_NAMES: Final = ("set-up", "turn", "owed", "kill-time", "aim", "announce", "window", "fetch", "miracle", "clock")


def lay_out(names: tuple[str, ...], kinds: tuple[int, ...], facts: tuple[tuple[int, ...], ...], full: bool) -> Layout:
    """The table for these cards; without the timeline and the IDs it is that of Artifaxx (A-002)."""
    zones = ZONES if full else SHORT_ZONES
    numbers = NUMBERS if full else ARTIFAXX_NUMBERS
    return Layout(names, kinds, zones, numbers, VERBS, TELLINGS, RULE_NAMES, facts=facts)
