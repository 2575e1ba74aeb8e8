"""The table of Solonauts."""

from __future__ import annotations

from typing import Final

from ....kernel.layout import ALL, CARD, NOBODY, NUMBER, OWNER, Layout, Number, Telling, Verb, Zone
from ..cards import ID_CARD, PLAY_CARD
from . import table

# S-004: travellers lie open below the timeline, those who are home above it.
ZONES: Final = (
    Zone("hand", OWNER, kind=PLAY_CARD),
    Zone("deck", NOBODY, ordered=True, kind=PLAY_CARD),
    Zone("discard", ALL, ordered=True, kind=PLAY_CARD),
    Zone("timeline", ALL, kind=PLAY_CARD),
    Zone("travellers", ALL, kind=ID_CARD),
    Zone("home", ALL, kind=ID_CARD),
    Zone("box", NOBODY, ordered=True, kind=ID_CARD),
)

NUMBERS: Final = (
    Number("travellers", called="MANY", least=1, most=14),
    Number("turns", most=999),
    Number("ending", words=("none", "home", "cards", "paradox", "given-up")),
    Number("primes", most=(1 << 13) - 1, bits=True),
    Number("paradoxes", most=19),
    Number("arrived", most=14),
)

VERBS: Final = (
    Verb("play", CARD, among=(PLAY_CARD,)),
    Verb("discard", CARD, "discard", called="THROW", among=(PLAY_CARD,)),
    Verb("flip", NUMBER),
    Verb("give_up", word="give up"),
)

# Those of the full game, then two of its own.
TELLINGS: Final = (*table.TELLINGS, Telling("went-home", ("card", CARD)), Telling("solo-over", ("ending", NUMBER)))

# In the order of the table of steps in rules/solo.py.
RULE_NAMES: Final = ("set-up", "move", "aim")


def lay_out(names: tuple[str, ...], kinds: tuple[int, ...], facts: tuple[tuple[int, ...], ...]) -> Layout:
    return Layout(names, kinds, ZONES, NUMBERS, table.dated(VERBS, facts), TELLINGS, RULE_NAMES, facts=facts)
