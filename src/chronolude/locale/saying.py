"""One message in one language, and the small words that sentences are joined by."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from .catalogues import FUNCTIONS, bundle, knows
from .patterns import Compiler, Sayer

HEAD: Final = "\x01"
TAIL: Final = "\x02"
"""What stands for the parts of a list where only what joins them is wanted."""
_sayers: Final[dict[tuple[str, str], Sayer]] = {}


def say(lang: str, key: str, **values: Any) -> str:
    """One message in one language. A missing one is an error, as catalogues are complete; so is a missing value."""
    return say_with(lang, key, values)


def say_with(lang: str, key: str, values: dict[str, Any]) -> str:
    """The same, with values that lie together already."""
    sayer = _sayers.get((lang, key)) or learn(lang, key)
    try:
        return sayer.say(values)
    except LookupError as missing:
        raise ValueError(f"{lang}/{key}: nothing is given for {missing}") from None


def learn(lang: str, key: str) -> Sayer:
    """Read a message that was not said before; whoever says it from now on finds it read."""
    if not knows(lang, key):
        raise KeyError(key)
    sayer = _sayers[lang, key] = Compiler(bundle(lang), lang, FUNCTIONS).message(key)
    return sayer


def join(lang: str, parts: list[str]) -> str:
    """`a, b and c` as the language joins a list."""
    if not parts:
        return ""
    if len(parts) == 1:
        return parts[0]
    head = between(lang, "cl-list-more").join(parts[:-1])
    return head + between(lang, "cl-list-last") + parts[-1]


@lru_cache
def between(lang: str, key: str) -> str:
    """What stands between two parts of a list: no catalogue puts anything before them or after them."""
    said = say_with(lang, key, {"head": HEAD, "tail": TAIL})
    assert said.startswith(HEAD)
    assert said.endswith(TAIL)
    return said[len(HEAD) : -len(TAIL)]


def seat_name(lang: str, names: list[str], seat: int) -> str:
    """What people call a seat, or its number counted from one."""
    if seat < len(names):
        return names[seat]
    return say(lang, "cl-seat", number=seat + 1)
