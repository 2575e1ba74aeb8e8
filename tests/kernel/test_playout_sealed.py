"""A playout may begin where some sealed answers are in and others are not."""

import chronolude as cl
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import playout


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
