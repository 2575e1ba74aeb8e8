"""What a seat makes of what it sees in Contre-Temps. Takes views, never a state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from ..lying import cards_in
from ..seen import View
from .aids import ContreTempsAid, OrderStep, TrayCard
from .cards import NAMES, SUITS, TOKENS, TRAVELLERS

TOKEN_NAMES: Final = [f"T{event}" for event in range(TOKENS + 1)]
TOKEN_OF: Final = {TOKEN_NAMES[event]: event for event in range(1, TOKENS + 1)}
"""The event of a token, by what the token is called."""
VALUE_OF: Final = {card: int(card[1:]) for card in NAMES[:TRAVELLERS]}
"""The value of a card, by what the card is called."""


def events_of(view: View) -> list[int]:
    """The tokens on the line, nearest the constant first."""
    return [TOKEN_OF[card] for card in cards_in(view.zones, "line") if card is not None]


def standing(view: View, event: int) -> str | None:
    """The card to beat at an event: the standing card, or the lead card while it stands itself."""
    zones = view.zones
    return first(cards_in(zones, "standing", event)) or first(cards_in(zones, "lead", event))


def first(cards: list[str | None]) -> str | None:
    return cards[0] if cards else None


def led_suit(view: View) -> str | None:
    """The suit to follow at the event being resolved, once there is one."""
    led = view.numbers["led"]
    return SUITS[led - 1] if led else None


def controlled(view: View, seat: int) -> list[int]:
    """The events a seat holds, nearest the constant first."""
    return controls(view)[seat]


def controls(view: View) -> list[list[int]]:
    """For each seat the events it holds, nearest the constant first."""
    out: list[list[int]] = [[] for _ in range(view.seats)]
    holders = view.numbers["controller"]
    if any(holders):
        for event in events_of(view):
            if holders[event]:
                out[holders[event] - 1].append(event)
    return out


# ── what a board shows ───────────────────────────────────────────────────────────────────────────


def clockwise(view: View, seats: Iterable[int]) -> list[int]:
    """Seats from the leader of the event being resolved on (K-054)."""
    wanted, count, leader = list(seats), view.seats, view.numbers["leader"]
    return [seat for seat in [(leader + i) % count for i in range(count)] if seat in wanted]


def tray(view: View) -> list[TrayCard]:
    """What lies at the event being resolved: what was kept there, then what was played, in its order."""
    token = view.numbers["resolving"]
    lead, stands = first(cards_in(view.zones, "lead", token)), standing(view, token)
    out: list[TrayCard] = []
    if lead is not None and lead != stands:
        out.append(TrayCard(lead, "lead", None, led=False, crystal=False))
    if stands is not None:
        out.append(TrayCard(stands, "standing", holder(view, token), led=False, crystal=False))
    return out + played(view, [card for card in (lead, stands) if card is not None])


def played(view: View, kept: list[str]) -> list[TrayCard]:
    """K-065, K-066, K-068: a card of the led suit below the highest of that suit there earned a crystal."""
    led, leader, zones = led_suit(view), view.numbers["leader"], view.zones
    counted = kept if view.numbers["past_energy"] == "kept" else []
    high = max((value(card) for card in counted if card[0] == led), default=0)
    out: list[TrayCard] = []
    for seat in clockwise(view, range(view.seats)):
        for card in cards_in(zones, "played", seat):
            if card is None:
                continue
            follows = card[0] == led
            crystal = follows and value(card) < high
            out.append(TrayCard(card, "played", seat, led=seat == leader, crystal=crystal))
            high = max(high, value(card)) if follows else high
    return out


def value(card: str) -> int:
    found = VALUE_OF.get(card)
    return int(card[1:]) if found is None else found


def holder(view: View, token: int) -> int | None:
    seat: int = view.numbers["controller"][token] - 1
    return None if seat < 0 else seat


def seats_at(view: View, place: int) -> list[int]:
    pawns = view.numbers["pawn"]
    return [seat for seat in range(view.seats) if pawns[seat] == place]


def to_play(view: View) -> list[int]:
    """K-054: who still plays at the event being resolved."""
    token, zones = view.numbers["resolving"], view.zones
    return (
        clockwise(view, [seat for seat in seats_at(view, token) if not cards_in(zones, "played", seat)])
        if token
        else []
    )


def order(view: View) -> list[OrderStep]:
    """Events in the order of this round, then the constant: what is done, now and next."""
    phase, resolving = view.numbers["phase"], view.numbers["resolving"]
    tokens = [token for token in view.numbers["order"] if token]
    if not tokens:
        return []
    at = tokens.index(resolving) if phase == "resolve" and resolving in tokens else len(tokens)
    out = [
        OrderStep(token, "done" if i < at else "now" if i == at else "next", empty=False)
        for i, token in enumerate(tokens)
    ]
    last: Literal["done", "now", "next"] = "now" if phase == "constant" else "next" if phase == "resolve" else "done"
    return [*out, OrderStep(0, last, empty=not seats_at(view, 0))]


def aid(view: View, _lang: str) -> ContreTempsAid:
    lying = tray(view) if view.numbers["resolving"] else []
    return ContreTempsAid(led_suit(view), lying, to_play(view), order(view), controls(view))
