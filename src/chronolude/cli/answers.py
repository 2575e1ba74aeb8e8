"""Answers as people type them: a number of the list, or the answer's text."""

from __future__ import annotations

from typing import Protocol

import chronolude as cl

from ..locale import say
from .screen import Screen


class Option(Protocol):
    """One answer on offer, as far as the terminal knows."""

    text: str
    path: str

    def label(self, lang: str = "en") -> str: ...


def show_options(screen: Screen, options: list[cl.tables.choices.Choice], lang: str) -> None:
    """The answers on offer, numbered from one."""
    if len(options) == 1:
        screen.say(say(lang, "cl-only-option", label=options[0].label(lang)))
        screen.say(say(lang, "cl-press-enter"))
        return
    for number, option in enumerate(options, 1):
        screen.say(
            say(lang, "cl-option-line", number=str(number), label=option.label(lang), text=option.text), hang="   "
        )


def read_answer(screen: Screen, table: cl.Table, seat: int, typed: str, lang: str) -> str | None:
    """The whole answer that was typed, or None if it is not on offer."""
    return pick(screen, table.options(seat), typed, lang) or written(table, seat, typed)


def written(table: cl.Table, seat: int, typed: str) -> str | None:
    """An answer by its text, a move in parts as its whole path."""
    if not typed or typed.isdecimal() or table.why(seat, typed) is not None:
        return None
    try:
        table.clone().play(seat, typed)
    except cl.Refused:
        return None
    return typed


def pick(screen: Screen, options: list[cl.tables.choices.Choice], typed: str, lang: str) -> str | None:
    """An answer by its number; for a move in parts the next list follows until the move is whole."""
    if not typed:
        chosen = options[0] if len(options) == 1 else None
    else:
        chosen = options[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(options) else None
    if chosen is None:
        return None
    following = chosen.then
    if not following:
        return chosen.path
    show_options(screen, following, lang)
    more = screen.read(say(lang, "cl-prompt"))
    return None if more is None else pick(screen, following, more, lang)
