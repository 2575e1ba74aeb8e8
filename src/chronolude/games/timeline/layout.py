"""What lies on the table of Timeline: zones, numbers, verbs, events and rules, each declared only here."""

from __future__ import annotations

from typing import Final

from ...kernel.layout import ALL, CARD, NOBODY, NUMBER, SEAT, Layout, Number, Telling, Verb, Zone
from .cards import DATE, FRONT, Span, date_names, order_of

SEATS: Final = 8

# The date of front f lies at DATES + 1 + f and never leaves it: it is only turned up and down.
ZONES: Final = (
    Zone("hand", ALL, SEATS, kind=FRONT, by_seat=True),
    Zone("pile", NOBODY, ordered=True, kind=FRONT),
    Zone("later", NOBODY, ordered=True, kind=FRONT),
    Zone("line", ALL, ordered=True, kind=FRONT),
    Zone("discard", ALL, ordered=True, kind=FRONT),
    Zone("date", NOBODY, first=1, kind=DATE, called="DATES"),  # as many as there are cards in the box
)

BOTH: Final = ("false", "true")
ON_FIRST: Final = ("true", "false")
STARTERS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "random", "youngest")

# DONE marks who went out this round, or in a tie-break who was right.
NUMBERS: Final = (
    Number("hand_size", least=1, most=11),
    Number("first_player", words=STARTERS),
    Number("tiebreak_elimination", words=ON_FIRST),
    Number("tiebreak_exhaustion", words=("shared", "rebuild")),
    Number("show_top_card", words=BOTH),
    Number("discards_visible", words=ON_FIRST),
    Number("overlap", words=BOTH),
    Number("practice", words=("hand", "deck")),
    Number("first", least=-1, seat=0),
    Number("starter", seat=0),
    Number("round", most=9_999),
    Number("mode", words=("normal", "tiebreak", "over")),
    Number("rebuilt", most=9_999),
    Number("active", SEATS, most=1, by_seat=True),
    Number("done", SEATS, most=1, by_seat=True),
    Number("placed", SEATS, most=9_999, by_seat=True),
    Number("missed", SEATS, most=9_999, by_seat=True),
    Number("ending", words=("none", "sole", "tiebreak", "shared", "practice")),
    Number("winner", SEATS, most=1, by_seat=True),
)

# `inv-laser > gap 3`. Gap n has n - 1 cards on its left (T-023).
VERBS: Final = (Verb("place", CARD, among=(FRONT,)), Verb("gap", NUMBER, word="gap", ends=True))

TELLINGS: Final = (
    Telling("round-began", ("n", NUMBER)),
    Telling("placed", ("seat", SEAT), ("card", CARD), ("gap", NUMBER), ("date", CARD), called="CARD_PLACED"),
    Telling("missed", ("seat", SEAT), ("card", CARD), ("gap", NUMBER), ("date", CARD), called="CARD_MISSED"),
    Telling("drew", ("seat", SEAT), ("card", CARD)),
    Telling("renewed", ("n", NUMBER)),
    Telling("went-out", ("seat", SEAT)),
    Telling("eliminated", ("seat", SEAT)),
    Telling("tied", ("n", NUMBER)),
    Telling("rebuilt", ("n", NUMBER), called="REBUILT_LINE"),
    Telling("game-over", ("ending", NUMBER)),
)

# In the order of the table of steps in rules/__init__.py.
RULE_NAMES: Final = ("set-up", "round", "turn", "gap")


def layout_of(fronts: list[str], spans: list[Span]) -> Layout:
    """T-003, T-014, T-072, S-13: an open front for each card, and a hidden date each in an order of its own."""
    count = len(fronts)
    dates = [spans[i] for i in order_of(spans)]
    *common, date = ZONES
    zones = (*common, date._replace(copies=count))
    blanks = (0,) * count  # a front tells no year: that is on its date, wherever it lies
    facts = tuple(blanks + tuple(date[row] for date in dates) for row in range(3))
    names = (*fronts, *date_names(dates))
    kinds = (FRONT,) * count + (DATE,) * count
    place, gap = VERBS
    verbs = (place, gap._replace(among=tuple(range(1, count + 2))))
    return Layout(names, kinds, zones, NUMBERS, verbs, TELLINGS, RULE_NAMES, printed=(DATE,), facts=facts)
