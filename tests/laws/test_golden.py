"""Golden files: a playthrough for every game and mode, and counts of answer sequences from tricky positions."""

import pytest

import chronolude as cl
from chronolude.testing.golden import is_as_printed, wanted
from tests.games.contre_temps.scenes import scene
from tests.laws.playthrough import FOLDER, OWN


def test_no_game_lacks_its_playthrough() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(wanted(OWN))


@pytest.mark.parametrize("name", wanted(OWN))
def test_a_playthrough_comes_out_as_printed(name: str) -> None:
    is_as_printed(FOLDER, name, wanted(OWN)[name])


def perft(table: cl.Table, depth: int) -> int:
    """How many sequences of `depth` answers there are; seats of a sealed ask answer in seat order."""
    if depth == 0 or table.result is not None:
        return 1
    seat = table.asked[0]
    total = 0
    for option in table.options(seat):
        twin = table.clone()
        twin.play(seat, option.text)
        total += perft(twin, depth - 1)
    return total


# A past event under a new constant with one seat at the constant, and a Paradox line with places on both sides.
SPLIT = {
    "pawns": [2, 0, 6], "constant": "E13", "energy": [2, 1, 1],
    "events": {"1": ["B9", "B12", 1], "2": ["C8", "A7", 2], "3": ["D10", "D10", 1], "4": ["E7", "E11", 0],
               "5": ["B8", "A9", 2], "6": None},
}  # fmt: skip
LINE = {
    "mode": "paradox", "round": 4, "present": 6, "phase": "travel", "pile": [10, 1, 3, 5, 7, 8], "energy": [3, 1, 2],
    "pawns": [6, 6, 6],
    "events": {"2": ["E8", "E13", 0], "4": ["B9", "B12", 0], "6": None, "9": ["C8", "C9", 1]},
    "hands": [["A7", "A8", "B8", "C11", "D7", "D8"], ["A9", "A10", "B7", "B10", "C7", "C10"],
              ["A11", "B11", "D9", "D10", "D11", "E10"]],
}  # fmt: skip
COUNTS = [("split", SPLIT, [1, 5, 10, 50, 175]), ("line", LINE, [1, 5, 15, 60, 268])]


@pytest.mark.parametrize(("name", "changes", "counts"), COUNTS, ids=[one[0] for one in COUNTS])
def test_perft(name: str, changes: dict[str, object], counts: list[int]) -> None:
    assert [perft(scene(**changes), depth) for depth in range(len(counts))] == counts


def test_options_keep_their_order() -> None:
    """What counts cannot see: the order in which options are told."""
    assert [one.text for one in scene().options(1)] == ["A11", "B10", "C9", "C10", "E10"]
    assert [one.text for one in scene(phase="travel", energy=[2, 0, 0]).options(0)] == ["0", "-1", "-2"]
