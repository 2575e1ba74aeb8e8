"""Random games in a vector, followed one by one in the slow way: a state, what each seat sees and what it was told.

The shadow of a game shares nothing with it but the deal and the answers: its memories are lists, folded event by event.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from chronolude import envs
from chronolude.kernel.engine import answer
from chronolude.kernel.state import Event, Log, State
from chronolude.sight import Sight, first_memory, fold, project
from chronolude.tables.lane import Lane
from tests.envs.oracle import expected


class Shadow:
    """One game of a vector, followed in the slow way."""

    def __init__(self, codec: envs.Codec, lane: Lane) -> None:
        self.codec = codec
        assert lane.state is not None
        self.state: State = lane.state.clone()
        self.told: list[Event] = []
        self.state.log = Log(self.told)
        self.memories = {seat: first_memory(project(self.state, seat, [])) for seat in range(codec.seats)}

    def sight(self, seat: int) -> Sight:
        return project(self.state, seat, self.memories[seat])

    def answer(self, seat: int, id: int) -> None:
        sight = self.sight(seat)
        act = self.codec.act(id, sight)
        assert self.codec.id_of(act, sight) == id
        answer(self.state, seat, act)
        fold(self.memories, self.told, self.state.layout, self.codec.field.game.rulebook.infer)
        self.told.clear()


class Followed:
    """A vector, and the shadows of all its games."""

    def __init__(self, vector: envs.Vector, seed: int = 1) -> None:
        self.vector = vector
        self.dice = random.Random(seed)
        self.shadows = [Shadow(vector.codec, lane) for lane in lanes_of(vector)]

    def step(self) -> None:
        """Any answer to every game, and the same to its shadow."""
        vector = self.vector
        ids = [self.dice.choice(np.flatnonzero(mask).tolist()) for mask in vector.masks]
        for shadow, seat, id in zip(self.shadows, vector.turn.tolist(), ids, strict=True):
            shadow.answer(seat, id)
        vector.step(ids)
        for game in np.flatnonzero(vector.ends | vector.cuts):
            self.shadows[game] = Shadow(vector.codec, lanes_of(vector)[game])

    def steps(self, count: int) -> Iterator[int]:
        """Look before each of so many steps."""
        for step in range(count):
            yield step
            self.step()

    def compare(self, *, by_name: bool) -> int:
        """Every row of every seat, and every mask, with those made in the slow way; how many rows."""
        vector, codec = self.vector, self.vector.codec
        for game, shadow in enumerate(self.shadows):
            for seat in range(vector.seats):
                compare_row(codec, vector.observations[game, seat], shadow.sight(seat), by_name=by_name)
            sight = shadow.sight(int(vector.turn[game]))
            assert np.array_equal(vector.masks[game], codec.mask(sight)), (codec.game, game)
            if codec.by_offer:
                assert np.array_equal(vector.options[game], codec.offers(sight.options)), (codec.game, game)
        return vector.games * vector.seats


def lanes_of(vector: envs.Vector) -> list[Lane]:
    return vector._lanes.lanes


def compare_row(codec: envs.Codec, row: Any, sight: Sight, *, by_name: bool) -> None:
    made = codec.observe(sight)
    other = np.flatnonzero(made != row)
    assert not other.size, [(codec.names[at], int(row[at]), int(made[at])) for at in other[:5]]
    if by_name:
        found, wanted = codec.features(row), expected(sight, codec.seats)
        assert found == wanted, {name: (found.get(name), wanted.get(name)) for name in found.keys() ^ wanted.keys()}
