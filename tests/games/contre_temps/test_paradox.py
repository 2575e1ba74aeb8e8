"""The Paradox mode: K-140 to K-153, O-3."""

import pytest

import chronolude as cl
from tests.games.contre_temps.scenes import cards, do, held, holder, legal, line, number, scene, seats_row
from tests.laws.walk import Place, walk

PILE = [6, 10, 1, 3, 5, 7, 8]
EVENTS = {"2": None, "4": ["B9", "B12", 0], "9": ["C8", "C9", 1]}
HANDS = [["A7", "A8", "B7", "B8", "C7", "D7", "E7", "E13"], ["A9", "A10", "B10", "C10", "D8", "D9", "D10", "E8"],
         ["A11", "A12", "B11", "C11", "D11", "E9", "E10", "E11"]]  # fmt: skip


def paradox(**changes: object) -> cl.Table:
    usual = {"mode": "paradox", "round": 3, "present": 2, "events": EVENTS, "pile": PILE, "pawns": [2, 2, 2],
             "energy": [3, 1, 1], "hands": HANDS}  # fmt: skip
    return scene(**{**usual, **changes})


def trick(table: cl.Table) -> cl.Table:
    return do(table, (0, "E13"), (1, "E8"), (2, "E9"))


def test_k_140_k_147_one_signed_number_one_direction() -> None:
    table = trick(paradox())
    verbs = {one.text: one.verb for one in table.options(0)}
    assert verbs["+1"] == "forward" and verbs["-1"] == "back" and verbs["0"] == "back"
    assert "+0" not in verbs and table.why(0, "-1 > +1") is not None


def test_k_141_a_shuffled_bag_the_first_is_laid_and_all_start_there() -> None:
    starts = {tuple(line(cl.new("contre-temps", seats=3, mode="paradox", seed=seed))) for seed in range(40)}
    assert len(starts) >= 8 and all(len(laid) == 1 for laid in starts)
    table = cl.new("contre-temps", seats=3, mode="paradox")
    assert cards(table, "bag") == [None] * 9 and cards(table, "pile") == []


def test_k_142_k_143_k_144_a_token_takes_its_place_and_is_the_present() -> None:
    table = trick(paradox())
    assert line(table) == [2, 4, 6, 9] and number(table, "present") == 6 and seats_row(table, "pawn") == [6, 6, 6]
    head = trick(paradox(pile=[1, *PILE[:2], *PILE[3:]]))
    assert line(head) == [1, 2, 4, 9] and number(head, "present") == 1
    end = trick(paradox(pile=[10, 6, 1, 3, 5, 7, 8]))
    assert line(end) == [2, 4, 9, 10] and number(end, "present") == 10


def test_k_145_r_32_distance_counts_tokens_not_numbers() -> None:
    table = do(trick(paradox()), (0, 1), (1, -3), (2, -1))
    assert seats_row(table, "pawn") == [9, 0, 4]
    told = [tuple(one.args.values()) for one in table.events(None) if one.kind == "travelled"]
    assert told == [(0, 1, 9), (1, -3, 0), (2, -1, 4)]


def test_k_146_as_far_as_places_and_crystals_go() -> None:
    table = trick(paradox())
    assert legal(table, 0) == sorted(["-3", "-2", "-1", "0", "+1"])
    for text in ("-4", "+2"):
        reason = table.why(0, text)
        assert reason is not None and reason.rule == "K-146"


def late(**changes: object) -> cl.Table:
    """The present is 6; P2 is there, P0 ahead on 9, P1 behind on 4."""
    usual = {"round": 4, "present": 6, "events": {"2": ["E8", "E13", 0], "4": ["B9", "B12", 0], "6": None,
             "9": ["C8", "C9", 1]}, "pile": [10, 1, 3, 5, 7, 8], "pawns": [9, 4, 6],
             "hands": [["A7", "A8", "B8", "C11", "D7", "D8", "E7"], ["A9", "A10", "B7", "B10", "C7", "C10", "E9"],
                       ["A11", "B11", "D9", "D10", "D11", "E10", "E11"]]}  # fmt: skip
    return paradox(**{**usual, **changes})


def test_k_148_r_30_an_event_ahead_is_past_too() -> None:
    table = do(late(), (2, "D9"))
    assert number(table, "resolving") == 9 and legal(table, 0) == ["C11"]
    reason = table.why(0, "A7")
    assert reason is not None and reason.rule == "K-063"
    do(table, (0, "C11"))
    assert holder(table, 9) == 0


@pytest.mark.parametrize(("option", "order"), [("present_first", [6, 9, 4]), ("sweep", [9, 6, 4])])
def test_k_149_o_3_present_first_or_one_sweep(option: str, order: list[int]) -> None:
    table = late(options={"paradox_order": option})
    seen: list[int] = []
    while number(table, "phase") == "resolve" and table.result is None and len(seen) < 3:
        seen.append(number(table, "resolving"))
        table.play(table.asked[0], table.options(table.asked[0])[-1])
    assert seen == order


def test_k_150_the_new_controller_of_the_present_leads_the_event_after_it() -> None:
    table = late(pawns=[9, 9, 6], first=0)
    do(table, (2, "D9"))
    assert holder(table, 6) == 2 and table.asked == (0,), "P2 holds 6 and is absent: clockwise comes P0"
    table = late(pawns=[9, 9, 9])
    assert table.asked == (0,)


def test_k_151_r_31_an_unresolved_present_is_passed_over() -> None:
    events = {"2": ["E8", "E13", 1], "4": ["B9", "B12", 1], "6": None, "9": ["C8", "C9", 1]}
    table = late(pawns=[9, 9, 4], events={**events, "9": ["C8", "C9", 0]})
    assert number(table, "resolving") == 9 and table.asked == (1,), "nobody holds 6, P1 holds 4"
    hands = [[*HANDS[0], "E12"], [*HANDS[1], "D12"], [*HANDS[2], "D13"]]
    events = {"2": None, "9": ["C8", "C9", 0]}
    first = late(present=2, events=events, round=2, pawns=[9, 9, 9], first=2, pile=[*PILE, 4], hands=hands)
    assert first.asked == (2,), "no event before has a controller: the marker decides"


def test_k_152_nobody_in_the_present_no_token_is_turned_up() -> None:
    table = late(pawns=[9, 4, 4])
    while number(table, "phase") == "resolve":
        table.play(table.asked[0], table.options(table.asked[0])[0])
    assert number(table, "present") == 6 and line(table) == [2, 4, 6, 9]
    assert len(cards(table, "bag")) == 6


def test_k_153_nearest_the_constant_is_the_lowest_number() -> None:
    for seed in range(6):
        for table in walk(Place("contre-temps", (("mode", "paradox"),), 3, seed)):
            laid = line(table)
            assert laid == sorted(laid)
        assert table.result is not None
        most = max(len(held(table, seat)) for seat in range(3))
        best = min((held(table, seat)[0], seat) for seat in range(3) if len(held(table, seat)) == most)
        assert table.result.winners == [best[1]]


def test_r_33_nobody_knows_the_next_token() -> None:
    table = trick(paradox())
    assert all(None in cards(table, "bag", seat=seat) for seat in (0, 1, 2, None))
