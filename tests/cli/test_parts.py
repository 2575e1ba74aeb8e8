"""Moves in parts at the terminal: in the second list everything works that works in the first."""

import re

import pytest

from tests.cli.terminal import Said, chronolude


def timeline(*typed: str, lang: str = "en") -> Said:
    return chronolude("play", "timeline", "--seats", 2, "--seed", 3, "--lang", lang, typed=typed)


def cards(said: Said) -> list[str]:
    """The texts of the first list."""
    return re.findall(r"^\d+\. .*\(([a-z]+-[a-z0-9-]+)\)$", said.out.replace("\n   ", " "), re.MULTILINE)


def test_the_text_of_a_part_opens_the_next_part() -> None:
    card = cards(timeline("quit"))[1]
    by_text, by_number = timeline(card, "quit"), timeline("2", "quit")
    assert "gap 1" in by_text.out and by_text.out.count("Your answer:") == 2
    assert by_text.out.replace(card, "").count("gap") == by_number.out.replace(card, "").count("gap")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["quit", "?", "advice", "table", "undo"])
def test_every_command_works_in_the_second_list(command: str, lang: str) -> None:
    said = timeline("1", command, "quit", lang=lang)
    assert said.status == 0, said.out
    assert "H-4" not in said.out and "H-5" not in said.out


def test_quit_leaves_from_the_second_list() -> None:
    assert timeline("1", "quit").status == 0


def test_after_a_command_the_number_still_means_the_second_list() -> None:
    straight, round_about = timeline("1", "1", "events", "quit"), timeline("1", "advice", "1", "events", "quit")
    assert straight.status == round_about.status == 0
    assert straight.out.rpartition("Your answer: events")[2] == round_about.out.rpartition("Your answer: events")[2]


def test_a_move_that_is_dropped_prints_its_list_again() -> None:
    said = timeline("1", "", "quit")
    first = cards(timeline("quit"))
    assert said.out.count(f"({first[0]})") == 2 * timeline("quit").out.count(f"({first[0]})")


def test_a_part_that_is_not_on_offer_is_refused_and_the_move_goes_on() -> None:
    said = timeline("1", "gap 99", "1", "quit")
    assert "T-023" in said.out and said.status == 2
    assert said.out.count("Your answer:") >= 4
