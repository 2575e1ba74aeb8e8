"""What lies on the table of Solonauts."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Source
from ....kernel.layout import ALL, CARD, NOBODY, NUMBER, OWNER, Layout, Number, Telling, Verb, Zone
from ....kernel.state import Rules, State
from ....kernel.verbs import move, push
from ..cards import ID_CARD, PLAY_CARD
from .table import TELLINGS

# Zones. S-004: travellers lie open below the timeline, those who are home above it.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
TIMELINE: Final = 3
TRAVELLERS: Final = 4
HOME: Final = 5
BOX: Final = 6
ZONES: Final = (
    Zone("hand", OWNER, kind=PLAY_CARD),
    Zone("deck", NOBODY, ordered=True, kind=PLAY_CARD),
    Zone("discard", ALL, ordered=True, kind=PLAY_CARD),
    Zone("timeline", ALL, kind=PLAY_CARD),
    Zone("travellers", ALL, kind=ID_CARD),
    Zone("home", ALL, kind=ID_CARD),
    Zone("box", NOBODY, ordered=True, kind=ID_CARD),
)

# Numbers.
MANY: Final = 0
TURNS: Final = 1
ENDING: Final = 2
PRIMES: Final = 3
PARADOXES: Final = 4
ARRIVED: Final = 5
ENDINGS: Final = ("none", "home", "cards", "paradox", "given-up")
ALL_HOME: Final = 1
OUT_OF_CARDS: Final = 2
DESTROYED: Final = 3
GIVEN_UP: Final = 4
NUMBERS: Final = (
    Number("travellers"),
    Number("turns"),
    Number("ending", words=ENDINGS),
    Number("primes"),
    Number("paradoxes"),
    Number("arrived"),
)

# Verbs.
PLAY: Final = 0
THROW: Final = 1
FLIP: Final = 2
GIVE_UP: Final = 3
VERBS: Final = (
    Verb("play", CARD),
    Verb("discard", CARD, "discard"),
    Verb("flip", NUMBER),
    Verb("give_up", word="give up"),
)

# Events: those of the full game, then two of its own.
WENT_HOME: Final = 40
SOLO_OVER: Final = 41
SOLO_TELLINGS: Final = (*TELLINGS, Telling("went-home", ("card", CARD)), Telling("solo-over", ("ending", NUMBER)))

# Rules, in the order of the table of steps in rules/solo.py.
SET_UP: Final = 0
MOVE_RULE: Final = 1
AIM_RULE: Final = 2
RULE_NAMES: Final = ("set-up", "move", "aim")


def lay_out(names: tuple[str, ...], kinds: tuple[int, ...], facts: tuple[tuple[int, ...], ...]) -> Layout:
    return Layout(names, kinds, ZONES, NUMBERS, VERBS, SOLO_TELLINGS, RULE_NAMES, facts=facts)


def blank(layout: Layout, rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """S-002, S-003: inverters and patches in the deck, history as it was."""
    s = State(layout, rules, seats, source)
    for name, value in options.items():
        s.n[layout.offsets[name]] = value
    for card in range(len(layout.cards)):
        move(s, card, BOX if layout.kinds[card] == ID_CARD else DECK)
    push(s, SET_UP)
    return s
