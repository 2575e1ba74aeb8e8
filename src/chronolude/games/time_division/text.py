"""How Time Division speaks. Words live in locale/*/time-division.ftl, card names in the data; here is which when."""

from __future__ import annotations

from ...locale import join, say, seat_name
from ..seen import View
from . import view as seen
from .cards import LINE_CARD, NAMES
from .log import outcome, read_place, sentence, you_or
from .sentences import effect_of
from .situation import asked_places, situation
from .view import place_in_words

__all__ = ["describe", "label", "prompt", "reason", "sentence", "title"]


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
    if view.seat in view.asked:
        if what == "take":
            reader = view.seat
            values["place"] = join(lang, [place_in_words(lang, view, place, reader) for place in asked_places(view)])
        return say(lang, f"td-ask-{what}", **values)
    names = join(lang, [seat_name(lang, view.names, seat) for seat in view.asked])
    return say(lang, f"td-wait-{what}", seat=names, **values)


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
    card = noun if word in ("lay", "take") else text
    verb = word if word in ("lay", "take") else "play"
    return say(lang, f"td-label-{verb}", card=card_name(lang, card))


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
            return say(lang, "td-label-face-down", place=place, slot=down[number - 1] + 1)
        number -= len(down)
    return say(lang, "td-card-hidden")


def reason(view: View, rule: str, offered: list[str], lang: str) -> str:
    """Why an answer is not on offer, with what the reader may do instead."""
    if rule in ("D-024", "D-025", "D-111"):
        cards: list[str | None] = [text.removeprefix("lay ") for text in offered]
        return say(lang, f"td-why-{rule}", cards=cards_names(lang, cards))
    named = [label(view, text, lang) for text in offered]
    return say(lang, f"td-why-{rule}", cards=join(lang, named))


# ── the whole table ──────────────────────────────────────────────────────────────────────────────


def describe(view: View, lang: str) -> str:
    """The table in sentences, for a screen reader, the terminal and logs."""
    numbers = view.numbers
    out = [where_we_are(view, lang)]
    if numbers["phase"] == "draft":
        out += draft_sentences(view, lang)
    else:
        out += [you_or(lang, "td-describe-coin", view, numbers["coin"])]
        for seat in range(view.seats):
            out += seat_sentences(view, seat, lang)
        past = view.zone("past")
        out.append(say(lang, "td-describe-past", cards=row_names(view, "past", None, past, lang)))
        out.append(say(lang, "td-describe-reserve", n=len(view.zone("reserve"))))
        out += known_sentences(view, lang)
    if view.options["mode"] == "campaign":
        out.append(track_sentence(view, lang))
    out += effects_sentences(view, lang)
    out.append(prompt(view, lang))
    return "\n".join(out)


def where_we_are(view: View, lang: str) -> str:
    numbers = view.numbers
    era = say(lang, f"td-era-{numbers['playing']}")
    if view.options["mode"] == "campaign":
        return say(lang, "td-describe-game", game=numbers["game"], era=era, phase=phase_of(view, lang))
    return say(lang, "td-describe-quick", era=era, phase=phase_of(view, lang))


def phase_of(view: View, lang: str) -> str:
    numbers = view.numbers
    if numbers["phase"] == "clash":
        return say(lang, "td-phase-clash", round=numbers["round"])
    return say(lang, f"td-phase-{numbers['phase']}")


def draft_sentences(view: View, lang: str) -> list[str]:
    """D-020: during the draft only the three drawn cards are shown."""
    out = [say(lang, "td-describe-piles", n=len(view.zone("pile", 0)))]
    if view.seat is not None:
        out.append(say(lang, "td-describe-drawn", cards=cards_names(lang, view.zone("drawn", view.seat))))
    return out


def seat_sentences(view: View, seat: int, lang: str) -> list[str]:
    out: list[str] = []
    hand = view.zone("hand", seat)
    if seat == view.seat:
        out.append(say(lang, "td-describe-hand", cards=cards_names(lang, hand)))
    else:
        out.append(say(lang, "td-describe-hand-other", seat=seat_name(lang, view.names, seat), n=len(hand)))
    for zone in ("decision", "transit"):
        for card in view.zone(zone, seat):
            out.append(you_or(lang, f"td-describe-{zone}", view, seat, card=card_name(lang, card)))
    row = view.zone("influence", seat)
    if row:
        named = row_names(view, "influence", seat, row, lang)
        total = view.numbers["influence"][seat]
        out.append(you_or(lang, "td-describe-row", view, seat, cards=named, total=total))
    else:
        out.append(you_or(lang, "td-describe-row-empty", view, seat))
    return out


def row_names(view: View, zone: str, seat: int | None, cards: list[str | None], lang: str) -> str:
    """Cards of an open place, rotated and face-down ones marked."""
    turned = seen.masked(view, view.numbers["rotated"])
    named: list[str] = []
    for i, card in enumerate(cards):
        text = card_name(lang, card)
        if card is not None and seen.is_down(view, zone, seat, i):
            text = say(lang, "td-card-down", card=text)
        elif card in turned:
            text = say(lang, "td-card-rotated", card=text)
        named.append(text)
    return join(lang, named) if named else say(lang, "cl-none")


def known_sentences(view: View, lang: str) -> list[str]:
    """R-34: where hidden cards lie, as far as the reader knows: place by place, then what is uncertain."""
    out: list[str] = []
    for key, cards in sorted(seen.knowledge(view).items(), reverse=True):
        named = cards_names(lang, list(cards))
        if key:
            place = place_in_words(lang, view, read_place(key), view.seat)
            out.append(say(lang, "td-describe-known", place=place, cards=named))
        else:
            out.append(say(lang, "td-describe-unknown", cards=named))
    return out


def track_sentence(view: View, lang: str) -> str:
    marker = view.numbers["marker"]
    if marker == 0:
        return say(lang, "td-describe-track-middle")
    return you_or(lang, "td-describe-track", view, 0 if marker > 0 else 1, n=abs(marker))


def effects_sentences(view: View, lang: str) -> list[str]:
    """What the cards do that the reader is about to use or meet."""
    shown: list[tuple[str, int]] = []
    for zone in ("drawn", "hand", "decision", "transit"):
        for seat in range(view.seats):
            shown += [(card, seat) for card in view.named(zone, seat)]
    return [
        say(
            lang,
            "td-describe-effect",
            card=card_name(lang, card),
            effect=effect_of(card, seen.reader_of(view, seat, lang), lang),
        )
        for card, seat in shown
    ]
