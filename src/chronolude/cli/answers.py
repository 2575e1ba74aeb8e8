"""Answers as people type them: a number of the list, or the answer's text."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import chronolude as cl

from ..locale import say
from ..tables.choices import Choice
from .screen import Screen


LONGEST: Final = 60
"""So many figures in a row are listed; of more the first, how it goes on, and the last say enough."""


def show_options(screen: Screen, options: list[Choice], lang: str) -> None:
    """The answers on offer, numbered from one."""
    if len(options) == 1:
        screen.say(say(lang, "cl-only-option", label=options[0].label(lang)))
        screen.say(say(lang, "cl-press-enter"))
        return
    numbered = list(enumerate(options, 1))
    for _, run in groupby(numbered, key=lambda one: one[1].verb if one[1].is_figure else one[0]):
        lines = list(run)
        folded = [*lines[:2], None, lines[-1]] if len(lines) > LONGEST else lines
        for line in folded:
            if line is None:
                screen.say(say(lang, "cl-options-between", n=len(lines) - 3))
                continue
            number, option = line
            said = say(lang, "cl-option-line", number=str(number), label=option.label(lang), text=option.text)
            screen.say(said, hang="   ")


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
