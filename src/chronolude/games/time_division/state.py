"""What lies on the table of Time Division: zones, numbers, verbs, events, and the table before the deal."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Source
from ...kernel.layout import (
    ALL,
    CARD,
    NOBODY,
    NUMBER,
    OWNER,
    SEAT,
    SECRET,
    ZONE,
    Layout,
    Number,
    Telling,
    Verb,
    Zone,
)  # fmt: skip
from ...kernel.state import NONE, Rules, State
from ...kernel.verbs import move, push
from .cards import CARDS, DRAFTED, KINDS, NAMES, TRAVELS
from .source import ERAS

SEATS: Final = 2  # D-001

# Zones (D-006). A player's four come first, as in the grammar: zone kind k of seat p is 2k + p.
HAND: Final = 0
DECISION: Final = 2
TRANSIT: Final = 4
INFLUENCE: Final = 6
PAST: Final = 8
RESERVE: Final = 9
ASIDE: Final = 10  # a first pick out of a hidden place waits here for the second pick of its line
PILE: Final = 12
DRAWN: Final = 14
FRONT: Final = 16  # D-020: face down in front of a player during the draft
DECK: Final = 18
TRAVELLERS: Final = 19
BOX: Final = 20

# Who may see a card is said here and nowhere else (V-15). A move is told to whoever sees the card before or after it:
# so V-08 to V-12 (V-09, V-10, V-11) hold for every effect without a word about them in the rules.
ZONES: Final = (
    Zone("hand", OWNER, SEATS),
    Zone("decision", ALL, SEATS),
    Zone("transit", ALL, SEATS),
    Zone("influence", ALL, SEATS, ordered=True),  # D-039: slot 0 first
    Zone("past", ALL, ordered=True),  # only to tell face-down cards apart: its order means nothing (D-044)
    Zone("reserve", NOBODY),
    Zone("aside", OWNER, SEATS),
    Zone("pile", NOBODY, SEATS, ordered=True, kind=DRAFTED),
    Zone("drawn", OWNER, SEATS, kind=DRAFTED),
    Zone("front", NOBODY, SEATS),
    Zone("deck", NOBODY, ordered=True, kind=DRAFTED),
    Zone("travellers", NOBODY, ordered=True, kind=TRAVELS),
    Zone("box", ALL),
)

# Numbers. ACTIVATED and ROTATED are masks over the twenty cards of the era; MARKER is positive towards seat 0; WON
# holds seat + 1 of the winner of each game; CHOSEN is the side the decision activates, -1 before it. LINE_NOW
# (a line + 1), HALF_NOW, BLUE_NOW and ORANGE_NOW (seat + 1) tell what an effect is asking about.
MODE: Final = 0
ERA: Final = 1
GAME_1: Final = 2
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

NUMBERS: Final = (
    Number("mode", words=("quick", "campaign")),
    Number("era", words=ERAS),
    Number("game_1", words=ERAS),
    Number("game_2", words=ERAS),
    Number("game_3", words=ERAS),
    Number("governor_tie", words=("passes", "stays")),
    Number("choose_before_draw", words=("false", "true")),
    Number("first"),
    Number("coin"),
    Number("game"),
    Number("playing", words=ERAS),
    Number("phase", words=("draft", "hide", "clash", "over")),
    Number("round"),
    Number("chosen"),
    Number("activated"),
    Number("rotated"),
    Number("influence", SEATS),
    Number("points", SEATS),
    Number("won", 3),
    Number("marker"),
    Number("ending", words=("none", "influence", "coin", "track", "track-coin")),
    Number("winner"),
    Number("step", words=("play", "coin", "decision", "effect")),
    Number("line"),
    Number("half"),
    Number("blue"),
    Number("orange"),
)

QUICK: Final = 0
CAMPAIGN: Final = 1
GAMES: Final = 3
TRACK: Final = 4  # spaces on each side of the middle one

AT_PLAYING: Final = 0
AT_PLACING: Final = 1
AT_DECIDING: Final = 2
AT_RESOLVING: Final = 3

DRAFT_PHASE: Final = 0
HIDE_PHASE: Final = 1
CLASH_PHASE: Final = 2
OVER: Final = 3

BY_INFLUENCE: Final = 1
BY_COIN: Final = 2
BY_TRACK: Final = 3
BY_TRACK_COIN: Final = 4

# Verbs. The six ways to deal out three drawn cards name their roles in the order of the cards (D-019).
PLAY: Final = 0
LAY: Final = 1
ACTIVATE_SIDE: Final = 2
TAKE: Final = 3
DOWN: Final = 4
ALLOT: Final = 5
KEEP: Final = 0
GIVE: Final = 1
DISCARD: Final = 2
ROLES: Final[list[list[int]]] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
ROLE_WORDS: Final = ("keep", "give", "discard")
VERBS: Final = (
    Verb("play", CARD),
    Verb("lay", CARD, "lay"),
    Verb("activate", SEAT, "activate"),
    Verb("take", CARD, "take"),
    Verb("face-down", NUMBER, "face-down"),
    *(Verb("-".join(ROLE_WORDS[role] for role in roles)) for roles in ROLES),
)

# Events, numbered after the kernel's own three.
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
TELLINGS: Final = (
    Telling("game-began", ("game", NUMBER), ("era", NUMBER)),
    Telling("allotted", ("seat", SEAT)),
    Telling("taken-up", ("held", NUMBER)),
    Telling("round-began", ("round", NUMBER)),
    Telling("coin", ("seat", SEAT), ("moved", NUMBER)),
    Telling("decided", ("seat", SEAT), ("side", SEAT)),
    Telling("activated", ("seat", SEAT), ("card", CARD), ("zone", ZONE), ("nested", NUMBER)),
    Telling("ignored", ("seat", SEAT), ("card", CARD), ("why", NUMBER), ("line", NUMBER), ("orange", SEAT)),
    Telling("qualified", ("seat", SEAT), ("card", CARD)),
    Telling("looked", ("seat", SEAT), ("zone", ZONE), ("sure", SECRET)),
    Telling("saw", ("seat", SEAT), ("card", CARD), ("zone", ZONE)),
    Telling("rotated", ("card", CARD)),
    Telling("deferred", ("seat", SEAT), ("card", CARD)),
    Telling("scored", ("game", NUMBER), ("winner", SEAT), ("total_0", NUMBER), ("total_1", NUMBER)),
    Telling("track", ("points_0", NUMBER), ("points_1", NUMBER), ("marker", NUMBER)),
    Telling("game-over", ("ending", NUMBER), ("winner", SEAT)),
)

# Why an effect is ignored.
NO_EFFECT: Final = 0  # D-065
VOID: Final = 1  # D-071
NOBODY_MEETS: Final = 2  # D-097
IMPOSSIBLE: Final = 3  # D-062

# Rules, in the order of the table of steps in rules/__init__.py.
SET_UP: Final = 0
GAME_RULE: Final = 1
DRAFT: Final = 2
ROUND_RULE: Final = 3
PLAY_RULE: Final = 4
EFFECT: Final = 5
LINE: Final = 6
SECOND: Final = 7
AFTER: Final = 8
TOGETHER: Final = 9
RETIRE: Final = 10
WAITING: Final = 11
RULE_NAMES: Final = (
    "set-up", "game", "draft", "round", "play", "effect", "line", "second", "after", "together", "retire", "waiting",
)  # fmt: skip

LAYOUT: Final = Layout(NAMES, KINDS, ZONES, NUMBERS, VERBS, TELLINGS, RULE_NAMES)


def blank(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """The table before the deal: every card in the box (D-011, D-015)."""
    s = State(LAYOUT, rules, seats, source)
    for name, value in options.items():
        s.n[LAYOUT.offsets[name]] = value
    for card in range(CARDS):
        move(s, card, BOX)
    s.n[CHOSEN] = NONE
    push(s, SET_UP)
    return s
