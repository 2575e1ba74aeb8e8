"""Play a plan: all rows side by side, those that are decided left alone, within the budget."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from chronolude.bots.arena.contest import Heat, hold
from chronolude.bots.arena.journal import Journal, key_of
from chronolude.bots.arena.match import Lot, Match
from chronolude.search.work import share
from scripts.strength.plan import SOLVER, Plan, Row
from scripts.strength.solving import play_or_solve
from scripts.strength.trials import Trial


class Session:
    """A plan under way. Rows that ask for the same match share its games."""

    def __init__(self, plan: Plan, journal: Journal, *, quick: bool) -> None:
        self.plan = plan
        self.quick = quick
        self.journal = journal
        self.heats: dict[str, Heat] = {}
        for row in plan.row:
            for match in self.matches(row):
                self.widen(match, self.deals(row))
        self.trials = [self.trial(row) for row in plan.row]
        self.settle()

    def deals(self, row: Row) -> int:
        return row.quick if self.quick else row.deals

    def matches(self, row: Row) -> list[Match]:
        """The row's own match, the one beside it, and the solver's deals, as far as it has them."""
        line_ups = [row.bots, row.beside, [SOLVER] if row.solver else []]
        return [row.match(self.plan.seed, bots) for bots in line_ups if bots]

    def widen(self, match: Match, deals: int) -> None:
        """See that a match has deals enough for a row."""
        key = key_of(match)
        if key not in self.heats or self.heats[key].wanted < deals:
            self.heats[key] = Heat(match, deals, self.journal)

    def trial(self, row: Row) -> Trial:
        return Trial(row, [self.heats[key_of(match)] for match in self.matches(row)], self.deals(row), quick=self.quick)

    def settle(self) -> None:
        """Look at every row; a match goes on as long as a row that wants it is open."""
        for trial in self.trials:
            trial.look()
        wanted = {id(heat) for trial in self.trials if trial.is_open for heat in trial.heats}
        for heat in self.heats.values():
            heat.is_open = id(heat) in wanted

    def play(self, jobs: int, told: Callable[[Session], None] = lambda _: None) -> None:
        """Until every row is decided or the budget is spent."""

        def after(_heat: Heat, _lot: Lot) -> None:
            self.settle()
            told(self)

        minutes = self.plan.quick_minutes if self.quick else self.plan.minutes
        engine = partial(share, jobs=jobs)
        hold(list(self.heats.values()), self.journal, engine, after, 60 * minutes * jobs, play_or_solve)
        self.cut()

    def cut(self) -> None:
        """Play no more: rows that are open are judged by what is there."""
        for trial in self.trials:
            trial.cut()

    @property
    def done(self) -> float:
        """How many of the heats are through, by the deals they wanted."""
        return sum(len(heat.played) / heat.wanted if heat.is_open else 1.0 for heat in self.heats.values())

    @property
    def seconds(self) -> float:
        """What was spent, in seconds of one core, earlier runs included."""
        return sum(heat.seconds for heat in self.heats.values())
