"""The register: one line per game. Third parties add theirs through the entry-point group `chronolude.games`."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ..locale import expect_words
from .board import Board, Element
from .game import Game, Outlook, Result, Rulebook
from .home import Home
from .options import Option, TextOption
from .standing import Standing
from .tools import Tools
from .words import Words

__all__ = [
    "Board",
    "Element",
    "Game",
    "Home",
    "Option",
    "Outlook",
    "Result",
    "Rulebook",
    "Standing",
    "TextOption",
    "Tools",
    "Words",
    "find",
    "register",
]

OURS: Final = {
    "contre-temps": "chronolude.games.contre_temps",
    "timeline": "chronolude.games.timeline",
    "time-division": "chronolude.games.time_division",
    "chrononauts": "chronolude.games.chrononauts",
    "artifaxx": "chronolude.games.chrononauts.artifaxx",
    "solonauts": "chronolude.games.chrononauts.solonauts",
    "time-stories": "chronolude.games.time_stories",
}


@cache
def register() -> dict[str, Game]:
    """All games by id, ours first."""
    found = {id: import_module(path).GAME for id, path in OURS.items()}
    for entry in entry_points(group="chronolude.games"):
        game = load_guest(entry)
        if game is not None:
            found.setdefault(game.id, game)
    return found


def load_guest(entry: EntryPoint) -> Game | None:
    """A third party's game; one that cannot be loaded is one warning that names its package, and all else goes on."""
    try:
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is no Game but {type(game).__name__}")
    except Exception as error:  # whatever a stranger's module may raise
        package = entry.dist.name if entry.dist is not None else entry.module
        told = f"{type(error).__name__}: {error}"
        warnings.warn(f"the package {package} brings no game {entry.name!r} here: {told}", RuntimeWarning, stacklevel=3)
        return None
    return game


def find(id: str) -> Game:
    """The game with this id; an unknown one is refused with the list of those there are."""
    known = register()
    if id not in known:
        raise ValueError(f"there is no game {id!r}; there are {', '.join(known)}")
    return known[id]


expect_words(register)
