"""Where in a deck file something stands: TOML readers do not say, so we look it up ourselves."""

from __future__ import annotations

import re
from typing import Final

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?\s*(#.*)?$")
KEY: Final = re.compile(r"\s*[\"']?([A-Za-z0-9_-]+)[\"']?\s*=")
LONG: Final = ('"""', "'''")


class Places:
    """The line of every table and key: `deck` is -1, the cards count from 0."""

    def __init__(self, text: str) -> None:
        self.tables: dict[int, int] = {}
        self.keys: dict[tuple[int, str], int] = {}
        self.cards = 0
        self._read(text.splitlines())

    def _read(self, lines: list[str]) -> None:
        table: int | None = None
        until = ""
        for number, line in enumerate(lines, 1):
            if until:
                until = "" if until in line else until
                continue
            header = HEADER.match(line)
            key = KEY.match(line)
            if header:
                table = self._open(header[1], header[2], number)
            elif key and table is not None:
                self.keys.setdefault((table, key[1]), number)
            until = next((mark for mark in LONG if line.count(mark) % 2), "")

    def _open(self, brackets: str, name: str, number: int) -> int | None:
        if brackets == "[[" and name == "cards":
            self.cards += 1
            self.tables[self.cards - 1] = number
            return self.cards - 1
        if name == "deck":
            self.tables.setdefault(-1, number)
            return -1
        return None

    def line_of(self, table: int, field: str = "") -> int:
        """The line of a field, or of the table it is missing from, or 1."""
        return self.keys.get((table, field)) or self.tables.get(table, 1)
