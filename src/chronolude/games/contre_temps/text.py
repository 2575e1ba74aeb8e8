"""How Contre-Temps speaks. Words live in locale/*/contre-temps.ftl; here is which word when."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...locale import join, say, say_with, seat_name
from ..lying import cards_in
from ..seen import Bookkeeping, Ending, View
from .cards import SUITS, TOKENS
from .layout import WORDS
from .view import TOKEN_NAMES, TOKEN_OF, controlled, controls, events_of, first, led_suit, standing


def title(lang: str) -> str:
    return say(lang, "ct-title")


@lru_cache(maxsize=512)
def card_name(lang: str, card: str | None) -> str:
    """`Barometer 12`, or the word for a card one cannot see."""
    if card is None:
        return say(lang, "ct-card-hidden")
    return say(lang, "ct-card", suit=card[0], value=int(card[1:]))


def cards_names(lang: str, cards: list[str | None]) -> str:
    return join(lang, [card_name(lang, card) for card in cards])


def you_or(lang: str, key: str, view: View, seat: int, **values: Any) -> str:
    """The message for the reader (`-you`) or about another seat."""
    return told_of(lang, key, view, seat, values)


def told_of(lang: str, key: str, view: View, seat: int, values: dict[str, Any]) -> str:
    """The same, with values that lie together already; the seat's name is laid to them."""
    values["seat"] = seat_name(lang, view.names, seat)
    return say_with(lang, f"{key}-you" if seat == view.seat else key, values)


# ── prompt, labels, reasons ──────────────────────────────────────────────────────────────────────


def prompt(view: View, lang: str) -> str:
    """One sentence: what is asked of the reader, or whom we wait for."""
    if view.result is not None:
        return outcome(view, view.result, lang)
    situation, values = what_is_asked(view)
    if view.seat in view.asked:
        return asked_of(lang, f"ct-ask-{situation}{variant(view, situation)}", tuple(values.items()))
    values["seat"] = join(lang, [seat_name(lang, view.names, seat) for seat in view.asked])
    return say_with(lang, f"ct-wait-{situation}", values)


@lru_cache(maxsize=4096)
def asked_of(lang: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    """What is asked, which no name stands in."""
    return say_with(lang, key, dict(values))


def what_is_asked(view: View) -> tuple[str, dict[str, Any]]:
    numbers = view.numbers
    if numbers["phase"] == "constant":
        return "offer", {}
    if numbers["phase"] == "travel":
        seat = view.seat if view.seat is not None else 0
        return "travel", {"event": numbers["present"], "energy": numbers["energy"][seat]}
    event = numbers["resolving"]
    suit = led_suit(view)
    leads = numbers["leader"] in view.asked
    situation = "lead" if leads else "follow"
    past = "-past" if cards_in(view.zones, "lead", event) else ""
    return situation + past, {"event": event, "suit": suit or "A"}


def variant(view: View, situation: str) -> str:
    """`-free` when nothing binds the reader; other forms by option or constant."""
    if situation == "offer":
        return "" if cards_in(view.zones, "constant") else "-unstable"
    if situation == "travel":
        return "-paradox" if view.options["mode"] == "paradox" else ""
    if situation == "lead":
        return ""
    return "" if following(view) else "-free"


def following(view: View) -> list[str | None]:
    """The reader's cards of the led suit."""
    suit = led_suit(view)
    hand = cards_in(view.zones, "hand", view.seat)
    return [card for card in hand if card is not None and card[0] == suit]


def label(view: View, text: str, lang: str) -> str:
    """A few words for an option."""
    if text[0] in "ABCDE":
        return say(lang, "ct-label-play", card=card_name(lang, text))
    if text.startswith("offer "):
        return say(lang, "ct-label-offer", card=card_name(lang, text.removeprefix("offer ")))
    steps = int(text)
    return way_label(lang, steps, event_at(view, steps))


@lru_cache(maxsize=4096)
def way_label(lang: str, steps: int, event: int) -> str:
    """So many steps back or forward, to an event or the constant."""
    if steps == 0:
        return say(lang, "ct-label-stay", event=event)
    if event == 0:
        return say(lang, "ct-label-back-constant", n=-steps)
    return say(lang, "ct-label-back" if steps < 0 else "ct-label-forward", n=abs(steps), event=event)


def event_at(view: View, steps: int) -> int:
    """The event so many steps from the present; 0 at the constant."""
    line, present = cards_in(view.zones, "line"), view.numbers["present"]
    place = steps + (line.index(TOKEN_NAMES[present]) + 1 if present else 0)
    token = line[place - 1] if place else None
    return 0 if token is None else TOKEN_OF[token]


def reason(view: View, rule: str, offered: list[str], lang: str) -> str:
    """Why an answer is not on offer, with what the reader may do instead."""
    numbers = view.numbers
    if rule in ("K-061", "K-063"):
        values = {"event": numbers["resolving"], "suit": led_suit(view)}
        return say(lang, f"ct-why-{rule}", cards=cards_names(lang, [*offered]), **values)
    steps = [int(text) for text in offered if text.lstrip("+-").isdigit()]
    back, forward = -min(steps, default=0), max(steps, default=0)
    energy = numbers["energy"][view.seat]
    return say(lang, f"ct-why-{rule}", energy=energy, most=back, back=back, forward=forward)


# ── log lines ────────────────────────────────────────────────────────────────────────────────────


def sentence(view: View, kind: str, args: dict[str, Any], lang: str) -> str:
    """An event as a sentence; empty where another event already says it."""
    if kind in ("moved", "shuffled", "turned"):
        return ""
    if kind == "played":
        return card_line(view, args, card_name(lang, args["card"]), lang)
    if kind == "travelled":
        return travel_line(view, args, lang)
    card = card_name(lang, args.get("card"))
    if kind in SPECIAL:
        return SPECIAL[kind](view, args, card, lang)
    key = LINES.get(kind) or f"ct-log-{kind}"
    values = {**args, "card": card}
    if "seat" in args:
        return told_of(lang, key, view, args["seat"], values)
    return say_with(lang, key, values)


LINES = {
    "crystal": "ct-log-crystal-gained",
    "offered": "ct-log-constant-offered",
    "unstable": "ct-log-constant-unstable",
    "still-unstable": "ct-log-constant-stays-unstable",
}


def card_line(view: View, args: dict[str, Any], card: str, lang: str) -> str:
    """Who led, followed or could not."""
    suit = args["card"][0]
    led = SUITS[args["suit"]] if args["suit"] >= 0 else suit
    kind = WORDS["how"][args["how"]]
    void = "-void" if led != suit else ""
    key = f"ct-log-{kind}{void}"
    return told_of(lang, key, view, args["seat"], {"card": card, "event": args["event"], "suit": led})


def travel_line(view: View, args: dict[str, Any], lang: str) -> str:
    steps = args["n"]
    where = "stay" if steps == 0 else "forward" if steps > 0 else "back" if args["event"] else "constant"
    key = f"ct-log-travel-revealed-{where}"
    return told_of(lang, key, view, args["seat"], {"n": abs(steps), "event": args["event"]})


def change_line(view: View, args: dict[str, Any], card: str, lang: str) -> str:
    seat, old = args["seat"], args["old"]
    if seat == old:
        return you_or(lang, "ct-log-event-renewed", view, seat, event=args["event"], card=card)
    values = {"event": args["event"], "card": card, "other": seat_name(lang, view.names, old)}
    if old == view.seat:
        return say(lang, "ct-log-event-changed-from-you", seat=seat_name(lang, view.names, seat), **values)
    return you_or(lang, "ct-log-event-changed", view, seat, **values)


def constant_line(_view: View, args: dict[str, Any], card: str, lang: str) -> str:
    return say(lang, "ct-log-constant-changed", card=card, suit=args["card"][0])


def over_line(view: View, args: dict[str, Any], _card: str, lang: str) -> str:
    """In a forecast the view still stands before the end, so it cannot say by how much."""
    if view.result is None:
        return you_or(lang, "ct-log-game-over", view, args["seat"])
    return outcome(view, view.result, lang)


SPECIAL = {
    "event-changed": change_line,
    "constant-changed": constant_line,
    "game-over": over_line,
}


def outcome(view: View, result: Ending, lang: str) -> str:
    """Who has won and by what."""
    ending = result.ending
    winner = result.winners[0]
    all_held = controls(view)
    held = all_held[winner]
    tie = sum([len(one) >= 3 for one in all_held]) > 1
    key = f"ct-log-game-over-{ending}" + ("-tie" if ending == "three" and tie else "")
    return you_or(lang, key, view, winner, n=len(held), event=held[0])


# ── the whole table ──────────────────────────────────────────────────────────────────────────────


def describe(view: View, lang: str) -> str:
    """The table in sentences, for a screen reader, the terminal and logs."""
    numbers = view.numbers
    constant = first(view.zone("constant"))
    phase = say(lang, f"ct-phase-{numbers['phase']}")
    out = [say(lang, "ct-describe-round", round=numbers["round"], phase=phase)]
    if constant is None:
        out.append(say(lang, "ct-describe-constant-none"))
    else:
        out.append(say(lang, "ct-describe-constant", card=card_name(lang, constant), suit=constant[0]))
    out.append(say(lang, "ct-describe-present", event=numbers["present"]))
    out += [event_sentence(view, event, lang) for event in events_of(view)]
    out.append(to_come(view, lang))
    out += course(view, lang) + tray(view, lang)
    for seat in range(view.seats):
        out += seat_sentences(view, seat, lang)
    if view.seat is not None:
        hand = view.zone("hand", view.seat)
        named = cards_names(lang, hand)
        out.append(say(lang, "ct-describe-hand", cards=named) if hand else say(lang, "ct-describe-hand-empty"))
    out += apart(view, lang) + sealed(view, lang)
    out.append(prompt(view, lang))
    return "\n".join(out)


def event_sentence(view: View, event: int, lang: str) -> str:
    lead = first(view.zone("lead", event))
    if lead is None:
        return say(lang, "ct-describe-event-open", event=event)
    seat = view.numbers["controller"][event] - 1
    values = {"event": event, "lead": card_name(lang, lead)}
    held = standing(view, event)
    if held == lead:
        return you_or(lang, "ct-describe-event-single", view, seat, **values)
    return you_or(lang, "ct-describe-event", view, seat, standing=card_name(lang, held), **values)


def to_come(view: View, lang: str) -> str:
    if view.options["mode"] == "classic":
        return say(lang, "ct-describe-pile", n=len(view.zone("pile")))
    laid = events_of(view)
    missing = [str(event) for event in range(1, TOKENS + 1) if event not in laid]
    return say(lang, "ct-describe-bag", events=join(lang, missing)) if missing else say(lang, "ct-describe-pile", n=0)


def course(view: View, lang: str) -> list[str]:
    """K-050: the events of this round in the order in which they are resolved."""
    events = [str(event) for event in view.numbers["order"] if event]
    told = events and view.numbers["phase"] == "resolve"
    return [say(lang, "ct-describe-order", events=join(lang, events))] if told else []


def apart(view: View, lang: str) -> list[str]:
    """Cards that nobody holds: discarded (O-5: unless closed), taken out before the deal, not dealt."""
    out = []
    discard = view.zone("discard")
    if discard and view.options["discards_visible"] == "true":
        out.append(say(lang, "ct-describe-discard", cards=cards_names(lang, discard)))
    out += taken_out(view, lang)
    undealt = len(view.zone("undealt"))
    return [*out, say(lang, "ct-describe-undealt", n=undealt)] if undealt else out


def taken_out(view: View, lang: str) -> list[str]:
    """K-010: as a rule the lowest values of every suit, which is one short line."""
    cards = view.named("removed")
    return [removed_line(lang, tuple(cards))] if cards else []


@lru_cache(maxsize=64)
def removed_line(lang: str, cards: tuple[str, ...]) -> str:
    """The same at every table with as many seats."""
    highest = len(cards) // len(SUITS)
    if set(cards) == {f"{suit}{value}" for suit in SUITS for value in range(1, highest + 1)}:
        return say(lang, "ct-describe-removed-low", n=highest)
    return say(lang, "ct-describe-removed", cards=cards_names(lang, list(cards)))


def besides(view: View, lang: str) -> list[str]:
    """For which the board has no place: what nobody holds."""
    return apart(view, lang)


def tray(view: View, lang: str) -> list[str]:
    """The event under way and the cards played there so far."""
    event = view.numbers["resolving"]
    if not event:
        return []
    suit, leader = led_suit(view), you_or(lang, "ct-describe-leader", view, view.numbers["leader"])
    if suit is None:
        return [say(lang, "ct-describe-tray-empty", event=event), leader]
    out = [say(lang, "ct-describe-tray", event=event, suit=suit), leader]
    for step in range(view.seats):
        seat = (view.numbers["leader"] + step) % view.seats
        card = first(view.zone("played", seat))
        if card is not None:
            out.append(you_or(lang, "ct-describe-played", view, seat, card=card_name(lang, card)))
    return out


def seat_sentences(view: View, seat: int, lang: str) -> list[str]:
    numbers = view.numbers
    pawn = numbers["pawn"][seat]
    where = "constant" if pawn == 0 else "present" if pawn == numbers["present"] else ""
    key = "ct-describe-pawn" + (f"-{where}" if where else "")
    out = [you_or(lang, key, view, seat, event=pawn)]
    counts = {"energy": numbers["energy"][seat], "discs": numbers["discs"][seat]}
    out.append(you_or(lang, "ct-describe-seat", view, seat, held=len(view.zone("hand", seat)), **counts))
    held = controlled(view, seat)
    if held:
        events = join(lang, [str(event) for event in held])
        out.append(you_or(lang, "ct-describe-controls", view, seat, n=len(held), events=events))
    if numbers["first"] == seat:
        out.append(you_or(lang, "ct-describe-first", view, seat))
    return out


def sealed(view: View, lang: str) -> list[str]:
    if view.mode != "all":
        return []
    others = [seat_name(lang, view.names, seat) for seat in view.answered if seat != view.seat]
    out = [say(lang, "ct-describe-sealed", seats=join(lang, others))] if others else []
    if view.sealed is not None:
        out.append(say(lang, "ct-describe-sealed-you", choice=label(view, view.sealed, lang)))
    return out


def quiet(view: View) -> Bookkeeping:
    """What follows from the cards in sight, what belongs to another phase, and who controls what is not laid."""
    numbers = {"ending", "winner", "high", "best", "power"}
    numbers |= {f"controller[{event}]" for event in range(TOKENS + 1) if not event or not view.zone("lead", event)}
    if view.mode == "over":
        numbers.add("phase")
    if view.numbers["phase"] != "resolve":
        numbers |= {"order", "leader", "led", "resolving"}
    closed = {"discard"} if view.options["discards_visible"] == "false" else set()
    return Bookkeeping(frozenset(numbers), frozenset(closed), frozenset({"bag"}))
