"""Decks as data: what a deck file says, once the workshop has found no error in it."""

from __future__ import annotations

import hashlib
import tomllib
from typing import Any, Final

import msgspec

from .cards import Span

LANGUAGES: Final = ("en", "fr")
PRECISIONS: Final = ("exact", "circa", "range")
STANDARD_SIZE: Final = 55
LEAST_SIZE: Final = 3
THOUSANDS: Final = {"en": ",", "fr": "\u202f"}


class Card(msgspec.Struct, frozen=True):
    """T-062, T-063: one card. `year` is what is compared; `precision` says how sure it is."""

    id: str
    name_en: str
    name_fr: str
    year: int
    icon: str
    alt_en: str
    alt_fr: str
    difficulty: int
    region: str
    precision: str = "exact"
    plus_minus: int = 0
    first: int = msgspec.field(name="from", default=0)
    last: int = msgspec.field(name="to", default=0)
    explanation_en: str = ""
    explanation_fr: str = ""
    theme: str = ""
    """A subject within a deck; without one the deck's id stands for it."""
    check: str = ""
    source: str = ""
    deck: str = ""

    @property
    def span(self) -> Span:
        """T-067, T-068: the printed year, and the first and last year it could honestly be."""
        if self.precision == "circa":
            return self.year, self.year - self.plus_minus, self.year + self.plus_minus
        if self.precision == "range":
            return self.year, self.first, self.last
        return self.year, self.year, self.year

    @property
    def is_approximate(self) -> bool:
        """T-068: whether the date is shown as an approximate one."""
        return self.precision != "exact"

    def name(self, lang: str) -> str:
        return self.name_fr if lang == "fr" else self.name_en

    def alt(self, lang: str) -> str:
        return self.alt_fr if lang == "fr" else self.alt_en

    def explanation(self, lang: str) -> str:
        return self.explanation_fr if lang == "fr" else self.explanation_en


class Deck(msgspec.Struct, frozen=True):
    """T-004, T-060: a deck with its id, titles, colour, version, licence and cards."""

    id: str
    title_en: str
    title_fr: str
    colour: str
    version: int
    licence: str
    cards: tuple[Card, ...]
    custom: bool = False
    digest: str = ""
    """The first figures of the file's SHA-256."""

    def title(self, lang: str) -> str:
        return self.title_fr if lang == "fr" else self.title_en


def read_deck(text: str) -> Deck:
    """A deck from the text of its file, which must be free of errors (workshop/lint.py)."""
    data: dict[str, Any] = tomllib.loads(text)
    head = dict(data["deck"])
    cards = [{"theme": head["id"], **card, "deck": head["id"]} for card in data["cards"]]
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    return msgspec.convert({**head, "cards": cards, "digest": digest}, Deck)


def year_in_figures(year: int, lang: str) -> str:
    """T-069: the figures of a year without its era; from 10,000 on with the language's thousands mark."""
    figures = str(abs(year))
    return figures if abs(year) < 10_000 else f"{abs(year):,}".replace(",", THOUSANDS[lang])
