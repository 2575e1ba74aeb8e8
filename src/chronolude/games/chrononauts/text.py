"""How the three games speak. Words live in locale/*/chrononauts.ftl, names of cards in the edition's file."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ...locale import join, say, seat_name
from ..plain import sealed
from ..seen import Bookkeeping, Ending, View
from . import cards as c
from .card_names import CardNames
from .clock import TIMES
from .deck import CardSet
from .inspector import ParadoxReport, inspect
from .report import doubts, inspected
from .view import ChrononautsAid, aid, board_of, home_of, mission_of, own_card

SILENT = ("moved", "shuffled", "turned", "aimed-way", "game-over", "claimed", "solo-over", "hands-passed")


def you_or(lang: str, key: str, view: View, seat: int, **values: Any) -> str:
    """The message for the reader (`-you`) or about another seat."""
    you = "-you" if seat == view.seat else ""
    return say(lang, key + you, seat=seat_name(lang, view.names, seat), **values)


def time_of_day(lang: str, text: str) -> str:
    """`14:35` as the language writes it."""
    hour, _, minute = text.partition(":")
    return say(lang, "cn-time", hour=hour, minute=minute)


def quiet(view: View) -> Bookkeeping:
    """What the result says, what follows from the timeline, and cards of the box that nobody draws from now."""
    numbers = {"ending", "winner", "paradoxes", "arrived"}
    if view.mode == "over":
        numbers.add("phase")
    if view.numbers.get("turns") == 0:
        numbers |= {"turn", "owed"}
    if view.numbers.get("phase") != "fetch":
        numbers.add("searching")
    return Bookkeeping(frozenset(numbers), frozenset({"box"}), frozenset({"mission", "id", "missions", "ids"}))


class EditionSpeech(CardNames):
    """The words of one game with the cards of one edition."""

    def __init__(self, deck: CardSet, title_key: str, bonus: bool = True) -> None:
        super().__init__(deck, bonus)
        self.title_key = title_key

    def title(self, lang: str) -> str:
        return say(lang, self.title_key)

    def aid(self, view: View, _lang: str) -> ChrononautsAid:
        return aid(self.deck, view)

    # ── prompt, labels, reasons ──────────────────────────────────────────────────────────────────

    def prompt(self, view: View, lang: str) -> str:
        """One sentence: what is asked of the reader, or whom we wait for."""
        if view.result is not None:
            return self.outcome(view, view.result, lang)
        phase = view.numbers.get("phase", "solo")
        values: dict[str, Any] = {}
        if phase == "memo":
            values["card"] = self.card(lang, view.zone("playing")[-1])
        if phase == "play":
            phase = "play-more" if view.numbers["owed"] > 1 else phase
            values |= {"n": view.numbers["owed"]} if phase == "play-more" else {}
        if phase == "fetch" and view.numbers["searching"]:
            phase = "search"
        if view.seat in view.asked:
            return say(lang, f"cn-ask-{phase}", **values)
        names = join(lang, [seat_name(lang, view.names, seat) for seat in view.asked])
        return say(lang, f"cn-wait-{phase}", seat=names, **values)

    def label(self, view: View, text: str, lang: str) -> str:
        """A few words for an option."""
        verb, _, noun = text.partition(" ")
        if text in self.deck.names:
            return say(lang, "cn-label-play", card=self.card(lang, text))
        if verb in ("guess", "clock") and noun:
            return say(lang, f"cn-label-{verb}", time=time_of_day(lang, noun))
        if verb in ("discard", "on", "fetch") and noun:
            return say(lang, f"cn-label-{verb}", card=self.card(lang, noun))
        if verb == "seat":
            seat = int(noun)
            return say(lang, "cn-label-self") if seat == view.seat else seat_name(lang, view.names, seat)
        if text.isdigit():
            prime = board_of(self.deck, view).is_prime(text)
            return say(
                lang, "cn-label-restore" if prime else "cn-label-flip", title=self.headline(lang, text, not prime)
            )
        return say(lang, f"cn-label-{text.replace(' ', '-')}")

    def reason(self, _view: View, rule: str, _offered: list[str], lang: str) -> str:
        """Why an answer is not on offer."""
        return say(lang, f"cn-why-{rule}")

    # ── log lines ────────────────────────────────────────────────────────────────────────────────

    def sentence(self, view: View, kind: str, args: dict[str, Any], lang: str) -> str:
        """An event as a sentence; empty where another event already says it."""
        if kind in SILENT:
            return self.special(view, kind, args, lang)
        values = self.spoken(view, args, lang)
        key = f"cn-log-{kind}"
        if kind == "drew" and args["card"] is None:
            key, values = "cn-log-drew-hidden", {}
        elif kind == "flipped":
            key = "cn-log-flipped-prime" if args["side"] else "cn-log-flipped-true"
            values = {"title": self.headline(lang, values["year"], bool(args["side"]))}
        elif kind == "killed-time" and "phase" not in view.numbers:
            key = "cn-log-threw"
        if "seat" in args:
            return you_or(lang, key, view, args["seat"], **values)
        return say(lang, key, **values)

    def spoken(self, view: View, args: dict[str, Any], lang: str) -> dict[str, Any]:
        """An event's arguments as they stand in a sentence."""
        values = {name: value for name, value in args.items() if name != "seat"}
        for name in ("card", "at"):
            if name in values:
                values[name] = self.card(lang, values[name])
        if "year" in values:
            values["year"] = str(values["year"])
        if "time" in values:
            values["time"] = time_of_day(lang, TIMES[values["time"]])
        if "other" in values:
            values["other"] = seat_name(lang, view.names, values["other"])
        return values

    def special(self, view: View, kind: str, args: dict[str, Any], lang: str) -> str:
        if kind == "aimed-way":
            return you_or(lang, "cn-log-played", view, args["seat"], card=self.card(lang, args["card"]))
        if kind == "hands-passed":
            return say(lang, "cn-log-hands-passed-right" if args["way"] else "cn-log-hands-passed-left")
        if kind in ("game-over", "solo-over") and view.result is not None:
            return self.outcome(view, view.result, lang)
        return ""

    def outcome(self, view: View, result: Ending, lang: str) -> str:
        """Who has won, by what, or that nobody has."""
        ending = result.ending
        if "phase" not in view.numbers:
            counts = {"n": view.numbers["arrived"], "most": view.numbers["travellers"]}
            return say(lang, f"so-over-{ending}", **counts)
        if ending == "paradox":
            return say(lang, "cn-over-paradox")
        winner = result.winners[0]
        if ending == "hand":
            return you_or(lang, "cn-over-hand", view, winner, n=len(view.zone("hand", winner)))
        shown = view.zone(ending, winner)
        return you_or(lang, f"cn-over-{ending}", view, winner, card=self.card(lang, shown[0] if shown else None))

    # ── the whole table ──────────────────────────────────────────────────────────────────────────

    def describe(self, view: View, lang: str) -> str:
        """The table in sentences, for a screen reader, the terminal and logs."""
        out = self.turn(view, lang)
        if "primes" in view.numbers:
            out += self.history(view, lang)
        out += self.piles(view, lang)
        if "phase" in view.numbers:
            for seat in range(view.seats):
                out += self.seat_sentences(view, seat, lang)
            out += self.own(view, lang)
        else:
            out += self.travellers(view, lang)
        out += sealed(view, self.label, lang)
        out.append(self.prompt(view, lang))
        return "\n".join(out)

    def besides(self, view: View, lang: str) -> list[str]:
        """For which the board has no place: whose turn it is and what is owed, the piles card by card."""
        return self.turn(view, lang) + self.piles(view, lang)

    def turn(self, view: View, lang: str) -> list[str]:
        if "phase" not in view.numbers:
            return []
        if view.numbers["turns"] == 0:
            return [say(lang, "cn-describe-before")]
        whose = you_or(lang, "cn-describe-turn", view, view.numbers["turn"], n=view.numbers["turns"])
        return [whose, say(lang, "cn-describe-owed", n=view.numbers["owed"])]

    def history(self, view: View, lang: str) -> list[str]:
        """Only what differs from the history books, then the count against the thirteenth paradox."""
        board = board_of(self.deck, view)
        primes = [self.headline(lang, year, True) for year in self.deck.linchpins if board.is_prime(year)]
        holes = [self.headline(lang, year) for year in board.years_of(board.settled.holes)]
        patches = [self.card(lang, self.deck.names[patch]) for patch in board.patches]
        limit = self.deck.facts[c.FACT][c.PARADOXES_TO_LOSE]
        out = [say(lang, "cn-describe-primes", years=join(lang, primes))] if primes else []
        out += [say(lang, "cn-describe-holes", years=join(lang, holes))] if holes else []
        out += [say(lang, "cn-describe-patches", cards=join(lang, patches))] if patches else []
        if not out:
            out = [say(lang, "cn-describe-true")]
        out.append(say(lang, "cn-describe-count", n=len(holes), limit=str(limit)))
        return out + ([say(lang, "cn-describe-war")] if board.war else [])

    def piles(self, view: View, lang: str) -> list[str]:
        deck, discard, playing = view.zone("deck"), view.zone("discard"), view.zone("playing")
        return [*piled(self, lang, len(deck), tuple(view.named("deck")), tuple(discard), tuple(playing))]

    def seat_sentences(self, view: View, seat: int, lang: str) -> list[str]:
        out = [you_or(lang, "cn-describe-seat", view, seat, n=len(view.zone("hand", seat)))]
        lying = view.zone("artifacts", seat)
        if lying:
            out.append(you_or(lang, "cn-describe-artifacts", view, seat, cards=self.cards(lang, lying)))
        fresh = view.zone("fresh", seat)
        if fresh and seat != view.seat:
            out.append(say(lang, "cn-describe-fresh-of", seat=seat_name(lang, view.names, seat), n=len(fresh)))
        return out

    def own(self, view: View, lang: str) -> list[str]:
        """The reader's hand, fresh cards, ID and mission."""
        if view.seat is None:
            return []
        out = []
        for zone in ("hand", "fresh"):
            cards = view.zone(zone, view.seat)
            if cards:
                out.append(say(lang, f"cn-describe-{zone}", cards=self.cards(lang, cards)))
        identity = own_card(view, "id")
        if identity is not None:
            met = home_of(board_of(self.deck, view), identity).met
            out.append(self.goal(lang, "cn-describe-id", identity, met))
        mission = own_card(view, "mission")
        if mission is not None:
            out.append(self.goal(lang, "cn-describe-mission", mission, mission_of(self.deck, view, mission).met))
        return out

    def goal(self, lang: str, key: str, card: str, met: int) -> str:
        return say(lang, key, card=self.card(lang, card), wishes=self.wishes(lang, card), n=met)

    def travellers(self, view: View, lang: str) -> list[str]:
        """Solonauts: the hand, who waits and who is home."""
        board = board_of(self.deck, view)
        out = [say(lang, "so-describe-turns", n=view.numbers["turns"])]
        out.append(say(lang, "cn-describe-hand", cards=self.cards(lang, view.zone("hand"))))
        for card in view.named("travellers"):
            out.append(self.goal(lang, "so-describe-traveller", card, home_of(board, card).met))
        home = view.zone("home")
        return out + ([say(lang, "so-describe-home", cards=self.cards(lang, home))] if home else [])

    # ── the inspector, and what is not certain ───────────────────────────────────────────────────

    def inspect(self, view: View, steps: list[str], lang: str) -> ParadoxReport:
        """The inspector's report, with its sentences."""
        report = inspect(self.deck, view, steps)
        return msgspec.structs.replace(report, text=inspected(self, view, report, lang))

    def doubts(self, lang: str) -> list[str]:
        return doubts(self, lang)


@lru_cache(maxsize=256)
def piled(
    names: CardNames,
    lang: str,
    size: int,
    searched: tuple[str, ...],
    discard: tuple[str | None, ...],
    playing: tuple[str | None, ...],
) -> list[str]:
    """The piles card by card, made once for all who look at them."""
    out = [say(lang, "cn-describe-deck", n=size)]
    if searched:
        out.append(say(lang, "cn-describe-searched", cards=names.cards(lang, searched)))
    if discard:
        out.append(say(lang, "cn-describe-discard", n=len(discard), cards=names.cards(lang, discard[::-1])))
    return out + ([say(lang, "cn-describe-playing", cards=names.cards(lang, playing))] if playing else [])
