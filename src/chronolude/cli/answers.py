"""Answers as people type them: a number of the list, or the answer's text."""

from __future__ import annotations

import chronolude as cl

from ..locale import say
from ..tables.choices import Choice
from .screen import Screen


def show_options(screen: Screen, options: list[Choice], lang: str) -> None:
    """The answers on offer, numbered from one."""
    if len(options) == 1:
        screen.say(say(lang, "cl-only-option", label=options[0].label(lang)))
        screen.say(say(lang, "cl-press-enter"))
        return
    for number, option in enumerate(options, 1):
        screen.say(
            say(lang, "cl-option-line", number=str(number), label=option.label(lang), text=option.text), hang="   "
        )


def chosen_of(options: list[Choice], typed: str) -> Choice | None:
    """The answer a line stands for: a number of the list, a text of it, or Enter where there is only one."""
    if not typed:
        return options[0] if len(options) == 1 else None
    if typed.isdecimal() and 1 <= int(typed) <= len(options):
        return options[int(typed) - 1]
    return next((one for one in options if one.text.lower() == typed.lower()), None)


def is_whole(table: cl.Table, seat: int, typed: str) -> bool:
    """Whether a text is an answer by itself, a move in parts as its whole path."""
    if typed.isdecimal() or table.why(seat, typed) is not None:
        return False
    try:
        table.clone().take(seat, typed)
    except cl.Refused:
        return False
    return True
