"""Actions and zones have a text form that reads back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..kernel.ask import action, noun_of, verb_of
from ..kernel.layout import CARD, NOTHING, NUMBER, SEAT, ZONE, Layout, Verb
from ..kernel.state import NONE
from ..locale import say

KEPT: Final = 20_000
LONGEST_SHOWN: Final = 80


class Unreadable(ValueError):
    """A position or text that does not say a possible thing; the message names the field."""

    def why(self, lang: str = "en") -> str:  # noqa: ARG002  (what cannot be read at all is told in one language)
        """One sentence for the reader."""
        return str(self)


class Impossible(Unreadable):
    """What can be read and cannot be: a message of some catalogue says why, in every language of the house."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(say("en", key, **values))
        self.key = key
        self.values = values

    def why(self, lang: str = "en") -> str:
        return say(lang, self.key, **self.values)


def is_whole(value: object) -> bool:
    """Whether a value counts: an int, or a researcher's integer of an array; text, fractions and truths do not."""
    return hasattr(value, "__index__") and not isinstance(value, bool)


def wrong_type(name: str, value: object, key: str = "cl-wrong-whole") -> Impossible:
    """What to raise for a value of the wrong Python type: a sentence that names it and says what is wanted."""
    return Impossible(key, name=name, value=repr(value)[:LONGEST_SHOWN])


def noun_text(layout: Layout, verb: Verb, noun: int) -> str:
    if verb.noun == CARD:
        return layout.cards[noun]
    if verb.noun == ZONE:
        return zone_text(layout, noun)
    return verb.words[noun] if noun < len(verb.words) else str(noun)


@lru_cache(maxsize=KEPT)
def action_text(layout: Layout, act: int) -> str:
    """`B12`, `offer C9`, `-3`: the verb's word, if it has one, and the noun."""
    verb = layout.verbs[verb_of(act)]
    if verb.noun == NOTHING:
        return verb.word or verb.name
    noun = noun_text(layout, verb, noun_of(act))
    if verb.word in ("-", "+"):
        return noun if noun == "0" else verb.word + noun
    return f"{verb.word} {noun}" if verb.word else noun


@lru_cache(maxsize=KEPT)
def readings(layout: Layout, text: str) -> tuple[int, ...]:
    """Every action a text may mean: first its exact form, then the noun alone without the verb's word."""
    text = " ".join(text.split())
    exact: list[int] = []
    loose: list[int] = []
    for number in range(len(layout.verbs)):
        verb = layout.verbs[number]
        if verb.noun == NOTHING:
            if text and text.lower() in (verb.word.lower(), verb.name.lower()):
                exact.append(action(number, 0))
            continue
        signed = verb.word in ("-", "+")
        begins = verb.word != "" and text.lower().startswith(verb.word.lower())
        body = text[len(verb.word) :].strip() if begins else text
        noun = read_noun(layout, verb, body)
        if noun == NONE:
            continue
        if body != text or not verb.word or (signed and noun == 0):
            exact.append(action(number, noun))
        elif not signed:
            loose.append(action(number, noun))
    return (*exact, *loose)


def read_noun(layout: Layout, verb: Verb, text: str) -> int:
    """The int a noun's text names, or NONE."""
    kind = verb.noun
    if verb.words:
        return verb.words.index(text.lower()) if text.lower() in verb.words else NONE
    if kind == CARD:
        return cards_in_any_case(layout).get(text.lower(), NONE)
    if kind == ZONE:
        try:
            return read_zone(layout, text)
        except Unreadable:
            return NONE
    if kind in (NUMBER, SEAT) and text.isascii() and text.isdigit() and len(text) < 5:
        return int(text)
    return NONE


def zone_text(layout: Layout, zone: int) -> str:
    """`constant`, or `hand 2` where there are several; `hand 2.1` for the first of its places."""
    made = layout.zone_of[zone]
    name = made.name if made.copies == 1 else f"{made.name} {layout.copy_of[zone] + made.first}"
    return name if made.places == 1 else f"{name}.{layout.spot_of[zone] + 1}"


@lru_cache(maxsize=128)
def zones_by_name(layout: Layout) -> dict[str, int]:
    return {zone_text(layout, zone): zone for zone in range(len(layout.masks))}


@lru_cache(maxsize=128)
def cards_in_any_case(layout: Layout) -> dict[str, int]:
    """The first card of each name, capitals or not."""
    return {layout.cards[card].lower(): card for card in reversed(range(len(layout.cards)))}


@lru_cache(maxsize=128)
def cards_by_name(layout: Layout) -> dict[str, int]:
    return {name: card for card, name in enumerate(layout.cards)}


def read_zone(layout: Layout, text: str) -> int:
    zone = zones_by_name(layout).get(text)
    if zone is not None:
        return zone
    raise Unreadable(f"zones: there is no zone {text!r}")
