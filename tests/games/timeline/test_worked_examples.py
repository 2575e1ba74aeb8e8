"""The worked examples TW-01 to TW-04 of the rule list, each played step by step."""

from tests.games.timeline.vectors import Plain, Vector

TW_01: Plain = {
    "n": 2, "first": 0, "round": 1, "mode": "normal", "turn": 0,
    "dates": {"press": 1450, "wheel": -3500, "phone": 1876, "rail": 1804, "moon": 1969, "zero": 628, "dyna": 1866,
              "tea": -200, "radio": 1895, "jeans": 1873},
    "line": ["press"], "hands": [["wheel", "rail"], ["phone", "moon"]],
    "pile": ["dyna", "tea", "radio", "jeans", "zero"], "discard": [],
}  # fmt: skip
TW_02: Plain = {
    "n": 2, "first": 0, "round": 1, "mode": "normal", "turn": 0,
    "dates": {"a": 1789, "b": 1789, "c": 1789, "d": 1750, "e": 1800, "f": 1815, "g": 1492},
    "line": ["g", "a", "b", "f"], "hands": [["c", "d"], ["e"]], "pile": [], "discard": [],
}  # fmt: skip
HUNDREDS = {name: 100 * (i + 1) for i, name in enumerate("abcdefghi")}
TW_03: Plain = {
    "n": 3, "first": 0, "round": 4, "mode": "normal", "turn": 0, "dates": HUNDREDS, "line": ["a", "e"],
    "hands": [["b"], ["d"], ["c", "f"]], "pile": ["g", "h", "i"], "discard": [],
}  # fmt: skip
TW_04: Plain = {
    "n": 3, "first": 0, "round": 4, "mode": "normal", "turn": 0, "dates": HUNDREDS, "line": ["a", "e"],
    "hands": [["b"], ["d"], ["c"]], "pile": ["g", "h", "i", "f"], "discard": [],
}  # fmt: skip


def test_tw_01_first_turn_right_and_wrong() -> None:
    at = Vector(TW_01)
    assert at.table.asked == (0,)
    assert {name: at.correct_gaps(name) for name in ("wheel", "rail")} == {"wheel": [0], "rail": [1]}
    assert at.do(0, "wheel", 0)
    assert at.zone("line") == ["wheel", "press"]
    assert [len(at.zone("hand", seat)) for seat in (0, 1)] == [1, 2]
    assert at.table.asked == (1,)
    assert not at.do(1, "phone", 1)
    assert at.zone("line") == ["wheel", "press"]
    assert at.zone("discard") == ["phone"]
    assert [sorted(at.zone("hand", seat)) for seat in (0, 1)] == [["rail"], ["dyna", "moon"]]
    assert at.zone("pile") == ["tea", "radio", "jeans", "zero"]
    assert (at.numbers()["round"], at.table.asked) == (2, (0,))


def test_tw_02_equal_dates_anywhere_beside_the_equal_run() -> None:
    at = Vector(TW_02)
    assert {name: at.correct_gaps(name) for name in ("c", "d")} == {"c": [1, 2, 3], "d": [1]}
    other = Vector({**TW_02, "turn": 1})
    assert other.correct_gaps("e") == [3]
    assert at.do(0, "c", 2)
    assert at.zone("line") == ["g", "a", "c", "b", "f"]


def test_tw_03_only_one_goes_out_in_the_round() -> None:
    at = Vector(TW_03)
    assert at.do(0, "b", 1)
    assert (at.table.result, at.table.asked) == (None, (1,))
    assert not at.do(1, "d", 0)
    assert [len(at.zone("hand", seat)) for seat in range(3)] == [0, 1, 2]
    assert at.do(2, "c", 2)
    assert at.table.result is not None
    assert (at.table.result.winners, at.table.result.rule) == ([0], "T-041")
    assert [len(at.zone("hand", seat)) for seat in range(3)] == [0, 1, 1]


def test_tw_04_two_go_out_together_the_others_leave_one_card_each() -> None:
    at = Vector(TW_04)
    assert [at.do(0, "b", 1), at.do(1, "d", 0), at.do(2, "c", 2)] == [True, False, True]
    assert (at.numbers()["mode"], at.numbers()["round"]) == ("tiebreak", 5)
    assert at.seats_with("active") == [0, 2]
    assert at.table.asked == (0,)
    assert [at.zone("hand", seat) for seat in range(3)] == [["h"], [], ["i"]]
    assert "g" in at.zone("discard")
    assert not at.do(0, "h", 0)
    assert [len(at.zone("hand", seat)) for seat in range(3)] == [0, 0, 1]
    assert at.table.asked == (2,)
    assert at.do(2, "i", 4)
    assert at.table.result is not None
    assert (at.table.result.winners, at.table.result.ending) == ([2], "tiebreak")
