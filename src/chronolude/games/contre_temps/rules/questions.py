"""The rule under which each step asks: it forbids what is no answer to its question (`Rulebook.questions`)."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "choose_card": "K-042",
    "choose_card offer": "K-090",
    "choose_card back": "K-030",
    "choose_card forward": "K-030",
    "offer_cards": "K-091",
    "choose_travel": "K-110",
}
