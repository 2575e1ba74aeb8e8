"""One playthrough by bots, and what an author wants to know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from ....kernel.ask import FIRST, SEALED, Ask
from ....kernel.chance import Cheap
from ....kernel.engine import answer, begin
from ....kernel.state import NONE, Event, Log, State
from ....kernel.verbs import sealed_by
from ....sight import face, first_memory, project, remember
from .. import names
from ..mission.load import Mission
from .dead_ends import is_dead
from .seeing import Watcher
from .truths import untruths

Maker = Callable[[int], Any]
"""From a seed to a bot: it has `choose(sight)`."""
MOST: Final = 3000  # answers after which a run is cut: the run limit
OUTCOMES: Final = ("success", "partial", "failure")
MOST_TRIES: Final = 12  # of the oracle at one deal
OFTEN: Final = 10  # answers between two looks for a dead end


class Playthrough:
    """One playthrough and what it saw."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.ending = self.outcome = ""
        self.score: int | None = None
        self.seen: set[str] = set()
        self.counts: Counter[str] = Counter()
        """How often something happened: `empty` answers had no choice, `moments` are decisions as people count."""
        self.trials: Counter[tuple[str, str]] = Counter()
        """Attempts by block and outcome."""
        self.spent_on, self.chosen = Counter[str](), Counter[str]()
        """Locations travelled to and options taken."""
        self.azrak: list[float] = []
        """The mean reserve at the beginning of each turn."""
        self.flow: list[Counter[str]] = []
        """Azrak spent, lost and gained in each visit."""
        self.fresh: list[int] = []
        """How many components had been seen when each turn began."""
        self.turns = self.answers = self.words_aloud = self.words_silent = self.locked = 0
        self.puzzles: Counter[tuple[str, str]] = Counter()
        """For each puzzle: met, and answers by how they were found and whether they were right."""
        self.receptacles: tuple[str, ...] = ()
        self.log: list[tuple[int, int]] = []
        self.untruths: list[str] = []
        """Invariants that did not hold, which no mission can excuse."""
        self.dead_at = -1
        """The answer after which no success or partial ending could be reached any more."""

    @property
    def minutes(self) -> float:
        """Reading aloud at 150 words a minute, silently at 220, 10 s for a decision, 45 s for a round of telepathy.

        What several seats answer at once is one decision, and to wait is none.
        """
        reading = self.words_aloud / 150 + self.words_silent / 220
        return reading + self.counts["moments"] / 6 + 0.75 * self.counts["telepathy"]

    @property
    def words(self) -> int:
        return self.words_aloud + self.words_silent

    @property
    def soft_locks(self) -> int:
        """Turns after three in a row that showed nothing new."""
        return sum(self.fresh[turn] == self.fresh[turn - 3] for turn in range(3, len(self.fresh)))


def foreseen(game: Any, made: Mission, seats: int, maker: Maker, seed: int) -> Playthrough:
    """The oracle: companions who begin the same deal again, Destiny and all, until they win. A proof that one can."""
    tries = (play(game, made, seats, maker, seed, attempt) for attempt in range(MOST_TRIES))
    runs: list[Playthrough] = []
    for run in tries:
        runs.append(run)
        if run.outcome == "success":
            break
    return runs[-1]


def play(game: Any, made: Mission, seats: int, maker: Maker, seed: int, attempt: int = 0) -> Playthrough:
    """One run from the first choice to the end or the run limit; another attempt is the same deal played otherwise."""
    s = begin(game.rulebook.blank(game.rules, seats, {}, Cheap(seed)), Cheap(seed))
    run = Playthrough(seed)
    bots = [maker(seed * 31 + seat + 7919 * attempt) for seat in range(seats)]
    memories = [first_memory(project(s, seat, [])) for seat in range(seats)]
    told: list[Event] = []
    s.log = Log(told)
    watcher = Watcher(game.layout, made, run)
    picks = Cheap(seed + 77 + attempt)
    while s.ask is not None and run.answers < MOST:
        for seat in owing(s, s.ask, picks, run.answers):
            sight = project(s, seat, memories[seat])
            act = bots[seat].choose(sight)
            watcher.before(s, act, sight)
            run.log.append((seat, act))
            answer(s, seat, act)
            run.answers += 1
            run.untruths += untruths(made, s)
            watcher.after(s, told)
            fold(game, told, memories)
            look_ahead(made, run, s)
    finish(made, run, s)
    return run


def look_ahead(made: Mission, run: Playthrough, s: State) -> None:
    """Now and then: whether the mission can still be brought to a good end."""
    if run.dead_at < 0 and run.answers % OFTEN == 0 and s.depth > 0 and is_dead(made, s):
        run.dead_at = run.answers


def fold(game: Any, told: list[Event], memories: list[list[int]]) -> None:
    """Every seat remembers what it was told."""
    for event in told:
        for seat, memory in enumerate(memories):
            remember(memory, *face(event, seat, game.layout))
    told.clear()


def owing(s: State, ask: Ask, picks: Cheap, k: int) -> list[int]:
    """Who answers now: every sealed seat, or whoever is quickest."""
    if ask.mode == SEALED:
        return [seat for seat in ask.seats if sealed_by(s, seat) == NONE]
    return [ask.seats[picks.draw(1, k, len(ask.seats))]] if ask.mode == FIRST else [ask.seats[0]]


def finish(made: Mission, run: Playthrough, s: State) -> None:
    ending = int(s.n[names.ENDING])
    run.turns = int(s.n[names.TURN])
    run.ending = ["run limit", "lost", "abandoned", *made.endings][ending]
    run.outcome = "failure"
    run.receptacles = tuple(made.receptacles[int(s.n[names.WHO + agent])] for agent in range(int(s.n[names.AGENTS])))
    run.locked = int(s.n[names.REPORT]) + sum(int(s.n[names.OF_MISSION + i]) for i in range(len(made.locations)))
    if ending >= names.ENDING_OF_MISSION:
        index = ending - names.ENDING_OF_MISSION
        run.outcome = OUTCOMES[made.rows["ending_outcome"][index]]
        run.seen.add(f"ending {made.endings[index]}")
        run.score = int(s.n[names.SCORE]) if made.rows["ending_scored"][index] else None
