"""Records that strangers bring, looked at on the bench: read, replayed, derived again."""

from __future__ import annotations

from typing import Any

import msgspec

from ...tables import Unusable, load
from ...tables.replay import replay, verify
from .work import Unsound

VERIFY = f"{__name__}:checked"
IMPORT = f"{__name__}:brought"


class RecordCheck(msgspec.Struct):
    """What a check of a record found."""

    sound: bool
    fair: bool
    answers: int
    draws: int
    branches: int
    fault: str
    bounds: list[tuple[int, int, int]] = []
    """Stream, number and bound of every draw, so that a browser can derive each from the secret by itself."""


class Brought(msgspec.Struct):
    """A record that replays to its end: who sat there, and the whole of it as plain data."""

    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    record: dict[str, Any]
    result: dict[str, Any] | None


def checked(text: str) -> RecordCheck:
    """Derive the whole game again from its told secret."""
    try:
        found = verify(load(text))
    except (Unusable, ValueError, RecursionError) as error:
        return RecordCheck(False, False, 0, 0, 0, str(error)[:400])
    return RecordCheck(True, found.fair, found.answers, found.draws, found.branches, "", found.bounds)


def brought(text: str) -> Brought:
    """Replay a record to its end."""
    try:
        record = load(text)
        ending = replay(record).result
    except (Unusable, ValueError) as error:
        raise Unsound(str(error)) from None
    header = record.header
    plain = {"format": record.format, **msgspec.to_builtins(record)}
    result = None if ending is None else {**msgspec.structs.asdict(ending), "decisions": len(record.moves)}
    return Brought(header.game, header.seats, header.options, list(header.names), plain, result)
