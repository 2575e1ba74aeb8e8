"""Small print that mutants showed to be untested: who is told what about the coin, slots, and marks of one round."""

import pytest

import chronolude as cl

from .scene import lies, mask, number, play, scene, told


@pytest.mark.parametrize(("mine", "theirs", "holder"), [("vizier", "farmer", 0), ("farmer", "vizier", 1)])
@pytest.mark.parametrize("coin", [0, 1])
def test_d_026_the_coin_goes_to_the_higher_card_of_either_side(mine: str, theirs: str, holder: int, coin: int) -> None:
    position = (
        f"A: hand [{mine}] decision - influence []  B: hand [{theirs}] decision - influence []  past [] reserve []"
    )
    table = scene(position, step="play", coin=coin)
    play(table, *([mine, theirs] if coin == 0 else [theirs, mine]))
    assert number(table, "coin") == holder
    assert told(table, "coin")[-1] == {"seat": holder, "moved": int(coin != holder)}


def coin_of(seed: int, **options: str) -> int:
    found: int = cl.new("time-division", seats=2, seed=seed, **options).view(0)["numbers"]["coin"]
    return found


@pytest.mark.parametrize("first", [0, 1])
def test_d_012_by_agreement_the_coin_starts_with_a_named_seat(first: int) -> None:
    assert {coin_of(seed, first=str(first)) for seed in range(6)} == {first}
    assert {coin_of(seed) for seed in range(12)} == {0, 1}


def test_d_042_an_exchange_takes_the_very_slot_of_a_card_far_out_in_the_row() -> None:
    table = scene(
        "A: hand [] decision fisherman influence [potter, scribe, foreman, vizier]  "
        "B: hand [] decision farmer influence [archer, pharaoh]  past [] reserve []"
    )
    play(table, "activate 0", "take foreman", "take pharaoh")
    lies(table, "A: influence [potter, scribe, pharaoh, vizier]  B: influence [archer, foreman, farmer]")


def test_d_070_only_activated_cards_are_marked_as_activated_this_round() -> None:
    table = scene(
        "A: hand [] decision beggar influence []  B: hand [] decision squire influence []  past [monk] reserve []"
    )
    play(table, "activate 0")  # its first line has moved the Squire; its second one asks
    assert number(table, "activated") == mask(["beggar"])


@pytest.mark.parametrize(("mine", "theirs", "orange"), [("trapper", "duke", 0), ("duke", "trapper", 1)])
def test_d_089_everybody_can_read_who_meets_the_condition(mine: str, theirs: str, orange: int) -> None:
    table = scene(
        f"A: hand [] decision moneylender influence [{mine}]  B: hand [] decision squire influence [{theirs}]  "
        "past [monk, trader] reserve []"
    )
    play(table, "activate 0")
    assert table.asked == (orange,) and number(table, "orange") == orange + 1
