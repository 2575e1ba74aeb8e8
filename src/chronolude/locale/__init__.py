"""Every interface word, in Fluent catalogues shared by browser, terminal and server."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent
SENTENCES: Final = 20_000


@cache
def bundle(lang: str) -> FluentBundle:
    """All catalogues of one language."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is not one of {', '.join(LANGUAGES)}")
    made = FluentBundle([lang], use_isolating=False)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def knows(lang: str, key: str) -> bool:
    return bundle(lang).has_message(key)


def say(lang: str, key: str, **values: Any) -> str:
    """One message in one language. A missing one is an error: catalogues are complete."""
    return said(lang, key, tuple(values.items()))


@lru_cache(maxsize=SENTENCES)
def said(lang: str, key: str, given: tuple[tuple[str, Any], ...]) -> str:
    """The same few sentences are said over and over, and putting one together takes far longer than finding it."""
    made = bundle(lang)
    pattern = made.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = made.format_pattern(pattern, dict(given))
    if errors:
        raise ValueError(f"{lang}/{key}: {errors[0]}")
    return str(text)


def join(lang: str, parts: list[str]) -> str:
    """`a, b and c` as the language joins a list."""
    if not parts:
        return ""
    head, *rest = parts
    for i, tail in enumerate(rest, 1):
        head = say(lang, "cl-list-last" if i == len(rest) else "cl-list-more", head=head, tail=tail)
    return head


def seat_name(lang: str, names: list[str], seat: int) -> str:
    """What people call a seat, or its number counted from one."""
    if seat < len(names):
        return names[seat]
    return say(lang, "cl-seat", number=seat + 1)
