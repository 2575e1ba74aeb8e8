"""The rule under which each step asks: it forbids what is no answer to its question (`Rulebook.questions`)."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "choose_card": "T-022",
    "choose_gap": "T-023",
}
