"""Random games in a vector, and whether its rows and masks are those of the sights they are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from chronolude import envs
from chronolude.tables.lane import Lane
from tests.envs.oracle import expected


def lanes_of(vector: envs.Vector) -> list[Lane]:
    return vector._lanes.lanes


def played(vector: envs.Vector, steps: int) -> Iterator[int]:
    """Step at random, and look before each step."""
    for step in range(steps):
        yield step
        vector.step_at_random()


def compare(vector: envs.Vector, *, by_name: bool) -> int:
    """Every row of every seat, and every mask, with those made from its sight alone; how many rows."""
    codec = vector.codec
    for game, lane in enumerate(lanes_of(vector)):
        for seat in range(vector.seats):
            compare_row(codec, vector.observations[game, seat], lane.sight(seat), by_name=by_name)
        sight = lane.sight(int(vector.turn[game]))
        assert np.array_equal(vector.masks[game], codec.mask(sight)), (codec.game, game)
        if codec.by_offer:
            assert np.array_equal(vector.options[game], codec.offers(sight.options)), (codec.game, game)
    return vector.games * vector.seats


def compare_row(codec: envs.Codec, row: Any, sight: Any, *, by_name: bool) -> None:
    made = codec.observe(sight)
    other = np.flatnonzero(made != row)
    assert not other.size, [(codec.names[at], int(row[at]), int(made[at])) for at in other[:5]]
    if by_name:
        found, wanted = codec.features(row), expected(sight, codec.seats)
        assert found == wanted, {name: (found.get(name), wanted.get(name)) for name in found.keys() ^ wanted.keys()}
