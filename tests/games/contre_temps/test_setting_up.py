"""Components, set-up, the line, rounds: K-001 to K-032."""

import pytest

import chronolude as cl
from chronolude.games import register
from tests.games.contre_temps.scenes import DECK, cards, do, held, line, number, scene, seats_row
from tests.laws.walk import Place, walk

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


@pytest.mark.parametrize("seats", [2, 7])
def test_k_001_three_to_six_players(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 6 seats"):
        cl.new("contre-temps", seats=seats)
    assert [card["seats"] for card in cl.games() if card["id"] == "contre-temps"] == [[3, 6]]


@SEATS
def test_k_002_k_004_each_card_and_token_once(seats: int) -> None:
    zones = cl.new("contre-temps", seats=seats).position()["zones"]
    lying = sorted(card for zone in zones.values() for card in zone)
    assert lying == sorted([*DECK, *(f"T{token}" for token in range(1, 11))])
    assert len(DECK) == 65


@SEATS
def test_k_003_k_005_k_015_three_discs_a_pawn_on_the_first_event_and_no_crystals(seats: int) -> None:
    table = cl.new("contre-temps", seats=seats, mode="paradox", seed=2)
    assert seats_row(table, "discs") == [3] * seats
    assert seats_row(table, "pawn") == [number(table, "present")] * seats == line(table) * seats
    assert seats_row(table, "energy") == [0] * seats


def test_k_006_k_105_k_133_crystals_are_never_short() -> None:
    table = scene(phase="travel", energy=[31, 40, 0], pawns=[6, 6, 6])
    do(table, (0, 0), (1, -6), (2, 0))
    assert seats_row(table, "energy") == [31, 34, 0]


def test_k_007_k_016_the_marker_goes_left_of_the_dealer_and_stays() -> None:
    for seats in (3, 4):
        firsts = {number(cl.new("contre-temps", seats=seats, seed=seed), "first") for seed in range(40)}
        assert firsts == set(range(seats))
    assert {number(table, "first") for table in walk(Place("contre-temps", (), 3, 5))} == {
        number(cl.new("contre-temps", seats=3, seed=5), "first")
    }
    assert number(cl.new("contre-temps", seats=4, first=2), "first") == 2


@pytest.mark.parametrize(("seats", "lowest"), [(3, 7), (4, 5), (5, 3), (6, 1)])
def test_k_010_low_cards_are_taken_out_by_number_of_players(seats: int, lowest: int) -> None:
    removed = cards(cl.new("contre-temps", seats=seats), "removed")
    assert set(removed) == {card for card in DECK if int(card[1:]) < lowest}


@SEATS
def test_k_011_k_012_k_013_ten_cards_each_one_constant_four_undealt(seats: int) -> None:
    table = cl.new("contre-temps", seats=seats, seed=seats)
    assert [len(cards(table, "hand", seat)) for seat in range(seats)] == [10] * seats
    assert cards(table, "undealt") == [None] * 4
    (constant,) = cards(table, "constant")
    assert constant in DECK
    deals = {tuple(cards(cl.new("contre-temps", seats=seats, seed=seed), "constant")) for seed in range(8)}
    assert len(deals) > 1


def test_k_012_the_four_left_over_are_never_used() -> None:
    tables = [table.position()["zones"]["undealt"] for table in walk(Place("contre-temps", (), 3, 1))]
    assert all(undealt == tables[0] for undealt in tables)


def test_k_014_token_1_is_laid_and_nine_remain_in_order() -> None:
    table = cl.new("contre-temps", seats=3)
    assert line(table) == [1]
    assert cards(table, "pile") == [f"T{token}" for token in range(2, 11)]


def test_k_020_k_021_the_line_grows_at_its_end_and_the_last_token_is_the_present() -> None:
    for table in walk(Place("contre-temps", (), 4, 3)):
        laid = line(table)
        assert laid == list(range(1, len(laid) + 1)) and number(table, "present") == laid[-1]


def test_k_022_only_those_on_the_event_take_part() -> None:
    table = scene(pawns=[6, 2, 6])
    assert number(table, "resolving") == 6 and table.asked == (2,)
    do(table, (2, "D9"), (0, "D7"))
    assert number(table, "resolving") == 2 and table.asked == (1,)


def test_k_023_pawns_start_in_the_present_and_return_to_it() -> None:
    table = do(scene(pawns=[6, 2, 6]), (2, "D9"), (0, "D7"), (1, "C9"))
    assert number(table, "phase") == "travel" and seats_row(table, "pawn") == [7, 7, 7]


@pytest.mark.parametrize(("constant", "winner"), [("A13", 2), ("E13", 0)])
def test_k_024_the_suit_of_the_constant_is_trump(constant: str, winner: int) -> None:
    table = do(scene(constant=constant), (1, "C9"), (2, "A8"), (0, "C12"))
    assert number(table, "controller")[6] == winner + 1


def test_k_025_without_a_constant_there_is_no_trump() -> None:
    table = do(scene(constant=None), (1, "C9"), (2, "A8"), (0, "C12"))
    assert number(table, "controller")[6] == 1


@pytest.mark.parametrize("mode", ["classic", "paradox"])
def test_k_030_phases_come_in_order(mode: str) -> None:
    """Resolve, then the constant if anyone is there, then travel; each phase once a round."""
    order = ["resolve", "constant", "travel", "over"]
    phases = [(number(table, "round"), order.index(number(table, "phase"))) for table in play(mode, 4, 7)]
    assert phases == sorted(phases)


@pytest.mark.parametrize("mode", ["classic", "paradox"])
@SEATS
def test_k_031_one_card_each_round(mode: str, seats: int) -> None:
    begun = 0
    for table in play(mode, seats, 2):
        if number(table, "round") > begun:
            begun = number(table, "round")
            assert [len(cards(table, "hand", seat)) for seat in range(seats)] == [11 - begun] * seats


def test_k_032_ten_rounds_at_most() -> None:
    rounds = [number(table, "round") for seed in range(12) for table in play("classic", 3, seed) if table.result]
    assert min(rounds) >= 3 and max(rounds) <= 10
    assert number(scene(round=10), "round") == 10


def play(mode: str, seats: int, seed: int):  # type: ignore[no-untyped-def]
    return walk(Place("contre-temps", (("mode", mode),), seats, seed))


def test_k_083_k_084_k_127_invariants_of_control() -> None:
    """Nobody runs out of discs, an event has one controller, only an unresolved present has none; one winner."""
    for mode, seats in (("classic", 3), ("paradox", 6), ("classic", 5), ("paradox", 4)):
        for table in play(mode, seats, 4):
            discs, laid = seats_row(table, "discs"), line(table)
            assert all(0 <= left <= 3 for left in discs)
            assert [3 - len(held(table, seat)) for seat in range(seats)] == discs
            free = [token for token in laid if number(table, "controller")[token] == 0]
            assert set(free) <= {number(table, "present")}
        assert table.result is not None and len(table.result.winners) == 1
        assert table.result.winners[0] in range(seats) and table.result.ranks.count(1) == 1


def test_the_game_is_registered_with_its_options() -> None:
    assert register()["contre-temps"].card()["options"][0]["values"] == ["classic", "paradox"]
