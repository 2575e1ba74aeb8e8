"""Resolving events, leading, playing cards, winning, control: K-040 to K-084, O-1."""

import pytest

import chronolude as cl
from tests.games.contre_temps.scenes import (
    USUAL,
    cards,
    do,
    held,
    holder,
    lead,
    legal,
    number,
    scene,
    seats_row,
    standing,
    table_of,
)  # fmt: skip

HANDS = USUAL["hands"]
EVENTS = USUAL["events"]
PAST_HANDS = [["A8", "B7", "C9", "D7", "D8"], ["B10", "C7", "C10", "E8", "E9"], ["A11", "A10", "D9", "D11", "E10"]]
WITH_B13 = [PAST_HANDS[0], ["B13", *PAST_HANDS[1][1:]], PAST_HANDS[2]]


def told(table: cl.Table, kind: str) -> list[dict[str, object]]:
    return [one.args for one in table.events(None) if one.kind == kind]


def past(**changes: object) -> cl.Table:
    """P1 and P2 have gone back to event 1 (led in B, B12 stands for P0), P0 is in the present."""
    return scene(**{"pawns": [6, 1, 1], "hands": PAST_HANDS, **changes})


# ── which events, who leads ──────────────────────────────────────────────────────────────────────


def test_k_040_k_043_each_occupied_event_once_and_completely() -> None:
    table = do(past(), (0, "C9"))
    assert holder(table, 6) == 0 and number(table, "resolving") == 1
    do(table, (1, "B10"), (2, "D9"))
    assert [one["event"] for one in told(table, "played")] == [6, 1, 1]
    assert [standing(table, token) for token in (2, 3, 4, 5)] == ["A7", "D10", "E11", "A9"]


def test_k_041_present_first_then_backwards_and_the_constant_last() -> None:
    table = scene(pawns=[4, 0, 6])
    order = [number(table, "resolving")]
    do(table, (2, "E8"))
    order.append(number(table, "resolving"))
    do(table, (0, "D7"))
    assert order == [6, 4] and number(table, "phase") == "constant" and table.asked == (1,)


def test_k_042_everybody_there_plays_one_card() -> None:
    table = do(scene(), (1, "C9"), (2, "A8"), (0, "C12"))
    assert [one["seat"] for one in told(table, "played")] == [1, 2, 0]
    assert [len(cards(table, "hand", seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.parametrize(("controller", "leader"), [(0, 0), (1, 1), (2, 2)])
def test_k_050_the_controller_of_the_event_before_leads(controller: int, leader: int) -> None:
    table = scene(events={**EVENTS, "5": ["B8", "A9", controller], "4": ["E7", "E11", 2]})
    assert table.asked == (leader,)


@pytest.mark.parametrize(("pawns", "leader"), [([6, 4, 6], 2), ([6, 4, 4], 0)])
def test_k_051_an_absent_leader_is_replaced_clockwise(pawns: list[int], leader: int) -> None:
    assert scene(pawns=pawns).asked == (leader,)


@pytest.mark.parametrize(("first", "pawns", "leader"), [(1, [6, 1, 1], 1), (2, [6, 1, 1], 2), (0, [6, 1, 1], 1)])
def test_k_052_the_first_event_is_led_from_the_marker(first: int, pawns: list[int], leader: int) -> None:
    table = do(past(first=first, pawns=pawns), (0, "C9"))
    assert table.asked == (leader,) and number(table, "resolving") == 1


def test_k_053_the_lead_is_fixed_by_who_stood_there_before_this_round() -> None:
    """Event 5 is played by its holder of earlier rounds, P1 at event 4, before event 4 changes hands."""
    hands = [["E13", "B7", "C7", "D7", "D8"], ["B10", "C9", "C10", "D9", "D11"], ["A8", "B11", "C11", "D12", "E9"]]
    table = scene(pawns=[4, 5, 5], hands=hands, events={**EVENTS, "4": ["E7", "E11", 2]})
    assert number(table, "resolving") == 5 and table.asked == (2,)
    do(table, (2, "B11"), (1, "B10"), (0, "E13"))
    assert holder(table, 4) == 0


def test_k_054_the_others_follow_clockwise() -> None:
    table = scene()
    turns = []
    for _ in range(3):
        turns.append(table.asked[0])
        table.play(table.asked[0], table.options(table.asked[0])[0])
    assert turns == [1, 2, 0]


# ── playing a card ───────────────────────────────────────────────────────────────────────────────


def test_k_060_the_leader_of_the_present_may_play_anything() -> None:
    table = scene()
    assert legal(table, 1) == sorted(HANDS[1])
    do(table, (1, "E10"))
    assert "ABCDE"[number(table, "led") - 1] == "E"


def test_k_061_k_132_the_others_must_follow_and_a_wrong_card_changes_nothing() -> None:
    table = do(scene(energy=[0, 0, 3]), (1, "E10"))
    assert legal(table, 2) == ["E8", "E9"]
    before = table.position()
    with pytest.raises(cl.Refused) as refused:
        table.play(2, "A8")
    assert refused.value.rule == "K-061" and table.position() == before
    assert seats_row(table, "energy") == [0, 0, 3], "no penalty is applied"


def test_k_062_who_cannot_follow_may_play_anything() -> None:
    table = do(scene(), (1, "C9"))
    assert legal(table, 2) == sorted(HANDS[2])


def test_k_063_the_past_binds_its_leader_too() -> None:
    table = do(past(), (0, "C9"))
    assert legal(table, 1) == ["B10"]
    reason = table.why(1, "C10")
    assert reason is not None and reason.rule == "K-063"


def test_k_064_a_leader_who_cannot_follow_does_not_change_the_suit() -> None:
    table = do(past(first=2), (0, "C9"), (2, "D9"))
    assert legal(table, 1) == ["B10"] and "ABCDE"[number(table, "led") - 1] == "B"


def test_k_065_a_low_card_of_the_led_suit_takes_a_crystal_at_once() -> None:
    hands = [HANDS[0], HANDS[1], ["A8", "C11", "D9", "E8", "E9"]]
    table = do(scene(hands=hands), (1, "C9"), (2, "C11"), (0, "C7"))
    assert told(table, "crystal") == [{"seat": 0, "event": 6}]


@pytest.mark.parametrize(("option", "crystals"), [("kept", 1), ("new_only", 0)])
def test_k_066_o_1_kept_cards_count_unless_the_option_says_otherwise(option: str, crystals: int) -> None:
    table = do(past(options={"past_energy": option}), (0, "C9"), (1, "B10"))
    assert seats_row(table, "energy")[1] == crystals


def test_k_066_a_kept_card_of_another_suit_does_not_count() -> None:
    table = do(past(events={**EVENTS, "1": ["B9", "A12", 0]}), (0, "C9"), (1, "B10"))
    assert seats_row(table, "energy")[1] == 0


def test_o_1_new_cards_always_count() -> None:
    hands = [["A8", "B7", "C9", "D7", "D8"], ["B11", "C7", "C10", "E8", "E9"], ["B10", "A10", "D9", "D11", "E10"]]
    table = do(past(hands=hands, options={"past_energy": "new_only"}), (0, "C9"), (1, "B11"), (2, "B10"))
    assert [one["seat"] for one in told(table, "crystal")] == [2]


def test_k_067_no_crystal_for_a_lead_a_higher_card_or_another_suit() -> None:
    table = do(scene(), (1, "C9"), (2, "A8"), (0, "C12"))
    assert told(table, "crystal") == []


def test_k_067_an_equal_mark_cannot_be_reached_and_the_highest_earns_nothing() -> None:
    table = do(past(hands=WITH_B13), (0, "C9"), (1, "B13"))
    assert told(table, "crystal") == []


def test_k_068_the_same_when_the_led_suit_is_the_constants() -> None:
    table = do(scene(hands=[["A12", *HANDS[0][1:]], HANDS[1], HANDS[2]]), (1, "A11"), (2, "A8"), (0, "A12"))
    assert told(table, "crystal") == [{"seat": 2, "event": 6}]


def test_k_069_one_crystal_a_card_and_it_can_be_spent_in_this_round() -> None:
    table = do(past(energy=[0, 0, 0], events={**EVENTS, "2": ["C8", "A7", 1], "4": ["E7", "E11", 1]}), (0, "C9"))
    do(table, (1, "B10"), (2, "D9"))
    assert told(table, "crystal") == [{"seat": 1, "event": 1}]
    assert number(table, "phase") == "over" or "-1" in legal(table, 1)


def test_k_069_the_new_crystal_travels() -> None:
    events = {**EVENTS, "2": ["C8", "A7", 2]}
    table = do(past(events=events), (0, "C9"), (1, "B10"), (2, "D9"))
    assert number(table, "phase") == "over" and held(table, 0) == [1, 4, 6]
    events["4"] = ["E7", "E11", 2]
    events["2"] = ["C8", "A7", 1]
    table = do(past(events=events), (0, "C9"), (1, "B10"), (2, "D9"))
    assert number(table, "phase") == "travel" and seats_row(table, "energy")[1] == 1 and "-1" in legal(table, 1)


# ── winning ──────────────────────────────────────────────────────────────────────────────────────

CARDS_OF_THE_PRESENT = [
    (("C9", "A8", "C12"), 2, "any trump beats the led suit"),
    (("C9", "D9", "C12"), 0, "the highest of the led suit"),
    (("C10", "E9", "C7"), 1, "a card of neither suit never wins"),
]


@pytest.mark.parametrize(("played", "winner", "why"), CARDS_OF_THE_PRESENT)
def test_k_070_k_071_who_wins_the_present(played: tuple[str, str, str], winner: int, why: str) -> None:
    table = do(scene(), *zip((1, 2, 0), played, strict=True))
    assert holder(table, 6) == winner, why


def test_k_071_the_highest_trump() -> None:
    hands = [["A12", "B7", "D7", "D8", "E12"], HANDS[1], HANDS[2]]
    assert holder(do(scene(hands=hands), (1, "C9"), (2, "A10"), (0, "A12")), 6) == 0


def test_k_072_lead_and_winning_card_stay_the_rest_is_discarded() -> None:
    table = do(scene(), (1, "C9"), (2, "A8"), (0, "C12"))
    assert (lead(table, 6), standing(table, 6)) == ("C9", "A8")
    assert "C12" in cards(table, "discard")
    alone = do(scene(), (1, "C10"), (2, "E9"), (0, "C7"))
    assert (lead(alone, 6), cards(alone, "standing", 6)) == ("C10", [])


def test_k_073_k_075_a_better_card_takes_the_place_and_the_lead_card_stays() -> None:
    table = do(past(hands=WITH_B13), (0, "C9"), (1, "B13"), (2, "D9"))
    assert (lead(table, 1), standing(table, 1), holder(table, 1)) == ("B9", "B13", 1)
    assert "B12" in cards(table, "discard")
    assert told(table, "event-changed") == [{"seat": 1, "event": 1, "card": "B13", "old": 0}]
    assert told(table, "event-won") == [{"seat": 0, "event": 6, "card": "C9"}]


def test_k_073_a_lead_card_that_stood_itself_is_kept() -> None:
    hands = [HANDS[0], HANDS[1], ["D11", "A10", "B13", "E8", "E9"]]
    table = do(scene(pawns=[6, 6, 3], hands=hands), (1, "C9"), (0, "C12"), (2, "D11"))
    assert (lead(table, 3), standing(table, 3)) == ("D10", "D11") and "D10" not in cards(table, "discard")


def test_k_074_no_better_card_changes_nothing() -> None:
    table = do(past(), (0, "C9"), (1, "B10"), (2, "D9"))
    assert (standing(table, 1), holder(table, 1)) == ("B12", 0)
    assert told(table, "event-stands") == [{"seat": 0, "event": 1, "card": "B12"}]
    assert {"B10", "D9"} <= set(cards(table, "discard"))


def test_k_074_r_10_a_worthless_card_does_not_beat_a_worthless_one() -> None:
    hands = [["A12", "B7", "D12", "D7", "D8"], HANDS[1], HANDS[2]]
    table = do(scene(constant="E13", pawns=[2, 6, 6], hands=hands), (1, "B10"), (2, "A10"), (0, "A12"))
    assert (standing(table, 2), holder(table, 2)) == ("A7", 1)


def test_k_076_k_077_r_08_r_09_old_trumps_are_measured_by_todays_constant_and_the_lead_does_not_defend() -> None:
    table = do(scene(constant="E13", pawns=[2, 6, 6]), (1, "B10"), (2, "A10"), (0, "C7"))
    assert (standing(table, 2), holder(table, 2), lead(table, 2)) == ("C7", 0, "C8")
    assert {"seat": 0, "event": 2} in told(table, "crystal")


# ── control ──────────────────────────────────────────────────────────────────────────────────────


def test_k_080_k_081_a_disc_goes_out_and_the_old_one_comes_home() -> None:
    events = {**EVENTS, "2": ["C8", "A7", 2]}
    table = do(past(hands=WITH_B13, events=events), (0, "C9"), (1, "B13"), (2, "D9"))
    assert seats_row(table, "discs") == [1, 1, 1]
    assert told(table, "disc-returned") == [{"seat": 0, "event": 1}]


def test_k_082_beating_ones_own_card_moves_no_disc() -> None:
    hands = [["B13", "C7", "C12", "D7", "D8"], HANDS[1], HANDS[2]]
    table = do(scene(pawns=[1, 6, 6], hands=hands), (1, "C9"), (2, "A8"), (0, "B13"))
    assert (standing(table, 1), holder(table, 1)) == ("B13", 0)
    assert seats_row(table, "discs") == [1, 1, 1] and told(table, "disc-returned") == []


def test_a_scene_is_a_position_that_reads_back() -> None:
    table = table_of(USUAL)
    assert cl.position("contre-temps", table.position()) == table
