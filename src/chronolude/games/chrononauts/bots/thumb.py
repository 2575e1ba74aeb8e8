"""The rule of thumb of Chrononauts and Artifaxx: its guide, and some restlessness once a game has got stuck."""

from __future__ import annotations

from typing import Final

from ....search.thumb import Thumb
from ....sight import Sight
from ..names import table as t
from .guide import SURE

PATIENCE: Final = 40  # rounds after which a game has got stuck: everybody holds what the others wait for …
RESTLESS: Final = 6  # … and then one answer in so many is given by lot


class RestlessThumb(Thumb):
    """What the guide likes best; by lot now and then in a game that would not end otherwise."""

    def favourite(self, sight: Sight, scores: list[float]) -> int:
        is_stuck = sight.n[t.TURNS] > PATIENCE * sight.seats and max(scores) < SURE
        if is_stuck and self.dice.below(RESTLESS) == 0:
            return self.dice.pick(sight.options)
        return super().favourite(sight, scores)
