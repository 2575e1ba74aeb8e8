"""One name for each thing, in both languages: the glossaries in words/terms.toml, held against all that people read."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "chronolude"
LANGUAGES = ("en", "fr")
GAMES = sorted(path.parents[1].name for path in (SOURCE / "games").glob("*/words/en.ftl"))
HOUSE = "house"
MADE = ("rules", "forgotten-star", "want-of-a-nail", "decisions", "mutants", "pictures", "words.md")
"""What is made from a law or a mission, is never rewritten, or quotes what was said before."""

Line = tuple[str, str]
"""Where a line stands, and the line."""


def file_of(owner: str) -> Path:
    return SOURCE / ("locale/terms.toml" if owner == HOUSE else f"games/{owner}/words/terms.toml")


@cache
def terms(owner: str) -> dict[str, dict[str, object]]:
    return tomllib.loads(file_of(owner).read_text(encoding="utf-8"))


def lines(path: Path) -> Iterator[Line]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#") or path.suffix == ".md":
            yield f"{path.relative_to(ROOT)}:{number}", line


def words(owner: str, language: str) -> Iterator[Line]:
    """The catalogues: what table, terminal, board and lesson say."""
    for path in catalogues(owner, language):
        yield from lines(path)


def catalogues(owner: str, language: str) -> list[Path]:
    if owner == HOUSE:
        return sorted((SOURCE / "locale" / language).glob("*.ftl"))
    return [SOURCE / "games" / owner / "words" / f"{language}.ftl"]


def law(owner: str, language: str) -> Iterator[Line]:
    if owner != HOUSE:
        yield from lines(SOURCE / "games" / owner / "law" / f"{language}.md")


def docs(language: str) -> Iterator[Line]:
    """Pages written by hand, which are English; the rest is made from what is read here already."""
    if language == "en":
        for path in [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md"]:
            if path.relative_to(ROOT / "docs" if path.name != "README.md" else ROOT).parts[0] not in MADE:
                yield from lines(path)


def read(owner: str, language: str) -> list[Line]:
    """All that people read of a game. The house's names bind the games too; a game's own bind the docs about it."""
    found = [*words(owner, language), *law(owner, language)]
    if owner == HOUSE:
        return [*found, *(line for game in GAMES for line in [*words(game, language), *law(game, language)])]
    title = owner.replace("_", "[- _]")
    pages = {at.partition(":")[0] for at, line in docs(language) if re.search(title, line, re.IGNORECASE)}
    return [*found, *(line for line in docs(language) if line[0].partition(":")[0] in pages)]


def disagreements(owner: str, language: str) -> list[str]:
    """Every place where a thing is called what it must not be called."""
    found = []
    for name, term in terms(owner).items():
        for wrong in term.get(f"not_{language}", ()):  # type: ignore[attr-defined]
            pattern = re.compile(wrong, re.IGNORECASE if wrong == wrong.lower() else 0)
            found += [
                f"{at}: {name}: {line.strip()}" for at, line in read(owner, language) if pattern.search(said(line))
            ]
    return found


def said(line: str) -> str:
    """A line without the name of its message and without the code in it."""
    key, equals, text = line.partition(" = ")
    line = f"= {text}" if equals and re.fullmatch(r"[a-z][\w-]*", key) else line
    return re.sub(r"`[^`]*`|\{ [a-z][\w-]* \}|\{ \$(?!n\b)\w+ ->|^ *\*?\[\w+\] ", "", line)


@pytest.mark.parametrize("owner", [HOUSE, *GAMES])
def test_every_game_and_the_house_have_a_glossary_in_both_languages(owner: str) -> None:
    assert terms(owner)
    for name, term in terms(owner).items():
        assert {"en", "fr"} <= set(term) <= {"en", "fr", "not_en", "not_fr"}, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", [HOUSE, *GAMES])
def test_nothing_is_called_what_the_glossary_forbids(owner: str, language: str) -> None:
    assert not disagreements(owner, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", [HOUSE, *GAMES])
def test_every_term_is_really_said(owner: str, language: str) -> None:
    """A term nobody reads is no term: its stem stands in the words or in the law."""
    text = " ".join(line for _, line in [*words(owner, language), *law(owner, language)]).casefold()
    for name, term in terms(owner).items():
        stem = str(term[language]).casefold()
        assert stem[: max(4, len(stem) - 2)] in text, name


if __name__ == "__main__":  # how many there are, and where
    for owner in (HOUSE, *GAMES):
        for language in LANGUAGES:
            places = disagreements(owner, language)
            print(f"{owner} {language}: {len(places)}", *places, sep="\n  ")
