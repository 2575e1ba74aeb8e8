"""Rulings that no other file names."""

import pytest

import chronolude as cl
from chronolude.games.time_division.cards import NAMES
from chronolude.games.time_division.source import DECK

from .scene import lies, number, offered, play, scene, told, zone


def test_r_01_which_card_is_chosen_never_matters_for_the_test() -> None:
    """Every choice of the Beggar's second line can be carried out; nested effects are not looked into."""
    table = scene("A: decision beggar B: decision king past [monk, duke]")
    play(table, "activate 0")
    for text in offered(table):
        twin = table.clone()
        play(twin, text)
        assert zone(twin, "influence 0") == [text.removeprefix("take ")]
    outer = scene("A: decision stonemason B: decision pharaoh reserve [fisherman]")
    play(outer, "activate 0", "take fisherman")
    assert [event["card"] for event in told(outer, "ignored")] == ["fisherman"]


def test_r_04_blacksmith_on_a_troubadour_gives_the_troubadour() -> None:
    table = scene("A: decision blacksmith B: decision troubadour")
    play(table, "activate 0")
    lies(table, "A: influence [troubadour] past [blacksmith]")


@pytest.mark.parametrize("coin", [0, 1])
def test_r_06_governor_with_equal_cards(coin: int) -> None:
    for setting, expected in (("passes", 1 - coin), ("stays", coin)):
        position = "A: hand [tony] transit governor B: hand [terry]"
        table = scene(position, "play", coin=coin, governor_tie=setting)
        play(table, *(["tony", "terry"] if coin == 0 else ["terry", "tony"]))
        assert number(table, "coin") == expected


def test_r_09_hand_effects_keep_hands_equal() -> None:
    cases = {
        "A: decision monk B: decision king reserve [duke]": [],
        "A: decision car_salesman hand [tony] B: decision banker hand [terry] reserve [intern]": ["take terry"],
        "A: decision guild_master B: decision king reserve [monk, duke]": ["take monk"],
    }
    for position, answers in cases.items():
        table = scene(position)
        play(table, "activate 0", *answers)
        assert len(zone(table, "hand 0")) == len(zone(table, "hand 1"))


def test_r_14_scholar_activates_a_deferred_card_without_effect() -> None:
    table = scene("A: decision scholar influence [knight] B: decision monk influence [squire]")
    play(table, "activate 0")
    assert told(table, "ignored")[0] == {"seat": 0, "card": "knight", "why": 1, "line": -1, "orange": -1}
    lies(table, "A: influence [knight] transit - past [scholar]")


def test_r_23_picks_go_left_to_right_and_a_drawn_card_is_seen_before_the_choice() -> None:
    position = "A: decision fighter_pilot B: decision banker influence [governor, tony] reserve [intern]"
    table = scene(position)
    play(table, "activate 0")
    seen = {(z["name"], z["seat"]): z["cards"] for z in table.view(0)["zones"]}
    assert seen["aside", 0] == ["intern"]
    assert {(z["name"], z["seat"]): z["cards"] for z in table.view(1)["zones"]}["aside", 0] == [None]
    unseen = scene(position, choose_before_draw="true")
    play(unseen, "activate 0")
    assert zone(unseen, "reserve") == ["intern"]
    play(unseen, "take governor")
    lies(unseen, "B: influence [intern, tony, banker] reserve [governor]")


def test_r_23_the_travelling_merchant_chooses_before_the_draw() -> None:
    table = scene("A: decision travelling_merchant hand [farmer, tim] B: decision archer hand [vizier, tom]")
    play(table, "activate 0")
    assert offered(table) == ["take farmer", "take tim"]
    assert all(event["to"] != "hand 0" for event in told(table, "moved"))


def test_r_24_the_banker_picks_first_and_the_opponent_knows_it() -> None:
    table = scene("A: decision banker influence [tony, intern] B: decision dentist influence [governor, terry]")
    play(table, "activate 0")
    assert table.asked == (0,)
    assert offered(table) == ["take governor", "take terry"]
    play(table, "take governor")
    assert table.asked == (1,)
    assert offered(table) == ["take intern", "take tony"]
    assert table.sight(1).stack == table.sight(0).stack, "the slot of the first pick is public"


def test_r_27_oil_magnate_with_the_coin_already_there() -> None:
    table = scene("A: decision oil_magnate hand [tony] B: decision banker hand [terry]", coin=1)
    play(table, "activate 0")
    assert told(table, "ignored") == []
    assert told(table, "coin") == [{"seat": 1, "moved": 0}]


def test_r_37_the_trapper_is_read_as_trappeur() -> None:
    card = DECK[NAMES.index("trapper")]
    assert card.said["fr_seed"] == "TAPPEUR"
    assert card.names == {"en": "Trapper", "fr": "Trappeur"}


def test_r_39_only_highest_cards_not_yet_activated_are_legal_for_scholar() -> None:
    """Both nines lie highest; with one of them marked as activated the other is taken without asking."""
    position = "A: decision scholar influence [duke, bishop] B: decision monk influence [king~B]"
    both = scene(position)
    play(both, "activate 0")
    assert offered(both) == ["take bishop", "take duke"]
    for used, left in (("duke", "bishop"), ("bishop", "duke")):
        table = scene(position, activated=1 << NAMES.index(used) % 20)
        play(table, "activate 0")
        assert [event["card"] for event in told(table, "activated")] == ["scholar", left]
    none = scene(position, activated=1 << NAMES.index("duke") % 20 | 1 << NAMES.index("bishop") % 20)
    play(none, "activate 0")
    assert [event["card"] for event in told(none, "ignored")] == ["scholar"]


def test_r_30_eras_of_a_campaign_by_default() -> None:
    table = cl.new("time-division", mode="campaign")
    assert [number(table, f"game_{n}") for n in (1, 2, 3)] == ["egypt", "middle_ages", "eighties"]
