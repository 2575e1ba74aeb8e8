"""The law of every game as a text: each rule once, in order, in whole sentences, the same in both languages."""

import re
from pathlib import Path

import pytest

HOUSES = Path(__file__).parents[2] / "src" / "chronolude" / "games"
LANGUAGES = ("en", "fr")
RULE = re.compile(r"^- \*\*([A-Z]-\d+)\*\* (.+)$", re.MULTILINE)
VALUE = re.compile(r"`([^`]+)`")
FIGURE = re.compile(r"\b(?:1[89]\d\d|\d+ \+ \d+)\b")
SPACED_WRONGLY = re.compile("[^\u202f][;:!?»]|«[^\u202f]")

# For each house the runs of numbers, as in the rule lists it was written from.
LAWS = {
    "contre_temps": (
        "K-001…007 K-010…016 K-020…025 K-030…032 K-040…043 K-050…054 K-060…069 K-070…077 K-080…084 K-090…098 "
        "K-100…105 K-110…116 K-120…127 K-130…133 K-140…153 O-1…5 R-01…34"
    ),
    "time_division": "D-001…129 V-01…15 R-01…39",
    "timeline": "T-001…005 T-010…017 T-020…027 T-030…034 T-040…049 T-060…076 T-080…086 T-090…093 S-01…16",
    "chrononauts": "C-001…128 A-001…013 S-001…018 R-01…39",
    "time_stories": "R-001…245 Q-02 Q-33 Q-35 Q-45…48",
}


def wanted(house: str) -> list[str]:
    """Every number a run spells out: `K-001…007` is seven."""
    out: list[str] = []
    for run in LAWS[house].split():
        first, _, last = run.partition("…")
        letter, number = first.split("-")
        out += [f"{letter}-{n:0{len(number)}}" for n in range(int(number), int(last or number) + 1)]
    return out


def read(house: str, page: str) -> str:
    return (HOUSES / house / "law" / page).read_text(encoding="utf-8")


def rules(house: str, language: str) -> list[tuple[str, str]]:
    return [(number, text) for number, text in RULE.findall(read(house, f"{language}.md"))]


def cited(house: str, text: str) -> list[str]:
    """The rules of this house that a text names."""
    letters = "".join(sorted({number[0] for number in wanted(house)}))
    return re.findall(rf"(?<![\w-])([{letters}]-\d{{1,3}})\b", text)


def test_every_law_is_looked_at() -> None:
    assert {page.parent.parent.name for page in HOUSES.glob("*/law/en.md")} == set(LAWS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", LAWS)
def test_every_rule_is_told_once_and_in_order(house: str, language: str) -> None:
    assert [number for number, _ in rules(house, language)] == wanted(house)
    items = [line for line in read(house, f"{language}.md").splitlines() if line.startswith("- ")]
    assert len(items) == len(wanted(house)), "every list item is a rule"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", LAWS)
def test_a_rule_is_whole_sentences(house: str, language: str) -> None:
    for number, text in rules(house, language):
        assert text[-1] in ".)»”", number
        assert text[0].isupper() or text[0].isdigit() or text[0] in "“«*", number
        assert text.count("(") == text.count(")"), number


@pytest.mark.parametrize("house", LAWS)
def test_both_languages_have_the_same_sections(house: str) -> None:
    english, french = (
        [line.split(".")[0] for line in read(house, f"{language}.md").splitlines() if line[:3] == "## "]
        for language in LANGUAGES
    )
    assert english == french == [f"## {number}" for number in range(1, len(english) + 1)]


@pytest.mark.parametrize("house", LAWS)
def test_every_citation_leads_to_a_rule(house: str) -> None:
    for page in sorted((HOUSES / house / "law").glob("*.md")):
        assert set(cited(house, page.read_text(encoding="utf-8"))) <= set(wanted(house)), page.name


@pytest.mark.parametrize("house", LAWS)
def test_a_rule_and_its_translation_name_the_same_rules_values_and_years(house: str) -> None:
    for (number, english), (_, french) in zip(rules(house, "en"), rules(house, "fr"), strict=True):
        assert cited(house, english) == cited(house, french), number
        assert VALUE.findall(english) == VALUE.findall(french), number
        assert set(FIGURE.findall(english)) == set(FIGURE.findall(french)), number


@pytest.mark.parametrize("house", LAWS)
def test_a_gap_is_told_once_with_its_reason(house: str) -> None:
    told = RULE.findall(read(house, "gaps.md"))
    assert len({number for number, _ in told}) == len(told)
    assert all(len(reason.split()) >= 3 for _, reason in told)


@pytest.mark.parametrize("house", LAWS)
def test_french_spacing_and_quotes(house: str) -> None:
    prose = VALUE.sub("", read(house, "fr.md")).replace("|---", "")
    assert not SPACED_WRONGLY.search(prose), SPACED_WRONGLY.search(prose)
    assert not set("'\"") & set(prose)
