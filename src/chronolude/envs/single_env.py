"""Gymnasium's environment of one seat, with bots at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box

from ..bots import Bot, make
from ..tables.field import LIMIT, Field, Rewards
from .codes import Array
from .one_game import Offered, OneGame

Opponent = str | Bot
"""A bot of the game by name, or anything that chooses from a sight."""
Illegal = Literal["raise", "lose"]
"""What follows an id that is not on offer: NotOffered is raised and nothing changes, or this seat has lost."""


class Single(gymnasium.Env[Array, np.int64]):
    """One seat learns. The mask of what it may answer is `info["action_mask"]`, and `action_masks()`."""

    def __init__(
        self,
        game: str,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int = 0,
        *,
        seats: int | None = None,
        rewards: Rewards = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
        illegal: Illegal = "raise",
        **options: Any,
    ) -> None:
        field = Field(game, seats, rewards, limit, **options)
        if not 0 <= seat < field.seats:
            raise ValueError(f"seat {seat} is not one of 0 to {field.seats - 1}")
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is 'raise' or 'lose', not {illegal!r}")
        self.illegal = illegal
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.seat = seat
        self.opponents = self._named(opponents, field.seats)
        self._shown = OneGame(field)
        self._bots: list[Bot] = []
        self.codec = self._shown.codec
        self.observation_space = Box(0, self.codec.most, (len(self.codec.names),), np.uint8)
        self.action_space = Offered(self.codec.size, self._shown.mask)

    def _named(self, given: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
        """One opponent for each other seat, in the order of the seats."""
        if isinstance(given, str) or not isinstance(given, Sequence):
            return [given] * (seats - 1)
        if len(given) != seats - 1:
            raise ValueError(f"{seats} seats want {seats - 1} opponents, not {len(given)}")
        return list(given)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, played on until this seat is asked: the same seed gives the same games and bots."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 31))
        self._shown.deal(deal)
        others = iter(self.opponents)
        self._bots = [self._sit(seat, deal, others) for seat in range(self._shown.codec.seats)]
        self._play_on()
        return self._shown.rows[self.seat].copy(), self._info()

    def _sit(self, seat: int, seed: int, others: Any) -> Bot:
        """The bot of a seat; at one's own sits nobody, and the random one only fills its place."""
        given = "random" if seat == self.seat else next(others)
        return make(self.codec.game, given, seed + seat) if isinstance(given, str) else given

    def _play_on(self) -> None:
        """The others answer until this seat is asked or the game is over."""
        shown = self._shown
        while not shown.is_over and (seat := int(shown.lanes.turn[0])) != self.seat:
            bot = self._bots[seat]
            sight = shown.lane.sight(seat) if getattr(bot, "looks", True) else shown.lane.glimpse()
            shown.lanes.answer(0, bot.choose(sight))

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """One's own seat answers, and the others until it is asked again."""
        shown = self._shown
        if self.illegal == "lose" and not shown.mask[int(action)]:
            return shown.rows[self.seat].copy(), -1.0, True, False, self._info()
        shown.take(int(action))
        self._play_on()
        ended, cut = bool(shown.lanes.ends[0]), bool(shown.lanes.cuts[0])
        return shown.rows[self.seat].copy(), float(shown.rewards[self.seat]), ended, cut, self._info()

    def action_masks(self) -> Array:
        """Which ids may be answered now."""
        return self._shown.mask.astype(bool)

    def _info(self) -> dict[str, Any]:
        out = {"action_mask": self._shown.mask.copy()}
        if self.codec.by_offer:
            out["options"] = self._shown.offers.copy()
        return out

    def render(self) -> str | None:
        """What this seat knows, a feature a line."""
        return self._shown.words(self.seat) if self.render_mode == "ansi" else None
