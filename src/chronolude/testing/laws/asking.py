"""At every decision somebody is asked and has an answer, or the game is over and says how."""

from __future__ import annotations

import chronolude as cl

from ..walk import Dice, everyone


def law(table: cl.Table, dice: Dice) -> int:
    if table.result is None:
        assert table.asked
        for seat in range(table.seats):
            owes = seat in table.asked
            assert not owes or table.options(seat), f"seat {seat} is asked and has no answer"
            assert bool(table.options(seat)) == (owes or seat in table.view(seat)["answered"])
        return 1
    ended = table.result
    assert table.asked == () and not any(table.options(seat) for seat in range(table.seats))
    assert len(ended.ranks) == len(ended.scores) == table.seats
    assert all(ended.ranks[seat] == 1 for seat in ended.winners)
    assert all(table.view(seat)["mode"] == "over" for seat in everyone(table))
    assert all(table.view(seat)["result"] is not None for seat in everyone(table))
    return 1
