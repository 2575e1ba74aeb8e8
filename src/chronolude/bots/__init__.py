"""Opponents. Third parties add theirs through the entry-point group `chronolude.bots`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from ..games import register as games
from .bot import Bot, Dice, RandomBot

Maker = Callable[[int], Bot]
"""From a seed to a bot."""

RANDOM: Final = "random"
THUMB: Final = "rule-of-thumb"
OURS: Final[dict[str, str]] = {
    "contre-temps": "chronolude.bots.contre_temps",
    "timeline": "chronolude.bots.timeline",
    "time-division": "chronolude.bots.time_division",
    "chrononauts": "chronolude.bots.chrononauts",
    "artifaxx": "chronolude.bots.chrononauts",
    "solonauts": "chronolude.bots.solonauts",
    "time-stories": "chronolude.bots.time_stories",
}
"""Modules of our own bots; each has BOTS, a table of names and makers."""


@cache
def bots_for(game: str) -> dict[str, Maker]:
    """The bots that can play a game, by name; every game has the random one."""
    if game not in games():
        raise ValueError(f"there is no game {game!r}; there are {', '.join(games())}")
    found: dict[str, Maker] = {RANDOM: RandomBot}
    if game in OURS:
        found.update(import_module(OURS[game]).BOTS)
    found.update(import_module("chronolude.bots.search").levels_of(game))
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


__all__ = ["RANDOM", "THUMB", "Bot", "Dice", "bots_for", "make"]
