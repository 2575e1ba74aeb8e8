"""A game that speaks from its catalogue alone: every zone, number, card, answer and event by its key in `words/*.ftl`.

With the prefix `my-game` these are `my-game-title`, `my-game-ask`, `my-game-zone-hand`, `my-game-number-score`,
`my-game-card-…`, `my-game-word-…`, `my-game-verb-play` and `my-game-event-played` (with `-you` for the reader). What
has no key is called by its name in the layout; why an answer is refused is said by the law. So does the generic board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..kernel.layout import CARD, OTHERS, OWNER, SEAT, SECRET, Layout, Verb, Zone
from ..locale import knows, say, seat_name
from . import plain
from .home import Home
from .legend import FigureLegend, Legend, ZoneLegend
from .seen import Bookkeeping, View, ZoneView
from .words import Words

SILENT: Final = ("moved", "shuffled", "turned")


class Spoken:
    """The words of one game, from its catalogue."""

    def __init__(
        self,
        prefix: str,
        layout: Layout,
        most: int,
        home: Home | None = None,
        quiet: Callable[[View], Bookkeeping] = plain.bookkeeping,
    ) -> None:
        self.prefix, self.layout, self.home = prefix, layout, home
        self.most = most
        """How many seats play at most: a row of so many belongs to them."""
        self.quiet = quiet
        """The numbers that only help the rules, which nobody is told."""
        self.zones = {zone.name: zone for zone in layout.zones}
        self.sorts = {(told.name, name): sort for told in layout.tellings for name, sort in told.args}

    def words(self, **others: Any) -> Words:
        """All of it as a game brings it; what is given besides is said otherwise."""
        said = ("title", "prompt", "label", "sentence", "describe", "reason")
        own = {name: getattr(self, name) for name in said}
        return Words(**{**own, "bookkeeping": self.quiet, "prefix": self.prefix, "legend": self.legend, **others})

    # ── names ────────────────────────────────────────────────────────────────────────────────────

    def say(self, lang: str, key: str, otherwise: str, **values: Any) -> str:
        """What the catalogue says under this key, or the name itself."""
        whole = f"{self.prefix}-{key}"
        return say(lang, whole, **values) if self.prefix and knows(lang, whole) else otherwise

    def card(self, card: str | None, lang: str) -> str:
        if card is None:
            return say(lang, "cl-plain-back")
        return self.say(lang, f"card-{key_of(card)}", readable(card))

    def word(self, word: str, lang: str) -> str:
        """A value that has a name: of a number, or of a verb's noun."""
        return self.say(lang, f"word-{key_of(word)}", readable(word))

    def is_owned(self, zone: Zone) -> bool:
        """Whether each copy belongs to a seat; other rows are places of the table."""
        return zone.audience in (OWNER, OTHERS) or (zone.first == 0 and zone.copies == self.most > 1)

    def zone(self, view: View, name: str, number: int | None, lang: str) -> str:
        """`Your hand`, `Hand of Seat 2`, `Line 3`."""
        made = self.zones[name]
        if number is None:
            return self.say(lang, f"zone-{key_of(name)}", readable(name))
        if not self.is_owned(made):
            return self.say(lang, f"zone-{key_of(name)}", f"{readable(name)} {number}", n=number)
        if number == view.seat and knows(lang, f"{self.prefix}-zone-{key_of(name)}-you"):
            return self.say(lang, f"zone-{key_of(name)}-you", "")
        owner = seat_name(lang, view.names, number)
        return self.say(lang, f"zone-{key_of(name)}", f"{readable(name)}, {owner}", owner=owner)

    def number(self, name: str, lang: str) -> str:
        return self.say(lang, f"number-{key_of(name)}", readable(name))

    # ── sentences ────────────────────────────────────────────────────────────────────────────────

    def title(self, lang: str) -> str:
        return self.say(lang, "title", self.prefix)

    def prompt(self, view: View, lang: str) -> str:
        if view.result is None and view.seat in view.asked:
            return self.say(lang, "ask", plain.prompt(view, lang))
        return plain.prompt(view, lang)

    def label(self, view: View, text: str, lang: str) -> str:
        """An answer in words: its verb's sentence, or the noun alone."""
        for verb in sorted(self.layout.verbs, key=lambda one: (bool(one.noun), not one.word)):  # a bare noun comes last
            noun = noun_in(verb, text)
            if noun is not None:
                said = self.noun(view, verb, noun, lang)
                return self.say(
                    lang,
                    f"verb-{key_of(verb.name)}",
                    f"{readable(verb.word if verb.noun else verb.name)} {said}".strip(),
                    noun=said,
                )
        return text

    def noun(self, view: View, verb: Verb, text: str, lang: str) -> str:
        if verb.noun == CARD:
            return self.card(text, lang)
        if verb.noun == SEAT and text.isdigit():
            return seat_name(lang, view.names, int(text))
        return self.word(text, lang) if verb.words else self.place(view, text, lang)

    def place(self, view: View, text: str, lang: str) -> str:
        """A zone by its text (`hand 1.2`, `line 3`), a figure as it is."""
        name, _, rest = text.partition(" ")
        number, _, spot = rest.partition(".")
        if name not in self.zones:
            return text
        said = self.zone(view, name, int(number) if number.isdigit() else None, lang)
        return say(lang, "cl-plain-place", zone=said, n=spot) if spot else said

    def sentence(self, view: View, kind: str, args: dict[str, Any], lang: str) -> str:
        """An event as a sentence. What the kernel tells by itself is seen on the table."""
        if kind in SILENT:
            return ""
        key = f"{self.prefix}-event-{key_of(kind)}"
        you = "-you" if args.get("seat") is not None and args.get("seat") == view.seat else ""
        key += you if knows(lang, key + you) else ""
        told = {name: self.argument(view, kind, name, value, lang) for name, value in args.items()}
        return say(lang, key, **told) if knows(lang, key) else plain.sentence(view, kind, told, lang)

    def argument(self, view: View, kind: str, name: str, value: Any, lang: str) -> Any:
        sort = self.sorts.get((kind, name), -1)
        if sort == CARD:
            return self.card(value, lang)
        if sort == SEAT:
            return seat_name(lang, view.names, value)
        if sort == SECRET and value is None:
            return "?"
        return self.place(view, value, lang) if isinstance(value, str) else value

    def describe(self, view: View, lang: str) -> str:
        """Every zone that is not empty, every number that is not mere bookkeeping, and the prompt."""
        lines = [self.listing(lang, self.zone(view, zone.name, zone.seat, lang), self.lying(view, zone, lang))
                 for zone in view.zones if zone.size]  # fmt: skip
        hidden = self.quiet(view).numbers
        for name in view.numbers:
            values = [] if name in view.options or name in hidden else self.figures(view, name, lang)
            if values:
                lines.append(self.listing(lang, self.number(name, lang), values))
        return "\n".join([*lines, *plain.sealed(view, self.label, lang), self.prompt(view, lang)])

    def listing(self, lang: str, name: str, values: list[str]) -> str:
        return say(lang, "cl-plain-line", name=name, values=", ".join(values))

    def lying(self, view: View, zone: ZoneView, lang: str) -> list[str]:
        """The cards of a zone; backs that cannot be told apart are counted."""
        if any(zone.cards) or zone.places:
            return [self.card(card, lang) for card in zone.cards]
        return [say(lang, "cl-plain-backs", n=zone.size)]

    def figures(self, view: View, name: str, lang: str) -> list[str]:
        """A public number in words, a row seat by seat where it has one for each; nothing if said elsewhere."""
        value = view.numbers[name]
        if not isinstance(value, list):
            return [self.word(value, lang) if isinstance(value, str) else str(value)]
        if len(value) == self.most > 1:
            shown = enumerate(value[: view.seats])
            return [f"{seat_name(lang, view.names, seat)} {one}" for seat, one in shown]
        return [str(one) for one in value]

    # ── the generic board ────────────────────────────────────────────────────────────────────────

    def legend(self, view: View, lang: str) -> Legend:
        """The names of all that a view shows."""
        hidden = self.quiet(view).numbers
        shown = [name for name in view.numbers if name not in hidden and name not in view.options]
        figures = [FigureLegend(self.number(name, lang), self.figures(view, name, lang)) for name in shown]
        named = {card for zone in view.zones for card in zone.cards if card is not None}
        return Legend(
            zones=[self.zone_legend(view, zone, lang) for zone in view.zones],
            cards={card: self.card(card, lang) for card in sorted(named)},
            figures=[figure for figure in figures if figure.values],
            score=[] if view.result is None else view.result.scores,
        )

    def zone_legend(self, view: View, zone: ZoneView, lang: str) -> ZoneLegend:
        owner = zone.seat if self.is_owned(self.zones[zone.name]) else None
        notes = [self.note(view, zone, i, lang) for i in range(zone.size)]
        return ZoneLegend(self.zone(view, zone.name, zone.seat, lang), owner, notes if any(notes) else [])

    def note(self, view: View, zone: ZoneView, i: int, lang: str) -> str:
        """What everybody was told about one card of a zone; a game with clues says it."""
        return ""

    def reason(self, view: View, rule: str, offered: list[str], lang: str) -> str:
        """What the law says under this number."""
        told = {} if self.home is None else self.home.rules(lang)
        return told.get(rule) or plain.reason(view, rule, [self.label(view, one, lang) for one in offered], lang)


def noun_in(verb: Verb, text: str) -> str | None:
    """The noun in an answer of this verb; None if the text is no answer of it."""
    if not verb.noun:
        return "" if text in (verb.word, verb.name) else None
    if not verb.word:
        return text
    return text.removeprefix(f"{verb.word} ") if text.startswith(f"{verb.word} ") else None


def key_of(name: str) -> str:
    """A name as part of a key: `red 3` is `red-3`, `+5` is `-5`."""
    return "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in name)


def readable(name: str) -> str:
    return name.replace("_", " ").replace("-", " ") if name[:1].isalpha() else name
