"""Where in a deck file something stands."""

from __future__ import annotations

from ...toml_lines import Path, line_at, lines_of


class Places:
    """The line of every table and key: `deck` is -1, the cards count from 0."""

    def __init__(self, text: str) -> None:
        self.found = lines_of(text)

    def line_of(self, table: int, field: str = "") -> int:
        """The line of a field, or of the table it is missing from, or 1."""
        path: Path = ("deck",) if table < 0 else ("cards", table)
        return line_at(self.found, (*path, field) if field else path)
