"""Conditional effects: D-089 to D-098."""

import pytest

import chronolude as cl

from .scene import lies, offered, play, scene, told


def orange(table: cl.Table) -> list[int]:
    return [event["seat"] for event in told(table, "qualified")]


def test_d_089_orange_is_found_before_anything_moves() -> None:
    """The Plague Doctor's exchange would not change it; the Moneylender's new card would, but orange is settled."""
    table = scene("A: decision moneylender influence [squire] B: decision monk influence [duke] past [king]")
    play(table, "activate 0", "take king")
    assert orange(table) == [0]
    lies(table, "A: influence [squire, king]")


def test_d_090_the_orange_player_takes_the_choices_whoever_owns_the_card() -> None:
    table = scene("A: decision moneylender influence [duke] B: decision monk influence [] past [king, beggar]")
    play(table, "activate 0")
    assert table.asked == (1,)
    assert offered(table) == ["take beggar", "take king"]


def test_d_091_d_112_counts_include_face_down_cards() -> None:
    table = scene("A: decision trader influence [duke~A, squire] B: decision monk influence [king] reserve [beggar]")
    play(table, "activate 0")
    assert orange(table) == [1]
    lies(table, "B: influence [king, beggar, monk]")


def test_d_092_totals_are_of_face_up_cards_and_an_empty_row_counts_zero() -> None:
    table = scene("A: decision tax_collector influence [king~A, squire] B: decision monk influence [troubadour]")
    play(table, "activate 0")
    assert orange(table) == [1], "3 against 4: the face-down King does not count"
    empty = scene("A: decision moneylender influence [] B: decision monk influence [beggar] past [king]", coin=1)
    play(empty, "activate 0")
    assert orange(empty) == [0], "0 against 0, and B holds the coin"


def test_d_093_without_a_face_up_card_nobody_has_the_highest() -> None:
    table = scene("A: decision executioner influence [king~A] B: decision monk influence [trapper]")
    play(table, "activate 0")
    assert orange(table) == [1]
    lies(table, "A: influence [king] B: influence [monk] past [executioner, trapper]")


def test_d_094_value_ten_asks_for_the_face_up_ten() -> None:
    table = scene("A: decision bishop influence [duke] B: decision monk influence [king] reserve [beggar]")
    play(table, "activate 0")
    assert orange(table) == [1]
    hidden = scene("A: decision bishop influence [] B: decision monk influence [king~B] reserve [beggar]")
    play(hidden, "activate 0")
    assert orange(hidden) == []


@pytest.mark.parametrize("coin", [0, 1])
def test_d_095_r_17_a_tie_for_the_most_goes_to_the_coin_holder(coin: int) -> None:
    cards = ("trapper", "executioner", "tax_collector")
    for card in cards:
        table = scene(f"A: decision {card} influence [duke] B: decision monk influence [bishop]", coin=coin)
        play(table, "activate 0")
        assert orange(table) == [coin], card


@pytest.mark.parametrize("coin", [0, 1])
def test_d_096_r_05_a_tie_for_the_least_goes_to_the_other(coin: int) -> None:
    for card in ("moneylender", "trader"):
        rows = "influence [duke] B: decision monk influence [bishop] past [king] reserve [beggar]"
        table = scene(f"A: decision {card} {rows}", coin=coin)
        play(table, "activate 0")
        assert orange(table) == [1 - coin], card


def test_d_097_if_nobody_meets_the_condition_nothing_happens() -> None:
    table = scene("A: decision bishop B: decision monk reserve [king]")
    play(table, "activate 0")
    assert told(table, "ignored")[0]["why"] == 2
    lies(table, "past [bishop] B: influence [monk] reserve [king]")


def test_d_098_if_orange_cannot_the_other_does_not() -> None:
    """A has the most cards, but none face up; B has one, and keeps it."""
    table = scene("A: decision trapper influence [king~A, duke~A] B: decision monk influence [squire]")
    play(table, "activate 0")
    assert orange(table) == [0]
    assert told(table, "ignored")[0]["why"] == 3
    lies(table, "A: influence [king, duke] B: influence [squire, monk] past [trapper]")


def test_r_16_a_row_of_face_down_cards_has_total_zero_and_no_highest() -> None:
    table = scene("A: decision scholar influence [king~A] B: decision monk influence []")
    play(table, "activate 0")
    assert told(table, "ignored")[0]["why"] == 2
    trapper = scene("A: decision trapper influence [king~A] B: decision monk influence []")
    play(trapper, "activate 0")
    assert orange(trapper) == [0]
    assert told(trapper, "ignored")[0]["why"] == 3


def test_r_36_a_tie_is_judged_with_the_coin_where_it_lies_now() -> None:
    """Dentist activates the Oil Magnate: the coin goes over, and the end of the game is judged with it there."""
    table = scene("A: decision dentist influence [governor] B: decision intern influence [oil_magnate]")
    play(table, "activate 0", "take oil_magnate")
    assert table.result is not None
    assert table.result.winners == [1]
    assert table.result.ending == "coin"
