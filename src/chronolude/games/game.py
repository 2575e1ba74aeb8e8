"""What a game brings: six things and nothing more. Third parties bring the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ..kernel.chance import Source
from ..kernel.layout import Layout
from ..kernel.state import NONE, Rules, State, Table
from ..kernel.verbs import move, push
from ..locale import LANGUAGES
from . import plain
from .standing import Standing

Blank = Callable[[Rules, int, dict[str, int], Source], State]
"""From rules, seats, options and chance to the table before the deal."""


class Option:
    """A switch settled before the deal. Its value is a number of the same name in the state."""

    def __init__(
        self, name: str, values: tuple[str, ...], default: int = 0, rule: str = "", low: int = 0, seat: bool = False
    ) -> None:
        self.name = name
        self.values = values
        """Words in the order of their ints."""
        self.default = default
        self.low = low
        """The int of the first word."""
        self.rule = rule
        """The rule or option number players find it under."""
        self.seat = seat or name == "first"
        """Whether a figure among the words is a seat."""

    @property
    def usual(self) -> str:
        """The value when nobody says anything."""
        return self.values[self.default]

    def number(self, word: str) -> int:
        """The int that stands for a word in the state."""
        return self.low + self.values.index(word)

    def settle(self, value: object, seats: int) -> str:
        """The word for a value somebody gave; one that is none is refused by name."""
        word = str(value).lower()
        if word not in self.values:
            raise ValueError(f"option {self.name}: {word!r} is not one of {', '.join(self.values)}")
        if self.seat and word.isdigit() and int(word) >= seats:
            raise ValueError(f"option {self.name}: seat {word} is not one of 0 to {seats - 1}")
        return word

    def card(self) -> dict[str, Any]:
        """What a lobby shows of it."""
        return {"name": self.name, "values": list(self.values), "default": self.usual, "rule": self.rule}


class TextOption:
    """An option whose value is a text of its own form, such as the names of data files.

    It has no number in the state: it says which layout is laid out (`Game.variant`).
    """

    def __init__(
        self,
        name: str,
        usual: str,
        read: Callable[[str], str],
        rule: str = "",
        listed: Callable[[], tuple[str, ...]] = tuple,
        faults: Callable[[], dict[str, str]] = dict,
        titles: Callable[[], dict[str, dict[str, str]]] = dict,
        several: bool = False,
    ) -> None:
        self.name = name
        self.usual = usual
        self.read = read
        """From what somebody gave to the settled form, which alone decides the layout; raises ValueError."""
        self.rule = rule
        self.listed = listed
        """Values worth offering now, the usual one left out; many more may be read."""
        self.faults = faults
        """Data files that cannot be used now, by name, and why."""
        self.titles = titles
        """What listed values are called in each language, where the data themselves say."""
        self.several = several
        """Whether listed values may be joined by commas."""

    @property
    def values(self) -> tuple[str, ...]:
        return (self.usual, *(value for value in self.listed() if value != self.usual))

    def settle(self, value: object, _seats: int) -> str:
        """The settled form of a value somebody gave."""
        try:
            return self.read(str(value).strip())
        except ValueError as error:
            raise ValueError(f"option {self.name}: {error}") from None

    def card(self) -> dict[str, Any]:
        """What a lobby shows of it."""
        plain = {"name": self.name, "values": list(self.values), "default": self.usual, "rule": self.rule}
        more = {"text": True, "several": self.several, "titles": self.titles(), "faults": self.faults()}
        return {**plain, **more}


AnyOption = Option | TextOption


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
        note: Callable[[str, dict[str, Any]], dict[str, Any]] | None = None,
        recalls: Callable[[Any], bool] | None = None,
        inspect: Callable[[Any, list[str]], dict[str, Any]] | None = None,
        doubts: Callable[[str], list[str]] | None = None,
        may_tell: Callable[[Any, str], str] | None = None,
        catalogue: Callable[[str], dict[str, Any]] | None = None,
        whole: bool = False,
    ) -> None:
        self.prompt = prompt
        self.label = label
        self.line = line
        self.describe = describe
        self.reason = reason
        self.aid = aid
        self.title = title
        self.recalls = recalls
        """Whether a view may now remind its seat of where hidden cards lie, as far as it was told; None for never."""
        self.note = note
        """What an event carries besides its arguments, said from those this seat was told."""
        self.inspect = inspect
        """What a supposed change of the public table would bring, from a view; None where nothing can be supposed."""
        self.doubts = doubts
        """Sentences on facts of the data that nobody could confirm; None where there are none."""
        self.may_tell = may_tell
        """Whether a seat may say this to the others: `yes`, `ask` (are you sure?) or `no`; None where talk is free."""
        self.catalogue = catalogue
        """What is printed on the cards, in a language, for boards; None where names say it all."""
        self.whole = whole
        """Whether a label is made from the whole move up to its part (`as Ada > fight 1`), not from the part alone."""

    def noted(self, kind: str, args: dict[str, Any]) -> dict[str, Any]:
        """The arguments of an event with what the game adds to them."""
        return args if self.note is None else {**args, **self.note(kind, args)}


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

    ahead: int
    """The rule to the end of whose frame the ranges look, through choices and chance; NONE: to the first choice."""
    standing: tuple[Standing, ...]
    """Answers a seat may leave with the table once for all."""
    acts: str
    """The event that says a card acts; its `zone` is where that card lies, hidden from some. What follows depends
    on it: forecasts of whoever cannot see it stop there. Empty where no hidden card acts."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        layout: Layout,
        rules: Table,
        blank: Blank,
        options: tuple[AnyOption, ...] = (),
        reasons: tuple[str, ...] = (),
        result: Callable[[Layout, list[int], int], Result] = by_score,
        infer: Callable[[list[int], int, tuple[int, ...]], None] = plain.infer,
        words: Words | None = None,
        round_number: str = "",
        figures: tuple[str, ...] = (),
        ahead: int = NONE,
        variant: Callable[[dict[str, str]], Game] | None = None,
        standing: tuple[Standing, ...] = (),
        acts: str = "",
        book: type[Rules] = Rules,
    ) -> None:
        self.id = id
        self.version = version
        """Rises when a change of rules alters what old records mean."""
        self.seats = seats
        self.layout = layout
        self.rules = book(rules)
        """The table of steps, or the book made from it by which compiled code follows the same table."""
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
        self.variant = variant
        """The game as settled options lay it out, where zones and cards depend on them; None where they do not."""
        self.ahead, self.standing, self.acts = ahead, standing, acts
        self._under = lru_cache(maxsize=64)(self._vary)

    def under(self, options: dict[str, str]) -> Game:
        """The game as these settled options lay it out; the same options give the same game."""
        return self if self.variant is None else self._under(tuple(options.items()))

    def _vary(self, options: tuple[tuple[str, str], ...]) -> Game:
        assert self.variant is not None
        made = self.variant(dict(options))
        made.variant = self.variant
        return made

    def card(self) -> dict[str, Any]:
        """What a lobby shows: id, titles, seats, options with their values and rules."""
        return {
            "id": self.id,
            "title": {lang: self.words.title(lang) for lang in LANGUAGES},
            "version": self.version,
            "seats": list(self.seats),
            "options": [one.card() for one in self.options],
            "doubts": {lang: self.words.doubts(lang) if self.words.doubts else [] for lang in LANGUAGES},
        }
