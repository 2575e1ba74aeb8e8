"""The ratings that were last measured, for whoever shows bots to people. What was not measured has none."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from .ratings import Rating

FILE: Final = Path(__file__).with_name("measured.json")
"""Written by `make strength` and committed with its page; absent until then."""


class Measured(msgspec.Struct, frozen=True):
    """Ratings by game and bot, and at which commit they were taken."""

    at: str
    ratings: dict[str, dict[str, Rating]]


def write(ratings: dict[str, dict[str, Rating]], at: str, file: Path = FILE) -> None:
    plain = msgspec.json.format(msgspec.json.encode(Measured(at, ratings)), indent=2)
    file.write_bytes(plain + b"\n")


@cache
def measured(file: Path = FILE) -> Measured:
    """What was measured; nothing where nothing was."""
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.exists() else Measured("", {})
