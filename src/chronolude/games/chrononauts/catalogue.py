"""What is printed on the cards and the timeline, for boards: words of one language and no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ..seen import Printed
from . import cards as c
from .source import Entry

if TYPE_CHECKING:
    from .text import EditionSpeech


class PrintedCard(msgspec.Struct, frozen=True):
    """One card: its name, sort, effect, and the year or years it speaks of."""

    name: str
    sort: Literal["inverter", "patch", "artifact", "timewarp", "action", "id", "mission"]
    kind: str
    """What copies of it have in common."""
    effect: str
    art: str
    title: str | None = None
    """Of a patch: its headline, the year it mends, and when it may be laid."""
    year: str | None = None
    edge: str | None = None
    targets: list[str] = []
    """Of an inverter: what it may flip, and which way."""
    way: Literal["either", "true_to_prime", "prime_to_true"] | None = None
    later: bool = False
    """Of an artifact: that it lies beyond what a war cuts off."""
    wishes: list[str] = []
    """Of a mission."""


class PrintedYear(msgspec.Struct, frozen=True):
    """A year with its true headline; of a linchpin the other one, and its picture."""

    year: str
    title: str
    other: str | None = None
    icon: str | None = None


class PrintedEdition(Printed, frozen=True):
    """Every card of the game, and where there is a timeline the headlines of its years."""

    cards: dict[str, PrintedCard]
    years: dict[str, PrintedYear]


def catalogue(speech: EditionSpeech, lang: str) -> PrintedEdition:
    deck = speech.deck
    cards = {name: printed(speech, name, lang) for name in deck.names}
    has_timeline = c.INVERTER in deck.sorts
    years = [headlines(one, lang) for one in deck.edition.entries["timeline"]] if has_timeline else []
    return PrintedEdition(cards, {one.year: one for one in years})


def printed(speech: EditionSpeech, card: str, lang: str) -> PrintedCard:
    number = speech.deck.names.index(card)
    entry, sort = speech.deck.entries[number], speech.deck.sorts[number]
    more: dict[str, Any] = {}
    if sort == c.PATCH:
        edge = speech.condition(lang, entry["playable_if"])
        more = {"title": entry[f"title_{lang}"], "year": entry["year"], "edge": edge}
    elif sort == c.INVERTER:
        more = {"targets": entry["targets"], "way": entry["direction"]}
    elif sort == c.ARTIFACT:
        more = {"later": speech.is_late(entry)}
    elif sort == c.MISSION:
        more = {"wishes": [speech.wish(lang, wish) for wish in entry["requires"]]}
    art = str(speech.deck.acting(entry).get("effect", entry["id"]))
    return PrintedCard(speech.card(lang, card), c.SORTS[sort], entry["id"], speech.effect(lang, card), art, **more)


def headlines(entry: Entry, lang: str) -> PrintedYear:
    year, title = entry["id"], entry[f"title_{lang}"]
    if entry["kind"] != "linchpin":
        return PrintedYear(year, title)
    return PrintedYear(year, title, entry[f"alt_title_{lang}"], entry.get("icon", ""))
