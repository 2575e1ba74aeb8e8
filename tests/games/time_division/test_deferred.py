"""Deferred effects: D-077 to D-088."""

import chronolude as cl
from chronolude.kernel.chance import Cheap

from .scene import lies, number, offered, play, scene, told, zone


def test_d_077_a_deferred_card_goes_to_transit_and_the_other_is_recovered() -> None:
    table = scene("A: decision knight hand [beggar] B: decision monk hand [king]")
    play(table, "activate 0")
    lies(table, "A: transit knight decision - B: influence [monk] past []")


def test_d_078_the_owner_of_the_transit_space_is_blue_and_it_is_no_activation() -> None:
    table = scene("A: hand [archer] transit - B: hand [pharaoh] transit shepherd", "play", coin=1)
    play(table, "pharaoh", "archer")
    lies(table, "B: influence [archer] transit - past [shepherd]")
    assert told(table, "activated") == []
    assert told(table, "deferred") == [{"seat": 1, "card": "shepherd"}]


def test_d_079_the_card_goes_to_the_past_before_the_round_goes_on() -> None:
    table = scene("A: hand [potter] B: hand [pharaoh] transit shipbuilder", "play", coin=0)
    lies(table, "A: decision potter B: transit - past [shipbuilder]")
    assert table.asked == (1,), "the victim led, and the card was retired before the other plays"


def test_d_080_a_recovered_deferred_card_has_no_deferred_effect() -> None:
    table = scene("A: decision pharaoh hand [farmer] B: decision shipbuilder hand [vizier]")
    play(table, "activate 0")
    lies(table, "B: influence [shipbuilder] transit -")
    assert table.asked == (0,)


def test_d_081_the_shipbuilder_makes_the_opponent_play_at_random() -> None:
    played = set()
    for seed in range(12):
        position = scene("A: hand [potter, tim, tom] transit shipbuilder B: hand [farmer, vizier, pharaoh]", "play")
        table = cl.position("time-division", position.position(), Cheap(seed))
        play(table, "potter")
        assert number(table, "step") == "decision", "B is not asked for a card"
        played.add(zone(table, "decision 1")[0])
    assert played == {"farmer", "vizier", "pharaoh"}


def test_r_33_under_the_shipbuilder_the_order_of_play_stays() -> None:
    victim_leads = scene("A: hand [potter] transit shipbuilder B: hand [pharaoh]", "play", coin=1)
    lies(victim_leads, "B: decision pharaoh A: decision -")
    assert victim_leads.asked == (0,)
    victim_follows = scene("A: hand [potter] transit shipbuilder B: hand [pharaoh]", "play", coin=0)
    lies(victim_follows, "B: decision -")
    assert victim_follows.asked == (0,)


def test_d_082_v_13_under_the_night_watchman_both_play_in_secret_and_at_once() -> None:
    table = scene("A: hand [beggar, king] transit night_watchman B: hand [duke, monk]", "play")
    assert table.asked == (0, 1)
    views = []
    for card in ("beggar", "king"):
        twin = table.clone()
        twin.play(0, card)
        views.append(twin.view(1))
        lies(twin, "A: decision -")
    assert views[0] == views[1]
    table.play(0, "king")
    table.play(0, "beggar")
    table.play(1, "duke")
    lies(table, "A: decision beggar B: decision duke past [night_watchman]")


def test_d_083_the_professional_athlete_gets_the_coin_whatever_was_played() -> None:
    table = scene("A: hand [student] transit professional_athlete B: hand [president]", "play", coin=1)
    play(table, "president", "student")
    assert number(table, "coin") == 0
    lies(table, "past [professional_athlete]")


def test_d_084_the_governor_gives_the_coin_to_the_lower_card() -> None:
    for seat in (0, 1):
        hands = ("student", "president") if seat == 0 else ("president", "student")
        table = scene(f"A: hand [{hands[0]}] transit governor B: hand [{hands[1]}]", "play", coin=1 - seat)
        play(table, hands[1 - seat], hands[seat])
        assert number(table, "coin") == seat


def test_d_085_r_12_the_shepherd_takes_the_card_just_played() -> None:
    table = scene("A: hand [archer] transit shepherd influence [tim] B: hand [pharaoh]", "play", coin=0)
    play(table, "archer", "pharaoh")
    assert number(table, "coin") == 1, "the values were compared before"
    lies(table, "A: influence [tim, pharaoh] decision archer B: decision - past [shepherd]")
    assert told(table, "activated") == []


def test_r_08_with_one_played_card_the_coin_holder_still_names_a_side() -> None:
    position = "A: hand [archer] transit shepherd B: hand [pharaoh] influence [tim]"
    named_empty = scene(position, "play")
    play(named_empty, "archer", "pharaoh")
    assert named_empty.asked == (1,)
    assert offered(named_empty) == ["activate 0", "activate 1"]
    labels = [option.label("en") for option in named_empty.options(1)]
    assert labels == ["Activate their Archer (5)", "Activate nothing; Archer (5) is recovered"]
    play(named_empty, "activate 1")
    lies(named_empty, "A: influence [pharaoh, archer] past [shepherd]")
    named_full = scene(position, "play")
    play(named_full, "archer", "pharaoh", "activate 0", "take tim")
    lies(named_full, "A: influence [pharaoh] B: influence [] past [shepherd, archer, tim]")


def test_d_086_under_the_knight_both_cards_go_to_the_past_and_nobody_decides() -> None:
    table = scene("A: hand [beggar, trapper] transit knight B: hand [king, duke]", "play")
    kinds = play(table, "beggar", "king")
    assert "decided" not in kinds
    lies(table, "A: influence [] B: influence [] past [knight, beggar, king]")
    assert table.asked == (1,), "the coin was placed for the King all the same"


def test_d_087_r_25_a_deferred_card_of_the_last_round_is_worth_nothing() -> None:
    table = scene("A: decision shipbuilder B: decision farmer")
    play(table, "activate 0")
    lies(table, "A: transit shipbuilder influence []")
    assert table.result is not None
    assert number(table, "influence") == [0, 1]


def test_d_088_r_18_r_26_a_deferred_effect_goes_as_far_as_possible() -> None:
    shepherd = scene("A: decision archer transit shepherd hand [tim] B: hand [pharaoh]", "coin")
    lies(shepherd, "A: influence [] past [shepherd]")
    knight = scene("A: decision beggar hand [trapper] B: transit knight hand [king]", "coin")
    lies(knight, "A: decision - past [knight, beggar]")


def test_r_10_at_the_same_step_the_coin_holders_effect_comes_first() -> None:
    """Only a position made by hand can hold two; both Shepherd and Shipbuilder then happen at their own steps."""
    table = scene("A: hand [potter] transit shepherd B: hand [pharaoh] transit shipbuilder", "play", coin=1)
    play(table, "pharaoh")
    assert [event["card"] for event in told(table, "deferred")] == ["shipbuilder", "shepherd"]
    twins = scene("A: hand [tony] transit professional_athlete B: hand [terry] transit governor", "play", coin=1)
    play(twins, "terry", "tony")
    assert [event["card"] for event in told(twins, "deferred")] == ["governor", "professional_athlete"]
    assert [event["seat"] for event in told(twins, "coin")] == [0, 0]


def test_r_35_a_deferred_card_may_be_picked_later_that_round_without_effect() -> None:
    table = scene("A: hand [tim] transit shipbuilder B: hand [farmer]", "play", coin=0)
    play(table, "tim", "activate 0", "take shipbuilder")
    lies(table, "A: influence [shipbuilder] transit - past [tim]")
    assert told(table, "ignored")[0]["why"] == 1


def test_r_38_cards_are_played_one_after_the_other_face_up() -> None:
    table = scene("A: hand [potter] B: hand [pharaoh]", "play")
    assert table.view(0)["mode"] == "one"
    play(table, "potter")
    lies(table, "A: decision potter B: decision -")
