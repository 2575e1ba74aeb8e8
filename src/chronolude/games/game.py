"""What a game brings: six things and nothing more. Third parties bring the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.chance import Source
from ..kernel.layout import Layout
from ..kernel.state import Rules, State
from ..kernel.verbs import move, push
from ..locale import LANGUAGES
from . import plain

Blank = Callable[[Rules, int, dict[str, int], Source], State]
"""From rules, seats, options and chance to the table before the deal."""


class Option:
    """A switch settled before the deal. Its value is a number of the same name in the state."""

    def __init__(self, name: str, values: tuple[str, ...], default: int = 0, rule: str = "", low: int = 0) -> None:
        self.name = name
        self.values = values
        """Words in the order of their ints."""
        self.default = default
        self.low = low
        """The int of the first word."""
        self.rule = rule
        """The rule or option number players find it under."""

    def number(self, word: str) -> int:
        """The int that stands for a word in the state."""
        return self.low + self.values.index(word)


class Words:
    """How a game speaks: functions from a view in words, never from a state. What it does not say is said plainly."""

    def __init__(
        self,
        prompt: Callable[[Any, str], str] = plain.prompt,
        label: Callable[[Any, str, str], str] = plain.label,
        line: Callable[[Any, str, dict[str, Any], str], str] = plain.line,
        describe: Callable[[Any, str], str] = plain.describe,
        reason: Callable[[Any, str, list[str], str], str] = plain.reason,
        aid: Callable[[Any], dict[str, Any]] = plain.aid,
        title: Callable[[str], str] = str,
    ) -> None:
        self.prompt = prompt
        self.label = label
        self.line = line
        self.describe = describe
        self.reason = reason
        self.aid = aid
        self.title = title


class Result:
    """How a game ended."""

    def __init__(self, ending: str, winners: list[int], scores: list[int], rule: str) -> None:
        self.ending = ending
        self.winners = winners
        self.scores = scores
        self.rule = rule
        """The rule that ended it."""


def by_score(layout: Layout, n: list[int], seats: int) -> Result:
    """The result of a game that has one row of numbers, `score`: the most wins."""
    scores = plain.scores(layout, n, seats)
    best = max(scores)
    return Result("score", [seat for seat in range(seats) if scores[seat] == best], scores, "")


def heaped(layout: Layout, zone: int) -> Blank:
    """The simplest table before the deal: every card in one zone, and the first rule of the table is the set-up."""

    def blank(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
        s = State(layout, rules, seats, source)
        for name, value in options.items():
            s.n[layout.offsets[name]] = value
        for card in range(len(layout.cards)):
            move(s, card, zone)
        push(s, 0)
        return s

    return blank


class Game:
    """One registered game."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        layout: Layout,
        rules: Rules,
        blank: Blank,
        options: tuple[Option, ...] = (),
        reasons: tuple[str, ...] = (),
        result: Callable[[Layout, list[int], int], Result] = by_score,
        infer: Callable[[list[int], int, tuple[int, ...]], None] = plain.infer,
        words: Words | None = None,
        round_number: str = "",
        figures: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.version = version
        """Rises when a change of rules alters what old records mean."""
        self.seats = seats
        self.layout = layout
        self.rules = rules
        self.options = options
        self.reasons = reasons
        """Rule ids, in the order of the ints that steps refuse with."""
        self.blank = blank
        """The table before the deal, its stack holding the set-up."""
        self.result = result
        """From the public numbers of a game that is over."""
        self.infer = infer
        """What a seat may conclude from an event it was told; narrows its memory in place."""
        self.words = words or Words(title=lambda _: id)
        self.round_number = round_number
        """The number that counts rounds, if the game has rounds."""
        self.figures = figures
        """The public numbers whose range a forecast tells."""

    def card(self) -> dict[str, Any]:
        """What a lobby shows: id, titles, seats, options with their values and rules."""
        return {
            "id": self.id,
            "title": {lang: self.words.title(lang) for lang in LANGUAGES},
            "version": self.version,
            "seats": list(self.seats),
            "options": [
                {"name": one.name, "values": list(one.values), "default": one.values[one.default], "rule": one.rule}
                for one in self.options
            ],
        }
