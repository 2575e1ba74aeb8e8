"""A clone does not disturb its parent, nor the parent its clone."""

from __future__ import annotations

import json

import chronolude as cl

from ..walk import Dice, any_answer, everyone


def whole(table: cl.Table) -> str:
    """Everything a table can tell, as one text."""
    shown = [[table.view(seat), [told.args for told in table.events(seat)]] for seat in everyone(table)]
    memories = [table.sight(seat).memory for seat in everyone(table)]
    return json.dumps([table.position(), table.record().json, shown, memories, table.asked, table.undo_is_free()])


def stir(table: cl.Table, dice: Dice) -> None:
    """Do to a table whatever can be done to it."""
    for _ in range(2):
        if table.result is None:
            seat, path = any_answer(table, dice)
            table.why(seat, path)
            table.foresee(seat, path, worlds=1)
            table.play(seat, path)
    if table.decision:
        table.annotate(time="now", comment=f"said {dice.random()}")
        table.undo()
        table.annotate(comment="again") if table.decision else None
    table.names.append("Lin")
    sight = table.sight(0)
    for row in (sight.memory, sight.n, sight.asked, sight.stack, sight.options):
        row.append(0)
        row.clear()


def law(table: cl.Table, dice: Dice) -> int:
    before = whole(table)
    twin = table.clone()
    assert twin == table and whole(twin) == before.replace(table.record().json, twin.record().json)
    stir(twin, dice)
    assert whole(table) == before, "the clone disturbed its parent"
    parent, child = table.clone(), table.clone()
    kept = whole(child)
    stir(parent, dice)
    assert whole(child) == kept, "the parent disturbed its clone"
    return 2
