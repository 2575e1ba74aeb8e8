"""What lies on the table. Only ints, in flat vectors: a copy is a handful of block copies.

Cards of a zone are a doubly linked ring through `after` and `before`; zone z is its own node `cards + z`.
So a card is in exactly one zone by construction, and moving it costs the same however large the zone is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from .ask import Ask
from .chance import Source
from .layout import SEATS_MOST, Layout

NONE: Final = -1
BY_ZONE: Final = -1  # a card's face when its zone decides who sees it
FRAME: Final = 5  # ints of one frame: rule, step, seat, a, b
DEPTH: Final = 12  # frames a fresh stack has room for


class Event:
    """Something that happened: what its audience is told, and who that is."""

    def __init__(self, kind: int, args: tuple[int, ...], only: int) -> None:
        self.kind = kind
        self.args = args
        self.only = only


PLAIN: Final = __file__.endswith(".py")
"""Whether this runs uncompiled; then a list serves better than a vector, which only compiled code reads fast."""


def filled(count: i64, value: i64) -> vec[i64]:
    """A row of `count` equal ints."""
    if PLAIN:
        return cast("vec[i64]", [value] * count)
    out = vec[i64](capacity=count)
    i: i64 = 0
    while i < count:
        out = append(out, value)
        i += 1
    return out


def longer(old: vec[i64], more: i64) -> vec[i64]:
    """A copy with room for more."""
    out = filled(len(old) + more, 0)
    i: i64 = 0
    while i < len(old):
        out[i] = old[i]
        i += 1
    return out


def ring(cards: i64, zones: i64) -> vec[i64]:
    """Links of a table without cards: every zone's node points at itself."""
    out = filled(cards + zones, NONE)
    node = cards
    while node < cards + zones:
        out[node] = node
        node += 1
    return out


class State:
    """One game at one moment. Never subclassed; games bring tables of steps."""

    def __init__(self, layout: Layout, rules: Rules, seats: int, source: Source) -> None:
        cards = len(layout.cards)
        zones = len(layout.masks)
        self.layout = layout
        self.rules = rules
        self.source = source
        self.seats: i64 = seats
        self.cards: i64 = cards
        self.place = filled(cards, NONE)
        """The zone of each card."""
        self.face = filled(cards, BY_ZONE)
        """BY_ZONE, or the mask of seats that may see this card wherever it lies."""
        self.after = ring(cards, zones)
        self.before = ring(cards, zones)
        self.size = filled(zones, 0)
        self.n = filled(layout.size_n, 0)
        """The game's public numbers, by Final index."""
        self.stack = filled(FRAME * DEPTH, 0)
        self.depth: i64 = 0
        self.sealed = filled(SEATS_MOST, NONE)
        self.ask: Ask | None = None
        self.answer: i64 = NONE
        self.by: i64 = NONE
        """The seat whose answer this is."""
        self.line: i64 = 0
        self.draws: i64 = 0
        self.seat: i64 = NONE
        """Seat, a and b of the frame whose step is running."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.log: list[Event] | None = None
        """Where events are told, or None where nobody listens."""
        self.refused: dict[int, int] | None = None
        """Where an asking step notes what it does not offer and by which rule, when `why` reruns it."""

    def clone(self) -> State:
        """A copy that shares nothing that changes; it tells no events."""
        return Copy(self)


class Copy(State):
    """A state made from another one: a constructor of its own, because a copy fills every field once."""

    def __init__(self, old: State) -> None:
        self.layout = old.layout
        self.rules = old.rules
        self.source = old.source
        self.seats = old.seats
        self.cards = old.cards
        self.place = old.place[:]
        self.face = old.face[:]
        self.after = old.after[:]
        self.before = old.before[:]
        self.size = old.size[:]
        self.n = old.n[:]
        self.stack = old.stack[:]
        self.depth = old.depth
        self.sealed = old.sealed[:]
        self.ask = old.ask
        self.answer = old.answer
        self.by = old.by
        self.line = old.line
        self.draws = old.draws
        self.seat = old.seat
        self.a = old.a
        self.b = old.b
        self.log = None
        self.refused = None


Step = Callable[[State], None]
Rules = list[tuple[Step, ...]]
