"""What lies on the table of Time Division: zones, numbers, verbs, events and rules, each declared only here."""

from __future__ import annotations

from typing import Final

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
from .cards import DRAFTED, KINDS, NAMES, TRAVELS
from .source import ERAS

SEATS: Final = 2  # D-001

# D-006. A player's four come first, as in the grammar: zone kind k of seat p is 2k + p. Who may see a card is said here
# and nowhere else (V-15). A move is told to whoever sees the card before or after it: so V-08 to V-12 (V-09, V-10,
# V-11) hold for every effect without a word about them in the rules.
ZONES: Final = (
    Zone("hand", OWNER, SEATS),
    Zone("decision", ALL, SEATS, most=1, by_seat=True),
    Zone("transit", ALL, SEATS, by_seat=True),
    Zone("influence", ALL, SEATS, ordered=True, by_seat=True),  # D-039: slot 0 first
    Zone("past", ALL, ordered=True),  # only to tell face-down cards apart: its order means nothing (D-044)
    Zone("reserve", NOBODY),
    Zone("aside", OWNER, SEATS),
    Zone("pile", NOBODY, SEATS, ordered=True, kind=DRAFTED, most=9, by_seat=True),
    Zone("drawn", OWNER, SEATS, kind=DRAFTED, most=3),
    Zone("front", NOBODY, SEATS, by_seat=True),
    Zone("deck", NOBODY, ordered=True, kind=DRAFTED),
    Zone("travellers", NOBODY, ordered=True, kind=TRAVELS, most=2),
    Zone("box", ALL),
)

# ACTIVATED and ROTATED are masks over the twenty cards of the era; MARKER is positive towards seat 0; WON holds the
# winner of each game, seat + 1; CHOSEN is the side the decision activates, -1 before it. LINE_NOW (a line + 1),
# HALF_NOW, BLUE_NOW and ORANGE_NOW (seat + 1) tell what an effect is asking about.
NUMBERS: Final = (
    Number("mode", words=("quick", "campaign")),
    Number("era", words=ERAS),
    Number("game_1", words=ERAS),
    Number("game_2", words=ERAS),
    Number("game_3", words=ERAS),
    Number("governor_tie", words=("passes", "stays")),
    Number("choose_before_draw", words=("false", "true")),
    Number("first", least=-1, seat=0),
    Number("coin", seat=0),
    Number("game", most=3),
    Number("playing", words=ERAS),
    Number("phase", words=("draft", "hide", "clash", "over")),
    Number("round", most=99),
    Number("chosen", least=-1, seat=0),
    Number("activated", most=(1 << 20) - 1, bits=True),
    Number("rotated", most=(1 << 20) - 1, bits=True),
    Number("influence", SEATS, called="TOTAL", most=200, by_seat=True),
    Number("points", SEATS, most=99, by_seat=True),
    Number("won", 3, seat=1),
    Number("marker", least=-99, most=99),
    Number("ending", words=("none", "influence", "coin", "track", "track-coin")),
    Number("winner", least=-1, seat=0),
    Number("step", words=("play", "coin", "decision", "effect")),
    Number("line", called="LINE_NOW", most=999),
    Number("half", called="HALF_NOW", most=1),
    Number("blue", called="BLUE_NOW", seat=1),
    Number("orange", called="ORANGE_NOW", seat=1),
)

# The six ways to deal out three drawn cards name their roles in the order of the cards (D-019).
ROLES: Final[list[list[int]]] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
ROLE_WORDS: Final = ("keep", "give", "discard")
VERBS: Final = (
    Verb("play", CARD, ends=True),
    Verb("lay", CARD, "lay", ends=True),
    Verb("activate", SEAT, "activate", called="ACTIVATE_SIDE", ends=True),
    Verb("take", CARD, "take", ends=True),
    Verb("face-down", NUMBER, "face-down", called="DOWN", ends=True, among=tuple(range(1, 21))),
    *(
        Verb("-".join(ROLE_WORDS[role] for role in way), called="" if way != ROLES[0] else "ALLOT", ends=True)
        for way in ROLES
    ),
)

TELLINGS: Final = (
    Telling("game-began", ("game", NUMBER), ("era", NUMBER)),
    Telling("allotted", ("seat", SEAT)),
    Telling("taken-up", ("held", NUMBER)),
    Telling("round-began", ("round", NUMBER)),
    Telling("coin", ("seat", SEAT), ("moved", NUMBER), called="COIN_PLACED"),
    Telling("decided", ("seat", SEAT), ("side", SEAT)),
    Telling("activated", ("seat", SEAT), ("card", CARD), ("zone", ZONE), ("nested", NUMBER), called="CARD_ACTIVATED"),
    Telling("ignored", ("seat", SEAT), ("card", CARD), ("why", NUMBER), ("line", NUMBER), ("orange", SEAT)),
    Telling("qualified", ("seat", SEAT), ("card", CARD)),
    Telling("looked", ("seat", SEAT), ("zone", ZONE), ("sure", SECRET)),
    Telling("saw", ("seat", SEAT), ("card", CARD), ("zone", ZONE)),
    Telling("rotated", ("card", CARD), called="CARD_ROTATED"),
    Telling("deferred", ("seat", SEAT), ("card", CARD)),
    Telling("scored", ("game", NUMBER), ("winner", SEAT), ("total_0", NUMBER), ("total_1", NUMBER)),
    Telling("track", ("points_0", NUMBER), ("points_1", NUMBER), ("marker", NUMBER), called="TRACK_MOVED"),
    Telling("game-over", ("ending", NUMBER), ("winner", SEAT)),
)

# Why an effect is ignored: D-065, D-071, D-097, D-062; of an exchange, which half finds no card.
WHY: Final = ("none", "void", "nobody", "impossible", "no_second")
WORDS: Final = {"why": WHY, "role": ROLE_WORDS}

# In the order of the table of steps in rules/__init__.py.
RULE_NAMES: Final = (
    "set-up", "game", "draft", "round", "play", "effect", "line", "second", "after", "together", "retire", "waiting",
)  # fmt: skip

LAYOUT: Final = Layout(NAMES, KINDS, ZONES, NUMBERS, VERBS, TELLINGS, RULE_NAMES)
