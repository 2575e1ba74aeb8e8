"""The rule under which each step asks: it forbids what is no answer to its question (`Rulebook.questions`)."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "choose_roles": "D-017",
    "choose_hidden": "D-111",
    "choose_card": "D-024",
    "decide": "D-028",
    "choose_first": "D-051",
    "choose_second": "D-056",
    "choose_together": "D-082",
}
