"""Reading a line, all or nothing, and activation by another card: D-049 to D-076."""

import pytest

import chronolude as cl
from chronolude.games.time_division.cards import NAMES, WARNING
from chronolude.kernel.chance import Cheap

from .scene import lies, number, offered, play, scene, told, zone


def test_d_049_a_line_is_a_place_an_action_and_a_place() -> None:
    table = scene("A: decision potter B: decision pharaoh past [farmer, vizier]")
    play(table, "activate 0")
    assert table.prompt(0) == "Potter: choose a card in the Past."
    assert table.prompt(0, "fr") == "Potier\u202f: choisissez une carte dans le Passé."
    assert table.prompt(1) == "Waiting for Seat 1 to choose a card in the Past for Potter."


def test_d_050_the_card_of_a_decision_space_needs_no_choice() -> None:
    table = scene("A: decision charioteer B: decision pharaoh hand [] past []")
    assert "moved" in play(table, "activate 0")
    lies(table, "past [charioteer, pharaoh]")


def test_d_051_the_chooser_picks_any_card_and_must_pick_one() -> None:
    table = scene("A: decision archer B: decision pharaoh influence [farmer, vizier]")
    play(table, "activate 0")
    assert offered(table) == ["take farmer", "take vizier"]
    with pytest.raises(cl.Refused) as refused:
        table.play(0, "take pharaoh")
    assert refused.value.rule == "D-051"


def test_d_052_a_random_card_is_drawn_and_nobody_is_asked() -> None:
    drawn = set()
    for seed in range(12):
        position = scene("A: decision monk B: decision king reserve [beggar, duke, trader]").position()
        table = cl.position("time-division", position, Cheap(seed))
        play(table, "activate 0")
        drawn.add(zone(table, "hand 0")[0])
    assert drawn == {"beggar", "duke", "trader"}


def test_d_053_without_the_exact_value_the_line_is_impossible() -> None:
    table = scene("A: decision vizier B: decision priestess_of_bastet")
    play(table, "activate 0")
    assert told(table, "ignored")[0]["why"] == 3


def test_d_054_r_07_among_equal_highest_cards_the_acting_player_picks() -> None:
    table = scene("A: decision trapper influence [monk] B: decision king influence [duke, squire, bishop]")
    play(table, "activate 0")
    assert table.asked == (1,)
    assert offered(table) == ["take bishop", "take duke"]
    play(table, "take bishop")
    lies(table, "B: influence [duke, squire, king] past [trapper, bishop]")


def test_d_055_d_056_moves_go_to_the_second_place_and_exchanges_swap() -> None:
    table = scene("A: decision tara influence [monk] B: decision king past [duke]")
    play(table, "activate 0", "take monk", "take duke")
    lies(table, "A: influence [duke] past [monk, tara]")


def test_d_057_d_058_activating_and_rotating() -> None:
    table = scene("A: decision dentist B: decision banker influence [aerobics_instructor]")
    play(table, "activate 0", "take aerobics_instructor")
    lies(table, "A: influence [dentist*] B: influence [aerobics_instructor, banker]")


def test_d_059_the_coin_moves_and_the_decision_is_not_reopened() -> None:
    table = scene("A: decision oil_magnate hand [tony] B: decision banker hand [terry]")
    kinds = play(table, "activate 0")
    assert number(table, "coin") == 1
    assert kinds.count("decided") == 1
    lies(table, "B: influence [banker] past [oil_magnate]")


def test_d_060_an_effect_cannot_be_declined() -> None:
    table = scene("A: decision fisherman influence [vizier] B: decision pharaoh influence [farmer]")
    play(table, "activate 0")
    assert offered(table) == ["take vizier"]
    for text in ("pass", "no", "activate 1"):
        with pytest.raises(cl.Refused):
            table.play(0, text)


def test_d_061_only_printed_values_count_before_the_final_scoring() -> None:
    """Tony counts ten upside down, but as the highest card he is a 2."""
    position = "A: decision governor hand [tony] B: decision banker hand [terry]"
    table = scene(position)
    play(table, "activate 0", "tony", "terry")
    assert number(table, "coin") == 1, "2 against 2: the Governor's tie goes to the other"


def test_d_063_d_066_each_line_is_tested_on_what_the_earlier_ones_leave() -> None:
    beggar = scene("A: decision beggar B: decision king past []")
    play(beggar, "activate 0")
    assert offered(beggar) == ["take king"]
    monk = scene("A: decision monk B: decision king reserve []")
    play(monk, "activate 0")
    lies(monk, "B: hand [] influence [king] past [monk]")
    salesman = scene("A: decision car_salesman hand [tony] B: decision banker hand [terry] reserve []")
    play(salesman, "activate 0")
    lies(salesman, "A: influence [] B: hand [terry] influence [banker]")
    lobbyist = scene("A: decision lobbyist hand [] B: decision banker hand [] reserve [tony]")
    play(lobbyist, "activate 0")
    lies(lobbyist, "reserve [tony]")


def test_d_064_d_065_an_ignored_card_is_activated_all_the_same() -> None:
    for card in ("pharaoh", "vizier"):
        table = scene(f"A: decision {card} B: decision farmer")
        play(table, "activate 0")
        lies(table, f"past [{card}] B: influence [farmer]")
        assert told(table, "activated") == [{"seat": 0, "card": card, "zone": "decision 0", "nested": 0}]


def test_d_067_r_15_whoever_triggers_a_nested_activation_is_blue() -> None:
    """Blacksmith activates the opponent's Duke: A is blue, so the King comes from B's row to A's."""
    table = scene("A: decision blacksmith B: decision duke influence [king]")
    play(table, "activate 0")
    lies(table, "A: influence [king] B: influence [] past [blacksmith, duke]")


def test_d_068_the_orange_player_is_blue_in_what_the_line_activates() -> None:
    table = scene("A: decision scholar influence [] B: decision monk influence [guild_master] reserve [king]")
    play(table, "activate 0")
    assert table.asked == (1,)
    play(table, "take king")
    lies(table, "A: influence [king] B: influence [guild_master, monk]")


def test_d_069_a_card_activated_by_another_stays_where_it_is() -> None:
    table = scene("A: decision stonemason B: decision pharaoh reserve [charioteer, farmer]")
    play(table, "activate 0", "take charioteer")
    lies(table, "reserve [charioteer, farmer] past [stonemason, pharaoh]")


def test_d_070_r_03_no_card_is_activated_twice_in_a_round() -> None:
    table = scene("A: decision stonemason B: decision pharaoh hand [] past [] reserve [tom, potter]")
    play(table, "activate 0", "take tom")
    assert offered(table) == ["take potter"]
    reason = table.why(0, "take tom")
    assert reason is not None
    assert reason.rule == "D-070"
    play(table, "take potter")
    lies(table, "A: influence [potter] reserve [tom]")


def test_r_03_if_only_activated_cards_are_left_the_effect_is_ignored() -> None:
    table = scene("A: decision stonemason B: decision pharaoh reserve [tom]")
    play(table, "activate 0", "take tom")
    assert [event["card"] for event in told(table, "ignored")] == ["tom"]
    lies(table, "reserve [tom] past [stonemason] B: influence [pharaoh]")


def test_d_071_d_073_r_02_a_warned_card_does_nothing_and_the_line_goes_on() -> None:
    table = scene("A: decision tim B: decision pharaoh past [shepherd]")
    play(table, "activate 0", "take shepherd")
    assert told(table, "ignored")[0]["why"] == 1
    lies(table, "A: influence [shepherd] transit - past [tim]")


def test_d_072_r_28_the_warning_icon_is_on_the_six_deferred_cards() -> None:
    warned = [NAMES[n] for n in range(60) if WARNING[n]]
    assert warned == ["shepherd", "shipbuilder", "night_watchman", "knight", "professional_athlete", "governor"]


def test_d_074_r_04_the_move_is_dropped_if_the_card_has_left() -> None:
    """Guild Master on a Monk: with an otherwise empty Reserve the Monk draws itself into the hand."""
    table = scene("A: decision guild_master B: decision king reserve [monk]")
    play(table, "activate 0", "take monk")
    lies(table, "A: hand [monk] influence [] B: hand [king] influence [] past [guild_master] reserve []")


def test_d_075_a_nested_effect_can_take_the_card_the_decision_activated() -> None:
    table = scene("A: decision bishop influence [] B: decision monk influence [king] reserve [troubadour]")
    play(table, "activate 0", "take troubadour")
    lies(table, "A: decision - B: influence [king, bishop, monk] past []")


def test_d_076_nested_activations_go_to_any_depth() -> None:
    table = scene("A: decision tim B: decision pharaoh past [tom] reserve [stonemason, carpenter]")
    play(table, "activate 0", "take tom", "take stonemason", "take carpenter", "take carpenter")
    assert [event["card"] for event in told(table, "activated")] == ["tim", "tom", "stonemason", "carpenter"]
    lies(table, "A: influence [carpenter, stonemason, tom] past [tim] reserve []")
