"""Solonauts."""

from __future__ import annotations

import pytest

import chronolude as cl
from tests.games.chrononauts.laying import holes, lay_solo, rule_of, state_of, texts, zone

SOLO = "solonauts"
EIGHT = ["caleb", "naomi", "skye", "gunther", "ingrid", "percival", "luisa", "renee"]


def test_s_001_for_one() -> None:
    with pytest.raises(ValueError, match="1 to 1"):
        cl.new(SOLO, seats=2)


def test_s_002_inverters_and_patches_only() -> None:
    table = cl.new(SOLO)
    assert len(table.game.layout.cards) == 41 + 14


def test_s_003_history_begins_as_in_the_books() -> None:
    assert holes(cl.new(SOLO)) == [] and zone(cl.new(SOLO), "timeline") == []


def test_s_004_s_015_eight_travellers_or_six_to_fourteen() -> None:
    assert len(zone(cl.new(SOLO), "travellers")) == 8
    assert [len(zone(cl.new(SOLO, travellers=n), "travellers")) for n in (6, 7, 14)] == [6, 7, 14]
    for n in (5, 15):
        with pytest.raises(ValueError, match="travellers"):
            cl.new(SOLO, travellers=n)


def test_s_005_a_hand_of_five() -> None:
    table = cl.new(SOLO, seed=3)
    assert len(zone(table, "hand", None, 0)) == 5 and len(zone(table, "deck")) == 36


def test_s_006_cards_are_played_as_in_the_full_game() -> None:
    table = lay_solo(["reverse_fate_1", "1968p"], EIGHT)
    assert rule_of(table, 0, "1968p") == "C-051" and rule_of(table, 0, "reverse_fate_1 > 1968") == "C-042"
    table.play(0, "reverse_fate_1 > 1963")
    assert holes(table) == ["1968", "1969"]


def test_s_007_s_009_a_patch_earns_nothing_but_the_hand_is_filled_up() -> None:
    """W-20, first half."""
    hand = ["1968p", "1868p", "1917p", "1918p", "1929p"]
    table = lay_solo(hand, EIGHT, primes=["1963"], deck=["1933p", "1939p"])
    table.play(0, "1968p")
    assert state_of(table, "1968") == "patched"
    assert len(zone(table, "hand", None, 0)) == 5 and len(zone(table, "deck")) == 1


def test_s_008_patches_may_be_thrown_away_and_inverters_not() -> None:
    table = lay_solo(["1968p", "reverse_fate_1"], EIGHT)
    assert texts(table, 0) == ["reverse_fate_1", "discard 1968p", "give up"]
    assert rule_of(table, 0, "discard reverse_fate_1") == "R-17"
    table.play(0, "discard 1968p")
    assert "1968p" in zone(table, "discard") and len(zone(table, "hand", None, 0)) == 5


def test_s_010_a_traveller_goes_home_at_once_and_stays() -> None:
    """W-20: Yitzchak wants 1986 true, 1942 and 1968 patched."""
    hand = ["1942p", "restore_history_1"]
    table = lay_solo(hand, ["yitzchak", "caleb"], primes=["1936", "1963"], patches=["1968p"])
    table.play(0, "1942p")
    assert zone(table, "home") == ["yitzchak"] and zone(table, "travellers") == ["caleb"]
    table.play(0, "restore_history_1 > 1936")
    assert zone(table, "home") == ["yitzchak"] and "1942p" in zone(table, "discard")


def test_s_011_several_may_go_home_after_one_play() -> None:
    table = lay_solo(["1968p"], ["yitzchak", "lorelei", "caleb"], primes=["1936", "1963"], patches=["1942p", "1939p"])
    table.play(0, "1968p")
    assert sorted(zone(table, "home")) == ["lorelei", "yitzchak"]


def test_s_012_nothing_is_ever_shuffled_again() -> None:
    table = lay_solo(["reverse_fate_1", "1968p"], ["caleb"], deck=[])
    table.play(0, "discard 1968p")
    assert zone(table, "hand", None, 0) == ["reverse_fate_1"] and zone(table, "deck") == []


def test_s_013_all_home_wins() -> None:
    table = lay_solo(["1942p"], ["yitzchak"], ["1936", "1963"], ["1968p"], home=EIGHT[:7])
    table.play(0, "1942p")
    assert table.result is not None and table.result.ending == "home" and table.result.winners == [0]
    assert table.result.scores == [8] and table.result.rule == "S-013"


def test_s_014_out_of_cards_loses() -> None:
    table = lay_solo(["1968p"], ["caleb"], deck=[], home=["skye"])
    table.play(0, "discard 1968p")
    assert table.result is not None and table.result.ending == "cards" and table.result.winners == []
    assert table.result.scores == [1]


def test_s_014_giving_up_loses() -> None:
    table = cl.new(SOLO)
    table.play(0, "give up")
    assert table.result is not None and table.result.ending == "given-up" and table.result.scores == [0]


def test_s_016_the_war_bars_later_homes() -> None:
    table = lay_solo(["1868p"], ["caleb"], ["1865", "1993", "1957"], ["1995p", "1962p"])
    table.play(0, "1868p")
    assert zone(table, "travellers") == ["caleb"] and zone(table, "home") == []
    table = lay_solo(["1950p"], ["squa_tront", "caleb"], ["1937", "1957"], ["1962p"])
    table.play(0, "1950p")
    assert zone(table, "home") == ["squa_tront"]


def test_s_017_the_thirteenth_paradox_loses() -> None:
    primes = ["1865", "1912", "1936", "1941", "1957", "1963"]
    table = lay_solo(["prevent_assassination_1"], ["caleb"], primes)
    table.play(0, "prevent_assassination_1 > 1914")
    assert table.result is not None and table.result.ending == "paradox" and table.result.rule == "S-017"


def test_s_018_with_nothing_to_play_any_card_may_go() -> None:
    table = lay_solo(["restore_history_1", "1968p"], ["caleb"])
    assert texts(table, 0) == ["discard restore_history_1", "discard 1968p", "give up"]
    table.play(0, "discard restore_history_1")
    assert len(zone(table, "hand", None, 0)) == 5
