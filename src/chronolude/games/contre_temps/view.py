"""What a seat makes of what it sees and was told in Contre-Temps. Takes views and events, never a state."""

from __future__ import annotations

from typing import Any

from .cards import SUIT, SUITS, TRAVELLERS
from .names import CARD_PLAYED, HAND


def infer(memory: list[int], kind: int, args: tuple[int, ...]) -> None:
    """Who does not follow has none of the led suit, and nobody ever draws a card: a void stays a void (K-061)."""
    if kind != CARD_PLAYED:
        return
    seat, card, _, led, _ = args
    if led < 0 or SUIT[card] == led:
        return
    for other in range(TRAVELLERS):
        if SUIT[other] == led:
            memory[other] &= ~(1 << (HAND + seat))


def events_of(view: Any) -> list[int]:
    """The tokens on the line, nearest the constant first."""
    return [int(card[1:]) for card in view.zone("line")]


def standing(view: Any, event: int) -> str | None:
    """The card to beat at an event: the standing card, or the lead card while it stands itself."""
    return first(view.zone("standing", event)) or first(view.zone("lead", event))


def first(cards: list[str | None]) -> str | None:
    return cards[0] if cards else None


def led_suit(view: Any) -> str | None:
    """The suit to follow at the event being resolved, once there is one."""
    led = view.numbers["led"]
    return SUITS[led - 1] if led else None


def controlled(view: Any, seat: int) -> list[int]:
    """The events a seat holds, nearest the constant first."""
    return controls(view)[seat]


def controls(view: Any) -> list[list[int]]:
    """For each seat the events it holds, nearest the constant first."""
    out: list[list[int]] = [[] for _ in range(view.seats)]
    holders = view.numbers["controller"]
    for event in events_of(view):
        if holders[event]:
            out[holders[event] - 1].append(event)
    return out


def aid(view: Any) -> dict[str, Any]:
    """What a board shows besides the zones: nothing that is not on the table already."""
    constant = first(view.zone("constant"))
    return {
        "trump": constant[0] if constant else None,
        "led": led_suit(view),
        "controls": controls(view),
        "suits": list(SUITS),
    }
