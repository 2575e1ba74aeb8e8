"""The numbered rules of a game in our words: `law/<lang>.md` in the game's folder."""

from __future__ import annotations

from functools import lru_cache

from .game import Game
from .home import plain


def law(game: Game, lang: str) -> str:
    """The whole text; empty where a game brings none in this language."""
    return "" if game.home is None else game.home.law(lang)


@lru_cache(maxsize=64)
def by_number(game: Game, lang: str) -> dict[str, str]:
    """Each rule by its number, as one line of plain text."""
    return {} if game.home is None else game.home.rules(lang)


def pages(game: Game, lang: str) -> list[str]:
    """The law as paragraphs to read aloud: headings, rules and sentences, tables as they stand."""
    return [plain(line).lstrip("# ") for line in law(game, lang).splitlines()]
