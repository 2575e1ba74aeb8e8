"""The arrays that all games of a vector write to, and numpy reads without a copy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..sight.features import Features
from ..sight.ids import Ids


class Pages:
    """The arrays that all lanes of one size write to: rows of every seat, masks, and what is on offer in figures."""

    def __init__(self, features: Features, ids: Ids, games: int) -> None:
        self.features = features
        self.ids = ids
        self.rows = zeros(games * int(features.seats) * int(features.width))
        self.masks = zeros(games * int(ids.size))
        self.offers = filled_vec(games * int(ids.size) * 3 if ids.by_offer else 0)


def zeros(count: i64) -> vec[u8]:
    """A page of bytes."""
    return vec[u8]([0] * count)


def filled_vec(count: i64) -> vec[i64]:
    """A page of whole numbers; a vector even uncompiled, as numpy reads it."""
    return vec[i64]([0] * count)
