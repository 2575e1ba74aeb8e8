"""What is said to a seat over its options, and which round it is."""

from __future__ import annotations

from functools import lru_cache

from ...games.seen import View
from ...locale import say
from ...tables import Table
from ..wire.contents import Prompt


def prompt_of(table: Table, view: View, lang: str) -> Prompt:
    return Prompt(round_of(table, view, lang), table.game.words.prompt(view, lang))


def round_of(table: Table, view: View, lang: str) -> str:
    """Which round it is; nothing before the first has begun."""
    number = view.numbers[table.game.round_number] if table.game.round_number else 0
    return round_said(lang, number) if number else ""


@lru_cache(maxsize=1024)
def round_said(lang: str, number: int) -> str:
    return say(lang, "cl-round", round=number)
