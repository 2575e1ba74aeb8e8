"""What the numbers of an environment mean: id ↔ text, the name of every feature, and the spaces of both."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from ..sight.encoded import encoded, offered
from ..sight.features import VERSION
from ..sight.ids import figures_of
from ..sight.sights import Sight
from ..tables.field import Field
from ..tables.notation import action_text, readings

Array = np.ndarray[Any, np.dtype[Any]]


class Codec:
    """For one game, a number of seats and settled options. Equal versions mean equal numbers."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.game, self.seats, self.options = field.game.id, field.seats, field.options
        self.names: tuple[str, ...] = tuple(field.features.names)
        """What every feature is called."""
        self.most: Array = np.array(field.features.most, dtype=np.uint8)
        """The largest value of every feature: a row divided by it lies between 0 and 1."""
        self.blocks = tuple(field.features.blocks)
        """Name, first feature and number of features of every part of a row."""
        self.size = int(field.ids.size)
        """How many ids there are; where `by_offer`, how many answers can be on offer at once."""
        self.by_offer: bool = field.ids.by_offer
        """Whether ids are places in the list of what is on offer, because the game has too many answers for others."""

    def __reduce__(self) -> tuple[object, ...]:
        return Codec, (self.field,)

    @property
    def version(self) -> str:
        """The version of this form, the game's own, and a digest of every id and every feature in order."""
        told = "\n".join([*self.names, *(self.answers() if not self.by_offer else ())])
        digest = hashlib.sha256(told.encode()).hexdigest()[:12]
        return f"{VERSION}.{self.field.game.version}.{digest}"

    # ── answers ──────────────────────────────────────────────────────────────────────────────────

    def answers(self, seat: int = 0) -> list[str]:
        """The text of every id, as this seat gives it."""
        return [self.text(id, seat) for id in range(self.size)]

    def text(self, id: int, seat: int = 0) -> str:
        """What an id says when this seat answers it; ids name other seats by their distance from one's own."""
        act = int(self.field.ids.act_of(int(id), seat))
        if self.by_offer or act < 0:
            raise ValueError(f"{self.game}: {id} is not an answer by itself")
        return action_text(self.field.layout, act)

    def id(self, text: str, seat: int = 0) -> int:
        """The id of an answer, or of one part of it, as this seat gives it."""
        for act in readings(self.field.layout, text):
            found = int(self.field.ids.id_of(act, seat))
            if found >= 0 and not self.by_offer:
                return found
        raise ValueError(f"{self.game}: {text!r} has no id")

    # ── what a seat knows ────────────────────────────────────────────────────────────────────────

    def observe(self, sight: Sight) -> Array:
        """A sight as a row of features, for a bot that learnt in an environment."""
        return np.array(memoryview(encoded(self.field.features, sight)), dtype=np.uint8)

    def mask(self, sight: Sight) -> Array:
        """Which ids this seat may answer."""
        out = np.zeros(self.size, dtype=np.int8)
        out[offered(self.field.ids, sight)] = 1
        return out

    def act(self, id: int, sight: Sight) -> int:
        """The answer that an id means to whoever sees this; what a bot's `choose` returns."""
        if self.by_offer:
            return sight.options[id]
        return int(self.field.ids.act_of(int(id), sight.seat))

    def id_of(self, act: int, sight: Sight) -> int:
        """The id of an answer that is on offer to whoever sees this: back from `act`."""
        if self.by_offer:
            return sight.options.index(act)
        return int(self.field.ids.id_of(act, sight.seat))

    def offers(self, acts: list[int]) -> Array:
        """What is on offer in three figures each: verb, card and number, each plus one, 0 for none."""
        out = np.zeros((self.size, 3), dtype=np.int64)
        for k, act in enumerate(acts[: self.size]):
            out[k] = figures_of(self.field.layout, act)
        return out

    def features(self, row: Array) -> dict[str, int]:
        """A row in words: every feature that is not 0."""
        return {self.names[at]: int(row[at]) for at in np.flatnonzero(row)}

    # ── spaces ───────────────────────────────────────────────────────────────────────────────────

    def action_space(self, more: int = 0) -> Discrete[Any]:
        """The ids; with `more` for what is no answer, such as waiting."""
        return Discrete(self.size + more)

    def observation_space(self, more: int = 0) -> Dict:
        """A row of features, the mask of ids that may be answered, and where ids are places, what is on offer."""
        parts: dict[str, Space[Any]] = {
            "observation": Box(0, self.most, (len(self.names),), np.uint8),
            "action_mask": Box(0, 1, (self.size + more,), np.int8),
        }
        if self.by_offer:
            parts["options"] = Box(0, 1 << 16, (self.size, 3), np.int64)
        return Dict(parts)
