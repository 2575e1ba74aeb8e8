"""The law of Time Division: every rule in both languages, and every citation leads somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3] / "src" / "chronolude" / "games" / "time_division"
LAW = ROOT / "law"
LANGUAGES = ("en", "fr")
RULE = re.compile(r"^- \*\*([DVR]-\d+)\*\* (.+)$", re.MULTILINE)
CITED = re.compile(r"\b([DVR]-\d+)\b")
WANTED = (
    [f"D-{number:03}" for number in range(1, 130)]
    + [f"V-{number:02}" for number in range(1, 16)]
    + [f"R-{number:02}" for number in range(1, 40)]
)


def read(name: str) -> str:
    return (LAW / name).read_text(encoding="utf-8")


def rules(language: str) -> list[tuple[str, str]]:
    return [(number, text) for number, text in RULE.findall(read(f"{language}.md"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once_and_in_order(language: str) -> None:
    assert [number for number, _ in rules(language)] == WANTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_whole_sentences(language: str) -> None:
    for number, text in rules(language):
        assert text[-1] in ".)", number
        assert text[0].isupper() or text[0] in "“«", number
        assert text.count("(") == text.count(")"), number


def test_both_languages_have_the_same_sections() -> None:
    english, french = (
        [line.split(".")[0] for line in read(f"{language}.md").splitlines() if line[:3] == "## "]
        for language in LANGUAGES
    )
    assert english == french == [f"## {number}" for number in range(1, 18)]


@pytest.mark.parametrize("name", ["en.md", "fr.md", "gaps.md"])
def test_every_citation_leads_to_a_rule(name: str) -> None:
    assert set(CITED.findall(read(name))) <= set(WANTED)


def test_a_rule_and_its_translation_cite_the_same_rules() -> None:
    for (number, english), (_, french) in zip(rules("en"), rules("fr"), strict=True):
        assert CITED.findall(english) == CITED.findall(french), number
        assert re.findall(r"`([^`]+)`", english) == re.findall(r"`([^`]+)`", french), number


def test_french_spacing_and_quotes() -> None:
    for number, text in rules("fr"):
        assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", text), number
        assert "'" not in text, number


def test_every_rule_stands_in_code_and_in_a_test_or_among_the_gaps() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py"))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    names = "\n".join(re.findall(r"def (test_\w+)", tests))
    gaps = {number for number, _ in RULE.findall(read("gaps.md"))}
    for number in WANTED:
        assert number in gaps or number in code, f"{number} is not in the code"
        assert number in gaps or re.search(number.lower().replace("-", "_") + r"(?!\d)", names), f"{number} has no test"
