"""A sealed answer is changed: as if it had been the first, for whoever looks at the table, its record or its past."""

from __future__ import annotations

import pytest

import chronolude as cl
from chronolude.tables import Table
from chronolude.tables import table as tables


def sealed_ask(seats: int) -> Table:
    """Where each of so many chooses a card or an identity at the same time."""
    return cl.new("time-division" if seats == 2 else "chrononauts", seats, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_changed_answer_is_the_answer_and_nothing_tells_of_the_one_before(seats: int) -> None:
    table = sealed_ask(seats)
    plain = table.clone()
    first, second = table.moves(0)[:2]
    last = seats - 1
    for one, answer in ((table, first), (plain, second)):
        one.play(0, answer)
        for seat in range(1, last):
            one.play(seat, one.moves(seat)[0])
    before = (table.decision, table.event_count, [table.view(seat) for seat in range(1, seats)])
    table.change(0, second)
    assert before == (table.decision, table.event_count, [table.view(seat) for seat in range(1, seats)])
    assert table == plain
    for one in (table, plain):
        one.play(last, one.moves(last)[0])
    assert (table.record().moves, table.record().futures) == (plain.record().moves, plain.record().futures)
    assert cl.load(table.record().json).replay() == table
    with pytest.raises(cl.Refused):
        table.change(0, "nothing of the kind")


def test_what_is_not_on_offer_changes_nothing() -> None:
    table = sealed_ask(2)
    table.play(0, table.moves(0)[0])
    before = table.position(), table.record()
    for seat, answer in ((0, "nothing of the kind"), (1, "nothing of the kind")):
        with pytest.raises(cl.Refused):
            table.change(seat, answer)
    assert before == (table.position(), table.record())


def test_whoever_goes_back_goes_back_to_before_the_changed_answer() -> None:
    table = sealed_ask(2)
    start, (first, second) = table.position(), table.moves(0)[:2]
    table.play(0, first)
    table.change(0, second)
    table.undo()
    assert table.position()["zones"] == start["zones"] and table.asked == (0, 1)
    assert [line[0].answer for line in table.record().futures] == [second]


@pytest.mark.parametrize("is_after", [False, True])
def test_a_line_that_was_left_on_the_way_stays_what_it_was(is_after: bool) -> None:
    """Another has gone back from an answer to what was sealed first: that line goes on from there."""
    table = sealed_ask(3)
    (first, second), theirs = table.moves(0)[:2], table.moves(1)
    table.play(0, first)
    table.play(1, theirs[0])
    table.undo()
    for turn in (is_after, not is_after):
        if turn:
            table.play(1, theirs[1])
        else:
            table.change(0, second)
    table.play(2, table.moves(2)[0])
    moves = table.record().moves
    assert [move.answer for move in moves[:2]] == [second, theirs[1]]
    assert [[move.answer for move in line] for line in moves[0].branches] == [
        [first, theirs[1]] if is_after else [first, theirs[0]]
    ]
    assert cl.load(table.record().json).replay() == table


def test_a_moment_that_was_kept_between_is_not_gone_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "KEPT_EVERY", 1)
    table = sealed_ask(3)
    first, second = table.moves(0)[:2]
    for seat, answer in ((0, first), (1, table.moves(1)[0])):
        table.play(seat, answer)
    table.change(0, second)
    table.undo()
    assert table.asked == (1, 2)
    assert table.seen(0).sealed == second
