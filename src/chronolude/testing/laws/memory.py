"""The true state always fits what every seat remembers, and so does every world imagined from it."""

from __future__ import annotations

import chronolude as cl

from ...kernel.chance import Cheap
from ...sight import fits, imagine
from ..walk import Dice, everyone


def law(table: cl.Table, dice: Dice) -> int:
    for seat in everyone(table):
        sight = table.sight(seat)
        assert fits(table.truth(), sight.memory), f"the truth does not fit what {seat} remembers"
        world = imagine(sight, table.game.rules, Cheap(0), Cheap(dice.randrange(1 << 30)))
        assert fits(world, sight.memory), f"a world does not fit what {seat} remembers"
    return table.seats + 1
