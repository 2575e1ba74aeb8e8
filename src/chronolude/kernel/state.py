"""What lies on the table. Only ints, in one row: a copy is one block.

The row begins with the game's public numbers; behind them lie sealed answers, sizes, places, faces, links, frames and
what is on offer, at offsets that nobody outside the kernel sees (`kernel/verbs.py` reads and writes them by name).

Cards of a zone are a doubly linked ring, and the zone z is its own node ~z, which no card is, because they are not
negative. So a card is in exactly one zone by construction, and moving it costs the same however large the zone is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from .ask import Ask
from .chance import Source
from .layout import E_MOVED, E_TURNED, SEATS_MOST, Layout, found_again
from .rows import PLAIN, filled, row_of

NONE: Final = -1
BY_ZONE: Final = -1  # a card's face when its zone decides who sees it
FRAME: Final = 5  # ints of one frame
RULE: Final = 0  # where each of them lies in it
STEP: Final = 1
FRAME_SEAT: Final = 2
FRAME_A: Final = 3
FRAME_B: Final = 4
DEPTH: Final = 8  # frames a fresh stack has room for
OFFERS: Final = 48  # answers a fresh row has room for


class Event:
    """Something that happened: what its audience is told, and who that is."""

    def __init__(self, kind: int, args: tuple[int, ...], only: int) -> None:
        self.kind = kind
        self.args = args
        self.only = only

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.args, self.only)


class Log:
    """Whoever listens to a game, told at once whatever happens in it. This one keeps it all as events."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def moved(self, card: i64, source: i64, target: i64, only: i64) -> None:
        """A card went from a zone, or from nowhere, to another."""
        self.events.append(Event(E_MOVED, (card, source, target), only))

    def turned(self, card: i64, place: i64, only: i64) -> None:
        """A card is seen by others than before, where it lies."""
        self.events.append(Event(E_TURNED, (card, place), only))

    def tell(self, kind: i64, only: i64, count: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """Anything else, with so many of these arguments."""
        self.events.append(Event(kind, (a, b, c, d, e)[:count], only))


class Rules:
    """The table of steps, rule by rule. A game's own Book, made from its table, calls them without a detour."""

    origin: object = None
    """A game that is played by them, by which they are found again; set by the game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.last = row_of([len(steps) - 1 for steps in table])
        """The last step of each rule."""

    def step(self, s: State, rule: i64, step: i64) -> None:
        self.table[rule][step](s)

    def __reduce__(self) -> tuple[object, ...]:
        return found_again(self.origin, "rules")


class State:
    """One game at one moment. Never subclassed; games bring tables of steps."""

    def __init__(self, layout: Layout, rules: Rules, seats: int, source: Source) -> None:
        cards, zones = len(layout.cards), len(layout.masks)
        self.layout = layout
        self.rules = rules
        self.source = source
        self.seats: i64 = seats
        self.at_sealed: i64 = layout.size_n
        self.at_asked: i64 = self.at_sealed + SEATS_MOST
        self.at_first: i64 = self.at_asked + SEATS_MOST
        """Where the offers to each seat asked begin among all offers; the first ones at 0, always."""
        self.at_size: i64 = self.at_first + SEATS_MOST
        self.at_place: i64 = self.at_size + zones
        self.at_face: i64 = self.at_place + cards
        """BY_ZONE, or the mask of seats that may see this card wherever it lies."""
        self.at_after: i64 = self.at_face + cards + zones
        """Links to the next card; those of the zones lie in front of it, as their nodes are negative."""
        self.at_before: i64 = self.at_after + cards + zones
        self.at_stack: i64 = self.at_before + cards
        self.at_offers: i64 = self.at_stack + DEPTH * FRAME
        self.n = filled(self.at_offers + OFFERS, NONE)
        """The row; the game reads and writes its numbers here, by Final index."""
        for i in range(layout.size_n):
            self.n[i] = 0
        self.n[self.at_first] = 0
        for zone in range(zones):
            self.n[self.at_size + zone] = 0
            self.n[self.at_after + ~zone] = ~zone
            self.n[self.at_before + ~zone] = ~zone
        self.depth: i64 = 0
        self.mode: i64 = NONE
        """How the seats are asked whom the table waits for; NONE while a rule runs and when the game is over."""
        self.part = False
        self.askers: i64 = 0
        self.offered: i64 = 0
        """How many seats are asked, and how many answers are on offer to all of them together."""
        self.answer: i64 = NONE
        self.by: i64 = NONE
        """The seat whose answer this is."""
        self.stream: i64 = 0
        self.draws: i64 = 0
        self.seat: i64 = NONE
        """Seat, a and b of the frame whose step is running."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.log: Log | None = None
        """Who is told what happens, or None where nobody listens."""
        self.refused: dict[int, int] | None = None
        """Where an asking step notes what it does not offer and by which rule, when `why` reruns it."""

    @property
    def cards(self) -> i64:
        """How many cards there are."""
        return len(self.layout.cards)

    @property
    def ask(self) -> Ask | None:
        """The question the table waits on, as lists, for whoever wants them; None when the game is over."""
        if self.mode < 0:
            return None
        if self.askers == 1:
            return Ask(self.mode, [self.n[self.at_asked]], [ints(self, self.at_offers, self.offered)], self.part)
        seats = ints(self, self.at_asked, self.askers)
        return Ask(self.mode, seats, [offers_to(self, i) for i in range(len(seats))], self.part)

    def clone(self) -> State:
        """A copy that shares nothing that changes; it tells no events."""
        return Copy(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its row and its figures; whoever listens to it does not come along."""
        figures = (
            self.at_stack, self.at_offers, self.depth, self.mode, self.askers, self.offered, self.answer, self.by,
            self.stream, self.draws, self.seat, self.a, self.b,
        )  # fmt: skip
        row = ints(self, 0, len(self.n))
        return restored, (self.layout, self.rules, int(self.seats), self.source, row, figures, self.part)


class Copy(State):
    """A state made from another one: a constructor of its own, because a copy fills every field once."""

    def __init__(self, old: State) -> None:
        self.layout = old.layout
        self.rules = old.rules
        self.source = old.source
        self.seats = old.seats
        self.at_sealed = old.at_sealed
        self.at_asked = old.at_asked
        self.at_first = old.at_first
        self.at_size = old.at_size
        self.at_place = old.at_place
        self.at_face = old.at_face
        self.at_after = old.at_after
        self.at_before = old.at_before
        self.at_stack = old.at_stack
        self.at_offers = old.at_offers
        self.n = old.n[:]
        self.depth = old.depth
        self.mode = old.mode
        self.part = old.part
        self.askers = old.askers
        self.offered = old.offered
        self.answer = old.answer
        self.by = old.by
        self.stream = old.stream
        self.draws = old.draws
        self.seat = old.seat
        self.a = old.a
        self.b = old.b
        self.log = None
        self.refused = None


def restored(
    layout: Layout, rules: Rules, seats: int, source: Source, row: list[int], figures: tuple[int, ...], part: bool
) -> State:
    """A state that was pickled."""
    s = State(layout, rules, seats, source)
    s.n = row_of(row)
    s.at_stack, s.at_offers, s.depth, s.mode = figures[0], figures[1], figures[2], figures[3]
    s.askers, s.offered, s.answer, s.by = figures[4], figures[5], figures[6], figures[7]
    s.stream, s.draws, s.seat, s.a, s.b = figures[8], figures[9], figures[10], figures[11], figures[12]
    s.part = part
    return s


Step = Callable[[State], None]
Table = list[tuple[Step, ...]]


def ints(s: State, at: i64, count: i64) -> list[int]:
    """A piece of the row as a list."""
    if PLAIN:
        row: Any = s.n
        out: list[int] = row[at : at + count]
        return out
    n = s.n
    return [n[i] for i in range(at, at + count)]


def numbers(s: State) -> list[int]:
    """The game's public numbers."""
    return ints(s, 0, s.at_sealed)


def frames(s: State) -> list[int]:
    """The unfinished rules, the innermost last: rule, step, seat, a and b of each."""
    return ints(s, s.at_stack, s.depth * FRAME)


def asked(s: State, i: i64) -> i64:
    """The i-th seat asked."""
    return s.n[s.at_asked + i]


def end_of(s: State, i: i64) -> i64:
    """Where the offers to the i-th seat asked end among all offers."""
    if i + 1 == s.askers:
        return s.offered
    return s.n[s.at_first + i + 1]


def offers_to(s: State, i: i64) -> list[int]:
    """What the i-th seat asked may answer."""
    first = s.n[s.at_first + i]
    return ints(s, s.at_offers + first, end_of(s, i) - first)


def make_room(s: State, at: i64, more: i64) -> None:
    """Lengthen the row by `more` ints at one place; what lies behind it moves on."""
    old = s.n
    s.n = filled(len(old) + more, NONE)
    i: i64 = 0
    while i < len(old):
        s.n[i + more if i >= at else i] = old[i]
        i += 1
