"""A record replays to the same digest, from either form, whole or up to any decision, and verifies."""

from __future__ import annotations

import chronolude as cl

from ...tables.replay import verify
from ..walk import MOST_DECISIONS, Dice, Venue, any_answer


def law(table: cl.Table, dice: Dice) -> int:
    record = table.record()
    again = cl.load(dice.choice([record.text, record.json])).replay()
    assert again == table and again.digest() == table.digest()
    assert again.record() == record
    assert [(one.kind, one.args) for one in again.events(0)] == [(one.kind, one.args) for one in table.events(0)]
    if table.decision:
        n = dice.randrange(table.decision)
        earlier = record.at(n)
        assert earlier.decision == n
        for move in record.moves[n:]:
            earlier.play(move.seat, move.answer)
        assert earlier == table, "playing on from an earlier decision leads elsewhere"
    verdict = verify(record)
    assert verdict.answers == table.decision and not verdict.fair
    return 1


def with_undone_lines(place: Venue) -> None:
    """A record with lines that were left replays and verifies."""
    table, dice = place.open(), Dice(f"undone {place}")
    while table.result is None and table.decision < MOST_DECISIONS:
        table.play(*any_answer(table, dice))
        if dice.random() < 0.3:
            table.undo()
    record = cl.load(table.record().text)
    assert record == table.record() and record.replay() == table
    assert record.replay().record() == record, "a replayed table forgets the lines that were left"
    verdict = verify(record)
    assert verdict.answers >= table.decision
