"""What can be answered is told whole, with every part of every move: so it stays small enough to be sent and read."""

from __future__ import annotations

from typing import Final

import chronolude as cl

from ...tables.choices import Choice
from ..walk import Dice

MOST: Final = 2_000
"""Parts of all that one seat is offered at once."""


def law(table: cl.Table, dice: Dice) -> int:
    for seat in table.asked:
        count = 0
        offered: list[Choice] = list(table.options(seat))
        while offered:
            count += 1
            assert count <= MOST, f"seat {seat} is offered more than {MOST} parts of moves at once"
            offered += offered.pop().then
    return len(table.asked)
