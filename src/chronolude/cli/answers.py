"""Answers as people type them: a number of the list, or the answer's text."""

from __future__ import annotations

from typing import Final

import chronolude as cl

from ..locale import say
from ..tables.choices import Choice
from .screen import Screen

GIVEN_UP: Final = ""  # a move in parts that its seat thought better of


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


def read_answer(screen: Screen, table: cl.Table, seat: int, typed: str, lang: str) -> str | None:
    """The whole answer that was typed, or None if it is not on offer."""
    found = pick(screen, table.options(seat), typed, lang)
    return written(table, seat, typed) if found is None else found


def written(table: cl.Table, seat: int, typed: str) -> str | None:
    """An answer by its text, a move in parts as its whole path."""
    if not typed or typed.isdecimal() or table.why(seat, typed) is not None:
        return None
    try:
        table.clone().take(seat, typed)
    except cl.Refused:
        return None
    return typed


def pick(screen: Screen, options: list[Choice], typed: str, lang: str) -> str | None:
    """An answer by its number; for a move in parts the next list follows until the move is whole."""
    if typed:
        chosen = options[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(options) else None
    else:
        chosen = options[0] if len(options) == 1 else None
    return None if chosen is None else go_on(screen, chosen, lang)


def go_on(screen: Screen, chosen: Choice, lang: str) -> str:
    """The rest of a move that has begun, as it was typed, possible or not; GIVEN_UP if nothing was."""
    following = chosen.then
    if not following:
        return chosen.path
    show_options(screen, following, lang)
    more = screen.read(say(lang, "cl-prompt"))
    if not more and (more is None or len(following) > 1):
        return GIVEN_UP
    for option in following:
        if option.text.lower() == more.lower():
            return go_on(screen, option, lang)
    found = pick(screen, following, more, lang)
    return f"{chosen.path} > {more}" if found is None else found
