"""The ratings that were last measured, for whoever shows bots to people. What was not measured has none."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ...tables.bench import is_compiled
from .ratings import Rating

FILE: Final = Path(__file__).with_name("measured.json")
"""Written by `make strength` and committed with its page; absent until then."""


class Measured(msgspec.Struct, frozen=True):
    """Ratings by game and bot, and at which commit they were taken."""

    at: str
    ratings: dict[str, dict[str, Rating]]


class Strength(Measured, frozen=True):
    """What was measured, and whether bots here think as far as those that were: the engine is compiled."""

    compiled: bool


def write(ratings: dict[str, dict[str, Rating]], at: str, file: Path = FILE) -> None:
    plain = msgspec.json.format(msgspec.json.encode(Measured(at, ratings)), indent=2)
    file.write_bytes(plain + b"\n")


@cache
def measured(file: Path = FILE) -> Measured:
    """What was measured; nothing where nothing was."""
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.exists() else Measured("", {})


def strength() -> Strength:
    found = measured()
    return Strength(found.at, found.ratings, is_compiled())
