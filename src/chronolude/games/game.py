"""What a game brings. Third parties bring the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import msgspec

from ..kernel.chance import Source
from ..kernel.layout import Layout
from ..kernel.state import NONE, Rules, State, Table
from ..kernel.verbs import move, push
from ..locale import LANGUAGES
from ..sight import Infer, Sight
from . import plain, possible
from .board import Board
from .bots import Bots
from .home import Home
from .legend import Legend
from .options import AnyOption, TextOption
from .possible import Wrong
from .seen import Aid, View
from .spoken import Spoken
from .standing import Standing
from .tools import Tools
from .words import Words

Blank = Callable[[Rules, int, dict[str, int], Source], State]
"""From rules, seats, options and chance to the table before the deal."""


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


def together(ending: str, won: bool, score: int, seats: int, rule: str = "") -> Result:
    """The result of a game that all win or lose together, with the one score of the table."""
    return Result(ending, list(range(seats)) if won else [], [score] * seats, rule)


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


class Rulebook:
    """What decides a game: all that the engine runs."""

    def __init__(
        self,
        layout: Layout,
        rules: Table | Rules,
        blank: Blank,
        reasons: tuple[str, ...] = (),
        result: Callable[[Layout, list[int], int], Result] = by_score,
        infer: Infer = plain.infer,
        pending: Callable[[Sight], dict[str, int]] = plain.pending,
        questions: Mapping[str, str] = MappingProxyType({}),
        settle: Callable[[State], Wrong | None] = possible.settle,
        hears: tuple[int, ...] | None = None,
    ) -> None:
        self.layout = layout
        """Zones with their audiences, public numbers, verbs, events."""
        self.rules = rules if isinstance(rules, Rules) else Rules(rules)
        """The table of steps, or the book made from it by which compiled code follows the same table."""
        self.blank = blank
        """The table before the deal, its stack holding the set-up."""
        self.reasons = reasons
        """Rule ids, in the order of the ints that steps refuse with."""
        self.result = result
        """From the public numbers of a game that is over."""
        self.infer = infer
        """What a seat may conclude from an event it was told; narrows its memory in place."""
        self.hears = hears
        """The kinds of event from which `infer` concludes anything; None: it is asked about all."""
        self.pending = pending
        """Figures that unfinished rules remember, which are public, for views to tell beside the numbers."""
        self.questions = questions
        """The rule under which each step asks, by the step's name, or for one verb by `step verb`: what forbids an
        answer that is no answer to the question and that the step itself did not refuse."""
        self.settle = settle
        """For a position that somebody wrote down: work out what follows from the rest, and say what cannot be."""


class Outlook:
    """How far a forecast looks, and what it tells besides events."""

    def __init__(
        self, figures: tuple[str, ...] = (), until: int = NONE, acts: str = "", counted: tuple[str, str] = ("", "")
    ) -> None:
        self.figures = figures
        """The public numbers whose range is told."""
        self.until = until
        """The rule to the end of whose frame the ranges look, through choices and chance; NONE: to the first choice."""
        self.acts = acts
        """The event that says a card acts; its `zone` is where that card lies, hidden from some. What follows depends
        on it: forecasts of whoever cannot see it stop there. Empty where no hidden card acts."""
        self.counted = counted
        """The event that tells a row of figures, in its last arguments, before the table is cleared for the next game;
        and the number that row is. Empty where nothing is cleared before the end."""


class Game:
    """One registered game: a rulebook, and whatever else it has.

    Must be brought: `id`, `version`, `seats`, `rulebook`. May be brought: `words` (without them it speaks plainly), a
    `home` (catalogue, law, lesson), `options`, a `board`, an `outlook` for forecasts, the number that counts rounds,
    `standing` answers, `tools`, `bots`, a `variant` where options decide which cards there are, and whether it is
    `cooperative`.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        rulebook: Rulebook,
        words: Words | None = None,
        home: Home | None = None,
        options: tuple[AnyOption, ...] = (),
        board: Board | None = None,
        outlook: Outlook | None = None,
        round_number: str = "",
        standing: tuple[Standing, ...] = (),
        tools: Tools | None = None,
        bots: Callable[[], Bots] = Bots,
        variant: Callable[[dict[str, str]], Game] | None = None,
        cooperative: bool = False,
    ) -> None:
        self.id = id
        self.version = version
        """Rises when a change of rules alters what old records mean."""
        self.seats = seats
        self.rulebook = rulebook
        self.layout, self.rules = rulebook.layout, rulebook.rules
        """Of the rulebook, for the many who read only these."""
        self.words = words or Spoken("", rulebook.layout, seats[1], home).words(title=lambda _: id)
        self.home = home
        self.options = options
        self.board = self._named(board or Board())
        self.outlook = outlook or Outlook()
        self.round_number = round_number
        """The number that counts rounds, if the game has rounds."""
        self.standing = standing
        """Answers a seat may leave with the table once for all."""
        self.tools = tools or Tools()
        self.bots = bots
        """Who can play it besides people; asked for when somebody is to, so that a game alone imports no search."""
        self.variant = variant
        """The game as settled options lay it out, where zones and cards depend on them; None where they do not."""
        self.cooperative = cooperative
        """Whether all seats win or lose together: a score is then the table's, and a win is not split."""
        self.settled: tuple[tuple[str, str], ...] | None = None
        """The options that laid it out, where they did."""
        self._under = lru_cache(maxsize=64)(self._vary)
        self.layout.origin = self
        self.rules.origin = self

    def aided(self, view: View, lang: str, aid: Aid | None = None, besides: list[str] | None = None) -> View:
        """A view with all that a page shows besides its zones and numbers, for readers of one language."""
        aid = self.board.aid(view, lang) if aid is None else aid
        besides = self.words.besides(view, lang) if besides is None else besides
        return msgspec.structs.replace(view, aid=aid, besides=besides)

    def _named(self, board: Board) -> Board:
        """A board without an aid of its own, such as the generic one, is told what the game calls things."""
        if board.kind is Aid:
            plainly = Spoken("", self.layout, self.seats[1], self.home, self.words.bookkeeping)
            board.kind, board.aid = Legend, self.words.legend or plainly.legend
        return board

    def under(self, options: dict[str, str]) -> Game:
        """The game as these settled options lay it out; the same options give the same game."""
        return self if self.variant is None else self._under(tuple(options.items()))

    def _vary(self, options: tuple[tuple[str, str], ...]) -> Game:
        assert self.variant is not None
        made = self.variant(dict(options))
        made.variant = self.variant
        made.settled = options
        return made

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its name: the same game is found where it is wanted again."""
        return found, (self.id, self.settled)

    def stamp(self) -> tuple[object, ...]:
        """Changes when its card does."""
        return tuple(one.stamp() for one in self.options if isinstance(one, TextOption))

    def card(self) -> dict[str, Any]:
        """What a lobby shows: id, titles, seats, options with their values and rules."""
        return {
            "id": self.id,
            "title": {lang: self.words.title(lang) for lang in LANGUAGES},
            "version": self.version,
            "seats": list(self.seats),
            "options": [one.card() for one in self.options],
            "doubts": {lang: self.words.doubts(lang) for lang in LANGUAGES},
        }


def found(id: str, settled: tuple[tuple[str, str], ...] | None) -> Game:
    """The game of this name, laid out by these options."""
    from . import find  # noqa: PLC0415  (the register is made of games)

    game = find(id)
    return game if settled is None else game.under(dict(settled))
