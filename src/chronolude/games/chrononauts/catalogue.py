"""What is printed on the cards and the timeline, for boards: words of one language and no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import cards as c

if TYPE_CHECKING:
    from .text import Speech


def catalogue(speech: Speech, lang: str) -> dict[str, Any]:
    """Every card of the game, and where there is a timeline the headlines of its years."""
    deck = speech.deck
    cards = {name: printed(speech, name, lang) for name in deck.names}
    has_timeline = c.INVERTER in deck.sorts
    years = [headlines(one, lang) for one in deck.edition.entries["timeline"]] if has_timeline else []
    return {"cards": cards, "years": {one["year"]: one for one in years}}


def printed(speech: Speech, card: str, lang: str) -> dict[str, Any]:
    """One card: its name, sort, effect, and the year or years it speaks of."""
    number = speech.deck.names.index(card)
    entry, sort = speech.deck.entries[number], speech.deck.sorts[number]
    out = {
        "name": speech.card(lang, card),
        "sort": c.SORTS[sort],
        "kind": entry["id"],
        "effect": speech.effect(lang, card),
        "art": entry.get("effect", entry["id"]),
    }
    if sort == c.PATCH:
        out |= {
            "title": entry[f"title_{lang}"],
            "year": entry["year"],
            "edge": speech.condition(lang, entry["playable_if"]),
        }
    if sort == c.INVERTER:
        out |= {"targets": entry["targets"], "way": entry["direction"]}
    if sort == c.ARTIFACT:
        out |= {"later": bool(entry.get("after_1962")), "groups": entry["groups"], "rank": entry["mona_rank"]}
    if sort == c.MISSION:
        out["wishes"] = [speech.wish(lang, wish) for wish in entry["requires"]]
    return out


def headlines(entry: dict[str, Any], lang: str) -> dict[str, Any]:
    """A year with its true headline, and of a linchpin the other one."""
    out = {"year": entry["id"], "title": entry[f"title_{lang}"]}
    if entry["kind"] == "linchpin":
        out |= {"other": entry[f"alt_title_{lang}"], "icon": entry.get("icon", "")}
    return out
