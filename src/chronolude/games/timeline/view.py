"""What a seat makes of what it sees in Timeline. Takes views, never a state."""

from __future__ import annotations

import msgspec

from ..seen import Aid, View
from .source import Card


class CardFront(msgspec.Struct, frozen=True):
    """What the front of a card shows: nothing of its date."""

    icon: str
    name: str
    alt: str
    deck: str
    region: str
    difficulty: int


class OpenDate(msgspec.Struct, frozen=True):
    """A date that lies open, with what happened then."""

    year: int
    low: int
    high: int
    shown: str
    span: str
    """How uncertain it is; empty if it is exact."""
    note: str
    source: str


class DeckTitle(msgspec.Struct, frozen=True):
    """A deck in play."""

    id: str
    title: str
    colour: str


class TimelineAid(Aid, frozen=True):
    """Fronts this seat can name and the dates that lie open, by card."""

    cards: dict[str, CardFront]
    dates: dict[str, OpenDate]
    decks: list[DeckTitle]
    pile: int
    """Cards still to be drawn."""


def hand(view: View, seat: int) -> list[str]:
    return view.named("hand", seat)


def line_of(view: View) -> list[str]:
    """The fronts of the line, earliest first."""
    return view.named("line")


def pile_size(view: View) -> int:
    """Cards still to be drawn, those to avoid included (T-081)."""
    return len(view.zone("pile")) + len(view.zone("later"))


def front(card: Card, lang: str) -> CardFront:
    """T-003, T-072."""
    return CardFront(card.icon, card.name(lang), card.alt(lang), card.deck, card.region, card.difficulty)


def seen_fronts(view: View) -> list[str]:
    """Every front this seat can name now."""
    names = ("hand", "line", "discard", "pile")
    return sorted({card for zone in view.zones if zone.name in names for card in zone.cards if card is not None})


def shown_dates(view: View, order: list[str]) -> dict[str, str]:
    """The date cards that lie open, by front; `order` names the front of each date's place."""
    out: dict[str, str] = {}
    for zone in view.zones:
        if zone.name == "date" and zone.seat and zone.cards and zone.cards[0] is not None:
            out[order[zone.seat - 1]] = zone.cards[0]
    return out
