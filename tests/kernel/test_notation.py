"""Texts of actions and zones, and what else they may be read as."""

import pytest

from chronolude.kernel.ask import action
from chronolude.kernel.layout import Verb
from chronolude.tables.notation import Unreadable, action_text, read_noun, read_zone, readings, zone_text
from tests.kernel.small import HAND, LAYOUT

PLAY, GIVE, MINUS, PLUS, GO, PASS, STOP = range(7)
TEXTS = [
    (action(PLAY, 2), "c"),
    (action(GIVE, 1), "give 1"),
    (action(MINUS, 3), "-3"),
    (action(MINUS, 0), "0"),
    (action(PLUS, 2), "+2"),
    (action(GO, HAND + 1), "go hand 1"),
    (action(GO, 4), "go row 2"),
    (action(PASS, 0), "pass"),
    (action(STOP, 0), "stop"),
]


@pytest.mark.parametrize(("act", "text"), TEXTS)
def test_an_action_is_written_and_read(act: int, text: str) -> None:
    assert action_text(LAYOUT, act) == text and readings(LAYOUT, text)[0] == act


@pytest.mark.parametrize(("text", "acts"), [
    ("  C ", [action(PLAY, 2)]),
    ("PASS", [action(PASS, 0)]),
    ("hand 1", [action(GO, HAND + 1)]),
    ("3", [action(GIVE, 3)]),
    ("0", [action(MINUS, 0), action(PLUS, 0), action(GIVE, 0)]),
    ("go   row  1", [action(GO, 3)]),
    ("", []), ("give", []), ("give x", []), ("-", []), ("²", []), ("12345", []), ("-12345", []),
    ("go attic", []), ("f", []),
])  # fmt: skip
def test_what_a_text_may_mean(text: str, acts: list[int]) -> None:
    assert list(readings(LAYOUT, text)) == acts


def test_zones_are_written_and_read() -> None:
    assert [zone_text(LAYOUT, zone) for zone in range(5)] == ["pile", "hand 0", "hand 1", "row 1", "row 2"]
    assert read_zone(LAYOUT, "row 2") == 4
    with pytest.raises(Unreadable, match="no zone 'row 3'"):
        read_zone(LAYOUT, "row 3")
    assert read_noun(LAYOUT, Verb("odd", 99), "1") == -1
