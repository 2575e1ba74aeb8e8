"""What lies on the table of Contre-Temps: zones, numbers, verbs, events, and the table before the deal."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Source
from ...kernel.layout import ALL, CARD, NOBODY, NUMBER, OWNER, SEAT, Layout, Number, Telling, Verb, Zone
from ...kernel.state import Rules, State
from ...kernel.verbs import move, push
from .cards import KINDS, NAMES, TOKEN, TOKENS, TRAVELLER, TRAVELLERS, VALUE, token_card

SEATS: Final = 6  # K-001: three to six

# Zones. LEAD and STANDING are indexed by token: LEAD + 1 … LEAD + 10.
HAND: Final = 0
UNDEALT: Final = 6
CONSTANT: Final = 7
LEAD: Final = 7
STANDING: Final = 17
PLAYED: Final = 28
DISCARD: Final = 34
REMOVED: Final = 35
LINE: Final = 36
PILE: Final = 37
BAG: Final = 38

ZONES: Final = (
    Zone("hand", OWNER, SEATS, kind=TRAVELLER),
    Zone("undealt", NOBODY, kind=TRAVELLER),
    Zone("constant", ALL, kind=TRAVELLER),
    Zone("lead", ALL, TOKENS, first=1, kind=TRAVELLER),
    Zone("standing", ALL, TOKENS, first=1, kind=TRAVELLER),
    Zone("played", ALL, SEATS, kind=TRAVELLER),
    Zone("discard", ALL, ordered=True, kind=TRAVELLER),
    Zone("removed", ALL, kind=TRAVELLER),
    Zone("line", ALL, ordered=True, kind=TOKEN),
    Zone("pile", ALL, ordered=True, kind=TOKEN),
    Zone("bag", NOBODY, ordered=True, kind=TOKEN),
)

# Numbers. LED is a suit + 1, 0 for none yet; HIGH the highest led-suit value at the event; BEST the seat of the
# strongest new card there and POWER that card's strength; ORDER the tokens to resolve this round, 0 after the last;
# CONTROLLER is indexed by token 0…10 and holds seat + 1, 0 for nobody.
MODE: Final = 0
PAST_ENERGY: Final = 1
CONSTANT_RANK: Final = 2
PARADOX_ORDER: Final = 3
DOUBLE_INSTABILITY_ENDS: Final = 4
DISCARDS_VISIBLE: Final = 5
ROUND: Final = 6
PHASE: Final = 7
PRESENT: Final = 8
RESOLVING: Final = 9
LEADER: Final = 10
LED: Final = 11
HIGH: Final = 12
BEST: Final = 13
POWER: Final = 14
MARKER: Final = 15
ORDER: Final = 16
PAWN: Final = 22
ENERGY: Final = 28
DISCS: Final = 34
CONTROLLER: Final = 40
ENDING: Final = 51
WINNER: Final = 52

NUMBERS: Final = (
    Number("mode", words=("classic", "paradox")),
    Number("past_energy", words=("kept", "new_only")),
    Number("constant_rank", words=("value", "trump_first")),
    Number("paradox_order", words=("present_first", "sweep")),
    Number("double_instability_ends", words=("false", "true")),
    Number("discards_visible", words=("true", "false")),
    Number("round"),
    Number("phase", words=("resolve", "constant", "travel", "over")),
    Number("present"),
    Number("resolving"),
    Number("leader"),
    Number("led"),
    Number("high"),
    Number("best"),
    Number("power"),
    Number("first"),
    Number("order", SEATS),
    Number("pawn", SEATS),
    Number("energy", SEATS),
    Number("discs", SEATS),
    Number("controller", TOKENS + 1),
    Number("ending", words=("none", "three", "ten", "collapse")),
    Number("winner"),
)

CLASSIC: Final = 0
PARADOX: Final = 1
KEPT: Final = 0
BY_VALUE: Final = 0
PRESENT_FIRST: Final = 0

RESOLVE_PHASE: Final = 0
CONSTANT_PHASE: Final = 1
TRAVEL_PHASE: Final = 2
OVER: Final = 3

THREE: Final = 1
TEN: Final = 2
COLLAPSE: Final = 3

# How a card came to an event.
LED_PRESENT: Final = 0
LED_PAST: Final = 1
FOLLOWED: Final = 2

# Verbs.
PLAY: Final = 0
OFFER: Final = 1
BACK: Final = 2
FORWARD: Final = 3
VERBS: Final = (
    Verb("play", CARD),
    Verb("offer", CARD, "offer"),
    Verb("back", NUMBER, "-"),
    Verb("forward", NUMBER, "+"),
)

# Events, numbered after the kernel's own three.
ROUND_BEGAN: Final = 3
CARD_PLAYED: Final = 4
CRYSTAL: Final = 5
EVENT_WON: Final = 6
EVENT_CHANGED: Final = 7
EVENT_STANDS: Final = 8
DISC_RETURNED: Final = 9
OFFERED: Final = 10
CONSTANT_CHANGED: Final = 11
UNSTABLE: Final = 12
STILL_UNSTABLE: Final = 13
TIME_PASSED: Final = 14
PRESENT_EMPTY: Final = 15
INCOME: Final = 16
TRAVELLED: Final = 17
GAME_OVER: Final = 18
TELLINGS: Final = (
    Telling("round-began", ("round", NUMBER)),
    Telling("played", ("seat", SEAT), ("card", CARD), ("event", NUMBER), ("suit", NUMBER), ("how", NUMBER)),
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

# Rules, in the order of the table of steps in rules.py.
SET_UP: Final = 0
ROUND_RULE: Final = 1
EVENT: Final = 2
CARD_RULE: Final = 3
CONSTANT_RULE: Final = 4
RULE_NAMES: Final = ("set-up", "round", "event", "card", "constant")

LAYOUT: Final = Layout(NAMES, KINDS, ZONES, NUMBERS, VERBS, TELLINGS, RULE_NAMES)


def lowest_value(seats: int) -> int:
    """K-010: 3 seats play with 7–13, 4 with 5–13, 5 with 3–13, 6 with all."""
    return 13 - 2 * seats


def blank(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """The table before the deal: K-010 removed cards, K-014/K-141 tokens, K-003, K-015 three discs, no crystals."""
    s = State(LAYOUT, rules, seats, source)
    for name, value in options.items():
        s.n[LAYOUT.offsets[name]] = value
    for card in range(TRAVELLERS):
        move(s, card, UNDEALT if VALUE[card] >= lowest_value(seats) else REMOVED)
    for number in range(1, TOKENS + 1):
        move(s, token_card(number), BAG if s.n[MODE] == PARADOX else PILE)
    for seat in range(seats):
        s.n[DISCS + seat] = 3
    push(s, SET_UP)
    return s
