"""The words of one mission: what text.py and view.py say, with the mission at hand."""

from __future__ import annotations

from typing import Any

from ..seen import Bookkeeping, View
from . import view
from .mission.load import Mission
from .text import labels, lines, names, prompts, quiet, table
from .view.aid import TimeStoriesAid, aid


class MissionSpeech:
    """How the game speaks under a mission."""

    def __init__(self, made: Mission) -> None:
        self.made = made

    def prompt(self, seen: View, lang: str) -> str:
        return prompts.prompt(self.made, seen, lang)

    def label(self, seen: View, action: str, lang: str) -> str:
        return labels.label(self.made, seen, action, lang)

    def sentence(self, seen: View, kind: str, args: dict[str, Any], lang: str) -> str:
        return lines.sentence(self.made, seen, kind, args, lang)

    def describe(self, seen: View, lang: str) -> str:
        return table.describe(self.made, seen, lang)

    def besides(self, seen: View, lang: str) -> list[str]:
        return table.besides(self.made, seen, lang)

    def reason(self, seen: View, rule: str, offered: list[str], lang: str) -> str:
        return labels.reason(self.made, seen, rule, offered, lang)

    def aid(self, seen: View, lang: str) -> TimeStoriesAid:
        return aid(self.made, seen, lang)

    def may_tell(self, seen: View, message: str) -> str:
        """R-233: a message that copies out a hidden text is asked about or refused."""
        return view.may_tell(self.made, seen, message)

    def quiet(self, seen: View) -> Bookkeeping:
        return quiet.quiet(self.made, seen)

    def title(self, lang: str) -> str:
        return names.title(lang)
