"""The time that decides who begins (C-011), guessed and read at the terminal."""

import re

import pytest

from tests.cli.terminal import Said, chronolude


def guessing(*typed: str, lang: str = "en") -> Said:
    """Two people at one keyboard; Enter hands it over."""
    table = ("play", "chrononauts", "--seats", 2, "--seed", 3, "--hot-seat", "--option", "first=guess")
    return chronolude(*table, "--lang", lang, typed=typed)


def test_a_day_of_times_is_told_in_four_lines_and_typed_as_people_write_it() -> None:
    said = guessing("14:35", "", "13:00", "", "clock 13:10", "quit")
    asked = said.out.split("Your answer:")[0]
    listed = re.findall(r"^\d+\. .*\((.+)\)$", asked, re.MULTILINE)
    assert listed == ["abstain", "guess 0:00", "guess 0:05", "guess 23:55"] and "285 more in between" in asked
    assert "You look at a clock: it is 13:10. First player: Seat 2." in said.out and said.status == 0
    assert "The first turn has not begun." in said.out and "Turn 0" not in said.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_of_the_folded_list_is_still_an_answer(lang: str) -> None:
    said = guessing("289", "", "2", "quit", lang=lang)  # 23:55 and 0:00
    assert ("You guess 23:55" if lang == "en" else "Vous dites 23\u202fh\u202f55") in said.out
