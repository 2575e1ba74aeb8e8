"""One visible thing changed at a time: views that a seat could tell apart, for the law of candour.

Words are functions of a view, so no engine is needed: a view is copied with another card in sight, another public
figure, another seat that is asked, another card remembered, and whoever reads must be told so in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

import chronolude as cl

from ..games.game import Game
from ..games.seen import View, ZoneView
from ..tables.choices import Choice
from .walk import Dice

TWINS = 3


class Altered(NamedTuple):
    """One visible thing, and the view in which it is otherwise."""

    what: str
    view: View
    also: tuple[View, ...] = ()
    """Others of the kind: two cards may have the same print, three are not likely to."""


def changes(game: Game, view: View, texts: list[str], dice: Dice) -> Iterator[Altered]:
    """Every single change that this game does not declare to be mere bookkeeping."""
    quiet = game.words.bookkeeping(view)
    yield from cards_changed(game, view, quiet.zones, dice)
    yield from backs_changed(view, quiet.zones | quiet.backs)
    yield from numbers_changed(game, view, quiet.numbers)
    yield from asking_changed(view)
    yield from memory_changed(view)
    yield from result_changed(view)
    yield from seal_changed(view, texts)


# ── cards in sight ───────────────────────────────────────────────────────────────────────────────


def place_name(zone: ZoneView) -> str:
    return zone.name if zone.seat is None else f"{zone.name} {zone.seat}"


def is_quiet(zone: ZoneView, quiet: frozenset[str]) -> bool:
    """Declared as a whole, or this copy of it alone."""
    return zone.name in quiet or place_name(zone) in quiet


def printed(card: str) -> str:
    """What tells a card from its twins: `get_there_first_1` and `get_there_first_2` are the same to read."""
    return re.sub(r"[_.]\d+$", "", card)


def with_zone(view: View, zone: ZoneView, cards: list[str | None]) -> View:
    """The view with other cards in one zone."""
    changed = msgspec.structs.replace(zone, cards=cards, size=len(cards))
    return msgspec.structs.replace(view, zones=[changed if one is zone else one for one in view.zones])


def cards_changed(game: Game, view: View, quiet: frozenset[str], dice: Dice) -> Iterator[Altered]:
    """In each zone, another card than the one in sight: one that lies nowhere in sight, or else exchanged for it."""
    layout = game.layout
    kind_of = dict(zip(layout.cards, layout.kinds, strict=True))
    named = {card for zone in view.zones for card in zone.cards if card is not None}
    for zone in view.zones:
        shown = [(i, card) for i, card in enumerate(zone.cards) if card is not None]
        if is_quiet(zone, quiet) or not shown:
            continue
        at, card = dice.choice(shown)
        unseen = [one for one in layout.cards if one not in named and kind_of[one] == kind_of[card]]
        unseen = [one for one in unseen if printed(one) != printed(card)]
        if unseen:
            others = dice.sample(unseen, min(TWINS, len(unseen)))
            made = [with_zone(view, zone, [*zone.cards[:at], other, *zone.cards[at + 1 :]]) for other in others]
            yield Altered(f"{place_name(zone)}: {others[0]} for {card}", made[0], tuple(made[1:]))
        without = with_zone(view, zone, [*zone.cards[:at], *zone.cards[at + 1 :]])
        yield Altered(f"{place_name(zone)}: without {card}", without)


def backs_changed(view: View, quiet: frozenset[str]) -> Iterator[Altered]:
    """One back less in each zone: how many cards lie somewhere is public."""
    for zone in view.zones:
        if not is_quiet(zone, quiet) and None in zone.cards:
            at = zone.cards.index(None)
            fewer = [*zone.cards[:at], *zone.cards[at + 1 :]]
            yield Altered(f"{place_name(zone)}: one back less", with_zone(view, zone, fewer))


# ── figures ──────────────────────────────────────────────────────────────────────────────────────


def other_figure(value: int) -> int:
    return value - 1 if value > 0 else value + 1


def with_number(view: View, name: str, value: Any) -> View:
    return msgspec.structs.replace(view, numbers={**view.numbers, name: value})


def numbers_changed(game: Game, view: View, quiet: frozenset[str]) -> Iterator[Altered]:
    """Each public figure otherwise. An option is settled before the game and said where it is chosen."""
    words = {number.name: number.words for number in game.layout.numbers}
    for name, value in view.numbers.items():
        if name in quiet or name in view.options:
            continue
        if isinstance(value, list):
            for at in range(min(len(value), view.seats) if len(value) == game.seats[1] else len(value)):
                if f"{name}[{at}]" in quiet:
                    continue
                row = [*value[:at], other_figure(value[at]), *value[at + 1 :]]
                yield Altered(f"{name}[{at}]: {row[at]} for {value[at]}", with_number(view, name, row))
        elif isinstance(value, str):
            for word in words[name]:
                if word != value and f"{name}={word}" not in quiet:
                    yield Altered(f"{name}: {word} for {value}", with_number(view, name, word))
        else:
            other = other_figure(value)
            yield Altered(f"{name}: {other} for {value}", with_number(view, name, other))


# ── who is asked, what is remembered ─────────────────────────────────────────────────────────────


def asking_changed(view: View) -> Iterator[Altered]:
    """Somebody else is asked."""
    if view.mode == "one" and view.seats > 1:
        other = [(view.asked[0] + 1) % view.seats]
        yield Altered(f"asked: {other} for {view.asked}", msgspec.structs.replace(view, asked=other))


def memory_changed(view: View) -> Iterator[Altered]:
    """A card is not remembered that was."""
    for card in list(view.known)[:1]:
        rest = {one: places for one, places in view.known.items() if one != card}
        yield Altered(f"known: not {card}", msgspec.structs.replace(view, known=rest))


def result_changed(view: View) -> Iterator[Altered]:
    """Somebody else has won."""
    if view.result is not None and view.seats > 1 and len(view.result.winners) == 1:
        other = [(view.result.winners[0] + 1) % view.seats]
        ended = msgspec.structs.replace(view.result, winners=other)
        yield Altered(f"winners: {other} for {view.result.winners}", msgspec.structs.replace(view, result=ended))


def seal_changed(view: View, texts: list[str]) -> Iterator[Altered]:
    """The reader has sealed another answer."""
    others = [text for text in texts if text != view.sealed]
    if view.sealed is not None and others:
        yield Altered(f"sealed: {others[0]} for {view.sealed}", msgspec.structs.replace(view, sealed=others[0]))


# ── what is said ─────────────────────────────────────────────────────────────────────────────────


def texts_on_offer(table: cl.Table, seat: int | None) -> list[str]:
    """Every answer as labels are made from it, and the parts that may follow."""
    if seat is None:
        return []
    whole = table.game.words.whole

    def text(choice: Choice) -> str:
        return choice.path if whole else choice.text

    offered = table.options(seat)
    return [text(one) for one in offered] + [text(part) for one in offered[:6] for part in one.then]


def is_told(table: cl.Table, seat: int | None, change: Altered, lang: str) -> bool:
    """Whether words tell the two views apart. A view that no game could reach may have no words at all: it was read."""
    texts = texts_on_offer(table, seat)
    here = words_for(table.game, table.seen(seat), texts, lang)
    for view in (change.view, *change.also):
        try:
            if words_for(table.game, view, texts, lang) != here:
                return True
        except (IndexError, KeyError, ValueError):
            return True
    return False


def holes(table: cl.Table, seat: int | None, lang: str) -> set[str]:
    """Everything this seat may see and is not told, by the name of the zone or the number."""
    found = changes(table.game, table.seen(seat), texts_on_offer(table, seat), Dice(1))
    return {change.what.partition(":")[0] for change in found if not is_told(table, seat, change, lang)}


def words_for(game: Game, view: View, texts: list[str], lang: str) -> list[str]:
    """What this view is in words: the table, the question, what may be answered."""
    words = game.words
    labels = [words.label(view, text, lang) for text in texts]
    return [words.describe(view, lang), words.prompt(view, lang), *labels]
