"""Quick games between bots are the very games a table would play."""

import pytest

import chronolude as cl
from chronolude.bots import make
from chronolude.games import find
from chronolude.kernel.chance import Cheap
from chronolude.sight import Sight
from chronolude.tables.runner import Course, Run

GAME = find("contre-temps")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", ["classic", "paradox"])
@pytest.mark.parametrize("bots", [["random"] * 4, ["rule-of-thumb", "random"] * 2])
def test_a_run_is_the_game_a_table_plays(seed: int, mode: str, bots: list[str]) -> None:
    played = Course(GAME, 4, {"mode": mode}).play([make(GAME.id, name, i) for i, name in enumerate(bots)], Cheap(seed))
    table = cl.new(GAME.id, seats=4, seed=seed, mode=mode)
    choosers = [make(GAME.id, name, i) for i, name in enumerate(bots)]
    while table.result is None:
        seat = table.asked[0]
        table.play(seat, table.choose(seat, choosers[seat]))
    assert played.decisions == table.decision
    assert played.rounds == table.seen(None).numbers["round"]
    assert (played.ending, played.winners) == (table.result.ending, table.result.winners)


class Watcher:
    """Keeps what it was shown and answers the first option."""

    def __init__(self) -> None:
        self.shown: list[Sight] = []
        self.remembered: list[list[int]] = []

    def choose(self, sight: Sight) -> int:
        self.shown.append(sight)
        self.remembered.append(list(sight.memory))
        return sight.options[0]


class Blind(Watcher):
    looks = False


def test_sights_and_memories_are_those_of_the_table() -> None:
    watchers = [Watcher() for _ in range(3)]
    Course(GAME, 3, {}).play(watchers, Cheap(6))
    table = cl.new(GAME.id, seats=3, seed=6)
    expected: list[list[Sight]] = [[], [], []]
    while table.result is None:
        seat = table.asked[0]
        sight = table.sight(seat)
        expected[seat].append(sight)
        table.play(seat, table.choose(seat, Watcher()))
    for watcher, sights in zip(watchers, expected, strict=True):
        assert len(watcher.shown) == len(sights)
        for one, other in zip(watcher.shown, sights, strict=True):
            for field in ("zones", "faces", "n", "stack", "mode", "asked", "answered", "options", "sealed"):
                assert getattr(one, field) == getattr(other, field)
        assert watcher.remembered == [sight.memory for sight in sights]


def test_who_looks_at_nothing_but_options_is_shown_nothing_else() -> None:
    blind = [Blind() for _ in range(3)]
    Course(GAME, 3, {}).play(blind, Cheap(6))
    sight = blind[0].shown[0]
    assert sight.zones == []
    assert sight.options == sorted(sight.options)
    seeing = [Watcher() for _ in range(3)]
    Course(GAME, 3, {}).play(seeing, Cheap(6))
    assert [one.options for one in blind[0].shown] == [one.options for one in seeing[0].shown]


def test_a_capped_game_has_no_winner() -> None:
    played = Course(GAME, 3, {}, cap=5).play([Watcher() for _ in range(3)], Cheap(6))
    assert played.ending == ""
    assert played.winners == []
    assert 5 <= played.decisions < 8
    assert played.rounds is not None


def test_a_course_can_be_walked_many_times() -> None:
    course = Course(GAME, 4, {})
    first = course.play([make(GAME.id, "random", 1)] * 4, Cheap(1))
    course.play([make(GAME.id, "random", 2)] * 4, Cheap(2))
    assert course.play([make(GAME.id, "random", 1)] * 4, Cheap(1)) == first


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (7, {}), (3, {"mode": "odd"}), (3, {"colour": "red"})])
def test_wrong_settings_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"contre-temps|mode"):
        Course(GAME, seats, options)


def test_where_the_first_counts_the_quickest_is_drawn() -> None:
    from chronolude.kernel.ask import FIRST, Ask
    from chronolude.kernel.engine import begin
    from chronolude.kernel.offers import ask_first

    course = Course(GAME, 3, {})
    quick: set[int] = set()
    for seed in range(20):
        watchers = [Watcher() for _ in range(3)]
        run = Run(GAME, begin(course.blank, Cheap(1)), watchers, Cheap(seed))
        assert run.state.ask is not None
        options = run.state.ask.options[0]
        ask_first(run.state, [0, 1, 2], [options] * 3)
        ask: Ask = run.state.ask
        assert ask.mode == FIRST
        run.answer_ask(ask)
        assert run.decisions == 1
        quick.update(seat for seat in range(3) if watchers[seat].shown)
    assert quick == {0, 1, 2}
