"""Running rules, three modes of asking, and the loops of the engine."""

import pytest

from chronolude.kernel.ask import Ask
from chronolude.kernel.chance import Cheap, Source
from chronolude.kernel.engine import NotOffered, after, answer, ask_again, batch, begin, playout, run
from chronolude.kernel.layout import EVERYONE
from chronolude.kernel.offers import ask, ask_first, ask_part, ask_sealed
from chronolude.kernel.rows import PLAIN
from chronolude.kernel.state import NONE, State, Table
from chronolude.kernel.verbs import push, sealed_by
from tests.kernel.small import state

COINS = 1


def note(s: State) -> None:
    s.n[COINS] = s.n[COINS] * 10 + s.a


def ask_one(s: State) -> None:
    ask(s, s.seat, [3, 4])


def ask_all(s: State) -> None:
    ask_sealed(s, [0, 1], [[3, 4], [5]])


def ask_any(s: State) -> None:
    ask_first(s, [0, 1], [[3], [4]])


def ask_more(s: State) -> None:
    ask_part(s, s.seat, [6])


def read(s: State) -> None:
    s.n[COINS + 1] = s.n[COINS + 1] % 100 * 100 + s.by * 10 + s.answer


def nest(s: State) -> None:
    push(s, 1, 0, s.a + 1)


def loop(s: State) -> None:
    if s.a < 3:
        push(s, 0, 0, s.a + 1)


def table(*rules: tuple[object, ...], seat: int = 0) -> State:
    s = state(list(rules))  # type: ignore[arg-type]
    push(s, 0, seat, 1, 2)
    run(s)
    return s


def is_over(s: State) -> bool:
    return s.ask is None


def test_steps_run_in_order_and_a_pushed_rule_runs_before_what_is_beneath() -> None:
    assert int(table((note, nest, note), (note, note)).n[COINS]) == 1221


def test_a_last_step_that_pushes_its_own_rule_is_a_loop_without_depth() -> None:
    s = table((note, loop))
    assert int(s.n[COINS]) == 123 and int(s.depth) == 0


def test_one_seat_is_asked_and_the_next_step_reads() -> None:
    s = table((ask_one, read, note), seat=1)
    assert s.ask is not None and s.ask.seats == [1] and not s.ask.part
    for seat, act in ((0, 3), (1, 5)):
        with pytest.raises(NotOffered):
            answer(s, seat, act)
    answer(s, 1, 4)
    assert int(s.n[COINS + 1]) == 14 and is_over(s) and int(s.n[COINS]) == 1


def test_sealed_answers_wait_for_the_last_and_may_be_changed() -> None:
    s = table((ask_all, read))
    answer(s, 0, 3)
    answer(s, 0, 4)
    assert s.ask is not None and int(sealed_by(s, 0)) == 4 and int(s.n[COINS + 1]) == 0
    answer(s, 1, 5)
    assert is_over(s) and [int(sealed_by(s, 0)), int(sealed_by(s, 1))] == [4, 5]


def test_whoever_answers_first() -> None:
    s = table((ask_any, read))
    answer(s, 1, 4)
    assert s.ask is None and int(s.n[COINS + 1]) == 14


def test_a_part_is_marked() -> None:
    s = table((ask_one, ask_more, read))
    answer(s, 0, 3)
    assert s.ask is not None and s.ask.part


def test_asking_again_rebuilds_the_ask_and_keeps_sealed_answers() -> None:
    s = table((note, ask_all, read))
    answer(s, 0, 4)
    s.mode = NONE
    s.seat = s.a = s.b = 99
    ask_again(s)
    asked: Ask | None = s.ask
    assert asked is not None and asked.options == [[3, 4], [5]] and int(sealed_by(s, 0)) == 4
    assert [int(s.seat), int(s.a), int(s.b)] == [0, 1, 2], "the step runs with its frame's values"
    assert int(s.n[COINS]) == 1, "only the asking step runs again"


def test_asking_again_when_it_is_over() -> None:
    s = table((note,))
    ask_again(s)
    assert s.ask is None


def test_after_leaves_the_given_state_untouched() -> None:
    s = table((ask_one, read))
    following = after(s, 0, 3)
    assert s.ask is not None and following.ask is None and int(s.n[COINS + 1]) == 0 and int(following.n[COINS + 1]) == 3


def rounds(s: State) -> None:
    if s.a < 5:
        push(s, 0, 0, s.a + 1)


LONG: Table = [(ask_one, read, ask_all, read, ask_any, read, rounds)]


def test_a_playout_answers_everything_and_counts() -> None:
    s = state(LONG)
    push(s, 0, 0, 1)
    blank = s.clone()
    run(s)
    assert playout(s, Cheap(1)) == 5 * 4 and s.ask is None
    assert playout(s, Cheap(1)) == 0
    again = begin(blank, Cheap(7))
    assert again.ask is not None and blank.ask is None
    assert 5 <= playout(again, Cheap(1), limit=5) <= 6 and again.ask is not None
    assert batch(blank, 3, 1) == 3 * 20


class Noting(Source):
    """Draws the last of everything and notes what it was asked."""

    def __init__(self) -> None:
        self.seen: set[tuple[int, int, int]] = set()

    def draw(self, line: int, k: int, n: int) -> int:
        self.seen.add((line, k, n))
        return n - 1


def test_a_playout_may_choose_any_seat_and_any_answer() -> None:
    who = set()
    for seed in range(12):
        s = state([(ask_any, read)])
        push(s, 0)
        run(s)
        playout(s, Cheap(seed))
        who.add(int(s.by))
    assert who == {0, 1}


def test_a_clone_shares_nothing_that_changes() -> None:
    s = table((ask_all, read))
    answer(s, 0, 3)
    before = list(s.n)
    twin = s.clone()
    assert list(twin.n) == before and twin.ask is not None and twin.ask.options == [[3, 4], [5]]
    for i in range(len(before)):
        twin.n[i] = EVERYONE
    assert list(s.n) == before
    assert twin.log is None and twin.refused is None and int(twin.by) == NONE


@pytest.mark.skipif(not PLAIN, reason="compiled, fields are C's")
def test_uncompiled_a_state_needs_no_dictionary_of_its_own() -> None:
    """Python 3.11 keeps up to 29 fields beside an object; with one more each of them is read from a dictionary."""
    assert len(vars(state().clone())) <= 29
