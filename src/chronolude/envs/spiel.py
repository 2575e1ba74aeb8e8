"""The games as OpenSpiel plays them: every draw of chance a node, and information states in perfect recall."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

from ..games import OURS
from ..tables.field import LIMIT, Field
from ..tables.notation import action_text
from ..tables.unfolded import Unfolded
from .codes import Codec

PREFIX: Final = "chronolude_"
MOST_OUTCOMES: Final = 512
"""Of one draw: the largest pile of cards that can be mixed has fewer."""


def short_name(game: str) -> str:
    """A game's name in OpenSpiel."""
    return PREFIX + game.replace("-", "_")


def load(game: str, seats: int | None, limit: int, options: dict[str, Any]) -> Any:
    """The game, made by OpenSpiel from its name and parameters, so that it can be written down and read again."""
    told = ";".join(f"{name}:{value}".replace(",", "|") for name, value in options.items())  # as its texts can say it
    parameters = {"seats": Field(game, seats).seats, "limit": limit, "options": told}
    return pyspiel.load_game(short_name(game), parameters)


def type_of(game: str) -> Any:
    """What OpenSpiel wants to know of every game."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Chronolude: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "limit": LIMIT, "options": ""},
    )


@lru_cache(maxsize=32)
def laid_out(game: str, seats: int, limit: int, options: str) -> tuple[Field, Codec]:
    """What all states of a game share."""
    given = dict(pair.replace("|", ",").split(":", 1) for pair in options.split(";") if pair)
    field = Field(game, seats or None, "win", limit, **given)
    return field, Codec(field)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of ours among OpenSpiel's."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        given = {"seats": 0, "limit": LIMIT, "options": "", **(params or {})}
        self.field, self.codec = laid_out(game, given["seats"], given["limit"], given["options"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.field.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.field.limit,
        )
        super().__init__(type_of(game), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Rows of features; in perfect recall there is a string and no tensor."""
        return SpielObserver(self.codec, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """A deal, and what is drawn after each answer."""
        return int(len(self.field.layout.cards) * (self.field.limit + 1))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """One position: chance, a seat, or the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.unfolded = Unfolded(game.field)

    def _codec(self) -> Codec:
        codec: Codec = self.get_game().codec
        return codec

    def current_player(self) -> int:
        if self.unfolded.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.unfolded.outcomes else self.unfolded.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The ids on offer to a seat, in order."""
        here = self.unfolded
        if player != here.seat:
            return []
        ids = here.field.ids
        return sorted(k if ids.by_offer else int(ids.id_of(act, player)) for k, act in enumerate(here.answers))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the draw it waits for, all equally likely."""
        return [(outcome, 1.0 / self.unfolded.outcomes) for outcome in range(self.unfolded.outcomes)]

    def _act(self, id: int) -> int:
        ids = self.unfolded.field.ids
        return self.unfolded.answers[id] if ids.by_offer else int(ids.act_of(id, self.unfolded.seat))

    def _apply_action(self, action: int) -> None:
        if self.unfolded.outcomes:
            self.unfolded.draw(action)
        else:
            self.unfolded.answer(self._act(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        if not self._codec().by_offer:
            return self._codec().text(action, player)
        return (
            action_text(self.unfolded.field.layout, self._act(action)) if player == self.unfolded.seat else str(action)
        )

    def is_terminal(self) -> bool:
        return self.unfolded.is_over

    def returns(self) -> list[float]:
        return self.unfolded.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows."""
        return self.unfolded.known(self.current_player() if player is None else player)

    def __str__(self) -> str:
        here = self.unfolded
        waits = "over" if here.is_over else f"draw of {here.outcomes}" if here.outcomes else f"seat {here.seat}"
        return f"{here.field.game.id} after {len(self.full_history())} steps: {waits}"


class SpielObserver:
    """What a seat knows as OpenSpiel reads it."""

    def __init__(self, codec: Codec, kind: Any) -> None:
        self.codec = codec
        self.recalls = bool(kind is not None and kind.perfect_recall)
        size = 0 if self.recalls else len(codec.names)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a seat's row, each feature between 0 and 1."""
        if not self.recalls:
            np.divide(self.codec.observe(state.unfolded.sight(player)), self.codec.most, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state, or every feature that is not 0."""
        if self.recalls:
            return state.unfolded.known(player)
        row = self.codec.observe(state.unfolded.sight(player))
        return ", ".join(f"{name} {value}" for name, value in self.codec.features(row).items())


def enter(game: str) -> None:
    """One game into OpenSpiel's own list."""

    class Entered(SpielGame):
        """OpenSpiel makes games from their parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(type_of(game), Entered)


for _id in OURS:
    enter(_id)
