"""Events of Time Division as sentences for one reader."""

from __future__ import annotations

from typing import Any

from ...locale import say, seat_name
from ..seen import Ending, View
from . import view as seen
from .cards import H_N, H_PICK, L_DO, L_FIRST, L_SECOND, VALUE, line_int
from .layout import WHY
from .situation import Place, places_of
from .source import DEEDS, ERAS
from .view import place_in_words

QUIET = ("pile", "drawn", "front", "deck", "travellers", "box", "aside")


def you_or(lang: str, key: str, view: View, seat: int, **values: Any) -> str:
    """The message for the reader (`-you`) or about another seat."""
    if seat == view.seat:
        return say(lang, f"{key}-you", **values)
    return say(lang, key, seat=seat_name(lang, view.names, seat), **values)


def read_place(text: str) -> Place:
    """`hand 1` as a name and an owner."""
    zone, _, seat = text.partition(" ")
    return zone, int(seat) if seat else None


def sentence(view: View, kind: str, args: dict[str, Any], lang: str) -> str:
    """An event as a sentence; empty where another event already says it."""
    tell = TELL.get(kind)
    return tell(view, args, lang) if tell is not None else ""


def card_of(args: dict[str, Any], lang: str) -> str:
    return seen.name(args["card"], lang)


def moved(view: View, args: dict[str, Any], lang: str) -> str:
    """Playing and recovering have words of their own; the draft and what waits aside are told otherwise."""
    if args["from"] is None:
        return ""
    source, target = read_place(args["from"]), read_place(args["to"])
    if target[0] in QUIET or source[0] in QUIET[:-1]:
        return ""
    reader = view.seat
    to = place_in_words(lang, view, target, reader)
    if args["card"] is None:
        from_aside = source[0] == "aside"
        if from_aside:
            return say(lang, "td-log-moved-hidden-there", place=to)
        return say(lang, "td-log-moved-hidden", source=place_in_words(lang, view, source, reader), place=to)
    card = card_of(args, lang)
    if source[0] == "hand" and target[0] == "decision" and target[1] is not None:
        return you_or(lang, "td-log-played", view, target[1], card=card)
    return say(lang, "td-log-moved", card=card, place=to)


def game_began(view: View, args: dict[str, Any], lang: str) -> str:
    era = say(lang, f"td-era-{ERAS[args['era']]}")
    if view.options["mode"] == "campaign":
        return say(lang, "td-log-game-began", game=args["game"], era=era)
    return say(lang, "td-log-quick-began", era=era)


def allotted(view: View, args: dict[str, Any], lang: str) -> str:
    return you_or(lang, "td-log-allotted", view, args["seat"])


def taken_up(_view: View, args: dict[str, Any], lang: str) -> str:
    return say(lang, "td-log-taken-up", n=args["held"])


def round_began(_view: View, args: dict[str, Any], lang: str) -> str:
    return say(lang, "td-log-round-began", round=args["round"])


def coin(view: View, args: dict[str, Any], lang: str) -> str:
    return you_or(lang, "td-log-coin-goes" if args["moved"] else "td-log-coin-stays", view, args["seat"])


def decided(view: View, args: dict[str, Any], lang: str) -> str:
    seat, side = args["seat"], args["side"]
    if seat == side:
        return you_or(lang, "td-log-decided-own", view, seat)
    other = seat_name(lang, view.names, side)
    if side == view.seat:
        return say(lang, "td-log-decided-across-from-you", seat=seat_name(lang, view.names, seat))
    return you_or(lang, "td-log-decided-across", view, seat, other=other)


def activated(view: View, args: dict[str, Any], lang: str) -> str:
    if not args["nested"]:
        return you_or(lang, "td-log-activated", view, args["seat"], card=card_of(args, lang))
    place = place_in_words(lang, view, read_place(args["zone"]), view.seat)
    return you_or(lang, "td-log-activated-nested", view, args["seat"], card=card_of(args, lang), place=place)


def ignored(view: View, args: dict[str, Any], lang: str) -> str:
    """D-062, D-065, D-071, D-097: why an effect does not happen."""
    why = WHY[args["why"]]
    values = {"card": card_of(args, lang)}
    if why == "impossible":
        values["lack"] = lack(view, args, lang)
    return say(lang, f"td-log-ignored-{why}", **values)


def lack(view: View, args: dict[str, Any], lang: str) -> str:
    """What the first impossible line looks for in vain."""
    number = args["line"]
    at = missing_half(view, args)
    place = place_in_words(lang, view, places_of(number, at, args["seat"], args["orange"])[0], view.seat)
    if line_int(number, at + H_PICK) == VALUE:
        return say(lang, "td-lack-value", place=place, n=line_int(number, at + H_N))
    if DEEDS[line_int(number, L_DO)].startswith("activate"):
        return say(lang, "td-lack-active", place=place)
    return say(lang, "td-lack-card", place=place)


def missing_half(view: View, args: dict[str, Any]) -> int:
    """The half of an exchange whose place holds no card, as far as the reader sees now; else the first."""
    number = args["line"]
    if DEEDS[line_int(number, L_DO)] != "exchange":
        return L_FIRST
    first = places_of(number, L_FIRST, args["seat"], args["orange"])
    return L_SECOND if any(view.zone(zone, seat) for zone, seat in first) else L_FIRST


def qualified(view: View, args: dict[str, Any], lang: str) -> str:
    return you_or(lang, "td-log-qualified", view, args["seat"], card=card_of(args, lang))


def looked(view: View, args: dict[str, Any], lang: str) -> str:
    place = place_in_words(lang, view, read_place(args["zone"]), view.seat)
    return you_or(lang, "td-log-looked", view, args["seat"], place=place)


def saw(view: View, args: dict[str, Any], lang: str) -> str:
    if args["card"] is None or args["seat"] != view.seat:
        return ""
    place = place_in_words(lang, view, read_place(args["zone"]), view.seat)
    return say(lang, "td-log-saw", card=card_of(args, lang), place=place)


def rotated(_view: View, args: dict[str, Any], lang: str) -> str:
    return say(lang, "td-log-rotated", card=card_of(args, lang))


def deferred(view: View, args: dict[str, Any], lang: str) -> str:
    return you_or(lang, "td-log-deferred", view, args["seat"], card=card_of(args, lang))


def scored(view: View, args: dict[str, Any], lang: str) -> str:
    winner = args["winner"]
    totals = (args["total_0"], args["total_1"])
    tie = "-tie" if totals[0] == totals[1] else ""
    values = {"mine": totals[winner]} if tie else {"mine": totals[winner], "theirs": totals[1 - winner]}
    return you_or(lang, f"td-log-scored{tie}", view, winner, **values)


def track(view: View, args: dict[str, Any], lang: str) -> str:
    points = (args["points_0"], args["points_1"])
    reader = view.seat or 0
    mine, theirs = points[reader], points[1 - reader]
    marker = args["marker"] if reader == 0 else -args["marker"]
    where = "middle" if marker == 0 else "near" if marker > 0 else "far"
    if view.seat is None:
        names = {"seat": seat_name(lang, view.names, 0), "other": seat_name(lang, view.names, 1)}
        return say(lang, "td-log-track", mine=mine, theirs=theirs, marker=abs(marker), **names)
    values = {} if where == "middle" else {"n": abs(marker)}
    return say(lang, f"td-log-track-{where}", mine=mine, theirs=theirs, **values)


def game_over(view: View, _args: dict[str, Any], lang: str) -> str:
    return "" if view.result is None else outcome(view, view.result, lang)


def outcome(view: View, result: Ending, lang: str) -> str:
    """Who has won and by what."""
    return you_or(lang, f"td-log-game-over-{result.ending}", view, result.winners[0])


TELL = {
    "moved": moved,
    "game-began": game_began,
    "allotted": allotted,
    "taken-up": taken_up,
    "round-began": round_began,
    "coin": coin,
    "decided": decided,
    "activated": activated,
    "ignored": ignored,
    "qualified": qualified,
    "looked": looked,
    "saw": saw,
    "rotated": rotated,
    "deferred": deferred,
    "scored": scored,
    "track": track,
    "game-over": game_over,
}
