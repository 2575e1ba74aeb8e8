"""How Time Division speaks. Words live in locale/*/time-division.ftl, card names in the data; here is which when."""

from __future__ import annotations

from ...locale import join, say, seat_name
from ..seen import View
from . import view as seen
from .cards import LINE_CARD, NAMES
from .log import outcome, sentence
from .situation import asked_deed, asked_places, situation, target, waiting
from .view import place_in_words

__all__ = ["label", "prompt", "reason", "sentence", "title"]


def title(lang: str) -> str:
    return say(lang, "td-title")


def card_name(lang: str, card: str | None) -> str:
    """`Farmer (1)`, or the word for a card one cannot see."""
    if card is None:
        return say(lang, "td-card-hidden")
    return say(lang, "td-card", name=seen.name(card, lang), value=seen.value(card))


def cards_names(lang: str, cards: list[str | None]) -> str:
    return join(lang, [card_name(lang, card) for card in cards]) if cards else say(lang, "cl-none")


# ── prompt, labels, reasons ──────────────────────────────────────────────────────────────────────


def prompt(view: View, lang: str) -> str:
    """One sentence: what is asked of the reader, or whom we wait for."""
    if view.result is not None:
        return outcome(view, view.result, lang)
    what = situation(view)
    values = {}
    if what == "take":
        values["card"] = seen.name(resolving(view), lang)
        reader = view.seat
        values["place"] = join(lang, [place_in_words(lang, view, place, reader) for place in asked_places(view)])
    if view.seat in view.asked:
        return " ".join([say(lang, f"td-ask-{what}", **values), *aside(view, lang)])
    names = join(lang, [seat_name(lang, view.names, seat) for seat in view.asked])
    return say(lang, f"td-wait-{what}", seat=names, **values)


def aside(view: View, lang: str) -> list[str]:
    """R-24: a pick is made knowing the one before it, so the card that waits is named."""
    if situation(view) != "take":
        return []
    first = waiting(view)
    cards = view.zone("aside", view.seat) if first is None else [first[2]]
    return [say(lang, "td-ask-aside", cards=cards_names(lang, cards))] if cards else []


def resolving(view: View) -> str:
    """The card whose line is being resolved."""
    number: int = LINE_CARD[view.numbers["line"] - 1]
    return NAMES[number]


def label(view: View, text: str, lang: str) -> str:
    """A few words for an option."""
    word, _, noun = text.partition(" ")
    if "-" in word and not noun:
        return draft_label(view, word, lang)
    if word == "activate":
        return side_label(view, int(noun), lang)
    if word == "face-down":
        return down_label(view, int(noun), lang)
    if word == "take":
        return pick_label(view, card_name(lang, noun), lang)
    card, verb = (noun, "lay") if word == "lay" else (text, "play")
    return say(lang, f"td-label-{verb}", card=card_name(lang, card))


def pick_label(view: View, card: str, lang: str) -> str:
    """What picking a card does: activate it, exchange it, put it somewhere."""
    deed = asked_deed(view)
    if deed in ("activate", "exchange"):
        return say(lang, f"td-label-{deed}", card=card)
    owner = target(view)[1]
    place = place_in_words(lang, view, target(view), view.seat)
    theirs = all(seat == view.seat for _, seat in asked_places(view)) and owner is not None and owner != view.seat
    return say(lang, "td-label-give" if theirs and deed == "move" else f"td-label-{deed}", card=card, place=place)


def draft_label(view: View, word: str, lang: str) -> str:
    """The three drawn cards with their roles."""
    roles = dict(zip(word.split("-"), view.zone("drawn", view.seat), strict=True))
    return say(lang, "td-label-allot", **{role: card_name(lang, card) for role, card in roles.items()})


def side_label(view: View, side: int, lang: str) -> str:
    """Which card is activated and which one recovered."""
    card, other = seen.played(view, side), seen.played(view, 1 - side)
    if card is None:
        return say(lang, "td-label-activate-nothing", other=card_name(lang, other))
    mine = "mine" if side == view.seat else "theirs"
    if other is None:
        return say(lang, f"td-label-activate-{mine}-alone", card=card_name(lang, card))
    return say(lang, f"td-label-activate-{mine}", card=card_name(lang, card), other=card_name(lang, other))


def down_label(view: View, number: int, lang: str) -> str:
    """A face-down card, by its place."""
    for zone, seat in asked_places(view):
        down = view.turned(zone, seat)
        if number <= len(down):
            place = place_in_words(lang, view, (zone, seat), view.seat)
            return pick_label(view, say(lang, "td-card-face-down", place=place, slot=down[number - 1] + 1), lang)
        number -= len(down)
    return say(lang, "td-card-hidden")


def reason(view: View, rule: str, offered: list[str], lang: str) -> str:
    """Why an answer is not on offer, with what the reader may do instead."""
    if rule in ("D-024", "D-025", "D-111"):
        cards: list[str | None] = [text.removeprefix("lay ") for text in offered]
        return say(lang, f"td-why-{rule}", cards=cards_names(lang, cards))
    named = [label(view, text, lang) for text in offered]
    return say(lang, f"td-why-{rule}", cards=join(lang, named))
