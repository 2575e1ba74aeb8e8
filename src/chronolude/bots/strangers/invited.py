"""Bots from anywhere that whoever starts a server lets sit at its tables, beside those of the house.

They are named on its command line and handed on in the environment, to its workers and to the processes in which bots
think. A request can then name one as it names any bot: by the name it was given here, never by its place.
"""

from __future__ import annotations

import os
from typing import Final

from ...search.bot import Maker
from . import NoBot, maker_at

INVITED: Final = "CHRONOLUDE_INVITED_BOTS"


def parted(text: str) -> tuple[str, str, str]:
    """`GAME:NAME=PLACE`: the game, the name at its tables, the place."""
    left, _, place = text.partition("=")
    game, _, name = left.partition(":")
    if not (game and name and place) or ":" in name:
        raise NoBot(f"{text!r} does not read GAME:NAME=PLACE")
    return game, name, place


def invited(game: str) -> dict[str, Maker]:
    """Those that may sit at tables of this game."""
    named = [parted(line) for line in os.environ.get(INVITED, "").splitlines() if line.strip()]
    return {name: maker_at(game, place) for theirs, name, place in named if theirs == game}


def invite(text: str, known: dict[str, list[str]]) -> None:
    """Let one more sit down from now on, in this process and those that it starts. `known`: the bots of every game.

    Raises NoBot where it cannot be read or is not there, where there is no such game, or where its name is taken.
    """
    game, name, place = parted(text)
    if game not in known:
        raise NoBot(f"there is no game {game!r}; available: {', '.join(known)}")
    if name in known[game]:
        raise NoBot(f"{game} has a bot {name!r} already")
    maker_at(game, place)
    before = os.environ.get(INVITED, "")
    os.environ[INVITED] = f"{before}\n{text}" if before else text
