"""A game laid out for those who learn: its settings, its ids and features, and what a result is worth."""

from __future__ import annotations

from typing import Any, Final, Literal

from ..games import find, plain
from ..games.game import Result
from ..kernel.engine import NotOffered
from ..kernel.layout import Layout
from ..kernel.state import State
from ..sight import Features, Ids
from .lanes import Lanes
from .pages import Pages
from .runner import Course

__all__ = ["LIMIT", "Field", "NotOffered", "Rewards"]
LIMIT: Final = 10_000
"""Answers after which a game is cut short; random players may take long to end one."""
Rewards = Literal["win", "score"]


class Field:
    """What all games of an environment share."""

    def __init__(
        self, game: str, seats: int | None = None, rewards: Rewards = "win", limit: int = LIMIT, **options: object
    ) -> None:
        if rewards not in ("win", "score"):
            raise ValueError(f"rewards are 'win' or 'score', not {rewards!r}")
        if limit < 1:
            raise ValueError("a game has at least one answer: limit is 1 or more")
        self.course = Course(find(game), seats, options)
        self.game, self.seats, self.options = self.course.game, self.course.seats, self.course.options
        self.limit = limit
        self.rewards = rewards
        self.layout: Layout = self.game.layout
        self.features = Features(self.layout, self.game.rules, self.seats)
        self.ids = Ids(self.layout, self.seats)

    def __reduce__(self) -> tuple[object, ...]:
        return laid_out, (self.game.id, self.seats, self.rewards, self.limit, self.options)

    @property
    def blank(self) -> State:
        """The table before the deal."""
        return self.course.blank

    def lanes(self, games: int, again: bool) -> Lanes:
        """So many games, not yet dealt."""
        pages, rulebook = Pages(self.features, self.ids, games), self.game.rulebook
        infer = None if rulebook.infer is plain.infer or rulebook.hears == () else rulebook.infer
        return Lanes(pages, self.blank, games, infer, rulebook.hears, self.reward, self.limit, again)

    def reward(self, n: list[int]) -> list[float]:
        """What each seat gets for a game that is over with these public numbers."""
        result = self.game.rulebook.result(self.layout, n, self.seats)
        if self.rewards == "score":
            return [float(score) for score in result.scores]
        return worth(result, self.seats, self.game.cooperative)


def laid_out(game: str, seats: int, rewards: Rewards, limit: int, options: dict[str, Any]) -> Field:
    """A field that was pickled."""
    return Field(game, seats, rewards, limit, **options)


def worth(result: Result, seats: int, cooperative: bool) -> list[float]:
    """From -1 to 1: a win is shared by its winners, and the sum over all seats is 0 unless nobody or everybody won."""
    won = len(result.winners)
    if cooperative or seats == 1:
        return [1.0 if won else -1.0] * seats
    lost = -1.0 / (seats - 1)
    if won == 0:
        return [lost] * seats
    share = (seats / won - 1.0) / (seats - 1)
    return [share if seat in result.winners else lost for seat in range(seats)]
