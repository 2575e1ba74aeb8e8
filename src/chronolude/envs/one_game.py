"""One game as numpy shows it: what all environments of a single game read, without a copy until they hand it out."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from ..tables.field import Field
from .codes import Array, Codec

Observation = dict[str, Array]


class Offered(Discrete[np.int64]):
    """The ids, of which a sample is one that may be answered now."""

    def __init__(self, size: int, mask: Array) -> None:
        super().__init__(size)
        self.offered = mask

    def sample(self, mask: Array | None = None, probability: Array | None = None) -> np.int64:
        """Any answer on offer, unless the caller has a mask of its own."""
        if mask is None and probability is None and self.offered.any():
            mask = self.offered.copy()
        return super().sample(mask, probability)


class OneGame:
    """The one lane of an environment, and its rows."""

    def __init__(self, field: Field) -> None:
        self.codec = Codec(field)
        self.lanes = field.lanes(1, again=False)
        self.lane = self.lanes.lanes[0]
        pages = self.lanes.pages
        self.rows = seen(pages.rows).reshape(field.seats, -1)
        self.mask = seen(pages.masks).view(np.int8)
        self.offers = seen(pages.offers).reshape(-1, 3)
        self.rewards = seen(self.lanes.rewards)
        self.is_dealt = False

    def deal(self, seed: int | None) -> None:
        """A new game: the first of a seed, or without one the next of the seed before."""
        if seed is not None or not self.is_dealt:
            self.lanes.reset(secrets.randbits(31) if seed is None else seed)
        else:
            self.lanes.next_game(0)
        self.is_dealt = True

    @property
    def is_over(self) -> bool:
        return bool(self.lanes.ends[0] or self.lanes.cuts[0])

    def take(self, id: int) -> None:
        """The next seat answers; raises NotOffered, and then nothing has changed."""
        self.lane.take(int(id))
        self.lanes.settle(0)

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and which ids it may answer now: none if it is not the next."""
        is_next = seat == self.lanes.turn[0]
        out = {"observation": self.rows[seat].copy(), "action_mask": self.mask.copy() if is_next else self.none()}
        if self.codec.by_offer:
            out["options"] = self.offers.copy() if is_next else np.zeros_like(self.offers)
        return out

    def none(self) -> Array:
        return np.zeros(self.codec.size, dtype=np.int8)

    def words(self, seat: int) -> str:
        """A seat's row in words, a feature a line."""
        return "\n".join(f"{name} {value}" for name, value in self.codec.features(self.rows[seat]).items())


def seen(page: Any) -> Array:
    """An array of the engine, as it is and as it changes; it cannot be written to."""
    return np.asarray(memoryview(page))
