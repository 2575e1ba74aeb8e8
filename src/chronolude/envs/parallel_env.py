"""PettingZoo's parallel environment over any game: sealed answers are given together."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from ..tables.field import Field
from .one_game import Observation, Offered, OneGame


class Together(ParallelEnv):  # type: ignore[misc]  # pettingzoo has no types
    """Every seat acts in every step: those asked answer by id, the others wait, which is the last id."""

    def __init__(self, field: Field, render_mode: str | None = None) -> None:
        self.metadata = {"name": f"chronolude/{field.game.id}-v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self._shown = OneGame(field)
        self.codec = self._shown.codec
        self.wait = self.codec.size
        """The id of whoever is not asked."""
        self.possible_agents = [f"player_{seat}" for seat in range(field.seats)]
        self.agents: list[str] = []
        self._masks = np.zeros((field.seats, self.wait + 1), dtype=np.int8)
        self._space = self.codec.observation_space(1)
        self._ids = {
            agent: Offered(self.wait + 1, self._masks[seat]) for seat, agent in enumerate(self.possible_agents)
        }

    def observation_space(self, agent: str) -> Dict:
        return self._space

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._ids[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game: the first of this seed, or without one the next of the seed before."""
        self._shown.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        due = [] if self._shown.is_over else self._shown.lane.due()
        return {agent: self._observe_one(seat, seat in due) for seat, agent in enumerate(self.possible_agents)}

    def _observe_one(self, seat: int, is_due: bool) -> Observation:
        lane, out = self._shown.lane, {"observation": self._shown.rows[seat].copy()}
        acts = lane.offered_to(seat) if is_due else []
        self._masks[seat] = 0
        self._masks[seat, [int(lane.number(k, act, seat)) for k, act in enumerate(acts)] or [self.wait]] = 1
        out["action_mask"] = self._masks[seat].copy()
        if self.codec.by_offer:
            out["options"] = self.codec.offers(acts)
        return out

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """All who are asked answer; nobody has seen another's answer."""
        shown, agents = self._shown, self.agents
        for _ in shown.lane.due():
            shown.take(actions[self.possible_agents[shown.lanes.turn[0]]])
        ended, cut = bool(shown.lanes.ends[0]), bool(shown.lanes.cuts[0])
        rewards = {agent: float(shown.rewards[seat]) for seat, agent in enumerate(self.possible_agents)}
        if shown.is_over:
            self.agents = []
        return (
            self._observe(),
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """What every seat knows, a feature a line."""
        if self.render_mode != "ansi":
            return None
        return "\n\n".join(self._shown.words(seat) for seat in range(len(self.possible_agents)))

    def close(self) -> None:
        """There is nothing to give back."""
