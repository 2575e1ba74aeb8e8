"""The words of one mission: what text.py and view.py say, with the mission at hand."""

from __future__ import annotations

from typing import Any

from . import view
from .mission.load import Mission
from .text import labels, lines, names, prompts, table


class Speech:
    """How the game speaks under a mission."""

    def __init__(self, made: Mission) -> None:
        self.made = made

    def prompt(self, seen: Any, lang: str) -> str:
        return prompts.prompt(self.made, seen, lang)

    def label(self, seen: Any, action: str, lang: str) -> str:
        return labels.label(self.made, seen, action, lang)

    def line(self, seen: Any, kind: str, args: dict[str, Any], lang: str) -> str:
        return lines.line(self.made, seen, kind, args, lang)

    def describe(self, seen: Any, lang: str) -> str:
        return table.describe(self.made, seen, lang)

    def reason(self, seen: Any, rule: str, offered: list[str], lang: str) -> str:
        return labels.reason(self.made, seen, rule, offered, lang)

    def aid(self, seen: Any) -> dict[str, Any]:
        return view.aid(self.made, seen)

    def title(self, lang: str) -> str:
        return names.title(lang)
