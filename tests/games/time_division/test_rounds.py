"""A clash round, zones and movement: D-024 to D-048."""

import pytest

import chronolude as cl

from .scene import lies, number, offered, play, scene, told, zone
from .test_draft import drafted

HANDS = "A: hand [farmer, pharaoh] B: hand [potter, vizier]"


def test_d_024_the_coin_holder_plays_first_face_up() -> None:
    for coin in (0, 1):
        table = scene(HANDS, "play", coin=coin)
        assert table.asked == (coin,)
        mine = ["farmer", "pharaoh"] if coin == 0 else ["potter", "vizier"]
        assert offered(table) == mine
        play(table, mine[0])
        for seat in (0, 1, None):
            shown = next(z for z in table.view(seat)["zones"] if z["name"] == "decision" and z["seat"] == coin)
            assert shown["cards"] == [mine[0]]


def test_d_024_a_card_of_another_place_is_refused() -> None:
    table = scene(HANDS, "play")
    with pytest.raises(cl.Refused) as refused:
        table.play(0, "potter")
    assert refused.value.rule == "D-024"
    assert "Farmer (1)" in refused.value.why("en")


def test_d_025_the_other_player_answers_knowing_the_first_card() -> None:
    table = scene(HANDS, "play")
    play(table, "farmer")
    assert table.asked == (1,)
    assert offered(table) == ["potter", "vizier"]
    reason = table.why(1, "farmer")
    assert reason is not None
    assert reason.rule == "D-025"


def test_d_026_the_coin_goes_to_the_higher_card() -> None:
    for coin in (0, 1):
        table = scene(HANDS, "play", coin=coin)
        play(table, *(["farmer", "potter"] if coin == 0 else ["potter", "farmer"]))
        assert number(table, "coin") == 1


def test_d_027_with_equal_values_the_coin_does_not_move() -> None:
    for coin in (0, 1):
        table = scene("A: hand [farmer] B: hand [fisherman]", "play", coin=coin)
        play(table, *(["farmer", "fisherman"] if coin == 0 else ["fisherman", "farmer"]))
        assert number(table, "coin") == coin


def test_d_028_d_029_the_coin_holder_decides_for_either_card_and_cannot_pass() -> None:
    table = scene("A: decision pharaoh hand [farmer] B: decision vizier hand [potter]", coin=1)
    assert table.asked == (1,)
    assert offered(table) == ["activate 0", "activate 1"]
    with pytest.raises(cl.Refused):
        table.play(1, "pass")
    assert [option.label("en") for option in table.options(1)] == [
        "Activate their Pharaoh (10); you recover Vizier (9)",
        "Activate your Vizier (9); Pharaoh (10) is recovered",
    ]


def test_d_030_the_owner_resolves_whoever_decides() -> None:
    table = scene("A: decision carpenter B: decision pharaoh reserve [vizier]", coin=1)
    play(table, "activate 0")
    assert table.asked == (0,)
    play(table, "take vizier")
    lies(table, "A: influence [vizier] B: influence [pharaoh]")


def test_d_031_activation_with_all_it_triggers_comes_before_recovery() -> None:
    table = scene("A: decision stonemason B: decision pharaoh reserve [archer, potter] past []")
    play(table, "activate 0", "take archer")
    order = [(event["card"], event["to"]) for event in told(table, "moved")]
    assert order == [("stonemason", "past"), ("pharaoh", "influence 1")]
    ignored = [event["card"] for event in told(table, "ignored")]
    assert ignored == ["archer"], "nothing is recovered yet, so the Archer finds no card"


def test_d_032_the_activated_card_goes_to_the_past_if_it_is_still_there() -> None:
    table = scene("A: decision pharaoh B: decision vizier")
    play(table, "activate 0")
    lies(table, "past [pharaoh]")
    moved = scene("A: decision student B: decision banker")
    play(moved, "activate 0")
    lies(moved, "A: influence [student*] past []")


def test_d_033_r_11_the_other_card_is_recovered_if_it_is_still_there() -> None:
    table = scene("A: decision pharaoh B: decision vizier")
    play(table, "activate 0")
    lies(table, "B: influence [vizier]")
    gone = scene("A: decision charioteer B: decision vizier")
    play(gone, "activate 0")
    lies(gone, "B: influence [] past [charioteer, vizier]")


def test_d_034_the_effect_of_a_recovered_card_is_not_resolved() -> None:
    table = scene("A: decision pharaoh B: decision archer A: influence [farmer]")
    play(table, "activate 0")
    assert [event["card"] for event in told(table, "activated")] == ["pharaoh"]
    lies(table, "A: influence [farmer]")


def test_d_035_d_036_after_a_round_the_spaces_are_empty_and_the_coin_holder_leads() -> None:
    table = scene("A: decision farmer hand [potter] B: decision pharaoh hand [vizier]", coin=1)
    play(table, "activate 1")
    lies(table, "A: decision - B: decision -")
    assert table.asked == (1,)
    assert number(table, "round") == 1
    assert number(table, "step") == "play"


def test_d_036_d_106_the_game_ends_when_both_hands_are_empty() -> None:
    table = scene("A: hand [farmer] B: hand [pharaoh]", "play")
    play(table, "farmer", "pharaoh", "activate 1")
    assert table.result is not None
    assert table.asked == ()


def test_d_037_r_09_hands_of_different_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="D-037"):
        scene("A: hand [farmer] B: hand [pharaoh, potter]", "play")


def test_d_038_a_game_without_changes_of_hands_has_six_rounds() -> None:
    table = drafted(seed=8)
    while table.asked:
        table.play(table.asked[0], table.options(table.asked[0])[0])
    assert number(table, "round") == 6


def test_d_039_d_040_a_card_enters_at_the_end_of_the_row() -> None:
    table = scene("A: decision pharaoh B: decision farmer influence [vizier, archer]")
    play(table, "activate 0")
    lies(table, "B: influence [vizier, archer, farmer]")


def test_d_041_cards_beyond_a_gap_slide_inwards() -> None:
    table = scene("A: decision archer B: decision pharaoh influence [farmer, potter, vizier]")
    play(table, "activate 0", "take potter")
    lies(table, "B: influence [farmer, vizier, pharaoh]")


def test_d_042_exchanged_cards_take_each_others_slot() -> None:
    table = scene("A: decision fisherman influence [farmer, potter, scribe] B: decision tim influence [vizier, archer]")
    play(table, "activate 0", "take potter", "take vizier")
    lies(table, "A: influence [farmer, vizier, scribe] B: influence [potter, archer, tim]")


def test_d_043_a_row_has_no_limit() -> None:
    row = "farmer, potter, scribe, vizier, archer, tim, tom, charioteer, foreman, shipbuilder, architect, stonemason"
    table = scene(f"A: decision pharaoh B: decision carpenter influence [{row}]")
    play(table, "activate 0")
    assert len(zone(table, "influence 1")) == 13


def test_d_044_the_order_of_hidden_places_means_nothing() -> None:
    one = scene("A: decision carpenter B: decision pharaoh reserve [farmer, vizier, archer]")
    other = scene("A: decision carpenter B: decision pharaoh reserve [archer, vizier, farmer]")
    for table in (one, other):
        play(table, "activate 0")
    assert one.view(0) == other.view(0)
    assert one.position() == other.position()


def test_d_045_lines_happen_in_order_and_a_line_at_once() -> None:
    table = scene("A: decision beggar B: decision king past [monk]")
    play(table, "activate 0")
    assert offered(table) == ["take king", "take monk"]
    play(table, "take monk")
    moves = [(event["card"], event["to"]) for event in told(table, "moved")]
    assert moves[:2] == [("king", "past"), ("monk", "influence 0")]


def test_d_046_d_127_one_card_at_most_in_decision_and_transit() -> None:
    table = drafted(seed=4, era="eighties")
    while table.asked:
        for seat in (0, 1):
            assert len(zone(table, f"decision {seat}")) <= 1
            assert len(zone(table, f"transit {seat}")) <= 1
        table.play(table.asked[0], table.options(table.asked[0])[-1])


def test_d_047_rows_and_the_past_lie_open_the_reserve_does_not() -> None:
    table = scene("A: decision pharaoh influence [farmer] B: decision vizier past [archer] reserve [potter]")
    for seat in (0, 1, None):
        shown = {(z["name"], z["seat"]): z["cards"] for z in table.view(seat)["zones"]}
        assert shown["influence", 0] == ["farmer"]
        assert shown["past", None] == ["archer"]
        assert shown["reserve", None] == [None]


def test_d_048_r_21_rotation_is_kept_in_rows_and_past_and_lost_in_hand_and_reserve() -> None:
    stolen = scene("A: decision taxi_driver B: decision banker influence [student*]")
    play(stolen, "activate 0", "take student")
    lies(stolen, "A: influence [student*]")
    past = scene("A: decision programmer B: decision banker influence [student*]")
    play(past, "activate 0", "take student")
    assert number(past, "rotated") != 0
    reserve = scene("A: decision fighter_pilot B: decision banker influence [student*] reserve [intern]")
    play(reserve, "activate 0", "take student")
    assert number(reserve, "rotated") == 0
    lies(reserve, "reserve [student]")
