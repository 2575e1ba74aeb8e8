"""The folder a game lives in: its words, its law and its lesson, found there under the same names for every game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ..locale import add_words

RULE: Final = re.compile(r"^- \*\*([A-Z]+-[0-9]+[a-z]?)\*\* (.+)$", re.MULTILINE)


class Home:
    """`words/<lang>.ftl`, `law/<lang>.md` and a lesson; what a folder does not hold, the house does without."""

    def __init__(self, folder: Path, lesson: str = "lesson.json") -> None:
        self.folder = folder
        self.lesson = folder / lesson
        """The first guided game, as data."""
        add_words(folder / "words")

    def law(self, lang: str) -> str:
        """The numbered rules in our words; empty where there are none in this language."""
        page = self.folder / "law" / f"{lang}.md"
        return page.read_text(encoding="utf-8") if page.exists() else ""

    def rules(self, lang: str) -> dict[str, str]:
        """Each rule of the law by its number, as one line of plain text."""
        return {number: plain(text) for number, text in RULE.findall(self.law(lang))}


def plain(text: str) -> str:
    """Markdown without its marks."""
    return re.sub(r"\*\*|`", "", text).strip()
