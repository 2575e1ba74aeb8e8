"""What a body may hold: so many bytes, and no text that no database should be given (NUL, half of a character)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

LONG_TEXTS: Final = {"takes": "long texts"}
"""An `opt` of a route that takes records, decks, missions or lockers; a body for any other is short."""
SHORT_BODY: Final = 64_000
"""Bytes."""
SENTENCE: Final = "text may hold neither NUL nor half a character"
SIGNS: Final = (b"\\u0000", b"\\ud", b"\\uD", b"\\UD", b"\0")
"""How such text is written in JSON; only where one of them stands is it worth a closer look."""


def misfit(body: bytes, wanted: Any) -> str:
    """What keeps a body from being what a route takes; nothing if it is that. Nothing is made of one that is not: of
    two megabytes of brackets thirty times as much would become before anybody looked what they are.
    """
    try:
        msgspec.json.decode(body, type=wanted)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return str(error)[:400]
    return ""


def is_clean(text: str) -> bool:
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:  # half a character cannot be written
        return False
    return True


def is_clean_json(body: bytes) -> bool:
    """Whether every string in a body is clean; a body that is no JSON is for somebody else to refuse."""
    if b"\\" not in body and b"\0" not in body:  # as nearly always; the signs begin with one of these
        return True
    if not any(sign in body for sign in SIGNS):
        return True
    try:
        return all_clean(msgspec.json.decode(body))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return True


def all_clean(value: Any) -> bool:
    if isinstance(value, str):
        return is_clean(value)
    if isinstance(value, dict):
        return all(is_clean(str(name)) and all_clean(one) for name, one in value.items())
    return all(all_clean(one) for one in value) if isinstance(value, list) else True
