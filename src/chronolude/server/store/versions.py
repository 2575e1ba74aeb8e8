"""Which SQLite we run on, and what is known of it."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

from .fitness import Unfit

OLDEST: Final = (3, 35, 0)
"""Before it SQLite lacks what migrations use."""


class Known(NamedTuple):
    """A fault of SQLite that concerns a file like ours."""

    first: tuple[int, int, int]
    mended: tuple[int, int, int]
    words: str


KNOWN: Final = (
    Known(
        (3, 7, 0), (3, 51, 3),
        "two connections that write or checkpoint at one moment may damage the file. This server writes through one "
        "connection, and a lock keeps a second server out: leave the file alone with other programs while it runs",
    ),
)  # fmt: skip


def sqlite_version() -> tuple[int, int, int]:
    major, minor, patch = sqlite3.sqlite_version_info
    return major, minor, patch


def known_of(version: tuple[int, int, int]) -> list[str]:
    """What is known to be wrong with a version, each in a sentence that says until when."""
    told = ".".join(map(str, version))
    return [
        f"SQLite {told}: {one.words}; mended in {'.'.join(map(str, one.mended))}"
        for one in KNOWN
        if one.first <= version < one.mended
    ]


def check_version(version: tuple[int, int, int]) -> None:
    """Refuse a SQLite that is too old to hold a database of ours."""
    if version < OLDEST:
        raise Unfit(
            f"SQLite {'.'.join(map(str, version))} is too old: {'.'.join(map(str, OLDEST))} or newer is needed. "
            "Nothing was touched; use a newer Python, or PostgreSQL."
        )
