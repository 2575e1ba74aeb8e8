"""What a seat makes of what it sees in Time Division. Takes views, never a state."""

from __future__ import annotations

import msgspec

from ...locale import say, seat_name
from ..seen import Aid, View
from .cards import ERA_SIZE, LINE_CARD, NAMES, TRAVELLER, VALUES
from .sentences import RIVAL, SELF, Addressee, effect_of, steps_of
from .source import DECK, ERAS


def recalls(view: View) -> bool:
    """R-34: reminded of what was seen, except during the draft (D-020); V-14."""
    return view.seat is not None and view.numbers["phase"] != "draft"


def cards_of(view: View) -> list[str]:
    """The twenty cards of the era on the table, in order of value."""
    first = ERAS.index(view.numbers["playing"]) * ERA_SIZE
    return list(NAMES[first : first + ERA_SIZE])


def masked(view: View, mask: int) -> list[str]:
    """The cards of the era whose bits a public mask holds."""
    return [card for bit, card in enumerate(cards_of(view)) if mask >> bit & 1]


def value(card: str) -> int:
    return VALUES[NAMES.index(card)]


def name(card: str, lang: str) -> str:
    return DECK[NAMES.index(card)].names[lang]


def played(view: View, seat: int) -> str | None:
    cards = view.zone("decision", seat)
    return cards[0] if cards else None


def is_down(view: View, zone: str, seat: int | None, index: int) -> bool:
    """Whether the card in this slot of a row or of the Past lies face down."""
    return index in view.turned(zone, seat)


# ── what a board shows ───────────────────────────────────────────────────────────────────────────


class CardFacts(msgspec.Struct, frozen=True):
    """What is printed on a card besides its effect."""

    name: str
    value: int
    traveller: bool
    warning: bool


class DuelSide(msgspec.Struct, frozen=True):
    """One side of the table: the card played there, its effect step by step, and what is recovered instead."""

    card: str | None
    steps: list[str]
    then: str


class TimeDivisionAid(Aid, frozen=True):
    """Printed facts, marks on cards, effects as sentences, what is known."""

    cards: dict[str, CardFacts]
    rotated: list[str]
    down: list[str]
    """D-112: cards that lie face down though the reader knows them."""
    effects: dict[str, str]
    """The sentence of each card the reader holds or sees played, as the reader reads it."""
    duel: list[DuelSide]
    """By seat."""
    known: dict[str, list[str]]
    """Hidden cards by the one place where they must lie; those that may lie in several under ""."""
    resolving: str | None
    """The card whose effect is under way."""


def reader_of(view: View, seat: int, lang: str) -> Addressee:
    """How the reader hears of a card that this seat resolves; a spectator hears names."""
    draws = view.options["choose_before_draw"] == "false"
    if view.seat is None:
        return Addressee("blue", (seat_name(lang, view.names, seat), seat_name(lang, view.names, 1 - seat)), draws)
    return (SELF if seat == view.seat else RIVAL)._replace(draws=draws)


def effects(view: View, lang: str) -> dict[str, str]:
    """The sentence of each card the reader holds or sees played, as the reader reads it."""
    out: dict[str, str] = {}
    for zone in view.zones:
        if zone.name in ("hand", "drawn", "decision", "transit", "aside") and zone.seat is not None:
            for card in zone.cards:
                if card is not None:
                    out[card] = effect_of(card, reader_of(view, zone.seat, lang), lang)
    return out


def duel(view: View, lang: str) -> list[DuelSide]:
    """Both sides of the table, by seat."""
    out: list[DuelSide] = []
    for seat in range(view.seats):
        card, other = played(view, seat), played(view, 1 - seat)
        then = recovery(view, other, 1 - seat, lang) if other else ""
        out.append(DuelSide(card, steps_now(view, card, seat, lang), then))
    return out


def steps_now(view: View, card: str | None, seat: int, lang: str) -> list[str]:
    """What a decision for this card sets going; D-071 and R-19, said last, are about other ways to activate it."""
    if card is None:
        return []
    steps = list(steps_of(card, reader_of(view, seat, lang), lang))
    printed = DECK[NAMES.index(card)]
    return steps[:-1] if printed.warning or "rotated" in printed.said else steps


def recovery(view: View, card: str, seat: int, lang: str) -> str:
    """D-033: the other card goes to its owner's row."""
    return say(
        lang, "td-log-moved", card=name(card, lang), place=place_in_words(lang, view, ("influence", seat), view.seat)
    )


def place_in_words(lang: str, view: View, place: tuple[str, int | None], reader: int | None) -> str:
    """A place as the reader calls it; spectators hear the names of seats."""
    zone, seat = place
    if seat is None:
        return say(lang, f"td-place-{zone}")
    if reader is None:
        return say(lang, f"td-place-{zone}-of", seat=seat_name(lang, view.names, seat))
    return say(lang, f"td-place-{zone}-{'self' if seat == reader else 'rival'}")


def face_down(view: View) -> list[str]:
    """D-112: cards that lie face down though the reader knows them."""
    rows = [zone for zone in view.zones if zone.name in ("influence", "past")]
    return [card for zone in rows for i, card in enumerate(zone.cards) if card is not None and i in zone.turned]


def knowledge(view: View) -> dict[str, list[str]]:
    """R-34: hidden cards by the one place where they must lie; those that may lie in several under "" (V-14)."""
    out: dict[str, list[str]] = {}
    for card, places in view.known.items():
        out.setdefault(places[0] if len(places) == 1 else "", []).append(card)
    return out


def facts(card: str, lang: str) -> CardFacts:
    printed = DECK[NAMES.index(card)]
    return CardFacts(printed.names[lang], value(card), bool(TRAVELLER[NAMES.index(card)]), printed.warning)


def aid(view: View, lang: str) -> TimeDivisionAid:
    """What a board shows besides the zones: printed facts, marks on cards, effects as sentences, what is known."""
    numbers = view.numbers
    return TimeDivisionAid(
        cards={card: facts(card, lang) for card in cards_of(view)},
        rotated=masked(view, numbers["rotated"]),
        down=face_down(view),
        effects=effects(view, lang),
        duel=duel(view, lang),
        known=knowledge(view),
        resolving=NAMES[LINE_CARD[numbers["line"] - 1]] if numbers["line"] else None,
    )
