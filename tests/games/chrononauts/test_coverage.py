"""Coverage counted as a reader would: every worked example of the law and every card is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.chrononauts.laying import DECK

EXAMPLES = 20
HERE = Path(__file__)
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in HERE.parent.glob("test_*.py") if path != HERE)


@pytest.mark.parametrize("number", range(1, EXAMPLES + 1))
def test_every_worked_example_is_a_test(number: int) -> None:
    assert re.search(rf"W-{number:02}\b|test_w_{number:02}_", TESTS)


@pytest.mark.parametrize("card", sorted({str(entry["id"]) for entry in DECK.entries}))
def test_every_card_is_named_by_a_test(card: str) -> None:
    assert re.search(rf"\b{card}(_\d+)?\b", TESTS)
