"""Opponents: those a game brings, others' through the entry-point group `chronolude.bots`, and strangers by place."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final, cast

from ..games import find
from ..games.bots import Bots
from ..games.guests import load_guest, or_warned
from ..search.bot import Bot, Dice, Maker, RandomBot
from ..search.mind import Mind
from ..search.thumb import THUMB
from .levels import levels_of
from .strangers import NoBot, is_strange, maker_at
from .strangers.guard import guarded
from .strangers.invited import invited

RANDOM: Final = "random"


@cache
def bots_for(game: str) -> dict[str, Maker]:
    """The bots that can play a game, by name; every game has the random one. What cannot be loaded is warned of."""
    brought = brought_by(game)
    found: dict[str, Maker] = {RANDOM: RandomBot, **brought.players}
    if brought.mind is not None:
        found.update(levels_of(brought.mind))
    for entry in entry_points(group="chronolude.bots"):
        named, _, bot = entry.name.partition(":")
        maker = load_guest(entry, "bot", a_maker) if named == game and bot not in found else None
        if maker is not None:
            found[bot] = maker
    found.update(or_warned(f"the bots invited to {game} are not here", lambda: invited(game)) or {})
    return found


@cache
def brought_by(game: str) -> Bots:
    """What a game brings for its bots; nothing where that cannot be loaded."""
    return or_warned(f"the bots of {game} are not here", find(game).bots) or Bots()


def a_maker(found: object) -> Maker:
    if not callable(found):
        raise TypeError(f"{found!r} cannot be called with a seed")
    return cast("Maker", found)


def make(game: str, name: str, seed: int) -> Bot:
    """A bot by name; an unknown one is refused with the list of those there are."""
    return named(game, name)(seed)


def named(game: str, name: str) -> Maker:
    known = bots_for(game)
    if name not in known:
        raise ValueError(f"{game} has no bot {name!r}; it has {', '.join(known)}")
    return known[name]


def maker_of(game: str, name: str) -> Maker:
    """As `make` knows bots, and those named by their place: for whoever starts a run, who may start programs anyway."""
    return maker_at(game, name) if name not in bots_for(game) and is_strange(name) else named(game, name)


def summon(game: str, name: str, seed: int) -> Bot:
    """A bot for a run, by name or place, with somebody beside it who answers when it fails."""
    return guarded(name, maker_of(game, name), seed)


def mind_of(game: str) -> Mind | None:
    """How a game is searched; None where it is not."""
    return brought_by(game).mind


__all__ = ["RANDOM", "THUMB", "Bot", "Dice", "NoBot", "bots_for", "make", "maker_of", "mind_of", "summon"]
