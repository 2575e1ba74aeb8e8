"""The reference of statements is made from the vocabulary, and the page in docs is what it says today."""

from __future__ import annotations

from pathlib import Path

from chronolude.games.time_stories.mission.words import AMOUNTS, CONDITIONS, EFFECTS, MODIFIERS, WHO
from chronolude.games.time_stories.tools.reference import PEOPLE, SENTENCES, example, examples, page

PATTERNS = {one[0] for rows in (EFFECTS, CONDITIONS, MODIFIERS, AMOUNTS) for one in rows}


def test_every_statement_has_a_sentence_and_every_sentence_a_statement() -> None:
    assert set(SENTENCES) == PATTERNS and set(PEOPLE) == set(WHO)


def test_every_statement_is_shown_in_use() -> None:
    known = examples()
    assert {one for one in PATTERNS if "<" in example(one, known) and "<=" not in example(one, known)} == set()


def test_the_page_is_up_to_date() -> None:
    told = (Path(__file__).parents[3] / "docs/mission-reference.md").read_text(encoding="utf-8")
    assert told == page()
