"""The law for words: numbers, plurals and gender by Fluent only, on the page of extremes (scripts/extremes.py)."""

import re
from functools import cache

import pytest

from scripts.extremes import COUNTS, GAMES, HOUSE, NAMES, Page, counts

OWNERS = (HOUSE, *GAMES)
LANGUAGES = ("en", "fr")
NOUNS = {
    "en": "card crystal event place disc point token game turn player space seat paradox difference mystery",
    "fr": "carte événement place disque point jeton partie tour voyageur personne case coup différence robot",
}
"""Words that are counted somewhere: one has no s, several have one."""
GENDERED = re.compile(
    r"\b(?:Al|Maximilienne-Alexandra) (?:est|sera|était|a été) \w+(?:é|i|u)\b"  # Al est éjecté
    r"|\b[Vv]ous (?:n’)?(?:êtes |avez été )?(?:pas )?(?:seul|sûr|venu|revenu|envoyé|échoué|éjecté|arrivé|allé)\b"
    r"|\ble plus proche (?:commence|gagne)"
)
"""French that only suits a man, said of a name or to the reader."""


@cache
def page(owner: str, language: str) -> dict[str, list[str]]:
    made = Page(owner, language)
    return {key: made.said(key) for key in made.messages}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_is_on_the_page_with_its_extremes(owner: str, language: str) -> None:
    made = Page(owner, language)
    text = made.text()
    for key, message in made.messages.items():
        assert f"- `{key}`: " in text and message.value is not None
        read = made.reading(key)
        ways = page(owner, language)[key]
        if any(counts(name, read) and len(set(keys)) > 1 for name, keys in read.keys.items()):
            assert len(ways) >= 2, (key, ways)
        if read.variables & {"seat", "agent", "who"} and not read.keys:
            assert any(NAMES[0] in way for way in ways) and any(NAMES[1] in way for way in ways), key
    assert len(made.messages) > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_one_is_singular_and_several_are_plural(owner: str, language: str) -> None:
    nouns = NOUNS[language].split()
    several = "|".join(f"{noun}s" for noun in nouns) + "|cristaux|paradoxes|mysteries|événements"
    wrong = re.compile(rf"\b1 (?:{several})\b|\b(?:2|11) (?:{'|'.join(nouns)}|cristal)\b(?! tokens)")
    for key, ways in page(owner, language).items():
        for way in ways:
            assert not wrong.search(way), (key, way)
            assert not re.search(r"\w\((?:s|e|es|x)\)", way), (key, way)


@pytest.mark.parametrize("owner", OWNERS)
def test_french_suits_everybody(owner: str) -> None:
    for key, ways in page(owner, "fr").items():
        for way in ways:
            assert not GENDERED.search(way), (key, way)


@pytest.mark.parametrize("owner", OWNERS)
def test_french_elides_and_keeps_its_spaces_with_every_name(owner: str) -> None:
    for key, ways in page(owner, "fr").items():
        for way in ways:
            assert not re.search(r"\b(?:de|que|jusque) Al\b", way), (key, way)
            assert not re.search(r"[^\u202f][;:!?»%]|«[^\u202f]", way.replace("›:", "")), (key, way)


def test_the_extremes_are_those_the_house_promises() -> None:
    assert COUNTS == (0, 1, 2, 11)
    assert page("contre_temps", "fr")["ct-log-income"] == [
        "Al ne reçoit aucun cristal.",
        "Maximilienne-Alexandra reçoit 1 cristal.",
        "Al reçoit 2 cristaux.",
        "Maximilienne-Alexandra reçoit 11 cristaux.",
    ]
