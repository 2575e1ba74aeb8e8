"""One message in one language, and the small words that sentences are joined by."""

from __future__ import annotations

from typing import Any, Final

from .catalogues import FUNCTIONS, bundle, knows
from .patterns import Compiler, Sayer

_sayers: Final[dict[tuple[str, str], Sayer]] = {}


def say(lang: str, key: str, **values: Any) -> str:
    """One message in one language. A missing one is an error, as catalogues are complete; so is a missing value."""
    return say_with(lang, key, values)


def say_with(lang: str, key: str, values: dict[str, Any]) -> str:
    """The same, with values that lie together already."""
    sayer = _sayers.get((lang, key))
    if sayer is None:
        if not knows(lang, key):
            raise KeyError(key)
        sayer = _sayers[lang, key] = Compiler(bundle(lang), lang, FUNCTIONS).message(key)
    try:
        return sayer.say(values)
    except LookupError as missing:
        raise ValueError(f"{lang}/{key}: nothing is given for {missing}") from None


def join(lang: str, parts: list[str]) -> str:
    """`a, b and c` as the language joins a list."""
    if not parts:
        return ""
    head, *rest = parts
    for i, tail in enumerate(rest, 1):
        head = say_with(lang, "cl-list-last" if i == len(rest) else "cl-list-more", {"head": head, "tail": tail})
    return head


def seat_name(lang: str, names: list[str], seat: int) -> str:
    """What people call a seat, or its number counted from one."""
    if seat < len(names):
        return names[seat]
    return say(lang, "cl-seat", number=seat + 1)
