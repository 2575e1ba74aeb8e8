"""Every test runs twice, as it were: passed through JSON between any two answers, a game stays the same game."""

from __future__ import annotations

from typing import Final

import chronolude as cl

from ..walk import MOST_DECISIONS, Dice, Venue, any_answer, everyone
from .positions import hidden_memories, read_back, seen

LOOKS: Final = 3
"""Every how many answers all is looked at: what a position leaves out stays out, so a later look still finds it."""
TRIED: Final = 6
"""Every how many answers a position is tried out as a stranger's is; the others are believed."""


def told(table: cl.Table, since: int) -> list[object]:
    return [[(one.kind, one.args) for one in table.events(seat, since)] for seat in everyone(table)]


def whole_game(place: Venue) -> None:
    table = place.open()
    dice = Dice(f"through {place}")
    again = table.clone()
    while table.result is None and table.decision < MOST_DECISIONS:
        seat, path = any_answer(table, dice)
        again = read_back(again, is_believed=table.decision % TRIED != 0)
        since = table.event_count
        table.play(seat, path)
        again.play(seat, path)
        assert told(again, 0) == told(table, since)
        if table.decision % LOOKS == 0 or table.result is not None:
            assert seen(again) == seen(table)
            assert hidden_memories(again) == hidden_memories(table)
    assert again.result == table.result
    assert again.digest() == table.digest()
