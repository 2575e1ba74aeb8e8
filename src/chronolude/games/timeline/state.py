"""What lies on the table of Timeline: zones, numbers, verbs, events, and the table before the deal."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Source
from ...kernel.layout import ALL, CARD, NOBODY, NUMBER, SEAT, Layout, Number, Telling, Verb, Zone
from ...kernel.state import Rules, State
from ...kernel.verbs import move, push
from .cards import DATE, FRONT, Span, date_names, order_of

SEATS: Final = 8

# Zones. The date of front f lies at DATES + f and never leaves it: it is only turned up and down.
HAND: Final = 0
PILE: Final = 8
LATER: Final = 9
LINE: Final = 10
DISCARD: Final = 11
DATES: Final = 12

# Numbers. DONE marks who went out this round, or in a tie-break who was right.
HAND_SIZE: Final = 0
FIRST_PLAYER: Final = 1
TIEBREAK_ELIMINATION: Final = 2
TIEBREAK_EXHAUSTION: Final = 3
SHOW_TOP_CARD: Final = 4
DISCARDS_VISIBLE: Final = 5
OVERLAP: Final = 6
PRACTICE: Final = 7
FIRST: Final = 8
STARTER: Final = 9
ROUND: Final = 10
MODE: Final = 11
REBUILT: Final = 12
ACTIVE: Final = 13
DONE: Final = 21
PLACED: Final = 29
MISSED: Final = 37
ENDING: Final = 45
WINNER: Final = 46

BOTH: Final = ("false", "true")
ON_FIRST: Final = ("true", "false")
STARTERS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "random", "youngest")

NUMBERS: Final = (
    Number("hand_size"),
    Number("first_player", words=STARTERS),
    Number("tiebreak_elimination", words=ON_FIRST),
    Number("tiebreak_exhaustion", words=("shared", "rebuild")),
    Number("show_top_card", words=BOTH),
    Number("discards_visible", words=ON_FIRST),
    Number("overlap", words=BOTH),
    Number("practice", words=("hand", "deck")),
    Number("first"),
    Number("starter"),
    Number("round"),
    Number("mode", words=("normal", "tiebreak", "over")),
    Number("rebuilt"),
    Number("active", SEATS),
    Number("done", SEATS),
    Number("placed", SEATS),
    Number("missed", SEATS),
    Number("ending", words=("none", "sole", "tiebreak", "shared", "practice")),
    Number("winner", SEATS),
)

RANDOM: Final = 8
YOUNGEST: Final = 9
CLASSIC_2010: Final = 11
ELIMINATE: Final = 0
REBUILD: Final = 1
WHOLE_DECK: Final = 1

NORMAL: Final = 0
TIEBREAK: Final = 1
OVER: Final = 2

SOLE: Final = 1
TIE_WON: Final = 2
SHARED: Final = 3
PRACTISED: Final = 4

# Verbs: `inv-laser > gap 3`. Gap n has n - 1 cards on its left (T-023).
PLACE: Final = 0
GAP: Final = 1
VERBS: Final = (Verb("place", CARD), Verb("gap", NUMBER, word="gap"))

# Events.
ROUND_BEGAN: Final = 3
CARD_PLACED: Final = 4
CARD_MISSED: Final = 5
DREW: Final = 6
RENEWED: Final = 7
WENT_OUT: Final = 8
ELIMINATED: Final = 9
TIED: Final = 10
REBUILT_LINE: Final = 11
GAME_OVER: Final = 12
TELLINGS: Final = (
    Telling("round-began", ("n", NUMBER)),
    Telling("placed", ("seat", SEAT), ("card", CARD), ("gap", NUMBER), ("date", CARD)),
    Telling("missed", ("seat", SEAT), ("card", CARD), ("gap", NUMBER), ("date", CARD)),
    Telling("drew", ("seat", SEAT), ("card", CARD)),
    Telling("renewed", ("n", NUMBER)),
    Telling("went-out", ("seat", SEAT)),
    Telling("eliminated", ("seat", SEAT)),
    Telling("tied", ("n", NUMBER)),
    Telling("rebuilt", ("n", NUMBER)),
    Telling("game-over", ("ending", NUMBER)),
)

# Rules, in the order of the table of steps in rules.py.
SET_UP: Final = 0
ROUND_RULE: Final = 1
TURN: Final = 2
GAP_RULE: Final = 3
RULE_NAMES: Final = ("set-up", "round", "turn", "gap")


def layout_of(fronts: list[str], spans: list[Span]) -> Layout:
    """T-003, T-014, T-072, S-13: an open front for each card, and a hidden date each in an order of its own."""
    count = len(fronts)
    dates = [spans[i] for i in order_of(spans)]
    zones = (
        Zone("hand", ALL, SEATS, kind=FRONT),
        Zone("pile", NOBODY, ordered=True, kind=FRONT),
        Zone("later", NOBODY, ordered=True, kind=FRONT),
        Zone("line", ALL, ordered=True, kind=FRONT),
        Zone("discard", ALL, ordered=True, kind=FRONT),
        Zone("date", NOBODY, count, first=1, kind=DATE),
    )
    blanks = (0,) * count  # a front tells no year: that is on its date, wherever it lies
    facts = tuple(blanks + tuple(date[row] for date in dates) for row in range(3))
    names = (*fronts, *date_names(dates))
    kinds = (FRONT,) * count + (DATE,) * count
    return Layout(names, kinds, zones, NUMBERS, VERBS, TELLINGS, RULE_NAMES, printed=(DATE,), facts=facts)


def hand_size(asked: int, seats: int) -> int:
    """T-012, T-013, S-16: as many as agreed, four as a rule; the preset of 2010 goes by the number of seats."""
    if asked != CLASSIC_2010:
        return asked
    return 6 if seats <= 3 else 5 if seats <= 5 else 4


def before_deal(
    layout: Layout,
    order: list[int],
    later: list[int],
    rules: Rules,
    seats: int,
    options: dict[str, int],
    source: Source,
) -> State:
    """The table before the deal: each date behind its front, the pile, and beneath it the cards to avoid (T-081)."""
    s = State(layout, rules, seats, source)
    for name, value in options.items():
        s.n[layout.offsets[name]] = value
    s.n[HAND_SIZE] = hand_size(options["hand_size"], seats)
    count = len(order)
    for card in range(count):
        move(s, card, LATER if card in later else PILE)
    for place in range(count):
        move(s, count + place, DATES + order[place])
    for seat in range(seats):
        s.n[ACTIVE + seat] = 1
    push(s, SET_UP)
    return s
