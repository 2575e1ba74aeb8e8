"""The register: one line per game. Third parties add theirs through the entry-point group `chronolude.games`."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ..locale import expect_words
from .board import Board, Element
from .game import Game, Outlook, Result, Rulebook
from .guests import load_guest
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
        game = load_guest(entry, "game", partial(a_game, entry=entry))
        if game is not None:
            found.setdefault(game.id, game)
    return found


def a_game(found: object, entry: EntryPoint) -> Game:
    if not isinstance(found, Game):
        raise TypeError(f"{entry.value} is not a Game but {type(found).__name__}")
    return found


def find(id: str) -> Game:
    """The game with this id; an unknown one is refused with the list of those there are."""
    known = register()
    if id not in known:
        raise ValueError(f"there is no game {id!r}; available: {', '.join(known)}")
    return known[id]


expect_words(register)
