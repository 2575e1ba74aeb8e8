"""The end of a round and of the game: tie-breaks, elimination, shared victory (T-005, T-040 to T-049, T-084)."""

import pytest

import chronolude as cl
from chronolude.kernel.chance import Cheap
from tests.games.timeline.test_worked_examples import HUNDREDS, TW_03, TW_04
from tests.games.timeline.vectors import EVERYONE, Plain, Vector, ident

TIE: Plain = {
    "n": 4, "first": 1, "turn": 2, "mode": "tiebreak", "active": [0, 2, 3], "dates": HUNDREDS, "line": ["a", "e"],
    "hands": [["b"], [], ["c"], ["d"]], "pile": ["f", "g", "h"], "discard": ["i"],
}  # fmt: skip


def result(at: Vector) -> tuple[str, list[int], str]:
    found = at.table.result
    assert found is not None
    return found.ending, found.winners, found.rule


def test_t_005_the_only_player_without_cards_wins() -> None:
    at = Vector(TW_03)
    assert [at.do(0, "b", 1), at.do(1, "d", 0), at.do(2, "c", 2)] == [True, False, True]
    assert result(at) == ("sole", [0], "T-041")
    assert [bool(at.zone("hand", seat)) for seat in range(3)] == [False, True, True]


def test_t_040_nobody_out_and_the_next_round_begins() -> None:
    at = Vector({**TW_03, "hands": [["b", "i"], ["d", "g"], ["c", "f"]], "pile": ["h"]})
    assert [at.do(0, "b", 1), at.do(1, "d", 2), at.do(2, "c", 2)] == [True] * 3
    assert (at.table.result, at.numbers()["round"], at.numbers()["mode"]) == (None, 5, "normal")


def test_t_041_exactly_one_out_has_won() -> None:
    at = Vector({**TW_03, "turn": 2, "done": [1], "hands": [["b"], [], ["c"]], "pile": ["d", "f", "g", "h", "i"]})
    at.do(2, "c", 0)
    assert result(at) == ("sole", [1], "T-041")


def test_s_02_a_round_is_completed_before_anybody_wins() -> None:
    at = Vector(TW_03)
    at.do(0, "b", 1)
    assert at.table.result is None
    assert at.table.asked == (1,)


def test_s_15_only_winners_are_named() -> None:
    at = Vector(TW_03)
    assert [at.do(0, "b", 1), at.do(1, "d", 0), at.do(2, "c", 2)] == [True, False, True]
    found = at.table.result
    assert found is not None
    assert (found.scores, found.ranks) == ([1, 0, 0], [1, 2, 2])


def test_t_042_several_out_stay_in_and_the_others_leave() -> None:
    at = Vector(TW_04)
    told = [
        kind.kind
        for move in ((0, "b", 1), (1, "d", 0))
        for kind in [*at.table.play(move[0], f"{ident(move[1])} > gap {move[2] + 1}")]
    ]
    assert "eliminated" not in told
    last = at.table.play(2, f"{ident('c')} > gap 3")
    assert [event.args for event in last if event.kind == "eliminated"] == [{"seat": 1}]
    assert [event.args for event in last if event.kind == "tied"] == [{"n": 2}]
    assert (at.numbers()["mode"], at.seats_with("active")) == ("tiebreak", [0, 2])


def test_t_043_the_cards_of_the_eliminated_are_discarded_unseen() -> None:
    at = Vector(TW_04)
    assert [at.do(0, "b", 1), at.do(1, "d", 0), at.do(2, "c", 2)] == [True, False, True]
    assert at.zone("hand", 1) == []
    assert sorted(at.zone("discard")) == ["d", "g"]
    dates = at.table.view(0)["aid"]["dates"]
    assert ident("d") in dates
    assert ident("g") not in dates


def test_s_07_their_cards_do_not_vanish() -> None:
    at = Vector({**TW_04, "pile": ["g"], "discard": ["f", "h", "i"]})
    assert [at.do(0, "b", 1), at.do(1, "d", 0), at.do(2, "c", 2)] == [True, False, True]
    everywhere = [*at.zone("line"), *at.zone("pile"), *at.zone("discard"), *at.zone("hand", 0), *at.zone("hand", 2)]
    assert sorted(everywhere) == sorted(HUNDREDS)


def test_t_044_everybody_in_draws_one_card_in_turn_order() -> None:
    at = Vector({**TW_04, "first": 2, "turn": 2})
    assert [at.do(2, "c", 1), at.do(0, "b", 1), at.do(1, "d", 0)] == [True, True, False]
    assert [at.zone("hand", seat) for seat in range(3)] == [["i"], [], ["h"]]
    assert at.table.asked == (2,)


def test_t_044_whoever_alone_is_right_has_won() -> None:
    at = Vector(TIE)
    assert [at.do(2, "c", 0), at.do(3, "d", 1), at.do(0, "b", 0)] == [False, True, False]
    assert result(at) == ("tiebreak", [3], "T-044")


def test_t_045_the_right_stay_and_the_wrong_leave() -> None:
    at = Vector(TIE)
    assert [at.do(2, "c", 1), at.do(3, "d", 0), at.do(0, "b", 1)] == [True, False, True]
    assert (at.table.result, at.seats_with("active")) == (None, [0, 2])
    assert at.numbers()["round"] == 2


def test_t_045_unless_the_table_eliminates_nobody() -> None:
    at = Vector(TIE, tiebreak_elimination="false")
    assert [at.do(2, "c", 1), at.do(3, "d", 0), at.do(0, "b", 1)] == [True, False, True]
    assert at.seats_with("active") == [0, 2, 3]
    assert [len(at.zone("hand", seat)) for seat in (0, 2, 3)] == [1, 1, 1]


def test_t_045_the_first_tie_always_eliminates() -> None:
    at = Vector(TW_04, tiebreak_elimination="false")
    assert [at.do(0, "b", 1), at.do(1, "d", 0), at.do(2, "c", 2)] == [True, False, True]
    assert at.seats_with("active") == [0, 2]


def test_s_03_two_right_put_the_third_out() -> None:
    at = Vector(TIE)
    assert [at.do(2, "c", 1), at.do(3, "d", 2), at.do(0, "b", 0)] == [True, True, False]
    assert at.seats_with("active") == [2, 3]


def test_t_046_if_nobody_is_right_all_stay() -> None:
    at = Vector(TIE)
    assert not any([at.do(2, "c", 0), at.do(3, "d", 0), at.do(0, "b", 0)])
    assert (at.table.result, at.seats_with("active"), at.numbers()["round"]) == (None, [0, 2, 3], 2)
    assert [len(at.zone("hand", seat)) for seat in (0, 2, 3)] == [1, 1, 1]


def test_s_04_a_round_all_fail_decides_nothing() -> None:
    at = Vector(TIE)
    assert not any([at.do(2, "c", 2), at.do(3, "d", 2), at.do(0, "b", 2)])
    assert at.numbers()["mode"] == "tiebreak"


def test_t_047_a_tie_break_begins_with_the_next_seat_still_in() -> None:
    at = Vector(TIE)
    assert at.table.asked == (2,)
    assert not any([at.do(2, "c", 0), at.do(3, "d", 0), at.do(0, "b", 0)])
    assert (at.numbers()["starter"], at.table.asked) == (2, (2,))


def test_s_08_the_order_stays_without_the_eliminated() -> None:
    at = Vector(TIE)
    asked = []
    for name in "cdb":
        asked.append(at.table.asked[0])
        at.do(at.table.asked[0], name, 0)
    assert asked == [2, 3, 0]


SHORT: Plain = {
    "n": 3, "turn": 1, "mode": "tiebreak", "active": [0, 1], "done": [0], "dates": HUNDREDS,
    "line": ["a", "b", "d", "e", "f", "g", "i"], "hands": [[], ["c"], []], "pile": ["h"], "discard": [],
}  # fmt: skip


def test_t_048_too_few_cards_and_all_still_in_win_together() -> None:
    at = Vector(SHORT)
    assert at.do(1, "c", 2)
    assert result(at) == ("shared", [0, 1], "T-048")
    assert at.zone("pile") == ["h"]
    found = at.table.result
    assert found is not None
    assert found.ranks == [1, 1, 3]


def test_t_048_enough_cards_with_the_discards() -> None:
    at = Vector({**SHORT, "line": ["a", "b", "d", "e", "f", "g"], "discard": ["i"]})
    at.do(1, "c", 2)
    assert at.table.result is None
    assert [len(at.zone("hand", seat)) for seat in (0, 1)] == [1, 1]


def test_s_09_nobody_draws_when_cards_are_short() -> None:
    at = Vector(SHORT)
    told = at.table.play(1, f"{ident('c')} > gap 3")
    assert not [event for event in told if event.kind in ("drew", "round-began")]


def test_t_084_the_line_gives_back_all_but_its_ends() -> None:
    at = Vector(SHORT, tiebreak_exhaustion="rebuild")
    at.do(1, "c", 2)
    assert at.table.result is None
    assert at.zone("line") == ["a", "i"]
    assert len(at.zone("pile")) == 5
    assert set(at.table.view(0)["aid"]["dates"]) == {ident("a"), ident("i")}
    assert at.numbers()["rebuilt"] == 1


def test_t_084_only_once() -> None:
    at = Vector(SHORT, tiebreak_exhaustion="rebuild")
    data = at.table.position()
    data["numbers"]["rebuilt"] = 1
    again = cl.position("timeline", data)
    again.play(1, f"{ident('c')} > gap 3")
    assert again.result is not None
    assert again.result.ending == "shared"


def test_t_084_with_the_top_card_open_nothing_else_of_the_new_pile_is_seen() -> None:
    at = Vector(SHORT, tiebreak_exhaustion="rebuild", show_top_card="true")
    at.do(1, "c", 2)
    pile = next(zone for zone in at.table.view(2)["zones"] if zone["name"] == "pile")
    assert [card is not None for card in pile["cards"]] == [False] * 4 + [True]


@pytest.mark.parametrize("seed", range(6))
def test_t_084_a_card_that_lay_open_on_the_old_pile_is_hidden_in_the_new_one(seed: int) -> None:
    place = Vector(SHORT, tiebreak_exhaustion="rebuild", show_top_card="true").table.position()
    place["faces"][ident("h")] = EVERYONE
    table = cl.position("timeline", place, Cheap(seed))
    table.play(1, f"{ident('c')} > gap 3")
    pile = next(zone for zone in table.view(2)["zones"] if zone["name"] == "pile")
    assert [card is not None for card in pile["cards"]] == [False] * 4 + [True]


def test_t_049_a_wrong_card_in_a_tie_break_is_not_replaced() -> None:
    at = Vector(TIE)
    told = at.table.play(2, f"{ident('c')} > gap 1")
    assert "drew" not in [event.kind for event in told]
    assert (at.zone("hand", 2), at.zone("pile")) == ([], ["f", "g", "h"])


def test_s_10_one_card_a_round_for_everybody() -> None:
    at = Vector(TIE)
    assert not any([at.do(2, "c", 0), at.do(3, "d", 0), at.do(0, "b", 0)])
    assert {len(at.zone("hand", seat)) for seat in (0, 2, 3)} == {1}


@pytest.mark.parametrize("seed", range(6))
def test_s_14_random_play_ends_without_a_limit_of_rounds(seed: int) -> None:
    from chronolude.bots import make

    table = cl.new("timeline", seats=4, seed=seed)
    bots = [make("timeline", "random", seed * 10 + seat) for seat in range(4)]
    while table.asked:
        seat = table.asked[0]
        table.play(seat, table.choose(seat, bots[seat]))
    assert table.result is not None
    assert table.result.ending in ("sole", "tiebreak", "shared")


def test_t_043_a_hand_has_no_order_so_what_follows_does_not_hang_on_it() -> None:
    """Two positions that differ by nothing but how a hand was written down go on alike, the next shuffle included."""
    dates = {**TW_04["dates"], "j": 1000, "k": 1100}
    held = {
        **TW_04,
        "dates": dates,
        "hands": [["b"], ["d", "j", "k"], ["c"]],
        "pile": ["g"],
        "discard": ["f", "h", "i"],
    }
    other = {**held, "hands": [["b"], ["k", "j", "d"], ["c"]]}
    ends = []
    for position in (held, other):
        at = Vector(position)
        assert [at.do(0, "b", 1), at.do(1, "d", 0), at.do(2, "c", 2)] == [True, False, True]
        ends.append([at.zone("discard"), at.zone("pile"), at.zone("hand", 0), at.zone("hand", 2)])
    assert ends[0] == ends[1]


def test_t_084_a_rebuild_takes_the_last_cards_to_avoid_too() -> None:
    dates = {name: TW_04["dates"][name] for name in "abcdefg"}
    position = {**TW_04, "dates": dates, "pile": ["f"], "later": ["g"], "discard": []}
    at = Vector(position, tiebreak_exhaustion="rebuild")
    assert [at.do(0, "b", 1), at.do(1, "d", 2), at.do(2, "c", 2)] == [True, True, True]
    assert at.zone("line") == ["a", "e"]
    assert at.zone("later") == []
    held = [card for seat in range(3) for card in at.zone("hand", seat)]
    assert (len(held), len(at.zone("pile"))) == (3, 2)
    assert sorted(held + at.zone("pile")) == ["b", "c", "d", "f", "g"]


def test_t_048_t_084_a_rebuild_that_brings_just_a_card_each_is_enough() -> None:
    dates = {name: TW_04["dates"][name] for name in "abcde"}
    at = Vector({**TW_04, "dates": dates, "pile": []}, tiebreak_exhaustion="rebuild")
    assert [at.do(0, "b", 1), at.do(1, "d", 2), at.do(2, "c", 2)] == [True, True, True]
    assert at.table.result is None and at.zone("line") == ["a", "e"]
    assert sorted(card for seat in range(3) for card in at.zone("hand", seat)) == ["b", "c", "d"]
