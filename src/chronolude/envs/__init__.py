"""Environments for those who learn: PettingZoo, Gymnasium, OpenSpiel, and many games in arrays at once.

They want the extra `envs`: `pip install 'chronolude[envs]'`. The rest of Chronolude never imports them.
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy  # noqa: F401, ICN001  (only to say at once what is missing)
    import pettingzoo  # noqa: F401  (the same)
except ImportError as missing:
    raise ImportError(
        f"chronolude.envs needs {missing.name}, which is not here: pip install 'chronolude[envs]'"
    ) from missing

from typing import Any

from ..games import OURS
from ..tables.field import LIMIT, Field, NotOffered, Rewards
from .codes import Codec
from .parallel_env import Together
from .single_env import Single
from .turn_env import Turns
from .vector_env import Vector

__all__ = [
    "Codec",
    "NotOffered",
    "Single",
    "Together",
    "Turns",
    "Vector",
    "aec",
    "codec",
    "open_spiel",
    "parallel",
    "single",
    "vector",
]


def codec(game: str, seats: int | None = None, **options: Any) -> Codec:
    """What the numbers of this game's environments mean. Options are those of `chronolude.new`."""
    return Codec(Field(game, seats, **options))


def aec(
    game: str,
    seats: int | None = None,
    *,
    rewards: Rewards = "win",
    limit: int = LIMIT,
    render_mode: str | None = None,
    **options: Any,
) -> Turns:
    """PettingZoo's turn-taking environment: the next seat gives one part of an answer at a time."""
    return Turns(Field(game, seats, rewards, limit, **options), render_mode)


def parallel(
    game: str,
    seats: int | None = None,
    *,
    rewards: Rewards = "win",
    limit: int = LIMIT,
    render_mode: str | None = None,
    **options: Any,
) -> Together:
    """PettingZoo's parallel environment: whoever is asked at the same time answers in the same step; others wait."""
    return Together(Field(game, seats, rewards, limit, **options), render_mode)


single = Single
"""Gymnasium's environment of one seat; bots sit at the others. The same as `gymnasium.make`, without wrappers."""


def vector(
    game: str,
    games: int,
    seats: int | None = None,
    *,
    seed: int = 0,
    rewards: Rewards = "win",
    limit: int = LIMIT,
    **options: Any,
) -> Vector:
    """So many games stepped together inside the engine, in arrays that numpy sees without a copy."""
    return Vector(Field(game, seats, rewards, limit, **options), games, seed)


def open_spiel(game: str, seats: int | None = None, *, limit: int = LIMIT, **options: Any) -> Any:
    """A game of OpenSpiel with explicit chance nodes; wants the extra `bench`."""
    try:
        import pyspiel  # noqa: F401, PLC0415  (an extra of its own, and slow to load)
    except ImportError as missing:
        raise ImportError("an OpenSpiel game needs open-spiel: pip install 'chronolude[envs,bench]'") from missing
    from .spiel import load  # noqa: PLC0415  (imports pyspiel)

    return load(game, seats, limit, options)


for _id in OURS:
    gymnasium.register(f"chronolude/{_id}-v0", entry_point="chronolude.envs.single_env:Single", kwargs={"game": _id})
