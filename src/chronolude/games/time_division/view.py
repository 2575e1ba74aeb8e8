"""What a seat makes of what it sees and was told in Time Division. Takes views and events, never a state."""

from __future__ import annotations

from typing import Any

from ...kernel.layout import E_MOVED
from ...locale import LANGUAGES, say, seat_name
from .cards import ERA_SIZE, LINE_CARD, NAMES, TRAVELLER, VALUES
from .names import ASIDE, CARD_ACTIVATED, DRAWN, FRONT, LOOKED, PILE, SAW, TAKEN_UP, TRAVELLERS
from .names import DECK as DECK_ZONE
from .sentences import RIVAL, SELF, Reader, effect_of, steps_of
from .source import DECK, ERAS

# Masks of zones, both seats' of each.
WAITING = 0b11 << ASIDE
DRAFTING = 0b11 << PILE | 0b11 << DRAWN | 0b11 << FRONT | 1 << DECK_ZONE | 1 << TRAVELLERS


def infer(memory: list[int], kind: int, args: tuple[int, ...]) -> None:
    """V-01 to V-14: what a look, an activation and the end of the draft tell besides the moves themselves."""
    if kind == LOOKED and args[2] == 1:
        forget(memory, 1 << args[1])  # whoever looks sees all there is; the cards that are there follow
    elif kind == SAW and args[1] >= 0:
        memory[args[1]] = 1 << args[2]
    elif kind == CARD_ACTIVATED:
        memory[args[1]] = 1 << args[2]  # V-07: it is named to both, and still lies there
    elif kind == E_MOVED and WAITING >> max(args[1], 0) & 1:
        forget(memory, WAITING)  # one card waits there at a time
    elif kind == TAKEN_UP:
        forget(memory, DRAFTING)


def forget(memory: list[int], zones: int) -> None:
    for card in range(len(memory)):
        memory[card] &= ~zones


def recalls(view: Any) -> bool:
    """R-34: reminded of what was seen, except during the draft (D-020); V-14."""
    return view.seat is not None and view.numbers["phase"] != "draft"


def cards_of(view: Any) -> list[str]:
    """The twenty cards of the era on the table, in order of value."""
    first = ERAS.index(view.numbers["playing"]) * ERA_SIZE
    return list(NAMES[first : first + ERA_SIZE])


def masked(view: Any, mask: int) -> list[str]:
    """The cards of the era whose bits a public mask holds."""
    return [card for bit, card in enumerate(cards_of(view)) if mask >> bit & 1]


def value(card: str) -> int:
    return VALUES[NAMES.index(card)]


def name(card: str, lang: str) -> str:
    return DECK[NAMES.index(card)].names[lang]


def played(view: Any, seat: int) -> str | None:
    cards = view.zone("decision", seat)
    return cards[0] if cards else None


def is_down(view: Any, zone: str, seat: int | None, index: int) -> bool:
    """Whether the card in this slot of a row or of the Past lies face down."""
    return index in view.turned(zone, seat)


# ── what a board shows ───────────────────────────────────────────────────────────────────────────


def reader_of(view: Any, seat: int, lang: str) -> Reader:
    """How the reader hears of a card that this seat resolves; a spectator hears names."""
    if view.seat is None:
        return Reader("blue", (seat_name(lang, view, seat), seat_name(lang, view, 1 - seat)))
    return SELF if seat == view.seat else RIVAL


def effects(view: Any) -> dict[str, dict[str, str]]:
    """The sentence of each card the reader holds or sees played, as the reader reads it."""
    out: dict[str, dict[str, str]] = {}
    for zone in view.zones:
        if zone.name in ("hand", "drawn", "decision", "transit"):
            for card in zone.cards:
                if card is not None:
                    out[card] = {lang: effect_of(card, reader_of(view, zone.seat, lang), lang) for lang in LANGUAGES}
    return out


def duel(view: Any) -> list[dict[str, Any]]:
    """Both sides of the table: the card played there, its effect step by step, and what is recovered instead."""
    out: list[dict[str, Any]] = []
    for seat in range(view.seats):
        card, other = played(view, seat), played(view, 1 - seat)
        steps = {lang: steps_now(view, card, seat, lang) for lang in LANGUAGES}
        then = {lang: recovery(view, other, 1 - seat, lang) if other else "" for lang in LANGUAGES}
        out.append({"seat": seat, "card": card, "steps": steps, "then": then})
    return out


def steps_now(view: Any, card: str | None, seat: int, lang: str) -> list[str]:
    """What a decision for this card sets going; D-071 is about other ways to activate it."""
    if card is None:
        return []
    steps = list(steps_of(card, reader_of(view, seat, lang), lang))
    return steps[:-1] if DECK[NAMES.index(card)].warning else steps


def recovery(view: Any, card: str, seat: int, lang: str) -> str:
    """D-033: the other card goes to its owner's row."""
    return say(
        lang, "td-log-moved", card=name(card, lang), place=place_in_words(lang, view, ("influence", seat), view.seat)
    )


def place_in_words(lang: str, view: Any, place: tuple[str, int | None], reader: int | None) -> str:
    """A place as the reader calls it; spectators hear the names of seats."""
    zone, seat = place
    if seat is None:
        return say(lang, f"td-place-{zone}")
    if reader is None:
        return say(lang, f"td-place-{zone}-of", seat=seat_name(lang, view, seat))
    return say(lang, f"td-place-{zone}-{'self' if seat == reader else 'rival'}")


def face_down(view: Any) -> list[str]:
    """D-112: cards that lie face down though the reader knows them."""
    rows = [zone for zone in view.zones if zone.name in ("influence", "past")]
    return [card for zone in rows for i, card in enumerate(zone.cards) if card is not None and i in zone.turned]


def knowledge(view: Any) -> dict[str, list[str]]:
    """R-34: hidden cards by the one place where they must lie; those that may lie in several under "" (V-14)."""
    out: dict[str, list[str]] = {}
    for card, places in view.known.items():
        out.setdefault(places[0] if len(places) == 1 else "", []).append(card)
    return out


def aid(view: Any) -> dict[str, Any]:
    """What a board shows besides the zones: printed facts, marks on cards, effects as sentences, what is known."""
    numbers = view.numbers
    return {
        "cards": {
            card: {
                "value": value(card),
                "traveller": TRAVELLER[NAMES.index(card)],
                "warning": DECK[NAMES.index(card)].warning,
                "name": DECK[NAMES.index(card)].names,
            }
            for card in cards_of(view)
        },
        "activated": masked(view, numbers["activated"]),
        "rotated": masked(view, numbers["rotated"]),
        "down": face_down(view),
        "effects": effects(view),
        "duel": duel(view),
        "known": knowledge(view),
        "resolving": NAMES[LINE_CARD[numbers["line"] - 1]] if numbers["line"] else None,
    }
