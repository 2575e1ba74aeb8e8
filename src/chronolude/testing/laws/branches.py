"""Undo and branches return to identical states, and the line that was left stays in the record as a branch."""

from __future__ import annotations

import chronolude as cl

from ...tables.branch import fair_branch
from ..causes import same
from ..walk import Dice, any_answer, everyone, other_world
from .worlds import plain, sight_of


def place_of(table: cl.Table) -> dict[str, object]:
    """The position but for the line of chance, which undo changes on purpose."""
    return table.position()


def law(table: cl.Table, dice: Dice) -> int:
    if table.result is not None:
        return study(table, dice)
    before, events = place_of(table), len(table.events(None))
    views = [table.view(seat) for seat in everyone(table)]
    twin = table.clone()
    seat, path = any_answer(table, dice)
    twin.play(seat, path)
    left = twin.record().moves[table.decision]
    twin.undo()
    assert place_of(twin) == before and len(twin.events(None)) == events
    assert [twin.view(one) for one in everyone(twin)] == views
    assert twin.stream > table.stream, "an undone draw would be drawn again"
    twin.play(*any_answer(table, dice))
    new = twin.record().moves[table.decision]
    assert [branch[0].answer for branch in new.branches][:1] == [left.answer], "the abandoned line is lost"
    fair(table, dice)
    return 2


def fair(table: cl.Table, dice: Dice) -> None:
    """A fair branch looks the same to its seat as the game it left, whatever the truth was."""
    seat, seed = dice.randrange(table.seats), dice.randrange(1 << 30)
    n = table.decision
    branch = table.record().branch(n, mode="fair", seat=seat, seed=seed)
    here, there = table.sight(seat), branch.sight(seat)
    assert [here.zones, here.n, here.options, here.memory] == [there.zones, there.n, there.options, there.memory]
    assert {**table.view(seat), "decision": 0, "names": []} == {**branch.view(seat), "decision": 0, "names": []}
    if not table.game.layout.printed:
        other = other_branch(table, seat, seed)
        assert same(branch.position(), other.position()), "a fair branch depends on what its seat cannot see"
        assert same(branch.record().json, other.record().json), "the record of a fair branch tells of the truth"
        assert same(plain(branch, seat), plain(other, seat)) and same(sight_of(branch, seat), sight_of(other, seat))


def other_branch(table: cl.Table, seat: int, seed: int) -> cl.Table:
    """The fair branch of the same table in another world."""
    return fair_branch(other_world(table, seat, seed + 1), seat, seed)


def study(table: cl.Table, dice: Dice) -> int:
    """When the game is over, its true past can be entered at any decision and played to the same end."""
    record = table.record()
    n = dice.randrange(table.decision + 1)
    branch = record.branch(n, mode="study", seed=dice.randrange(1 << 30))
    assert place_of(branch) == place_of(record.at(n))
    return 1
