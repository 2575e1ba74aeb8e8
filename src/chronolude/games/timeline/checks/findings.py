"""What the workshop finds in a deck: each with file, line, card, field and the rule it breaks (T-076)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .places import Places

ERROR: Final = "error"
WARNING: Final = "warning"
NOTE: Final = "note"
DECK: Final = -1  # the table of a finding that is about the whole deck


class Finding(msgspec.Struct, frozen=True):
    """One thing to mend or to know."""

    level: str
    file: str
    line: int
    card: str
    field: str
    rule: str
    message: str

    def __str__(self) -> str:
        where = " ".join(part for part in (self.card, self.field) if part)
        return f"{self.file}:{self.line}: {self.level} {self.rule} {where}{': ' if where else ''}{self.message}"


class Findings:
    """Collects what is found in one file."""

    def __init__(self, file: str, places: Places) -> None:
        self.file = file
        self.places = places
        self.found: list[Finding] = []
        self.cards: list[dict[str, Any]] = []

    def add(self, level: str, rule: str, table: int, field: str, message: str) -> None:
        card = str(self.cards[table].get("id", f"card {table + 1}")) if table >= 0 else ""
        line = self.places.line_of(table, field)
        self.found.append(Finding(level, self.file, line, card, field, rule, message))

    def error(self, rule: str, table: int, field: str, message: str) -> None:
        self.add(ERROR, rule, table, field, message)

    def warn(self, rule: str, table: int, field: str, message: str) -> None:
        self.add(WARNING, rule, table, field, message)

    def note(self, rule: str, table: int, field: str, message: str) -> None:
        self.add(NOTE, rule, table, field, message)
