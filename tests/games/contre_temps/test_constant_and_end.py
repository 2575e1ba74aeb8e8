"""The constant, time, travel, the end, questions: K-090 to K-133, O-2, O-4, O-5."""

import pytest

import chronolude as cl
from tests.games.contre_temps.scenes import (
    USUAL,
    cards,
    do,
    held,
    holder,
    legal,
    line,
    look,
    number,
    scene,
    seats_row,
    standing,
)  # fmt: skip

EVENTS = USUAL["events"]
CALM = {**EVENTS, "2": ["C8", "A7", 2]}
HANDS = [["C7", "D7", "D8", "D12", "E8"], ["A10", "B10", "C9", "D9", "E9"], ["A8", "A11", "B7", "C12", "E12"]]


def at_constant(**changes: object) -> cl.Table:
    """P0 and P2 at the constant, P1 alone in the present has played: both offers are wanted."""
    return do(scene(**{"pawns": [0, 6, 0], "events": CALM, "hands": HANDS, **changes}), (1, "C9"))


def constant(table: cl.Table) -> str | None:
    return next(iter(cards(table, "constant")), None)


# ── the constant ─────────────────────────────────────────────────────────────────────────────────


def test_k_090_the_constant_is_replaced_after_all_events_if_anyone_is_there() -> None:
    assert at_constant().asked == (0, 2) and number(at_constant(), "phase") == "constant"
    nobody = do(scene(events=CALM, hands=HANDS), (1, "C9"), (2, "C12"), (0, "C7"))
    assert constant(nobody) == "A13" and number(nobody, "phase") != "constant"


def test_k_091_secretly_any_card_of_the_hand_and_revealed_together() -> None:
    table = at_constant()
    assert legal(table, 0) == sorted(HANDS[0]) and legal(table, 2) == sorted(HANDS[2])
    do(table, (2, "A8"))
    view = table.view(0)
    assert view["answered"] == [2] and view["sealed"] is None and len(cards(table, "hand", 2)) == 5
    assert table.events(0)[-1].kind != "offered"
    do(table, (2, "A11"), (0, "D8"))
    offered = [one.args["card"] for one in table.events(1) if one.kind == "offered"]
    assert offered == ["D8", "A11"], "an offer may be changed until the last is in"
    reason = at_constant().why(0, "offer E12")
    assert reason is not None and reason.rule == "K-091"


def test_k_092_r_01_the_highest_value_whatever_its_suit() -> None:
    assert constant(do(at_constant(), (0, "D12"), (2, "A8"))) == "D12"
    assert constant(do(at_constant(), (0, "D8"), (2, "A11"))) == "A11"


@pytest.mark.parametrize(("option", "winner"), [("value", "D12"), ("trump_first", "A8")])
def test_o_2_the_suit_in_force_may_outrank_the_others(option: str, winner: str) -> None:
    table = at_constant(options={"constant_rank": option})
    assert constant(do(table, (0, "D12"), (2, "A8"))) == winner


def test_o_2_without_a_constant_only_the_value_counts() -> None:
    table = at_constant(options={"constant_rank": "trump_first"}, constant=None)
    assert constant(do(table, (0, "D12"), (2, "A8"))) == "D12"


def test_k_093_the_old_constant_does_not_compete_and_all_others_are_discarded() -> None:
    table = do(at_constant(), (0, "D8"), (2, "B7"))
    assert constant(table) == "D8" and {"A13", "B7"} <= set(cards(table, "discard"))


def test_k_094_one_alone_simply_replaces_it() -> None:
    table = do(scene(pawns=[0, 6, 6], hands=HANDS), (1, "C9"), (2, "C12"), (0, "C7"))
    assert constant(table) == "C7"


def test_k_095_r_02_a_tie_for_the_highest_makes_the_line_unstable() -> None:
    table = do(at_constant(), (0, "D12"), (2, "C12"))
    assert constant(table) is None
    assert {"A13", "D12", "C12"} <= set(cards(table, "discard"))
    assert [one.kind for one in table.events(None)].count("unstable") == 1


def test_k_095_r_02_a_tie_below_the_highest_decides_nothing() -> None:
    table = do(scene(pawns=[0, 0, 0], hands=HANDS), (0, "D8"), (1, "D9"), (2, "A8"))
    assert constant(table) == "D9"


def test_k_096_while_unstable_a_single_highest_installs_and_a_tie_changes_nothing() -> None:
    again = do(at_constant(constant=None), (0, "D12"), (2, "C12"))
    assert constant(again) is None and again.result is None
    assert [one.kind for one in again.events(None)].count("still-unstable") == 1
    assert constant(do(at_constant(constant=None), (0, "D8"), (2, "B7"))) == "D8"


@pytest.mark.parametrize(("option", "ending"), [("false", None), ("true", "collapse")])
def test_o_4_a_second_tie_may_end_the_game(option: str, ending: str | None) -> None:
    table = at_constant(constant=None, options={"double_instability_ends": option})
    do(table, (0, "D12"), (2, "C12"))
    assert (table.result.ending if table.result else None) == ending
    if table.result:
        assert table.result.winners == [0] and held(table, 0) == [1, 4] and table.result.rule == "O-4"
        assert number(table, "present") == 6, "time does not pass"
    first = do(at_constant(options={"double_instability_ends": "true"}), (0, "D12"), (2, "C12"))
    assert first.result is None, "a first tie never ends it"


def test_k_097_k_131_a_new_constant_leaves_old_results_alone() -> None:
    table = do(at_constant(), (0, "D12"), (2, "A8"))
    assert [(standing(table, token), holder(table, token)) for token in (2, 5)] == [("A7", 2), ("A9", 1)]


def test_k_098_no_crystals_and_no_control_at_the_constant() -> None:
    table = do(at_constant(), (0, "D7"), (2, "B7"))
    assert [one for one in table.events(None) if one.kind == "crystal"] == []
    assert [held(table, seat) for seat in range(3)] == [[1, 4], [5, 6], [2, 3]]


# ── time passes ──────────────────────────────────────────────────────────────────────────────────


def test_k_100_k_102_the_next_token_and_all_pawns_to_it() -> None:
    table = do(at_constant(), (0, "D12"), (2, "A8"))
    assert line(table) == [1, 2, 3, 4, 5, 6, 7] and seats_row(table, "pawn") == [7, 7, 7]


def test_k_101_k_104_k_130_nobody_in_the_present_no_token_but_income() -> None:
    events = {"1": ["B9", "B12", 0], "2": None}
    more = [["A7", "A9", "E11", "D11"], ["B8", "C8", "C10", "D10"], ["E7", "B11", "C11", "E10"]]
    hands = [HANDS[seat] + more[seat] for seat in range(3)]
    table = scene(round=2, present=2, events=events, pawns=[1, 1, 1], hands=hands)
    assert number(table, "resolving") == 1
    do(table, (0, "C7"), (1, "B10"), (2, "B7"))
    assert line(table) == [1, 2] and number(table, "present") == 2 and holder(table, 2) is None
    assert seats_row(table, "pawn") == [2, 2, 2] and seats_row(table, "energy") == [1, 2 + 1, 2 + 1]
    assert number(table, "round") == 2, "the round counts"


@pytest.mark.parametrize(("holders", "income"), [((0, 0, 1, 1, 2), 1), ((0, 0, 1, 2, 2), 0), ((0, 0, 1, 1, 0), 2)])
def test_k_103_two_crystals_less_one_for_each_disc(holders: tuple[int, ...], income: int) -> None:
    events = {str(token): [*EVENTS[str(token)][:2], holders[token - 1]] for token in range(1, 6)}
    empty = {**events, "6": None} if holders.count(0) < 3 else {**{t: events[t] for t in "1234"}, "5": None}
    present = max(map(int, empty))
    table = scene(events=empty, present=present, pawns=[0, 0, 0], hands=HANDS)
    do(table, (0, "D12"), (1, "B10"), (2, "A8"))
    assert seats_row(table, "energy")[2] == income
    told = [event.args for event in table.events(2) if event.kind == "income"]
    assert [args["seat"] for args in told].count(2) == (1 if income else 0), "who earns nothing is told nothing"


# ── travel ───────────────────────────────────────────────────────────────────────────────────────


def departure(**changes: object) -> cl.Table:
    return scene(**{"phase": "travel", "energy": [5, 1, 0], **changes})


def test_k_110_k_111_secret_choices_revealed_and_paid_together() -> None:
    table = departure()
    assert table.asked == (0, 1, 2) and "0" in legal(table, 2)
    do(table, (0, -3))
    assert seats_row(table, "energy") == [5, 1, 0] and table.view(1)["answered"] == [0]
    assert look(table)["sealed"] is None and table.view(0)["sealed"] == "-3"
    do(table, (1, -1), (2, 0))
    assert seats_row(table, "energy") == [2, 0, 0]


def test_k_112_k_115_exactly_so_many_places_and_the_constant_after_event_1() -> None:
    assert seats_row(do(departure(energy=[6, 5, 0]), (0, -6), (1, -5), (2, 0)), "pawn") == [0, 1, 6]


def test_k_113_no_more_than_crystals_and_places() -> None:
    table = departure(energy=[9, 1, 0])
    assert legal(table, 0) == sorted(["0", *(f"-{k}" for k in range(1, 7))])
    assert legal(table, 1) == ["-1", "0"] and legal(table, 2) == ["0"]
    for seat, text in ((0, "-7"), (1, "-2"), (2, "-1")):
        reason = table.why(seat, text)
        assert reason is not None and reason.rule == "K-113"


def test_k_114_only_back_in_classic_mode() -> None:
    reason = departure().why(0, "+1")
    assert reason is not None and reason.rule == "K-114"


def test_k_116_any_number_of_pawns_may_share_a_place() -> None:
    table = do(departure(energy=[2, 2, 2]), (0, -2), (1, -2), (2, -2))
    assert seats_row(table, "pawn") == [4, 4, 4]


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def test_k_120_k_126_checked_before_the_constant_step_and_the_rest_is_dropped() -> None:
    table = do(scene(pawns=[0, 6, 6]), (1, "C10"), (2, "E9"))
    assert table.result is not None and held(table, 1) == [2, 5, 6]
    assert constant(table) == "A13" and number(table, "present") == 6 and seats_row(table, "energy") == [0, 0, 0]
    assert len(cards(table, "hand", 0)) == 5, "who stood at the constant keeps the card"


def test_k_121_three_events_win() -> None:
    table = do(scene(), (1, "C10"), (2, "E9"), (0, "C7"))
    assert table.result is not None
    assert (table.result.ending, table.result.winners, table.result.rule) == ("three", [1], "K-121")


def test_k_122_of_several_the_one_nearest_the_constant() -> None:
    hands = [["A8", "B7", "C13", "D7", "D8"], ["B10", "C7", "E8", "E9", "E10"], ["A10", "A11", "C10", "D9", "D12"]]
    events = {**EVENTS, "2": ["C8", "C9", 1], "5": ["B8", "A9", 2]}
    table = do(scene(pawns=[2, 6, 6], hands=hands, events=events), (2, "D9"), (1, "B10"), (0, "C13"))
    assert held(table, 0) == [1, 2, 4] and held(table, 2) == [3, 5, 6]
    assert table.result is not None and table.result.winners == [0]


def test_k_123_three_for_a_moment_do_not_win() -> None:
    events = {**EVENTS, "2": ["C8", "A7", 2], "4": ["E7", "E11", 1]}
    hands = [["B13", "C7", "C12", "D7", "D8"], USUAL["hands"][1], USUAL["hands"][2]]
    events["1"] = ["B9", "B12", 1]
    events["5"] = ["B8", "A9", 0]
    table = scene(pawns=[1, 6, 6], events=events, hands=hands)
    do(table, (1, "C10"), (2, "E9"))
    assert held(table, 1) == [1, 4, 6] and table.result is None
    do(table, (0, "B13"))
    assert held(table, 1) == [4, 6] and number(table, "phase") == "travel"


LATE = {"round": 10, "hands": [["C12"], ["C9"], ["E9"]]}


def test_k_124_r_15_after_ten_rounds_two_events_and_the_nearest() -> None:
    table = do(scene(**LATE, events={**EVENTS, "5": ["B8", "A9", 2], "4": ["E7", "E11", 2], "3": ["D10", "D10", 1]}),
               (2, "E9"), (0, "C12"), (1, "C9"))  # fmt: skip
    table = do(scene(**LATE, present=5, pawns=[5, 5, 5], events={
        "1": ["B9", "B12", 1], "2": ["C8", "A7", 0], "3": ["D10", "D10", 0], "4": ["E7", "E11", 2], "5": None}),
        (2, "E9"), (0, "C12"), (1, "C9"))  # fmt: skip
    assert table.result is not None
    assert table.result.ending == "ten" and table.result.rule == "K-124"
    assert held(table, 0) == [2, 3] and held(table, 2) == [4, 5] and table.result.winners == [0]


def test_k_125_r_16_with_one_event_each_the_nearest() -> None:
    events = {"1": ["B9", "B12", 2], "2": ["C8", "A7", 1], "3": None}
    table = do(scene(**LATE, present=3, pawns=[3, 3, 3], events=events), (1, "C9"), (2, "E9"), (0, "C12"))
    assert [held(table, seat) for seat in range(3)] == [[3], [2], [1]]
    assert table.result is not None and table.result.winners == [2] and table.result.ending == "ten"


@pytest.mark.parametrize("value", ["true", "false"])
def test_o_5_discards_are_public_either_way(value: str) -> None:
    table = scene(options={"discards_visible": value})
    assert None not in cards(table, "discard") and look(table)["options"]["discards_visible"] == value
