"""Many games of one kind stepped together, in arrays that whoever learns reads without a copy."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from ..kernel.chance import Cheap, Source
from ..kernel.engine import begin
from ..kernel.rows import filled
from ..kernel.state import NONE, State, numbers
from ..sight.memory import Infer
from .lane import Lane
from .pages import Pages, filled_vec, zeros

Rewarding = Callable[[list[int]], list[float]]
"""From the public numbers of a game that is over to what each seat gets for it."""


class Lanes:
    """So many games, each with its seats, its chance and its place on the pages."""

    def __init__(
        self,
        pages: Pages,
        blank: State,
        games: int,
        infer: Infer | None,
        hears: tuple[int, ...] | None,
        reward: Rewarding,
        limit: int,
        again: bool,
    ) -> None:
        self.pages, self.blank, self.reward = pages, blank, reward
        self.limit: i64 = limit
        self.again = again
        """Whether a game that is over is dealt anew at once."""
        self.seats: i64 = blank.seats
        self.seed: int = 0
        self.turn = filled_vec(games)
        """The seat that is next in each game; NONE where it is over."""
        self.rewards = vec[float]([0.0] * (games * int(blank.seats)))
        """What the last step brought each seat: something where a game ended, else 0."""
        self.ends = zeros(games)
        """1 where the last step ended a game."""
        self.cuts = zeros(games)
        """1 where the last step cut a game short, because it had taken its limit of answers."""
        self.lengths = filled_vec(games)
        """How many answers the game that ended last, or was cut short, had taken."""
        self.played = filled(games, 0)
        """How many games were dealt in each lane."""
        self.lanes = [Lane(pages, game, infer, hears, Cheap(game)) for game in range(games)]
        self.picks: Source = Cheap(0)
        self.picked: i64 = 0

    def reset(self, seed: int) -> None:
        """Deal every game anew; the same seed gives the same games."""
        self.seed = seed
        self.picks = Cheap(seed ^ 0x5DEECE66D)
        self.picked = 0
        for game in range(len(self.lanes)):
            self.played[game] = 0
            self.next_game(game)

    def next_game(self, game: i64) -> None:
        """Deal anew in a lane; nothing is told of the game before."""
        self._clear(game)
        self.deal(game)

    def deal(self, game: i64) -> None:
        """The next game of a lane. Who is quickest, where that counts, is drawn apart from the deal."""
        lane, deal = self.lanes[game], int(self.played[game]) * len(self.lanes) + int(game)
        lane.picks = Cheap(self.seed + (deal << 20) + 1)
        self.played[game] += 1
        lane.sit(begin(self.blank, Cheap(self.seed + (deal << 20))))
        self.turn[game] = lane.seat

    def sit(self, game: i64, state: State, memories: dict[int, list[int]]) -> None:
        """Go on in a lane from a state that was reached elsewhere."""
        self._clear(game)
        self.lanes[game].sit(state, memories)
        self.turn[game] = self.lanes[game].seat

    def step(self, ids: list[int]) -> None:
        """The next seat of every game gives an answer by its number; where a game is over, nothing is taken."""
        for game in range(len(self.lanes)):
            if self.turn[game] != NONE:
                self.lanes[game].take(ids[game])
                self.settle(game)

    def step_at_random(self) -> None:
        """The next seat of every game gives any answer, by lot."""
        for game in range(len(self.lanes)):
            lane = self.lanes[game]
            state = lane.state
            if self.turn[game] != NONE and state is not None:
                offers = lane.offers
                lane.play(state, offers.acts[self.picks.draw(0, self.picked, offers.count)])
                self.picked += 1
                self.settle(game)

    def answer(self, game: i64, act: i64) -> None:
        """The next seat of one game gives this answer, for bots."""
        self.lanes[game].answer(act)
        self.settle(game)

    def _clear(self, game: i64) -> None:
        self.ends[game] = 0
        self.cuts[game] = 0
        for seat in range(self.seats):
            self.rewards[game * self.seats + seat] = 0.0

    def settle(self, game: i64) -> None:
        """What the last answer to a game brought; if it is over, the next one."""
        lane = self.lanes[game]
        if self.ends[game] != 0 or self.cuts[game] != 0:
            self._clear(game)
        self.turn[game] = lane.seat
        is_over = lane.seat == NONE
        if not is_over and lane.decisions < self.limit:
            return
        self.lengths[game] = lane.decisions
        if is_over:
            self.ends[game] = 1
            assert lane.state is not None
            got = self.reward(numbers(lane.state))
            for seat in range(self.seats):
                self.rewards[game * self.seats + seat] = got[seat]
        else:
            self.cuts[game] = 1
            self.turn[game] = NONE
        if self.again:
            self.deal(game)
