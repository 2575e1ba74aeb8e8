"""How Signal Night speaks: from its catalogue, and of hands with what everybody was told about them."""

from __future__ import annotations

from typing import Any

from chronolude.games.home import Home
from chronolude.games.seen import Bookkeeping, View, ZoneView
from chronolude.games.spoken import Spoken
from chronolude.locale import join, say, seat_name

from .layout import COLOURS, HINTS, LAYOUT, PLACES, RANKS

CLUE_ROWS = {number.name for number in HINTS.numbers}
RESULTS = {"dark": "signal-night-lost"}


def bookkeeping(view: View) -> Bookkeeping:
    """What was told about places where no train stands; and before the last round, how many turns are left."""
    helpers = frozenset() if view.numbers["turns-left"] else frozenset({"turns-left"})
    return Bookkeeping(HINTS.quiet(view) | helpers)


class Night(Spoken):
    """The words of the catalogue, put together where one key is not enough."""

    def card(self, card: str | None, lang: str) -> str:
        """`blue 3`: the copies of a train read the same."""
        if card is None:
            return super().card(card, lang)
        colour, _, rank = card.partition("-")
        return say(lang, "signal-night-train", colour=self.word(colour, lang), rank=rank[0])

    def label(self, view: View, text: str, lang: str) -> str:
        verb, _, noun = text.partition(" ")
        if verb in ("lay", "shunt"):
            return say(lang, f"signal-night-{verb}", n=noun.partition(".")[2])
        return super().label(view, text, lang)

    def lying(self, view: View, zone: ZoneView, lang: str) -> list[str]:
        if zone.name != "hand":
            return super().lying(view, zone, lang)
        return [self.known(view, zone, i, lang) for i in range(zone.size)]

    def note(self, view: View, zone: ZoneView, i: int, lang: str) -> str:
        """On the board: what the clues leave or rule out, as short as can be."""
        if zone.name != "hand" or zone.seat is None:
            return ""
        left = [HINTS.left(view, zone.seat, zone.places[i], trait) for trait in (0, 1)]
        parts = [self.shortly(some, all, lang) for some, all in zip(left, (COLOURS, RANKS), strict=True)]
        return " · ".join(part for part in parts if part)

    def shortly(self, left: list[str], all: tuple[str, ...], lang: str) -> str:
        """`red`, `red green`, or `not red` where more is left than ruled out."""
        out = [one for one in all if one not in left]
        if len(out) < len(left):
            said = " ".join(self.word(one, lang) for one in out)
            return say(lang, "signal-night-not", values=said) if out else ""
        return " ".join(self.word(one, lang) for one in left)

    def known(self, view: View, hand: ZoneView, i: int, lang: str) -> str:
        """A train with what its driver may think it is."""
        assert hand.seat is not None
        said = self.card(hand.cards[i], lang)
        colours, ranks = (HINTS.left(view, hand.seat, hand.places[i], trait) for trait in (0, 1))
        if len(colours) == len(COLOURS) and len(ranks) == len(RANKS):
            return said
        words = [self.word(colour, lang) for colour in colours]
        return say(lang, "signal-night-known", card=said, colours=join(lang, words), ranks=join(lang, ranks))

    def figures(self, view: View, name: str, lang: str) -> list[str]:
        if name in CLUE_ROWS:  # said with each train
            return []
        if name != "height":
            return super().figures(view, name, lang)
        pairs = zip(COLOURS, view.numbers[name], strict=True)
        return [say(lang, "signal-night-height", line=self.word(colour, lang), n=n) for colour, n in pairs]

    def sentence(self, view: View, kind: str, args: dict[str, Any], lang: str) -> str:
        if kind != "clue":
            return super().sentence(view, kind, args, lang)
        trait = HINTS.traits[args["trait"]]
        places = [say(lang, "signal-night-place", n=i + 1) for i in range(PLACES) if args["at"] >> i & 1]
        names = {who: seat_name(lang, view.names, args[who]) for who in ("seat", "to")}
        value = self.word(trait.words[args["value"]], lang)
        return say(lang, "signal-night-clue", value=value, places=join(lang, places), **names)

    def prompt(self, view: View, lang: str) -> str:
        if view.result is None:
            return super().prompt(view, lang)
        return say(lang, RESULTS.get(view.result.ending, "signal-night-won"), n=view.result.scores[0])


def words_of(home: Home) -> Night:
    return Night("signal-night", LAYOUT, 5, home, bookkeeping)
