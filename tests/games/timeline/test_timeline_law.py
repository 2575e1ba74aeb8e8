"""The law of Timeline: every rule in both languages, cited rightly, in the code and in a test."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
HOUSE = ROOT / "src" / "chronolude" / "games" / "timeline"
RULE = re.compile(r"^- \*\*([TS]-\d+)\*\* (.+)$", re.MULTILINE)
CITED = re.compile(r"\b([TS]-\d{2,3})\b")
RUNS = ((1, 5), (10, 17), (20, 27), (30, 34), (40, 49), (60, 76), (80, 86), (90, 93))
WANTED = [f"T-{n:03}" for first, last in RUNS for n in range(first, last + 1)] + [f"S-{n:02}" for n in range(1, 17)]


def read(name: str) -> str:
    return (HOUSE / "law" / name).read_text(encoding="utf-8")


def gaps() -> set[str]:
    return {number for number, _ in RULE.findall(read("gaps.md"))}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_is_told_once_and_in_order(lang: str) -> None:
    assert [number for number, _ in RULE.findall(read(f"{lang}.md"))] == WANTED


@pytest.mark.parametrize("name", ["en.md", "fr.md", "gaps.md", "notes.md"])
def test_every_citation_leads_to_a_rule(name: str) -> None:
    assert set(CITED.findall(read(name))) <= set(WANTED)


def test_a_rule_and_its_translation_cite_the_same_rules_and_values() -> None:
    for (number, english), (_, french) in zip(RULE.findall(read("en.md")), RULE.findall(read("fr.md")), strict=True):
        assert CITED.findall(english) == CITED.findall(french), number
        assert re.findall(r"`([^`]+)`", english) == re.findall(r"`([^`]+)`", french), number


def test_french_is_set_as_french() -> None:
    prose = re.sub(r"`[^`]*`", "", read("fr.md"))
    assert not re.search("[^\u202f][;:!?»]|«[^\u202f]", prose)
    assert not set("'\"") & set(prose)


def test_every_rule_stands_in_the_code() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in HOUSE.rglob("*.py"))
    assert set(WANTED) - gaps() - set(CITED.findall(code)) == set()


def test_every_rule_has_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {f"{kind.upper()}-{number}" for kind, number in re.findall(r"def test_([ts])_(\d+)_", tests)}
    assert set(WANTED) - gaps() - named == set()
