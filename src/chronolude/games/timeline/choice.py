"""Which cards a table plays with: decks mixed (T-074) and filtered (T-080), cards to avoid (T-081)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .checks import REGIONS
from .library import all_cards, find, load_decks, named, shipped
from .source import LEAST_SIZE, Card

ANY: Final = "any"
NONE: Final = "none"
ALL: Final = "all"
USUAL: Final = "inventions"
SPLIT: Final = re.compile(r"[,;+\n]+")
PERIOD: Final = re.compile(r"(-?\d{1,12})?\s*\.\.\s*(-?\d{1,12})?")
MOST_AVOIDED: Final = 500


def parts(text: str) -> list[str]:
    """The items of a list as people type it."""
    return [part.strip() for part in SPLIT.split(text) if part.strip()]


def slug(text: str) -> str:
    return "-".join(text.lower().split())


# ── options as texts ─────────────────────────────────────────────────────────────────────────────


def read_decks(text: str) -> str:
    """T-074: names of decks, or `all` for those that ship; settled with the digest of users' files."""
    names = [part.lower() for part in parts(text)]
    wanted = list(shipped()) if ALL in names else []
    decks = [find(name) for name in dict.fromkeys([*wanted, *(name for name in names if name != ALL)])]
    if not decks:
        raise ValueError("name at least one deck")
    return ",".join(sorted(map(named, decks)))


def list_decks() -> tuple[str, ...]:
    return (*load_decks()[0], ALL)


def read_difficulty(text: str) -> str:
    """T-080: any, or some of 1, 2 and 3."""
    return read_some(text, ("1", "2", "3"))


def read_regions(text: str) -> str:
    """T-080: any, or some of the regions of the world, in words joined by hyphens."""
    return read_some(text, list_regions())


def list_regions() -> tuple[str, ...]:
    return tuple(sorted(map(slug, REGIONS)))


def read_some(text: str, known: tuple[str, ...]) -> str:
    chosen = {slug(part) for part in parts(text)}
    if not chosen or ANY in chosen:
        return ANY
    for part in sorted(chosen):
        if part not in known:
            raise ValueError(f"{part!r} is not one of {', '.join(known)}")
    return ",".join(one for one in known if one in chosen)


def read_themes(text: str) -> str:
    """T-080: any, or some themes; a card without one of its own has its deck's id."""
    chosen = {slug(part) for part in parts(text)}
    return ANY if not chosen or ANY in chosen else ",".join(sorted(chosen))


def list_themes() -> tuple[str, ...]:
    return tuple(sorted({slug(card.theme) for deck in load_decks()[0].values() for card in deck.cards}))


def read_period(text: str) -> str:
    """T-080: any, or years as in `-500..1500`, `1900..` and `..1788`."""
    if text.lower() in ("", ANY):
        return ANY
    found = PERIOD.fullmatch(text.replace("\u2212", "-"))
    if found is None or not (found[1] or found[2]):
        raise ValueError(f"{text!r} is not a period such as -500..1500, 1900.. or ..1788")
    first, last = found[1] or "", found[2] or ""
    if first and last and int(first) > int(last):
        raise ValueError(f"{text!r} ends before it begins")
    return f"{first and int(first)}..{last and int(last)}"


def read_avoid(text: str) -> str:
    """T-081: ids of cards that should come later; those of other decks do no harm."""
    ids = [part for part in dict.fromkeys(part.lower() for part in parts(text)) if part != NONE]
    if len(ids) > MOST_AVOIDED:
        raise ValueError(f"{len(ids)} cards are more than the {MOST_AVOIDED} that can be avoided")
    return ",".join(sorted(ids)) or NONE


def read_ages(text: str) -> str:
    """T-010: the players' ages in the order of the seats, for `youngest`; none if nobody tells."""
    ages = [part for part in parts(text) if part.lower() != NONE]
    for age in ages:
        if not age.isdigit() or int(age) > 150:
            raise ValueError(f"{age!r} is not an age")
    return ",".join(str(int(age)) for age in ages) or NONE


# ── cards by options ─────────────────────────────────────────────────────────────────────────────


def select(options: dict[str, str]) -> list[Card]:
    """The cards that pass every filter, in the order of their files, which follows no date (T-072)."""
    tests = filters(options)
    cards = [card for card in all_cards(options["decks"].split(",")) if all(test(card) for test in tests)]
    if len(cards) < LEAST_SIZE:
        raise ValueError(f"only {len(cards)} cards pass these filters; at least {LEAST_SIZE} are needed")
    return cards


def filters(options: dict[str, str]) -> list[Callable[[Card], bool]]:
    """T-080: one test per filter that is set."""
    out: list[Callable[[Card], bool]] = []
    levels, themes, regions = (chosen(options[name]) for name in ("difficulty", "themes", "regions"))
    if levels:
        out.append(lambda card: str(card.difficulty) in levels)
    if themes:
        out.append(lambda card: slug(card.theme) in themes)
    if regions:
        out.append(lambda card: slug(card.region) in regions)
    if options["period"] != ANY:
        first, _, last = options["period"].partition("..")
        out.append(lambda card: not (first and card.year < int(first)) and not (last and card.year > int(last)))
    return out


def chosen(text: str) -> frozenset[str]:
    return frozenset() if text == ANY else frozenset(text.split(","))


def youngest(ages: str, seats: int) -> int:
    """T-010: the seat with the lowest age; among equals the first."""
    known = [] if ages == NONE else [int(age) for age in ages.split(",")]
    if len(known) != seats:
        raise ValueError(f"option ages: {len(known)} ages are given for {seats} seats, and first_player is youngest")
    return known.index(min(known))
