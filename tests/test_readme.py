"""The front page and the guides are tests: every Python example in them runs."""

import doctest
import re
from pathlib import Path

import pytest

from tests.cli.terminal import chronolude

ROOT = Path(__file__).resolve().parent.parent
GUIDES = [page for page in sorted((ROOT / "docs").rglob("*.md")) if "```python" in page.read_text()]
PAGES = [ROOT / "README.md", *GUIDES]
FENCE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
GAMES = ("Contre-Temps", "Timeline", "Chrononauts", "Time Division", "TIME Stories")


def examples(text: str) -> str:
    """The Python blocks of a page in order: later ones use the names of earlier ones."""
    return "\n\n".join(FENCE.findall(text))


def failures(text: str, name: str) -> str:
    """What the doctests of a page had to complain of."""
    test = doctest.DocTestParser().get_doctest(examples(text), {}, name, name, 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    return "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    assert failures(page.read_text(encoding="utf-8"), page.name) == ""


def test_a_wrong_example_is_noticed() -> None:
    assert "Expected:" in failures("```python\n>>> 1 + 1\n3\n\n```\n", "page")


def test_blocks_share_names_and_other_languages_are_left_alone() -> None:
    text = "```python\n>>> a = 2\n\n```\n```sh\n>>> rm\n```\n```python\n>>> a\n2\n\n```\n"
    assert failures(text, "page") == ""
    assert "rm" not in examples(text)


def test_the_readme_shows_the_front_door_and_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert examples(text).count(">>> ") >= 10
    assert "make play" in text
    assert "make test" in text


@pytest.mark.parametrize(
    ("page", "lang", "look"),
    [
        ("README.md", "en", "foresee"),
        ("docs/terminal.md", "en", "foresee"),
        ("docs/play/terminal-fr.md", "fr", "prévoir"),
    ],
)
def test_the_excerpt_of_a_game_is_what_the_terminal_says(page: str, lang: str, look: str) -> None:
    said = chronolude(
        *("play", "contre-temps", "--seats", 4, "--seed", 4, "--lang", lang, "--brief"),
        typed=["? D10", f"{look} E8", "E8"],
    )
    excerpt = (ROOT / page).read_text(encoding="utf-8").partition("```text\n")[2].partition("\n```")[0]
    assert len(excerpt.splitlines()) > 10
    assert excerpt in said.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_guide_calls_a_button_is_what_the_browser_calls_it(lang: str) -> None:
    text = (ROOT / f"docs/play/browser-{lang}.md").read_text(encoding="utf-8")
    named = [" ".join(label.split()) for label in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)]
    words = (ROOT / f"src/chronolude/locale/{lang}/web.ftl").read_text(encoding="utf-8")
    said = words.replace("{ $n }", "2").replace("{ $who }", "Ada").replace("\u00a0", " ")
    assert len(named) > 15
    assert [label for label in named if label not in said] == []


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_we_say_that_we_are_not_affiliated_naming_the_games(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    notice = text[text.index("## Not affiliated") :]
    assert all(game in notice for game in GAMES)
