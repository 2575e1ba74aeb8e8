"""Whole moves by text, and offers as numbers: the same as the options, without their words."""

from __future__ import annotations

import random

import pytest

import chronolude as cl
from chronolude.games import OURS
from chronolude.tables.choices import Choice


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


def test_who_does_not_sit_here_has_no_moves() -> None:
    table = cl.new("contre-temps", seats=3)
    with pytest.raises(ValueError, match="seat 3 is not one of 0 to 2"):
        table.moves(3)
    with pytest.raises(ValueError, match="seat 3 is not one of 0 to 2"):
        table.offers(3)
