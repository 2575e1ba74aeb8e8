"""JSON there and back changes nothing, and what is shown is plain data."""

from __future__ import annotations

import json

import chronolude as cl

from ..walk import Dice, everyone


def law(table: cl.Table, dice: Dice) -> int:
    plain = [table.position(), *(table.view(seat) for seat in everyone(table))]
    assert json.loads(json.dumps(plain)) == plain
    record = table.record()
    assert cl.load(record.json) == record
    assert cl.load(record.json).json == record.json
    return len(plain) + 1
