"""What lies on the table: fifty trains in five colours, hands turned away from their owners, lines, clues."""

from __future__ import annotations

from typing import Final

from chronolude.games.clues import ClueSet, Trait
from chronolude.games.naming import events_in, numbers_in, zones_in
from chronolude.kernel.layout import ALL, CARD, NOBODY, OTHERS, SEAT, ZONE, Layout, Number, Telling, Verb, Zone

COLOURS: Final = ("red", "amber", "green", "blue", "violet")
RANKS: Final = ("1", "2", "3", "4", "5")
COPIES: Final = (3, 2, 2, 2, 1)  # how many trains of each rank a colour has
SEATS: Final = 5
PLACES: Final = 5
MOST_SIGNALS: Final = 8
LAMPS: Final = 3
KINDS: Final = [(colour, rank, copy) for colour in range(5) for rank in range(5) for copy in range(COPIES[rank])]
CARDS: Final = tuple(f"{COLOURS[colour]}-{RANKS[rank]}{'abc'[copy]}" for colour, rank, copy in KINDS)
COLOUR_OF: Final = tuple(colour for colour, _, _ in KINDS)
RANK_OF: Final = tuple(rank for _, rank, _ in KINDS)

HINTS: Final = ClueSet("hand", SEATS, PLACES, (Trait("colour", COLOURS, COLOUR_OF), Trait("rank", RANKS, RANK_OF)))
LAYOUT: Final = HINTS.join(
    Layout(
        CARDS,
        (0,) * len(CARDS),
        (
            Zone("yard", NOBODY, ordered=True),
            Zone("hand", OTHERS, SEATS, places=PLACES),
            Zone("line", ALL, len(COLOURS), first=1),
            Zone("siding", ALL),
        ),
        (Number("height", 5), Number("signals"), Number("lamps"), Number("turns-left"), *HINTS.numbers),
        (Verb("lay", ZONE, "lay"), Verb("shunt", ZONE, "shunt"), *HINTS.verbs),
        (
            Telling("laid", ("seat", SEAT), ("card", CARD)),
            Telling("crashed", ("seat", SEAT), ("card", CARD)),
            Telling("shunted", ("seat", SEAT), ("card", CARD)),
            Telling("last-round", ("seat", SEAT)),
            HINTS.telling,
        ),
        ("set-up", "turn", "hint"),
    )
)
YARD, HAND, LINE, SIDING = zones_in(LAYOUT)
HEIGHT, SIGNALS, LAMPS_LEFT, TURNS_LEFT = numbers_in(LAYOUT)[:4]
LAY, SHUNT = range(2)
LAID, CRASHED, SHUNTED, LAST_ROUND = events_in(LAYOUT)[:4]
SET_UP, TURN, HINT = range(3)
