"""Whole games of the fixture by bots: the invariants hold after every answer, and every game comes to an end."""

import pytest

from chronolude.bots import make
from chronolude.games.time_stories import game_of
from chronolude.games.time_stories.names import ABANDON
from chronolude.games.time_stories.tools.runs import MOST, play
from chronolude.games.time_stories.tools.truths import untruths
from chronolude.kernel.ask import verb_of
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import answer, begin
from chronolude.kernel.rows import PLAIN
from chronolude.kernel.state import NONE, Event, Log, State
from chronolude.kernel.verbs import sealed_by
from tests.games.time_stories.scenes import MADE, scene, state
from tests.twice import is_deep_run

GAME = game_of(MADE)


def runs(name: str, seats: int, count: int) -> None:
    for seed in range(count):
        run = play(GAME, MADE, seats, lambda number: make("time-stories", name, number), seed)
        assert run.untruths == [] and run.answers < MOST, (name, seats, seed)
        assert run.ending != "run limit"


@pytest.mark.parametrize("name", ["random", "curious", "planner", "companion"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r_225_r_226_r_227_r_228_r_229_r_230_r_231_hold_in_a_few_games(name: str, seats: int) -> None:
    runs(name, seats, 4)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_laws_hold_for_many_random_games_at_each_number_of_seats(seats: int) -> None:
    runs("random", seats, 500 if is_deep_run() else 100)


class Careful(list[Event]):
    """A log that looks at the table whenever something is told."""

    def __init__(self, s: State) -> None:
        super().__init__()
        self.s = s
        self.looks = 0

    def append(self, event: Event) -> None:
        self.looks += 1
        found = untruths(MADE, self.s)
        assert not found, f"{GAME.layout.tellings[event.kind].name}: {found}"
        super().append(event)


def wander(s: State, picks: Cheap, most: int) -> None:
    """Any answer but giving up."""
    for k in range(most):
        if s.ask is None:
            return
        seat = next((one for one in s.ask.seats if sealed_by(s, one) == NONE), s.ask.seats[0])
        options = [act for act in s.ask.of(seat) if verb_of(act) != ABANDON]
        answer(s, seat, options[picks.draw(0, k, len(options))])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r_225_r_226_r_227_r_228_r_229_r_230_r_231_hold_after_every_event(seats: int) -> None:
    for seed in range(3):
        s = begin(GAME.rulebook.blank(GAME.rules, seats, {}, Cheap(seed)), Cheap(seed))
        log = Careful(s)
        s.log = Log(log)
        wander(s, Cheap(seed + 50), 300)
        assert log.looks > 50 or not PLAIN  # compiled rules append to a list without asking it
        assert untruths(MADE, s) == []


def test_an_untruth_would_be_noticed() -> None:
    s = state(scene(2))
    assert untruths(MADE, s) == []
    from chronolude.games.time_stories import names

    s.n[names.VORTEX] += 1
    s.n[names.MAGIC] = 9
    assert [one[:5] for one in untruths(MADE, s)] == ["R-225", "R-230", "R-230"]
