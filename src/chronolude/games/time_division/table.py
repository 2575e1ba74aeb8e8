"""The whole table of Time Division in sentences, for a screen reader, the terminal and logs."""

from __future__ import annotations

from ...locale import join, say, seat_name
from ..plain import sealed
from ..seen import Bookkeeping, View
from . import view as seen
from .log import marker_sentence, read_place, you_or
from .sentences import effect_of
from .situation import situation, waiting
from .text import card_name, cards_names, label, prompt, resolving
from .view import place_in_words

ALWAYS = frozenset({"ending", "winner", "step=coin"})  # the result says them
PICKING = frozenset({"line", "half", "blue", "orange", "picked", "chosen"})
CAMPAIGN = frozenset({"points", "won", "game", "marker"})


def quiet(view: View) -> Bookkeeping:
    """What is public and needs no words now: what belongs to another phase or mode, and what follows from the rest."""
    numbers = ALWAYS
    drafting = view.numbers["phase"] == "draft"
    if view.numbers["phase"] != "clash":
        numbers |= PICKING | {"step", "round"}
    elif situation(view) != "take":
        numbers |= PICKING
    if view.options["mode"] != "campaign":
        numbers |= CAMPAIGN
    # During the draft both piles are alike, and what was dealt out follows from them (D-020).
    others = {f"drawn {seat}" for seat in range(view.seats) if seat != view.seat}
    zones = {"box", "front", "pile 1", "reserve", *others} if drafting else {"box"}
    return Bookkeeping(numbers | {"influence", "rotated", "activated"} if drafting else numbers, frozenset(zones))


def describe(view: View, lang: str) -> str:
    """The table in sentences, for a screen reader, the terminal and logs."""
    numbers = view.numbers
    out = [where_we_are(view, lang), you_or(lang, "td-describe-coin", view, numbers["coin"])]
    if numbers["phase"] == "draft":
        out += draft_sentences(view, lang)
    else:
        for seat in range(view.seats):
            out += seat_sentences(view, seat, lang)
        past = view.zone("past")
        out.append(say(lang, "td-describe-past", cards=row_names(view, "past", None, past, lang)))
        out.append(say(lang, "td-describe-reserve", n=len(view.zone("reserve"))))
        out += looking_sentences(view, lang)
        out += marked_sentences(view, lang) + known_sentences(view, lang)
    if view.options["mode"] == "campaign":
        out += campaign_sentences(view, lang)
    out += effect_sentences(view, lang) + effects_sentences(view, lang) + sealed(view, label, lang)
    out.append(prompt(view, lang))
    return "\n".join(out)


def besides(view: View, lang: str) -> list[str]:
    """For which the board has no place: the era, marks on cards, the points, and all about an effect under way."""
    out = [where_we_are(view, lang), you_or(lang, "td-describe-coin", view, view.numbers["coin"])]
    if view.numbers["phase"] == "draft":
        out.append(piles_sentence(view, lang))
    else:
        out += looking_sentences(view, lang) + marked_sentences(view, lang)
        for seat in range(view.seats):
            out += waiting_sentences(view, seat, lang)
    if view.options["mode"] == "campaign":
        out += campaign_sentences(view, lang)
    return out + effect_sentences(view, lang)


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


def piles_sentence(view: View, lang: str) -> str:
    """D-020: both draft piles are as high."""
    return say(lang, "td-describe-piles", n=len(view.zone("pile", 0)))


def draft_sentences(view: View, lang: str) -> list[str]:
    """D-020: during the draft only the three drawn cards are shown."""
    out = [piles_sentence(view, lang)]
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
    out += waiting_sentences(view, seat, lang)
    row, total = view.zone("influence", seat), view.numbers["influence"][seat]
    if row:
        named = row_names(view, "influence", seat, row, lang)
        out.append(you_or(lang, "td-describe-row", view, seat, cards=named, total=total))
    else:
        out.append(you_or(lang, "td-describe-row-empty", view, seat, total=total))
    return out


def waiting_sentences(view: View, seat: int, lang: str) -> list[str]:
    """Cards before a seat that lie in no row: played, on their way, set aside."""
    out: list[str] = []
    for zone in ("decision", "transit"):
        for card in view.zone(zone, seat):
            out.append(you_or(lang, f"td-describe-{zone}", view, seat, card=card_name(lang, card)))
    waits = view.zone("aside", seat)
    return [*out, you_or(lang, "td-describe-aside", view, seat, cards=cards_names(lang, waits))] if waits else out


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


def looking_sentences(view: View, lang: str) -> list[str]:
    """V-06: the cards of a hidden place that the reader is looking through now."""
    out = []
    for zone in view.zones:
        if zone.name == "reserve" or (zone.name == "hand" and zone.seat != view.seat):
            cards = [card for card in zone.cards if card is not None]
            if cards:
                place = place_in_words(lang, view, (zone.name, zone.seat), view.seat)
                out.append(say(lang, "td-describe-looking", place=place, cards=cards_names(lang, list(cards))))
    return out


def marked_sentences(view: View, lang: str) -> list[str]:
    """D-070, D-099: the cards that were activated this round, and those turned upside down."""
    out = []
    for name in ("activated", "rotated"):
        cards = seen.masked(view, view.numbers[name])
        if cards:
            out.append(say(lang, f"td-describe-{name}", cards=cards_names(lang, list(cards))))
    return out


def campaign_sentences(view: View, lang: str) -> list[str]:
    """D-118 to D-124: games won, victory points, where the marker stands."""
    points, out = view.numbers["points"], []
    for game, winner in enumerate(view.numbers["won"], 1):
        if winner:
            out.append(you_or(lang, "td-describe-won", view, winner - 1, game=game))
    names = {"seat": seat_name(lang, view.names, 0), "other": seat_name(lang, view.names, 1)}
    out.append(say(lang, "td-log-points", mine=points[0], theirs=points[1], **names))
    return [*out, marker_sentence(view, view.numbers["marker"], lang)]


def effect_sentences(view: View, lang: str) -> list[str]:
    """D-045: which card was decided for, who resolves what, what was picked first and what waits aside."""
    if view.numbers["phase"] != "clash" or situation(view) != "take":
        return []
    numbers, card = view.numbers, seen.name(resolving(view), lang)
    out = [you_or(lang, "td-describe-resolving", view, numbers["blue"], card=card)]
    if numbers["chosen"] >= 0:
        out.append(you_or(lang, "td-describe-chosen", view, numbers["chosen"]))
    if numbers["orange"]:
        out.append(you_or(lang, "td-log-qualified", view, numbers["orange"] - 1, card=card))
    first = waiting(view)
    if first is not None:
        place = place_in_words(lang, view, first[0], view.seat)
        out.append(say(lang, "td-describe-picked", card=card_name(lang, first[2]), place=place, slot=first[1]))
    return out


def effects_sentences(view: View, lang: str) -> list[str]:
    """What the cards do that the reader is about to use or meet."""
    shown: list[tuple[str, int]] = []
    for zone in ("drawn", "hand", "decision", "transit", "aside"):
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
