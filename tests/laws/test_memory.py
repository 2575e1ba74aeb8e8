"""The true state always fits what every seat remembers, and so does every world imagined from it."""

import chronolude as cl
from chronolude.kernel.chance import Cheap
from chronolude.sight import fits, imagine
from tests.laws.walk import Dice, everyone


def law(table: cl.Table, dice: Dice) -> int:
    for seat in everyone(table):
        sight = table.sight(seat)
        assert fits(table.truth(), sight.memory), f"the truth does not fit what {seat} remembers"
        world = imagine(sight, table.game.rules, Cheap(0), Cheap(dice.randrange(1 << 30)))
        assert fits(world, sight.memory), f"a world does not fit what {seat} remembers"
    return table.seats + 1


def test_the_truth_fits_every_memory(hold) -> None:  # type: ignore[no-untyped-def]
    assert hold(law)
