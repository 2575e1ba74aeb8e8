"""A playout may begin where some sealed answers are in and others are not."""

import chronolude as cl
from chronolude.kernel.ask import FIRST, SEALED
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import playout, run
from chronolude.kernel.offers import ask_sealed
from chronolude.kernel.state import State
from chronolude.kernel.verbs import push, sealed_by
from tests.kernel.small import state


def test_a_playout_goes_on_from_an_ask_that_some_have_answered() -> None:
    for seed in range(20):
        table = cl.new("chrononauts", seats=4, seed=seed)
        assert table.is_sealed
        for seat in (1, 2, 3):
            table.play(seat, "keep")
        state = table.truth()
        state.source = Cheap(seed)
        assert playout(state, Cheap(seed), 5_000) > 1
        assert state.mode < 0 or state.offered > 0


def test_in_a_playout_each_seat_gives_an_answer_of_its_own() -> None:
    """Sealed or first come, first served: what is offered to one seat is never given by another."""
    for mode in (SEALED, FIRST):
        given: set[tuple[int, int]] = set()

        def pose_both(s: State, mode: int = mode) -> None:
            ask_sealed(s, [0, 1], [[10, 11], [20, 21, 22]], mode)

        def look(s: State, mode: int = mode, given: set[tuple[int, int]] = given) -> None:
            seats = range(2) if mode == SEALED else [int(s.by)]
            given.update((seat, int(sealed_by(s, seat) if mode == SEALED else s.answer)) for seat in seats)

        for seed in range(40):
            s = state([(pose_both, look)])
            push(s, 0)
            run(s)
            playout(s, Cheap(seed))
        assert given == {(act // 10 - 1, act) for act in (10, 11, 20, 21, 22)}
