"""The law of Contre-Temps: every rule in both languages, and every citation leads somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3] / "src" / "chronolude"
LAW = ROOT / "games" / "contre_temps" / "law"
LANGUAGES = ("en", "fr")
RULE = re.compile(r"^- \*\*([KOR]-\d+)\*\* (.+)$", re.MULTILINE)
CITED = re.compile(r"\b([KOR]-\d+)\b")

# First and last number of each run of rules, as in the rule list.
RUNS = (
    *((1, 7), (10, 16), (20, 25), (30, 32), (40, 43), (50, 54), (60, 69), (70, 77)),
    *((80, 84), (90, 98), (100, 105), (110, 116), (120, 127), (130, 133), (140, 153)),
)
WANTED = (
    [f"K-{number:03}" for first, last in RUNS for number in range(first, last + 1)]
    + [f"O-{number}" for number in range(1, 6)]
    + [f"R-{number:02}" for number in range(1, 35)]
)


def read(name: str) -> str:
    return (LAW / name).read_text(encoding="utf-8")


def rules(language: str) -> list[tuple[str, str]]:
    return [(number, text) for number, text in RULE.findall(read(f"{language}.md"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once_and_in_order(language: str) -> None:
    assert [number for number, _ in rules(language)] == WANTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_item_is_a_rule(language: str) -> None:
    items = [line for line in read(f"{language}.md").splitlines() if line.startswith("- ")]
    assert len(items) == len(WANTED)


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


@pytest.mark.parametrize("name", ["en.md", "fr.md", "gaps.md", "notes.md"])
def test_every_citation_leads_to_a_rule(name: str) -> None:
    assert set(CITED.findall(read(name))) <= set(WANTED)


def test_a_rule_and_its_translation_cite_the_same_rules() -> None:
    for (number, english), (_, french) in zip(rules("en"), rules("fr"), strict=True):
        assert CITED.findall(english) == CITED.findall(french), number


def test_a_rule_and_its_translation_name_the_same_values() -> None:
    """Option values in code quotes are not translated."""
    code = re.compile(r"`([^`]+)`")
    for (number, english), (_, french) in zip(rules("en"), rules("fr"), strict=True):
        assert code.findall(english) == code.findall(french), number


def test_a_gap_is_told_once_with_its_reason() -> None:
    told = RULE.findall(read("gaps.md"))
    assert len({number for number, _ in told}) == len(told)
    assert all(len(reason.split()) >= 3 for _, reason in told)


def test_every_refusal_names_a_rule_of_the_law() -> None:
    catalogue = (ROOT / "locale" / "en" / "contre-temps.ftl").read_text(encoding="utf-8")
    refusing = set(re.findall(r"^ct-why-(K-\d+)", catalogue, re.MULTILINE))
    assert refusing and refusing <= set(WANTED)


def test_french_spacing_and_quotes() -> None:
    prose = re.sub(r"`[^`]*`", "", read("fr.md"))
    assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", prose.replace("|---", ""))
    assert "'" not in prose and '"' not in prose
