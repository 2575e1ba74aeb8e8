"""A position read back is the same table: to look at, to remember, and to play on."""

from __future__ import annotations

import json

import chronolude as cl

from ...tables.opening import resumed
from ..walk import Dice, any_answer, everyone


def read_back(table: cl.Table, *, is_believed: bool = False) -> cl.Table:
    """The table of this position; chance, which is no part of a position, goes on where it was.

    Unless it is believed, as what a table of ours told, it is played on by lot first: that is most of the work.
    """
    told = json.loads(json.dumps(table.position()))
    again = (resumed if is_believed else cl.position)(table.game.id, told)
    again._state.stream, again._state.draws = table._state.stream, table._state.draws
    again.draw_from(table._noted.source)
    return again


def seen(table: cl.Table) -> list[object]:
    """What seats see and may answer; how many answers led here is not part of a position."""
    views = [{**table.view(seat), "decision": 0} for seat in everyone(table)]
    options = [[one.text for one in table.options(seat)] for seat in range(table.seats)]
    return [views, options, table.asked]


def hidden_memories(table: cl.Table) -> list[dict[int, int]]:
    """What each seat remembers of the cards it cannot see."""
    out = []
    for seat in everyone(table):
        sight = table.sight(seat)
        visible = {card for zone in sight.zones for card in zone}
        out.append({card: mask for card, mask in enumerate(sight.memory) if card not in visible})
    return out


def law(table: cl.Table, dice: Dice) -> int:
    again = read_back(table)
    assert again == table and again.position() == table.position()
    assert read_back(again, is_believed=True).position() == table.position()
    assert seen(again) == seen(table)
    assert hidden_memories(again) == hidden_memories(table)
    if table.result is None:
        twin = table.clone()

        again.draw_from(twin._noted.source)  # a position does not say where chance comes from
        again._state.stream, again._state.draws = twin._state.stream, twin._state.draws
        seat, path = any_answer(table, dice)
        told = [one.args for one in again.play(seat, path)]
        assert told == [one.args for one in twin.play(seat, path)]
        assert again == twin
        assert hidden_memories(again) == hidden_memories(twin)
    return 1
