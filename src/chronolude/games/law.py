"""The numbered rules of a game in our words: `law/<lang>.md` in the game's folder."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from .game import Game

RULE: Final = re.compile(r"^- \*\*([A-Z]+-[0-9]+[a-z]?)\*\* (.+)$", re.MULTILINE)


def law(game: Game, lang: str) -> str:
    """The whole text; empty where a game brings none in this language."""
    return "" if game.home is None else game.home.law(lang)


@lru_cache(maxsize=64)
def by_number(game: Game, lang: str) -> dict[str, str]:
    """Each rule by its number, as one line of plain text."""
    return {number: plain(text) for number, text in RULE.findall(law(game, lang))}


def plain(text: str) -> str:
    """Markdown without its marks."""
    return re.sub(r"\*\*|`", "", text).strip()


def pages(game: Game, lang: str) -> list[str]:
    """The law as paragraphs to read aloud: headings, rules and sentences, tables as they stand."""
    return [plain(line).lstrip("# ") for line in law(game, lang).splitlines()]
