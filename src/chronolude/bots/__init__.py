"""Opponents: those a game brings, and others' through the entry-point group `chronolude.bots`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from ..games import find
from ..search.bot import Bot, Dice, Maker, RandomBot
from ..search.mind import Mind
from ..search.thumb import THUMB
from .levels import levels_of

RANDOM: Final = "random"


@cache
def bots_for(game: str) -> dict[str, Maker]:
    """The bots that can play a game, by name; every game has the random one."""
    brought = find(game).bots()
    found: dict[str, Maker] = {RANDOM: RandomBot, **brought.players}
    if brought.mind is not None:
        found.update(levels_of(brought.mind))
    for entry in entry_points(group="chronolude.bots"):
        named, _, bot = entry.name.partition(":")
        if named == game:
            found.setdefault(bot, entry.load())
    return found


def make(game: str, name: str, seed: int) -> Bot:
    """A bot by name; an unknown one is refused with the list of those there are."""
    known = bots_for(game)
    if name not in known:
        raise ValueError(f"{game} has no bot {name!r}; it has {', '.join(known)}")
    return known[name](seed)


def mind_of(game: str) -> Mind | None:
    """How a game is searched; None where it is not."""
    return find(game).bots().mind


__all__ = ["RANDOM", "THUMB", "Bot", "Dice", "bots_for", "make", "mind_of"]
