"""Whole moves by text, and offers as numbers: the same as the options, without their words."""

from __future__ import annotations

import random

import pytest

import chronolude as cl
from chronolude.games import OURS
from chronolude.tables.choices import Choice
from chronolude.tables.notation import action_text


def paths(choice: Choice) -> list[str]:
    return [path for part in choice.then for path in paths(part)] if choice.then else [choice.path]


@pytest.mark.parametrize("game", OURS)
def test_moves_and_offers_are_the_options(game: str) -> None:
    table, dice = cl.new(game, seed=8), random.Random(8)
    for _ in range(12):
        if table.is_over:
            break
        for seat in range(table.seats):
            options = table.options(seat)
            assert table.moves(seat) == [path for one in options for path in paths(one)]
            assert table.offers(seat) == table.sight(seat).options
        seat = table.asked[0]
        table.take(seat, dice.choice(table.moves(seat)))


@pytest.mark.parametrize("game", OURS)
def test_a_move_is_made_of_numbers_part_by_part(game: str) -> None:
    """The numbers alone lead to the same table as the text of the move."""
    table, dice = cl.new(game, seed=9), random.Random(9)
    parts = 0
    for _ in range(12):
        if table.is_over:
            break
        seat, begun, twin = table.asked[0], list[int](), table.clone()
        while some := table.offers(seat, begun):
            begun.append(dice.choice(some))
        text = " > ".join(action_text(table.game.layout, act) for act in begun)
        assert text in table.moves(seat)
        table.take(seat, begun)
        twin.take(seat, text)
        assert table == twin and table.record() == twin.record()
        parts = max(parts, len(begun))
    assert parts > 1 or game not in ("timeline", "time-stories")


@pytest.mark.parametrize("answer", [[77 << 16], [-1], [1 << 70], [0, 0, 0]])
def test_numbers_that_are_not_on_offer_are_refused(answer: list[int]) -> None:
    table = cl.new("contre-temps", seats=3, seed=1)
    before = table.position()
    with pytest.raises(cl.Refused):
        table.play(table.asked[0], answer)
    assert table.position() == before
    assert table.offers(table.asked[0], answer) == []


@pytest.mark.parametrize("answer", [[], ["A1"], [0.5], [True]])
def test_what_is_no_row_of_numbers_is_refused_in_words(answer: list[object]) -> None:
    table = cl.new("contre-temps", seats=3, seed=1)
    with pytest.raises(ValueError, match="answer"):
        table.play(table.asked[0], answer)  # type: ignore[arg-type]  # as a stranger may


def test_who_does_not_sit_here_has_no_moves() -> None:
    table = cl.new("contre-temps", seats=3)
    with pytest.raises(ValueError, match="seat 3 is not one of 0 to 2"):
        table.moves(3)
    with pytest.raises(ValueError, match="seat 3 is not one of 0 to 2"):
        table.offers(3)
