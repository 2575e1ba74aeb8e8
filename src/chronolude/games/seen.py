"""What a seat is shown, in words: plain data for people, clients, bots and logs. Games speak from it alone."""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple

import msgspec

from .lying import cards_in

FIGURES: Final = {
    "additionalProperties": {
        "anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "array", "items": {"type": "integer"}}]
    }
}


class ZoneView(msgspec.Struct, frozen=True, gc=False):
    """A zone as one seat sees it: a card's name, or None for a back."""

    name: str
    seat: int | None
    """The owner, or the number of this copy; None where there is only one."""
    size: int
    cards: list[str | None]
    turned: list[int] = []
    """Places of cards that their zone does not show as it shows the others, such as face-down ones in an open row."""
    places: list[int] = []
    """Where a zone has places, the number of each card's, counted from one."""


class Bookkeeping(NamedTuple):
    """What of a view is mere bookkeeping: public, but nothing that a reader needs in order to play."""

    numbers: frozenset[str] = frozenset()
    """By name, or one of a row as `name[0]`; `name=word` for a word at which nobody is ever asked anything."""
    zones: frozenset[str] = frozenset()
    """By name, or one copy of a row by name and number, such as `pile 1`."""
    backs: frozenset[str] = frozenset()
    """Zones of which only the open cards count: how many backs lie there follows from the rest."""


class Ending(msgspec.Struct, frozen=True):
    """How the game ended: ranks start at 1 and are shared by equals."""

    ending: str
    winners: list[int]
    ranks: list[int]
    scores: list[int]
    rule: str


class Aid(msgspec.Struct, frozen=True):
    """What a board shows besides the zones, in one language: each game's own adds its fields, one without adds none."""


class Inspection(msgspec.Struct, frozen=True, kw_only=True):
    """What supposed changes of the public table would bring, in one language; a game's own adds its figures."""

    text: list[str] = []


class Printed(msgspec.Struct, frozen=True):
    """What is printed on a game's cards, in one language, for boards; a game's own adds its fields."""


class View(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) may know at a decision."""

    game: str
    options: dict[str, str]
    seats: int
    seat: int | None
    decision: int
    zones: list[ZoneView]
    numbers: Annotated[dict[str, Any], msgspec.Meta(extra_json_schema=FIGURES)]
    """Public figures by name; a choice among words is told as its word."""
    mode: str
    asked: list[int]
    answered: list[int]
    sealed: str | None
    result: Ending | None
    names: list[str] = []
    aid: Aid = Aid()
    """Made for a board, in its reader's language (`Table.aided`); empty until then."""
    besides: list[str] = []
    """What lies on the table and has no place of its own on the board, in sentences (`Table.aided`): folded away."""
    known: dict[str, list[str]] = {}
    """Where a hidden card may lie as far as this seat was told, in games that remind their seats."""

    def turned(self, name: str, seat: int | None = None) -> list[int]:
        """The places in a zone whose cards are shown otherwise than the zone shows the others."""
        return next((zone.turned for zone in self.zones if zone.name == name and zone.seat == seat), [])

    def zone(self, name: str, seat: int | None = None) -> list[str | None]:
        """The cards of a zone; an empty list if it is not laid out."""
        return cards_in(self.zones, name, seat)

    def named(self, name: str, seat: int | None = None) -> list[str]:
        """The cards of a zone that this seat can name."""
        return [card for card in self.zone(name, seat) if card is not None]


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as one seat is told it. A server numbers it anew among its own, and sends it as it is."""

    n: int
    decision: int
    kind: str
    args: dict[str, Any]
    text: str = ""
    """The sentence, where somebody wanted it in a language; empty also for what speaks for itself."""
    at: float = 0.0
    """When it happened, where somebody keeps the time."""
