"""What a seat makes of what it sees and was told in Timeline. Takes views and events, never a state."""

from __future__ import annotations

from typing import Any

from ...kernel.layout import E_MOVED, E_TURNED
from .names import DATES, PILE
from .source import LANGUAGES, Card

FACES = ("icon", "difficulty", "region", "theme", "deck")


def infer(memory: list[int], kind: int, args: tuple[int, ...]) -> None:
    """Where a date lies open no other can lie; when its card goes back to the pile, only who knows it can tell.

    A date that was turned over stays known by its own place, so the others need not keep out of it: what a seat
    remembers differs from what it sees only by the dates it knows and no longer sees.
    """
    if kind == E_TURNED and args[0] >= 0 and args[1] > DATES:
        for other in range(len(memory)):
            if other != args[0]:
                memory[other] &= ~(1 << args[1])
    elif kind == E_MOVED and args[0] >= 0 and args[2] == PILE:
        place = 1 << (DATES + 1 + args[0])
        for other in range(len(memory) // 2, len(memory)):
            if memory[other] & (memory[other] - 1):
                memory[other] |= place


def hand(view: Any, seat: int) -> list[str]:
    return [card for card in view.zone("hand", seat) if card is not None]


def line_of(view: Any) -> list[str]:
    """The fronts of the line, earliest first."""
    return [card for card in view.zone("line") if card is not None]


def pile_size(view: Any) -> int:
    """Cards still to be drawn, those to avoid included (T-081)."""
    return len(view.zone("pile")) + len(view.zone("later"))


def still_in(view: Any) -> list[int]:
    return [seat for seat in range(view.seats) if view.numbers["active"][seat]]


def front(card: Card) -> dict[str, Any]:
    """What the front of a card shows: nothing of its date (T-003, T-072)."""
    plain: dict[str, Any] = {name: getattr(card, name) for name in FACES}
    plain["name"] = {lang: card.name(lang) for lang in LANGUAGES}
    plain["alt"] = {lang: card.alt(lang) for lang in LANGUAGES}
    return plain


def seen_fronts(view: Any) -> list[str]:
    """Every front this seat can name now."""
    names = ("hand", "line", "discard", "pile")
    return sorted({card for zone in view.zones if zone.name in names for card in zone.cards if card is not None})


def shown_dates(view: Any, order: list[str]) -> dict[str, str]:
    """The date cards that lie open, by front; `order` names the front of each date's place."""
    out: dict[str, str] = {}
    for zone in view.zones:
        if zone.name == "date" and zone.cards and zone.cards[0] is not None:
            out[order[zone.seat - 1]] = zone.cards[0]
    return out
