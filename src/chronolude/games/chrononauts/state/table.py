"""What lies on the table of Chrononauts; Artifaxx has the same table up to where the timeline begins."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ....kernel.layout import ALL, CARD, NOBODY, NUMBER, OWNER, SEAT, Layout, Number, Telling, Verb, Zone
from ....kernel.state import Rules, State
from ....kernel.verbs import move, push
from ..cards import ID_CARD, MISSION_CARD, PLAY_CARD

SEATS: Final = 6

# Zones. C-008: the ID and the mission lie apart from the hand; C-009 secret. FRESH holds cards drawn for a miracle,
# those of a miracle within a miracle after those of the outer one.
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

SHORT_ZONES: Final = (
    Zone("hand", OWNER, SEATS, kind=PLAY_CARD),
    Zone("fresh", OWNER, SEATS, ordered=True, kind=PLAY_CARD),
    Zone("artifacts", ALL, SEATS, kind=PLAY_CARD),
    Zone("mission", OWNER, SEATS, kind=MISSION_CARD),
    Zone("deck", NOBODY, ordered=True, kind=PLAY_CARD),
    Zone("discard", ALL, ordered=True, kind=PLAY_CARD),
    Zone("playing", ALL, ordered=True, kind=PLAY_CARD),
    Zone("missions", NOBODY, ordered=True, kind=MISSION_CARD),
    Zone("vortex", NOBODY, ordered=True, kind=PLAY_CARD),
)
ZONES: Final = (
    *SHORT_ZONES,
    Zone("timeline", ALL, kind=PLAY_CARD),
    Zone("id", OWNER, SEATS, kind=ID_CARD),
    Zone("ids", NOBODY, ordered=True, kind=ID_CARD),
)

# Numbers. OWED: plays still to make this turn; SEARCHING: 1 while somebody looks through the draw pile;
# PRIMES: a mask of the linchpins on their alternate side; PARADOXES: how many stand open.
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

PHASES: Final = ("exchange", "play", "memo", "fetch", "miracle", "claim")
EXCHANGE_PHASE: Final = 0
PLAY_PHASE: Final = 1
MEMO_PHASE: Final = 2
FETCH_PHASE: Final = 3
MIRACLE_PHASE: Final = 4
CLAIM_PHASE: Final = 5

ENDINGS: Final = ("none", "id", "mission", "hand", "paradox")
WON_BY_ID: Final = 1
WON_BY_MISSION: Final = 2
WON_BY_HAND: Final = 3
DESTROYED: Final = 4

SHORT_NUMBERS: Final = (
    Number("first"),
    Number("turn"),
    Number("turns"),
    Number("owed"),
    Number("searching"),
    Number("ending", words=ENDINGS),
    Number("winner"),
    Number("phase", words=PHASES),
)
NUMBERS: Final = (*SHORT_NUMBERS, Number("primes"), Number("paradoxes"))
ARTIFAXX_NUMBERS: Final = (*SHORT_NUMBERS, Number("parents", words=("out", "never_existed")))

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
VERBS: Final = (
    Verb("play", CARD),
    Verb("discard", CARD, "discard"),
    Verb("flip", NUMBER),
    Verb("on", CARD, "on"),
    Verb("seat", SEAT, "seat"),
    Verb("left"),
    Verb("right"),
    Verb("stop"),
    Verb("fetch", CARD, "fetch"),
    Verb("nothing"),
    Verb("memo"),
    Verb("pass", passes=True),
    Verb("keep"),
    Verb("exchange"),
    Verb("claim_id", word="claim id"),
    Verb("claim_mission", word="claim mission"),
    Verb("claim_hand", word="claim hand"),
    Verb("no_claim", word="no claim"),
)

# Events, numbered after the kernel's own three.
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
)

# Rules, in the order of the table of steps in rules/__init__.py.
SET_UP: Final = 0
TURN_RULE: Final = 1
OWED_RULE: Final = 2
KILL_RULE: Final = 3
AIM_RULE: Final = 4
ANNOUNCE_RULE: Final = 5
WINDOW_RULE: Final = 6
FETCH_RULE: Final = 7
MIRACLE_RULE: Final = 8
RULE_NAMES: Final = ("set-up", "turn", "owed", "kill-time", "aim", "announce", "window", "fetch", "miracle")


def lay_out(names: tuple[str, ...], kinds: tuple[int, ...], facts: tuple[tuple[int, ...], ...], full: bool) -> Layout:
    """The table for these cards; without the timeline and the IDs it is that of Artifaxx (A-002)."""
    zones = ZONES if full else SHORT_ZONES
    numbers = NUMBERS if full else ARTIFAXX_NUMBERS
    return Layout(names, kinds, zones, numbers, VERBS, TELLINGS, RULE_NAMES, facts=facts)


def is_full(s: State) -> bool:
    """Whether this table has a timeline and IDs."""
    return len(s.layout.zones) == len(ZONES)


def blank(layout: Layout, rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """The table before the deal: C-004, A-005: everything in its deck, history as it was, no paradox and no patch."""
    s = State(layout, rules, seats, source)
    for name, value in options.items():
        s.n[layout.offsets[name]] = value
    for card in range(len(layout.cards)):
        kind = layout.kinds[card]
        move(s, card, IDS if kind == ID_CARD else MISSIONS if kind == MISSION_CARD else DECK)
    s.n[WINNER] = -1
    push(s, SET_UP)
    return s
