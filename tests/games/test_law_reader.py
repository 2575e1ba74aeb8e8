"""The law of a game as the terminal reads it."""

import pytest

from chronolude.games import OURS, register
from chronolude.games.home import plain
from chronolude.games.law import by_number, law, pages

GAMES = sorted(OURS)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusing_rule_can_be_read(name: str, lang: str) -> None:
    game = register()[name]
    found = by_number(game, lang)
    assert set(game.rulebook.reasons) <= set(found)
    assert all(text and "**" not in text for text in found.values())
    assert game.home is not None and game.home.law("en")


def test_both_languages_hold_the_same_rules() -> None:
    for game in (register()[name] for name in GAMES):
        assert by_number(game, "en").keys() == by_number(game, "fr").keys()


def test_pages_are_plain_lines() -> None:
    game = register()["contre-temps"]
    lines = pages(game, "en")
    assert lines[0] == "Contre-Temps: the rules"
    assert any(line.startswith("- K-061 ") for line in lines)
    assert len(lines) == len(law(game, "en").splitlines())


def test_a_language_without_law_is_empty() -> None:
    game = register()["contre-temps"]
    assert law(game, "eo") == ""
    assert by_number(game, "eo") == {}


def test_marks_are_taken_away() -> None:
    assert plain("**K-1** a `b` ") == "K-1 a b"
