"""Sights for tests of the search: what a seat sees some answers into a game."""

from __future__ import annotations

import chronolude as cl
from chronolude import bots
from chronolude.bots import make
from chronolude.search import Mind
from chronolude.sight import Sight

MINDS = ("contre-temps", "time-division", "chrononauts", "artifaxx")
"""Games of ours that are searched."""


def mind_of(game: str) -> Mind:
    found = bots.mind_of(game)
    assert found is not None
    return found


class Looker:
    """Keeps what it is shown and takes the first option."""

    def choose(self, sight: Sight) -> int:
        self.sight = sight
        return sight.options[0]


def played(game: str, seats: int, answers: int, seed: int = 3, **options: str) -> cl.Table:
    """A table some answers into a game of rule-of-thumb players, at somebody's real choice."""
    table = cl.new(game, seats=seats, seed=seed, **options)
    while table.result is None and (table.decision < answers or len(table.options(table.asked[0])) < 2):
        seat = table.asked[0]
        table.play(seat, table.choose(seat, make(game, "rule-of-thumb", table.decision)))
    return table


def sight_of(table: cl.Table, seat: int | None = None) -> Sight:
    """What a seat that is asked sees."""
    looker = Looker()
    table.choose(table.asked[0] if seat is None else seat, looker)
    return looker.sight
