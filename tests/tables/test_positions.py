"""Positions are validated, and every error names the field."""

from typing import Any

import pytest

import chronolude as cl
from chronolude.tables.notation import Unreadable
from tests.games.contre_temps.scenes import scene


def changed(path: str, value: object) -> dict[str, Any]:
    """A good position with one thing otherwise; `zones.line` names a place two levels deep."""
    data: dict[str, Any] = scene().position()
    *outer, last = path.split(".")
    place = data
    for name in outer:
        place = place[name]
    place[last] = value
    return data


FAULTS = [
    ("game", "timeline", "game: this is a position of timeline"),
    ("seats", 9, "3 to 6 seats, not 9"),
    ("seats", "three", "seats is 'three'"),
    ("seats", True, "seats is True"),
    ("options", [], "options: names with values"),
    ("options.mood", "x", "no option 'mood'"),
    ("options.mode", "wild", "option mode: 'wild' is not one of classic, paradox"),
    ("options.first", "5", "option first: seat 5"),
    ("zones", 3, "zones: names with values are needed, not int"),
    ("zones.attic", [], "zones: there is no zone 'attic'"),
    ("zones.hand 0", "B7", "zones: hand 0 wants a list"),
    ("zones.hand 0", ["Z9"], "zones: hand 0: there is no card 'Z9'"),
    ("zones.hand 0", [7], "zones: hand 0: there is no card 7"),
    ("zones.hand 0", ["A13"], "zones: A13 lies in two places"),
    ("zones.hand 0", ["T9"], "zones: T9 cannot lie in hand 0"),
    ("zones.hand 0", [], "zones: nowhere to be found: B7, C7"),
    ("numbers.mood", 1, "numbers: there is no 'mood'"),
    ("numbers.phase", "dawn", "numbers: phase is 'dawn', not one of resolve"),
    ("numbers.phase", 9, "numbers: phase is 9, not one of resolve"),
    ("numbers.round", "six", "numbers: round is 'six'"),
    ("numbers.round", 1 << 50, "numbers: round is"),
    ("numbers.energy", 3, "numbers: energy wants a list of at most 6"),
    ("numbers.energy", [1] * 7, "numbers: energy wants a list of at most 6"),
    ("numbers.energy", [0.5], "numbers: energy is 0.5"),
    ("faces", {"Z1": 3}, "faces: there is no card 'Z1'"),
    ("frames", {}, "frames: a list is needed"),
    ("frames", [["card"]], "frames: each is"),
    ("frames", [["dance", "x", 0, 0, 0]], "frames: there is no rule 'dance'"),
    ("frames", [["card", "dance", 0, 0, 0]], "frames: card has no step 'dance'"),
    ("frames", [["card", "lay_card", "P0", 0, 0]], "frames: card is 'P0'"),
    ("frames", [["card", "lay_card", 3, 6, 0]], "frames: card has seat 3"),
    ("frames", [["card", "choose_card", 0, 6, 0]], "frames: the last one has not begun"),
    ("frames", [["round", "check_end", -1, 0, 0]], "(frames: nobody|the rules cannot go on)"),
    ("sealed", {"1": "B10"}, "sealed: seat 1 cannot have answered"),
    ("sealed", {"x": "B10"}, "sealed: seat x cannot have answered"),
    ("draws", None, "draws is None"),
    ("memory", [], "memory: names with values"),
    ("memory", {"9": {}}, "memory: '9' is not one of 0, 1, 2, spectator"),
    ("memory", {"1": {"B7": ["hand 2"]}}, "memory: B7 does not lie where seat 1"),
    ("memory", {"1": {"B7": "hand 0"}}, "memory: B7 wants a list"),
    ("memory", {"1": {"Q1": ["hand 0"]}}, "memory: there is no card 'Q1'"),
    ("memory", {"1": {"B7": ["attic"]}}, "there is no zone 'attic'"),
    ("zonez", {}, "zonez: not a field"),
]


@pytest.mark.parametrize(("path", "value", "says"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_a_fault_names_its_field(path: str, value: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        cl.position("contre-temps", changed(path, value))


def test_frames_that_lead_nowhere_are_refused() -> None:
    data = {**changed("frames", [["event", "open_event", -1, 600, 0]]), "waiting": False}
    with pytest.raises(Unreadable, match="rule event cannot be unfinished in that way"):
        cl.position("contre-temps", data)


def test_sealed_answers_are_read_and_checked() -> None:
    table = scene(phase="travel", energy=[2, 1, 0])
    table.play(0, "-2")
    data = table.position()
    assert data["sealed"] == {"0": "-2"} and cl.position("contre-temps", data).view(0)["sealed"] == "-2"
    with pytest.raises(Unreadable, match="sealed: seat 1 cannot have answered '-2'"):
        cl.position("contre-temps", {**data, "sealed": {"1": "-2"}})
    with pytest.raises(Unreadable, match="sealed: every answer is in"):
        cl.position("contre-temps", {**data, "sealed": {"0": "0", "1": "0", "2": "0"}})


def test_memory_is_part_of_a_position() -> None:
    """P2 did not follow C: everybody knows that no C is left in that hand."""
    table = scene()
    table.play(1, "C9")
    table.play(2, "A8")
    known = table.position()["memory"]
    assert "hand 2" not in known["0"]["C10"] and "hand 2" not in known["spectator"]["C7"]
    assert "2" not in known or "C10" not in known["2"] or "hand 2" not in known["2"]["C10"]
    assert cl.position("contre-temps", table.position()).position()["memory"] == known


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no game 'chess'; available: contre-temps"):
        cl.position("chess", {})


def test_equal_positions_have_equal_digests_whatever_led_there() -> None:
    table = scene()
    other = cl.position("contre-temps", table.position())
    assert table.digest() == other.digest() and len(table.digest()) == 16
    other.play(1, "C9")
    assert table.digest() != other.digest() and table != other
