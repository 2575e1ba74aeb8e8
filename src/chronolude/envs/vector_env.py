"""Many games at once, in arrays that numpy sees without a copy: for learning by self-play."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..search.bot import Bot
from ..tables.field import Field
from .codes import Array, Codec
from .one_game import seen


class Vector:
    """Games stepped together. Every array is the engine's own: it changes with the next step and cannot be written to.

    A game that ends is dealt anew at once: `ends` and `rewards` tell of the one that ended, all else of the new one.
    """

    def __init__(self, field: Field, games: int, seed: int = 0) -> None:
        if games < 1:
            raise ValueError("a vector has at least one game")
        self.codec = Codec(field)
        self.games, self.seats = games, field.seats
        self._lanes = field.lanes(games, again=True)
        pages = self._lanes.pages
        self.observations = seen(pages.rows).reshape(games, field.seats, -1)
        """What every seat of every game knows."""
        self.masks = seen(pages.masks).reshape(games, -1)
        """1 for every id that the next seat of a game may answer."""
        self.options = seen(pages.offers).reshape(games, -1, 3)
        """Where ids are places: verb, card and number of what is on offer, each plus one; else empty."""
        self.turn = seen(self._lanes.turn)
        """The next seat of every game."""
        self.rewards = seen(self._lanes.rewards).reshape(games, -1)
        """What the last step brought every seat."""
        self.ends = seen(self._lanes.ends)
        """1 where the last step ended a game."""
        self.cuts = seen(self._lanes.cuts)
        """1 where it cut one short at its limit."""
        self.lengths = seen(self._lanes.lengths)
        """How many answers the last game that ended or was cut had taken."""
        self._all = np.arange(games)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same seed gives the same games."""
        self._lanes.reset(seed)

    def rows(self) -> Array:
        """What the next seat of every game knows: a copy, a row for each game."""
        return self.observations[self._all, self.turn]

    def step(self, ids: Any) -> None:
        """The next seat of every game answers: an array or a tensor of ids. What is not on offer raises NotOffered."""
        self._lanes.step(ids.tolist() if hasattr(ids, "tolist") else list(ids))

    def step_at_random(self) -> None:
        """The next seat of every game gives any answer, by lot, without leaving the engine."""
        self._lanes.step_at_random()

    def choose(self, game: int, bot: Bot) -> int:
        """The id of the answer that a bot gives for the next seat of one game; it sees what that seat sees."""
        lane = self._lanes.lanes[game]
        act = bot.choose(lane.sight(int(self.turn[game])) if getattr(bot, "looks", True) else lane.glimpse())
        return int(lane.id_of(act))
