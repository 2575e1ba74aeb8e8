"""What is wrong with a mission, with file, line and a sentence; all of it in one pass."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import msgspec


class MissionFinding(msgspec.Struct, frozen=True, order=True):
    """One remark of the linter."""

    file: str
    line: int
    code: str
    text: str

    @property
    def is_error(self) -> bool:
        return self.code.startswith("E")

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.code} {self.text}"


class BadMission(ValueError):
    """A mission with errors cannot be played; the first ones are in the message."""

    def __init__(self, findings: list[MissionFinding]) -> None:
        self.findings = findings
        shown = "\n".join(str(one) for one in findings[:8])
        rest = f"\n… and {len(findings) - 8} more" if len(findings) > 8 else ""
        super().__init__(shown + rest)


class Place:
    """A spot in a mission's files: what statements and findings refer to."""

    def __init__(self, file: str, line: int, key: str) -> None:
        self.file = file
        self.line = line
        self.key = key
        """The stable position of a text, e.g. `locations/mill/C`."""


class MissionFindings:
    """The list under way."""

    def __init__(self) -> None:
        self.all: list[MissionFinding] = []

    def add(self, code: str, place: Place, text: str) -> None:
        self.all.append(MissionFinding(place.file, place.line, code, text))

    def unknown(self, code: str, place: Place, what: str, word: Any, known: Any) -> None:
        """An unknown word, with the nearest known one."""
        near = get_close_matches(str(word), [str(one) for one in known], 1, 0.6)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        self.add(code, place, f"unknown {what} {str(word)!r}{hint}")

    @property
    def errors(self) -> list[MissionFinding]:
        return sorted(one for one in self.all if one.is_error)
