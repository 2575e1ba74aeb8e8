"""PettingZoo's turn-taking environment over any game."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from ..tables.field import Field
from .one_game import Observation, OneGame


class Turns(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """Whoever is next gives one part of an answer by its id. Sealed answers are given one after the other, unseen."""

    def __init__(self, field: Field, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"chronolude/{field.game.id}-v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._shown = OneGame(field)
        self.codec = self._shown.codec
        self.possible_agents = [f"player_{seat}" for seat in range(field.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = self.codec.observation_space(), self.codec.action_space()

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[0]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._spaces[1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the first of this seed, or without one the next of the seed before."""
        self._shown.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._shown.lanes.turn[0]]

    def observe(self, agent: str) -> Observation:
        """What a seat knows; the mask is empty unless it is the next."""
        return self._shown.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """The next seat answers; what is not on offer raises NotOffered and changes nothing."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "this seat is still to answer"
        self._shown.take(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._shown.is_over:
            self._finish()
        else:
            self._select()

    def _finish(self) -> None:
        is_cut = bool(self._shown.lanes.cuts[0])
        ended = self.truncations if is_cut else self.terminations
        for seat, agent in enumerate(self.possible_agents):
            ended[agent] = True
            self.rewards[agent] = float(self._shown.rewards[seat])
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the next seat knows, a feature a line."""
        return self._shown.words(self._seat_of[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to give back."""
