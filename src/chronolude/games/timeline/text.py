"""How Timeline speaks. Words live in locale/*/timeline.ftl, names and explanations in the decks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...kernel.layout import Layout
from ...locale import join, say, seat_name
from ..seen import Bookkeeping, Ending, View
from .cards import HIGH, LOW, YEAR, Span
from .source import LANGUAGES, Card, Deck, year_in_figures
from .view import DeckTitle, OpenDate, TimelineAid, front, hand, line_of, pile_size, seen_fronts, shown_dates

QUIET = ("moved", "shuffled", "turned")
TURNED_OVER = ("placed", "missed")


def title(lang: str) -> str:
    return say(lang, "tl-title")


@lru_cache(maxsize=2048)
def date_in_words(span: Span, lang: str) -> str:
    """T-069: `1450`, `44 BCE`, `c. 3,500 BCE`; T-068: an uncertain date says so."""
    year, low, high = span
    figures = year_in_figures(year, lang)
    plain = say(lang, "tl-date-bce" if year < 0 else "tl-date", year=figures)
    return plain if low == high else say(lang, "tl-date-circa", date=plain)


@lru_cache(maxsize=2048)
def span_in_words(span: Span, lang: str) -> str:
    """How uncertain a date is; empty if it is exact."""
    year, low, high = span
    if low == high:
        return ""
    if year - low == high - year:
        return say(lang, "tl-span-within", years=year_in_figures(year - low, lang))
    ends = [date_in_words((end, end, end), lang) for end in (low, high)]
    return say(lang, "tl-span-between", low=ends[0], high=ends[1])


def you_or(lang: str, key: str, view: View, seat: int, **values: Any) -> str:
    """The message for the reader (`-you`) or about another seat."""
    you = "-you" if seat == view.seat else ""
    return say(lang, key + you, seat=seat_name(lang, view.names, seat), **values)


def was_rebuilt(view: View) -> bool:
    """T-055: the one time that a tie-break lays a new line is over."""
    return view.options["tiebreak_exhaustion"] == "rebuild" and bool(view.numbers["rebuilt"])


class Voice:
    """The words of one table: it knows the fronts of its decks, and of dates only those a view shows."""

    def __init__(self, layout: Layout, cards: list[Card], decks: list[Deck]) -> None:
        self.cards = {card.id: card for card in cards}
        self.order = [card.id for card in cards]
        self.dates: dict[tuple[str, Span, str], OpenDate] = {}
        self.fronts = {lang: {card.id: front(card, lang) for card in cards} for lang in LANGUAGES}
        self.decks = {lang: [DeckTitle(deck.id, deck.title(lang), deck.colour) for deck in decks] for lang in LANGUAGES}
        year, low, high = (layout.facts[row] for row in (YEAR, LOW, HIGH))
        self.spans = {layout.cards[i]: (year[i], low[i], high[i]) for i in range(len(cards), len(layout.cards))}

    def name(self, card: str | None, lang: str) -> str:
        return say(lang, "tl-card-hidden") if card is None else self.cards[card].name(lang)

    def dated(self, card: str, date: str | None, lang: str) -> str:
        """A card's name with its date, as far as it lies open."""
        if date is None:
            return say(lang, "tl-card-quoted", card=self.name(card, lang))
        return say(lang, "tl-card-dated", card=self.name(card, lang), date=date_in_words(self.spans[date], lang))

    def listed(self, view: View, cards: list[str], lang: str) -> str:
        shown = shown_dates(view, self.order)
        return join(lang, [self.dated(card, shown.get(card), lang) for card in cards])

    # ── prompt, labels, reasons ──────────────────────────────────────────────────────────────────

    def prompt(self, view: View, lang: str) -> str:
        """One sentence: what is asked of the reader, or whom we wait for."""
        if view.result is not None:
            return self.outcome(view, view.result, lang)
        mode = view.numbers["mode"]
        if view.seat in view.asked:
            return say(lang, f"tl-ask-{mode}")
        return say(lang, f"tl-wait-{mode}", seat=seat_name(lang, view.names, view.asked[0]))

    def label(self, view: View, text: str, lang: str) -> str:
        """A few words for an option: the name of a card, or the neighbours of a gap."""
        if not text.startswith("gap "):
            return say(lang, "tl-label-card", card=self.name(text, lang))
        gap = int(text.removeprefix("gap "))
        line, shown = line_of(view), shown_dates(view, self.order)
        told = [self.dated(card, shown.get(card), lang) for card in line]
        if gap == 1:
            return say(lang, "tl-label-gap-first", gap=gap, after=told[0])
        if gap > len(line):
            return say(lang, "tl-label-gap-last", gap=gap, before=told[-1])
        return say(lang, "tl-label-gap-between", gap=gap, before=told[gap - 2], after=told[gap - 1])

    def reason(self, view: View, rule: str, _offered: list[str], lang: str) -> str:
        """T-026: why an answer is not taken, and what would be."""
        if rule == "T-022":
            cards = [] if view.seat is None else hand(view, view.seat)
            return say(lang, "tl-why-T-022", cards=join(lang, [self.dated(card, None, lang) for card in cards]))
        return say(lang, "tl-why-T-023", most=len(line_of(view)) + 1)

    # ── log lines ────────────────────────────────────────────────────────────────────────────────

    def sentence(self, view: View, kind: str, args: dict[str, Any], lang: str) -> str:
        """An event as a sentence; empty where another event already says it."""
        if kind in QUIET:
            return ""
        if kind == "game-over":
            return "" if view.result is None else self.outcome(view, view.result, lang)
        if kind == "round-began":
            return say(lang, "tl-log-round-began", round=args["n"])
        if "seat" not in args:
            return say(lang, f"tl-log-{kind}", n=args["n"])
        return you_or(lang, f"tl-log-{kind}", view, args["seat"], **self.values(args, lang))

    def values(self, args: dict[str, Any], lang: str) -> dict[str, Any]:
        """Card, date and gap of an event in words."""
        out: dict[str, Any] = {}
        if "card" in args:
            out["card"] = self.name(args["card"], lang)
        if "date" in args:
            out["gap"] = args["gap"]
            out["date"] = date_in_words(self.spans[args["date"]], lang)
        return out

    def note(self, kind: str, args: dict[str, Any]) -> dict[str, Any]:
        """What happened that year, once the card has been turned over, right or wrong (T-085)."""
        if kind not in TURNED_OVER or args["date"] is None:
            return {}
        span = self.spans[args["date"]]
        told = {lang: self.explanation(args["card"], span, lang) for lang in LANGUAGES}
        return {"year": span[0], "shown": {lang: date_in_words(span, lang) for lang in LANGUAGES}, "note": told}

    def explanation(self, card: str, span: Span, lang: str) -> str:
        """The deck's own sentence, or the plain fact if its author wrote none."""
        told = self.cards[card].explanation(lang)
        return told or say(lang, "tl-note-plain", card=self.name(card, lang), date=date_in_words(span, lang))

    def outcome(self, view: View, result: Ending, lang: str) -> str:
        """Who has won and how."""
        ending, winners = result.ending, result.winners
        if ending == "shared":
            names = join(lang, [seat_name(lang, view.names, seat) for seat in winners])
            return say(lang, "tl-log-game-over-shared", seats=names)
        if ending == "practice":
            counts = {name: view.numbers[name][0] for name in ("placed", "missed")}
            return say(lang, "tl-log-game-over-practice", **counts)
        return you_or(lang, f"tl-log-game-over-{ending}", view, winners[0])

    # ── the whole table ──────────────────────────────────────────────────────────────────────────

    def describe(self, view: View, lang: str) -> str:
        """The table in sentences, for a screen reader, the terminal and logs."""
        numbers = view.numbers
        out = [say(lang, f"tl-phase-{numbers['mode']}", round=numbers["round"])]
        out.append(say(lang, "tl-describe-line", cards=self.listed(view, line_of(view), lang)))
        out += self.besides(view, lang)
        out.append(self.prompt(view, lang))
        return "\n".join(out)

    def besides(self, view: View, lang: str) -> list[str]:
        """For which the board may have no place: every seat, and the piles card by card."""
        out: list[str] = []
        for seat in range(view.seats):
            out += [self.seat_sentence(view, seat, lang), *self.marks(view, seat, lang)]
        return out + self.pile_sentences(view, lang)

    def seat_sentence(self, view: View, seat: int, lang: str) -> str:
        cards = hand(view, seat)
        if not view.numbers["active"][seat]:
            return you_or(lang, "tl-describe-out", view, seat)
        if not cards:
            return you_or(lang, "tl-describe-hand-empty", view, seat)
        named = join(lang, [self.dated(card, None, lang) for card in cards])
        return you_or(lang, "tl-describe-hand", view, seat, n=len(cards), cards=named)

    def marks(self, view: View, seat: int, lang: str) -> list[str]:
        """T-040, T-050: who begins, who went out this round or was right; in practice, the count so far."""
        numbers, out = view.numbers, []
        if view.seats == 1:
            counts = {name: numbers[name][0] for name in ("placed", "missed")}
            return [say(lang, "tl-describe-practice", **counts)]
        if numbers["starter"] == seat:
            out.append(you_or(lang, "tl-describe-starter", view, seat))
        if numbers["done"][seat]:
            out.append(you_or(lang, f"tl-describe-done-{numbers['mode']}", view, seat))
        return out

    def pile_sentences(self, view: View, lang: str) -> list[str]:
        """T-086: discards that are closed are not read out."""
        out = [say(lang, "tl-describe-pile", n=pile_size(view))]
        pile = view.zone("pile")
        if pile and pile[-1] is not None:
            out.append(say(lang, "tl-describe-top", card=self.name(pile[-1], lang)))
        if was_rebuilt(view):
            out.append(say(lang, "tl-describe-rebuilt"))
        discards = view.named("discard")
        if view.options["discards_visible"] == "true":
            named = self.listed(view, discards, lang)
            out.append(
                say(
                    lang, f"tl-describe-discard{'' if discards else '-empty'}", **({"cards": named} if discards else {})
                )
            )
        return out

    def quiet(self, view: View) -> Bookkeeping:
        """What the result says, what only practice counts, closed discards, and the backs of dates."""
        numbers = {"ending", "winner", "first", "mode=over"}
        numbers |= {"starter", "done"} if view.seats == 1 else {"placed", "missed"}
        if view.mode == "over":
            numbers.add("mode")
        if view.options["tiebreak_exhaustion"] != "rebuild":
            numbers.add("rebuilt")
        closed = view.named("discard") if view.options["discards_visible"] == "false" else []
        zones = {"discard", *(f"date {self.order.index(card) + 1}" for card in closed)} if closed else set()
        return Bookkeeping(frozenset(numbers), frozenset(zones), frozenset({"date"}))

    def aid(self, view: View, lang: str) -> TimelineAid:
        """What a board shows besides the zones: fronts this seat can name, and the dates that lie open."""
        shown, fronts = shown_dates(view, self.order), self.fronts[lang]
        return TimelineAid(
            cards={card: fronts[card] for card in seen_fronts(view)},
            dates={card: self.date(card, self.spans[date], lang) for card, date in shown.items()},
            decks=self.decks[lang],
            pile=pile_size(view),
        )

    def date(self, card: str, span: Span, lang: str) -> OpenDate:
        """An open date with its explanation; made once, as every view of every turn shows it."""
        found = self.dates.get((card, span, lang))
        if found is None:
            told = (date_in_words(span, lang), span_in_words(span, lang), self.explanation(card, span, lang))
            found = self.dates[card, span, lang] = OpenDate(*span, *told, self.cards[card].source)
        return found
