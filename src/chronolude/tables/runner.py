"""Whole games between bots, quickly: the bots' sights and memories and nothing else, no record and no words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ..games.game import Game
from ..kernel.ask import FIRST, Ask
from ..kernel.chance import Cheap, Source
from ..kernel.engine import answer, begin
from ..kernel.state import Event, Log, State, numbers
from ..sight import Sight, first_memories, fold, project
from .notes import Notes
from .opening import check_seats, ints_of, settle_options
from .table import Chooser

CAP: Final = 20_000  # decisions after which a game is cut short; far beyond what any of our games takes


class Played(msgspec.Struct, frozen=True):
    """One game in figures."""

    decisions: int
    rounds: int | None
    """None where a game has no rounds."""
    ending: str
    """The ending's id; empty when the game was cut short."""
    winners: list[int]
    scores: list[int] = []
    """By seat; empty when the game was cut short."""


class Course:
    """What every game of a run shares: the game, its settings and the table before the deal."""

    def __init__(self, game: Game, seats: int | None, options: dict[str, object], cap: int = CAP) -> None:
        self.seats = check_seats(game, seats)
        self.options = settle_options(game, self.seats, options)
        self.game = game.under(self.options)
        self.cap = cap
        self.blank: State = self.game.rulebook.blank(
            self.game.rules, self.seats, ints_of(self.game, self.options), Source()
        )

    def play(
        self, choosers: Sequence[Chooser], source: Source, picks: Source | None = None, notes: Notes | None = None
    ) -> Played:
        """One game from the deal to its end or to the cap. `picks` says who is quickest where the first counts."""
        run = Run(self.game, begin(self.blank, source), choosers, picks or Cheap(0), notes)
        while (ask := run.state.ask) is not None and run.decisions < self.cap:
            run.answer_ask(ask)
        return self.result(run)

    def result(self, run: Run) -> Played:
        game, values = self.game, numbers(run.state)
        rounds = values[game.layout.offsets[game.round_number]] if game.round_number else None
        if run.state.mode >= 0:
            return Played(run.decisions, rounds, "", [])
        end = game.rulebook.result(game.layout, values, self.seats)
        return Played(run.decisions, rounds, end.ending, end.winners, end.scores)


class Run:
    """One game under way. Memories are kept for those seats whose bot looks at its sight."""

    def __init__(
        self, game: Game, state: State, choosers: Sequence[Chooser], picks: Source, notes: Notes | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.choosers = choosers
        self.picks = picks
        self.decisions = 0
        looking = [seat for seat, chooser in enumerate(choosers) if getattr(chooser, "looks", True)]
        self.memories = first_memories(state, looking)
        self.told: list[Event] = []
        self.notes = notes
        if notes is not None:
            notes.begin(state)
        if self.memories or notes is not None:
            state.log = Log(self.told)

    def answer_ask(self, ask: Ask) -> None:
        """Every seat that owes an answer gives one, a move in parts to its end."""
        seats = ask.seats
        if ask.mode == FIRST:
            seats = [seats[self.picks.draw(5, self.decisions, len(seats))]]
        for seat in seats:
            acts = [self.choose(seat)]
            while self.state.mode >= 0 and self.state.part:
                acts.append(self.choose(seat))
            self.decisions += 1
            if self.notes is not None:
                self.notes.answered(seat, len(ask.of(seat)), acts)
                self.notes.told(self.told)
            self.remember()

    def choose(self, seat: int) -> int:
        act = self.choosers[seat].choose(self.sight(seat))
        answer(self.state, seat, act)
        return act

    def sight(self, seat: int) -> Sight:
        """What the seat sees; a bot that looks at nothing but its options is spared the rest."""
        if seat in self.memories:
            return project(self.state, seat, self.memories[seat])
        bare = Sight(self.game.layout, seat, len(self.choosers))
        if (ask := self.state.ask) is not None:
            bare.options = sorted(ask.of(seat))
        return bare

    def remember(self) -> None:
        """Fold what was told since the last answer into the memories."""
        fold(self.memories, self.told, self.game.layout, self.game.rulebook.infer)
        self.told.clear()
