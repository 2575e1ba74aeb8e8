"""A turn: one card, one gap, right or wrong (T-020 to T-034, T-083, T-085)."""

import pytest

import chronolude as cl
from chronolude import Refused
from tests.games.timeline.test_worked_examples import HUNDREDS, TW_01, TW_02, TW_03
from tests.games.timeline.vectors import Plain, Vector, ident

MANY: Plain = {
    "n": 3, "first": 1, "turn": 1, "dates": HUNDREDS, "line": ["e"], "hands": [["a", "b"], ["c", "d"], ["f", "g"]],
    "pile": ["h", "i"], "discard": [],
}  # fmt: skip
BOUND: Plain = {
    "n": 2, "turn": 0, "dates": {"x": 1450, "y": -44, "z": 1789, "v": 1969, "w": 12, "u": 500}, "line": ["w", "x", "z"],
    "hands": [["y", "v"], ["u"]], "pile": [], "discard": [],
}  # fmt: skip


def test_t_020_clockwise_and_a_round_is_a_turn_each() -> None:
    at = Vector(MANY)
    asked = []
    for _ in range(6):
        seat = at.table.asked[0]
        asked.append((at.numbers()["round"], seat))
        at.do(seat, at.zone("hand", seat)[0], 0)
    assert asked == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


def test_t_021_every_round_begins_with_the_first_player() -> None:
    at = Vector(MANY)
    for seat in (1, 2, 0):
        at.do(seat, at.zone("hand", seat)[0], 0)
    assert (at.numbers()["round"], at.numbers()["starter"], at.table.asked) == (2, 1, (1,))


def test_t_022_exactly_one_of_your_own_cards_and_no_passing() -> None:
    at = Vector(MANY)
    assert {option.text for option in at.table.options(1)} == {ident("c"), ident("d")}
    assert {option.verb for option in at.table.options(1)} == {"place"}
    for card in ("a", "e", "h"):
        with pytest.raises(Refused) as refused:
            at.table.play(1, f"{ident(card)} > gap 1")
        assert refused.value.rule == "T-022"
        assert refused.value.why("en") == "You can only place a card of your own: “The d” and “The c”."
    assert at.table.why(1, "pass").rule == "H-4"  # type: ignore[union-attr]
    assert at.table.why(1, "100").rule == "T-022", "a date is no card to place"  # type: ignore[union-attr]


def test_t_023_a_line_of_k_cards_has_k_plus_1_gaps() -> None:
    at = Vector(TW_02)
    card = next(option for option in at.table.options(0) if option.text == ident("d"))
    assert [part.text for part in card.then] == [f"gap {gap}" for gap in range(1, 6)]
    with pytest.raises(Refused) as refused:
        at.table.play(0, f"{ident('d')} > gap 6")
    assert refused.value.rule == "T-023"
    assert refused.value.why("fr") == "Cet intervalle n’existe pas : la frise en a de 1 à 5."
    assert at.table.why(0, f"{ident('d')} > gap 0").rule == "T-023"  # type: ignore[union-attr]


def test_t_023_a_move_wants_both_its_parts() -> None:
    with pytest.raises(Refused) as refused:
        Vector(TW_02).table.play(0, ident("d"))
    assert refused.value.rule == "H-5"


def test_t_024_left_is_earlier() -> None:
    at = Vector(TW_01)
    assert at.do(0, "wheel", 0)
    assert at.zone("line") == ["wheel", "press"]
    assert Vector(TW_01).do(0, "rail", 1)
    assert not Vector(TW_01).do(0, "rail", 0)


def test_t_025_not_earlier_than_the_left_and_not_later_than_the_right() -> None:
    at = Vector(BOUND)
    assert at.correct_gaps("y") == [0]
    assert at.correct_gaps("v") == [3]
    at.do(0, "v", 2)
    assert at.zone("discard") == []  # nothing else to draw: it came straight back (T-034)


@pytest.mark.parametrize(("seat", "move", "rule"), [(1, "b > 1", "T-022"), (1, "c > 9", "T-023"), (0, "a > 1", "H-1")])
def test_t_026_what_is_refused_changes_nothing(seat: int, move: str, rule: str) -> None:
    at = Vector(MANY)
    before = at.table.position()
    name, gap = move.split(" > ")
    with pytest.raises(Refused) as refused:
        at.table.play(seat, f"{ident(name)} > gap {gap}")
    assert refused.value.rule == rule
    assert at.table.position() == before


def test_t_027_equal_dates_in_any_order() -> None:
    for gap, line in ((1, "gcabf"), (2, "gacbf"), (3, "gabcf")):
        at = Vector(TW_02)
        assert at.do(0, "c", gap)
        assert "".join(at.zone("line")) == line
    assert Vector(TW_02).correct_gaps("c") == [1, 2, 3]


def test_t_030_a_right_card_stays_with_its_date_open() -> None:
    at = Vector(TW_01)
    at.do(0, "rail", 1)
    assert at.zone("hand", 0) == ["wheel"]
    assert at.numbers()["placed"][0] == 1
    for seat in (0, 1, None):
        assert at.table.view(seat)["aid"]["dates"][ident("rail")]["year"] == 1804


def test_t_031_a_wrong_card_is_discarded_and_another_drawn_with_its_date_hidden() -> None:
    at = Vector(TW_01)
    assert not at.do(0, "rail", 0)
    assert (at.zone("discard"), sorted(at.zone("hand", 0))) == (["rail"], ["dyna", "wheel"])
    assert at.numbers()["missed"][0] == 1
    assert ident("dyna") not in at.table.view(0)["aid"]["dates"]


def test_t_032_everybody_has_seen_the_date_of_a_wrong_card_and_it_stays_out_of_the_line() -> None:
    at = Vector(TW_01)
    at.do(0, "rail", 0)
    assert at.zone("line") == ["press"]
    for seat in (0, 1, None):
        assert at.table.view(seat)["aid"]["dates"][ident("rail")]["year"] == 1804


RENEWAL: Plain = {**TW_03, "pile": ["g"], "discard": ["h", "i"]}


def test_t_033_an_empty_pile_is_made_from_the_discards_at_once() -> None:
    at = Vector(RENEWAL)
    assert not at.do(0, "b", 0)
    assert at.zone("hand", 0) == ["g"]
    assert (sorted(at.zone("pile")), at.zone("discard")) == (["b", "h", "i"], [])


def test_t_033_the_dates_of_renewed_cards_are_hidden_again_and_still_remembered() -> None:
    at = Vector(RENEWAL)
    before = at.table.view(2)["aid"]["dates"]
    assert ident("h") in before
    told = at.table.play(0, f"{ident('b')} > gap 1")
    assert "renewed" in [event.kind for event in told]
    assert set(at.table.view(2)["aid"]["dates"]) == {ident("a"), ident("e")}
    known = at.table.position()["memory"]["2"]
    assert known["200"] == [at.place("b")]
    assert known["800"] == [at.place("h")]
    assert set(known) == {"200", "800", "900"}


def test_t_033_nobody_sees_which_card_comes_next() -> None:
    at = Vector(RENEWAL)
    at.do(0, "b", 0)
    pile = next(zone for zone in at.table.view(1)["zones"] if zone["name"] == "pile")
    assert pile["cards"] == [None] * 3


def test_s_05_discard_renew_draw_renew() -> None:
    at = Vector({**TW_03, "pile": ["g"], "discard": [], "hands": [["b"], ["d"], ["c", "f", "h", "i"]]})
    kinds = [event.kind for event in at.table.play(0, f"{ident('b')} > gap 1")]
    assert [kind for kind in kinds if kind in ("missed", "drew", "renewed")] == ["missed", "drew", "renewed"]
    assert at.zone("pile") == ["b"]


def test_t_034_with_nothing_else_to_draw_the_wrong_card_comes_back() -> None:
    at = Vector(TW_02)
    assert not at.do(0, "d", 3)
    assert (sorted(at.zone("hand", 0)), at.zone("pile"), at.zone("discard")) == (["c", "d"], [], [])
    assert ident("d") not in at.table.view(0)["aid"]["dates"]


def test_s_06_outside_tie_breaks_there_is_always_a_card_to_draw() -> None:
    at = Vector(TW_02)
    for _ in range(4):
        seat = at.table.asked[0]
        size = len(at.zone("hand", seat))
        assert not at.do(seat, {0: "d", 1: "e"}[seat], 0)
        assert len(at.zone("hand", seat)) == size


def test_t_066_dates_before_our_era_come_first() -> None:
    dates = {"k": -66_000_000, "m": -10_000, "o": -44, "p": 1, "q": 1969, "u": 500}
    at = Vector({
        "n": 2, "turn": 0, "dates": dates, "line": ["m", "p"], "hands": [["k", "o", "q"], ["u"]],
        "pile": [], "discard": [],
    })  # fmt: skip
    assert [at.correct_gaps(name) for name in ("k", "o", "q")] == [[0], [1], [2]]


CLOSE: Plain = {
    "n": 2, "turn": 0, "dates": {"r": -1350, "s": -1345, "t": -1200, "u": 500}, "line": ["s", "t"],
    "hands": [["r"], ["u"]], "pile": [], "discard": [],
}  # fmt: skip


def test_t_068_an_approximate_date_is_judged_by_its_year() -> None:
    at = Vector(CLOSE, {"r": 20, "s": 20})
    assert at.correct_gaps("r") == [0]
    assert at.table.view(0)["aid"]["dates"][ident("s")]["shown"] == "c. 1345 BCE"


def test_s_11_the_printed_year_decides_unless_the_table_says_otherwise() -> None:
    assert not Vector(CLOSE, {"r": 20, "s": 20}).do(0, "r", 1)
    assert Vector(CLOSE, {"r": 20, "s": 20}, overlap="true").do(0, "r", 1)


def test_t_083_overlapping_uncertainties_count_as_equal_if_the_table_says_so() -> None:
    assert Vector(CLOSE, {"r": 20, "s": 20}, overlap="true").correct_gaps("r") == [0, 1]
    assert Vector(CLOSE, {"r": 5}, overlap="true").correct_gaps("r") == [0, 1]
    assert Vector(CLOSE, {"r": 4}, overlap="true").correct_gaps("r") == [0]
    assert Vector(CLOSE, {"r": 160, "t": 1}, overlap="true").correct_gaps("r") == [0, 1, 2]


def test_t_085_everybody_is_told_what_happened_right_or_wrong() -> None:
    table = cl.new("timeline", seats=2, seed=9)
    kinds: set[str] = set()
    while len(kinds) < 2:
        seat = table.asked[0]
        choice = table.options(seat)[0]
        table.play(seat, choice.then[0])
        for other in (0, 1, None):
            told = next(event for event in table.events(other)[::-1] if event.kind in ("placed", "missed"))
            kinds.add(told.kind)
            assert told.args["year"] == int(told.args["date"].partition(".")[0])
            assert all(told.args["note"][lang].endswith((".", "!", "?", "»")) for lang in ("en", "fr"))
            assert told.args["note"]["en"] != told.args["note"]["fr"]
            assert str(abs(told.args["year"])) in told.args["shown"]["en"].replace(",", "")


def test_t_085_a_deck_without_explanations_still_says_the_plain_fact() -> None:
    at = Vector(TW_01)
    told = at.table.play(0, f"{ident('wheel')} > gap 1")
    placed = next(event for event in told if event.kind == "placed")
    assert placed.args["note"] == {"en": "The wheel: 3500 BCE.", "fr": "Le wheel\u202f: 3500 av. J.-C.."}
