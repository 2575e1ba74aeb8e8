"""What cards and years are called, and what is printed on them, in each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...locale import join, say
from . import cards as c
from .deck import CardSet
from .source import Entry


class CardNames:
    """The names of one edition's cards."""

    def __init__(self, deck: CardSet, bonus: bool = True) -> None:
        self.deck = deck
        self._called: dict[tuple[str, str | None], str] = {}
        self.bonus = bonus
        """C-053: whether a patch earns a card; S-007: in Solonauts it does not."""

    def card(self, lang: str, card: str | None) -> str:
        """What a card is called; copies of one kind are called the same."""
        found = self._called.get((lang, card))
        if found is None:
            found = self._called[lang, card] = self._named(lang, card)
        return found

    def _named(self, lang: str, card: str | None) -> str:
        if card is None:
            return say(lang, "cn-card-hidden")
        number = self.deck.names.index(card)
        entry = self.deck.entries[number]
        if self.deck.sorts[number] == c.PATCH:
            return say(lang, "cn-card-patch", year=entry["year"], title=entry[f"title_{lang}"])
        return str(entry.get(f"name_{lang}", entry.get("name")))

    def cards(self, lang: str, cards: Sequence[str | None]) -> str:
        return join(lang, [self.card(lang, card) for card in cards])

    def effect(self, lang: str, card: str) -> str:
        """What a card does, in a sentence."""
        number = self.deck.names.index(card)
        sort = self.deck.sorts[number]
        entry = self.deck.entries[number]
        if sort == c.INVERTER and entry["direction"] == "true_to_prime":
            years = join(lang, [self.headline(lang, year) for year in entry["targets"]])
            return say(lang, "cn-effect-inverter", effect=entry[f"effect_{lang}"], years=years)
        if sort in (c.INVERTER, c.TIMEWARP, c.ACTION):
            return str(self.deck.acting(entry)[f"effect_{lang}"])
        if sort == c.PATCH:
            key = "cn-effect-patch" if self.bonus else "cn-effect-patch-solo"
            return say(lang, key, year=entry["year"], condition=self.condition(lang, entry["playable_if"]))
        if sort == c.ARTIFACT:
            return say(lang, "cn-effect-artifact-later" if self.is_late(entry) else "cn-effect-artifact")
        return self.wishes(lang, card)

    def is_late(self, entry: Entry) -> bool:
        """C-104: whether a war would keep an artifact out of reach; A-002: without a timeline there is none."""
        return bool(entry.get("after_1962")) and c.PATCH in self.deck.sorts

    def condition(self, lang: str, text: str) -> str:
        """`1936' AND 1941` with the words of the language."""
        words = {"AND": say(lang, "cn-and"), "OR": say(lang, "cn-or")}
        return " ".join(words.get(word, word.replace("'", "’")) for word in text.split())

    def headline(self, lang: str, year: str, prime: bool = False) -> str:
        """A year with what it shows."""
        entry = next(one for one in self.deck.edition.entries["timeline"] if one["id"] == year)
        title = entry[f"alt_title_{lang}"] if prime else entry[f"title_{lang}"]
        return say(lang, "cn-headline-prime" if prime else "cn-headline", year=year, title=title)

    def wishes(self, lang: str, card: str) -> str:
        """What an ID or a mission asks for."""
        entry = self.deck.entries[self.deck.names.index(card)]
        if "true" in entry:
            headlines = [self.headline(lang, entry["true"]), *(self.card(lang, patch) for patch in entry["patched"])]
            return join(lang, headlines)
        return join(lang, [self.wish(lang, wish) for wish in entry["requires"]])

    def wish(self, lang: str, wish: dict[str, Any]) -> str:
        if wish.get("best_mona_lisa"):
            return say(lang, "cn-wish-best")
        names = [self.card(lang, artifact) for artifact in wish.get("any_of", [wish.get("artifact")])]
        if len(names) == 1:
            return names[0]
        return say(lang, "cn-wish-any", head=", ".join(names[:-1]), tail=names[-1])

    def entry_name(self, lang: str, kind: str, id: str) -> str:
        entry = next(one for one in self.deck.edition.entries[kind] if one["id"] == id)
        if kind == "patch":
            return say(lang, "cn-card-patch", year=entry["year"], title=entry[f"title_{lang}"])
        return str(entry.get(f"name_{lang}", entry.get("name", entry.get(f"title_{lang}"))))
