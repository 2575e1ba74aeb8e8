"""The law: every rule in both languages, and every citation leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[3] / "src" / "chronolude" / "games" / "chrononauts"
LANGUAGES = ("en", "fr")
RULE = re.compile(r"^- \*\*([CASR]-\d+)\*\* (.+)$", re.MULTILINE)
CITED = re.compile(r"\b([CASR]-\d+)\b")
WANTED = [
    *(f"C-{number:03}" for number in range(1, 129)),
    *(f"A-{number:03}" for number in range(1, 14)),
    *(f"S-{number:03}" for number in range(1, 19)),
    *(f"R-{number:02}" for number in range(1, 40)),
]


def read(name: str) -> str:
    return (HOUSE / "law" / name).read_text(encoding="utf-8")


def rules(language: str) -> list[tuple[str, str]]:
    return [(number, text) for number, text in RULE.findall(read(f"{language}.md"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once_and_in_order(language: str) -> None:
    assert [number for number, _ in rules(language)] == WANTED
    items = [line for line in read(f"{language}.md").splitlines() if line.startswith("- ")]
    assert len(items) == len(WANTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_whole_sentences(language: str) -> None:
    for number, text in rules(language):
        assert text[-1] in ".)" and (text[0].isupper() or text[0] in "“«1"), number
        assert text.count("(") == text.count(")"), number


def test_both_languages_have_the_same_sections() -> None:
    english, french = (
        [line.split(".")[0] for line in read(f"{language}.md").splitlines() if line[:3] == "## "]
        for language in LANGUAGES
    )
    assert english == french == [f"## {number}" for number in range(1, 17)]


def test_a_rule_and_its_translation_cite_the_same_rules_and_years() -> None:
    figures = re.compile(r"\b(?:1[89]\d\d|\d+ \+ \d+)\b")
    for (number, english), (_, french) in zip(rules("en"), rules("fr"), strict=True):
        assert CITED.findall(english) == CITED.findall(french), number
        assert set(figures.findall(english)) == set(figures.findall(french)), number


@pytest.mark.parametrize("name", ["en.md", "fr.md", "gaps.md"])
def test_every_citation_leads_to_a_rule(name: str) -> None:
    assert set(CITED.findall(read(name))) <= set(WANTED)


def test_the_code_cites_rules_that_exist() -> None:
    cited = {rule for path in HOUSE.rglob("*.py") for rule in CITED.findall(path.read_text(encoding="utf-8"))}
    assert cited <= set(WANTED)


def test_french_spacing_and_quotes() -> None:
    prose = re.sub(r"`[^`]*`", "", read("fr.md"))
    assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", prose)
    assert "'" not in prose and '"' not in prose
