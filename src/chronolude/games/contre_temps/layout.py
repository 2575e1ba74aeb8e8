"""What lies on the table of Contre-Temps: zones, numbers, verbs, events and rules, each declared only here."""

from __future__ import annotations

from typing import Final

from ...kernel.layout import ALL, CARD, NOBODY, NUMBER, OWNER, SEAT, Layout, Number, Telling, Verb, Zone
from .cards import KINDS, NAMES, TOKEN, TOKENS, TRAVELLER

SEATS: Final = 6  # K-001: three to six

# LEAD and STANDING are indexed by token: LEAD + 1 … LEAD + 10.
ZONES: Final = (
    Zone("hand", OWNER, SEATS, kind=TRAVELLER, most=10),
    Zone("undealt", NOBODY, kind=TRAVELLER),
    Zone("constant", ALL, kind=TRAVELLER, most=1),
    Zone("lead", ALL, TOKENS, first=1, kind=TRAVELLER, most=1),
    Zone("standing", ALL, TOKENS, first=1, kind=TRAVELLER, most=1),
    Zone("played", ALL, SEATS, kind=TRAVELLER, most=1, by_seat=True),
    Zone("discard", ALL, ordered=True, kind=TRAVELLER),
    Zone("removed", ALL, kind=TRAVELLER),
    Zone("line", ALL, ordered=True, kind=TOKEN),
    Zone("pile", ALL, ordered=True, kind=TOKEN),
    Zone("bag", NOBODY, ordered=True, kind=TOKEN),
)

# LED is a suit + 1, 0 for none yet; HIGH the highest led-suit value at the event; BEST the seat of the strongest new
# card there and POWER that card's strength; ORDER the tokens to resolve this round, 0 after the last; CONTROLLER is
# indexed by token 0…10 and holds seat + 1, 0 for nobody.
NUMBERS: Final = (
    Number("mode", words=("classic", "paradox")),
    Number("past_energy", words=("kept", "new_only")),
    Number("constant_rank", words=("value", "trump_first")),
    Number("paradox_order", words=("present_first", "sweep")),
    Number("double_instability_ends", words=("false", "true")),
    Number("discards_visible", words=("true", "false")),
    Number("round", most=10),
    Number("phase", words=("resolve", "constant", "travel", "over")),
    Number("present", most=TOKENS),
    Number("resolving", most=TOKENS),
    Number("leader", seat=0),
    Number("led", most=5),
    Number("high", most=13),
    Number("best", seat=0),
    Number("power", least=-1, most=113),
    Number("first", called="MARKER", least=-1, seat=0),
    Number("order", SEATS, most=TOKENS),
    Number("pawn", SEATS, most=TOKENS, by_seat=True),
    Number("energy", SEATS, most=999, by_seat=True),
    Number("discs", SEATS, most=3, by_seat=True),
    Number("controller", TOKENS + 1, seat=1),
    Number("ending", words=("none", "three", "ten", "collapse")),
    Number("winner", least=-1, seat=0),
)

# How a card came to an event.
WORDS: Final = {"how": ("led", "led-past", "played")}

PLACES: Final = tuple(range(TOKENS + 1))  # how far a traveller can go
VERBS: Final = (
    Verb("play", CARD, ends=True, among=(TRAVELLER,)),
    Verb("offer", CARD, "offer", ends=True, among=(TRAVELLER,)),
    Verb("back", NUMBER, "-", ends=True, among=PLACES),
    Verb("forward", NUMBER, "+", ends=True, among=PLACES[1:]),
)

TELLINGS: Final = (
    Telling("round-began", ("round", NUMBER)),
    Telling(
        "played",
        ("seat", SEAT),
        ("card", CARD),
        ("event", NUMBER),
        ("suit", NUMBER),
        ("how", NUMBER),
        called="CARD_PLAYED",
    ),
    Telling("crystal", ("seat", SEAT), ("event", NUMBER)),
    Telling("event-won", ("seat", SEAT), ("event", NUMBER), ("card", CARD)),
    Telling("event-changed", ("seat", SEAT), ("event", NUMBER), ("card", CARD), ("old", SEAT)),
    Telling("event-stands", ("seat", SEAT), ("event", NUMBER), ("card", CARD)),
    Telling("disc-returned", ("seat", SEAT), ("event", NUMBER)),
    Telling("offered", ("seat", SEAT), ("card", CARD)),
    Telling("constant-changed", ("card", CARD)),
    Telling("unstable", ("n", NUMBER)),
    Telling("still-unstable", ("n", NUMBER)),
    Telling("time-passed", ("event", NUMBER)),
    Telling("present-empty", ("event", NUMBER)),
    Telling("income", ("seat", SEAT), ("n", NUMBER)),
    Telling("travelled", ("seat", SEAT), ("n", NUMBER), ("event", NUMBER)),
    Telling("game-over", ("ending", NUMBER), ("seat", SEAT)),
)

# In the order of the table of steps in rules/__init__.py.
RULE_NAMES: Final = ("set-up", "round", "event", "card", "constant")

LAYOUT: Final = Layout(NAMES, KINDS, ZONES, NUMBERS, VERBS, TELLINGS, RULE_NAMES)
