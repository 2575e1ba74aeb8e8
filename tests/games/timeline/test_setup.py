"""Set-up: who may sit down, what is dealt, what nobody may see (T-001 to T-017)."""

from collections import Counter

import pytest

import chronolude as cl
from chronolude import Table
from chronolude.games import find
from chronolude.games.timeline import printed
from chronolude.games.timeline.library import shipped
from tests.games.timeline.vectors import write_deck

HUNDRED = {f"card {i}": 1000 + 7 * ((i * 37) % 100) for i in range(100)}


def zones(table: Table) -> dict[str, list[str]]:
    found: dict[str, list[str]] = table.position()["zones"]
    return found


def test_t_001_two_to_eight_and_one_who_practises() -> None:
    assert find("timeline").seats == (1, 8)
    assert [cl.new("timeline", seats=seats).seats for seats in (1, 2, 8)] == [1, 2, 8]
    for seats in (0, 9):
        with pytest.raises(ValueError, match="1 to 8 seats"):
            cl.new("timeline", seats=seats)


def test_t_002_a_standard_deck_has_55_cards() -> None:
    assert [len(deck.cards) for deck in shipped().values()] == [55] * 6


def test_t_003_a_front_shows_name_and_picture_and_its_date_is_a_card_of_its_own() -> None:
    table = cl.new("timeline", seats=2, seed=5)
    layout = table.game.layout
    assert Counter(layout.kinds) == {0: 55, 1: 55}
    card = table.options(0)[0].text
    front = table.view(0)["aid"]["cards"][card]
    assert {"name", "icon", "alt"} <= set(front)
    assert not {"year", "date", "note"} & set(front)


def test_t_004_the_colour_tells_the_deck() -> None:
    table = cl.new("timeline", seats=2, decks="arts,science")
    aid = table.view(0)["aid"]
    colours = {deck["id"]: deck["colour"] for deck in aid["decks"]}
    assert set(colours) == {"arts", "science"}
    assert len(set(colours.values())) == 2
    assert {card["deck"] for card in aid["cards"].values()} <= set(colours)


def test_t_010_the_table_names_the_first_player() -> None:
    for seat in range(3):
        assert cl.new("timeline", seats=3, first_player=seat).asked == (seat,)
    with pytest.raises(ValueError, match="option first_player: seat 3 is not one of 0 to 2"):
        cl.new("timeline", seats=3, first_player=3)


def test_t_010_or_chance_draws_one() -> None:
    drawn = {cl.new("timeline", seats=3, seed=seed, first_player="random").asked for seed in range(20)}
    assert drawn == {(0,), (1,), (2,)}


def test_t_010_or_the_youngest_begins() -> None:
    table = cl.new("timeline", seats=3, first_player="youngest", ages="40, 9, 11")
    assert (table.asked, table.settings["ages"]) == ((1,), "40,9,11")
    assert cl.new("timeline", seats=2, first_player="youngest", ages="8,8").asked == (0,)
    with pytest.raises(ValueError, match="option ages: 2 ages are given for 3 seats"):
        cl.new("timeline", seats=3, first_player="youngest", ages="40,9")
    with pytest.raises(ValueError, match="option ages: 0 ages are given for 2 seats"):
        cl.new("timeline", seats=2, first_player="youngest")
    assert cl.new("timeline", seats=2, first_player="youngest", ages="150,149").asked == (1,)
    with pytest.raises(ValueError, match="option ages: '151' is not an age"):
        cl.new("timeline", seats=2, ages="151,12")
    with pytest.raises(ValueError, match="option ages: 'old' is not an age"):
        cl.new("timeline", seats=2, ages="old,12")


def test_s_01_seat_0_begins_if_nothing_is_said() -> None:
    assert cl.new("timeline", seats=5, seed=11).asked == (0,)


def test_t_011_the_cards_are_shuffled() -> None:
    first = [tuple(zones(cl.new("timeline", seats=2, seed=seed))["line"]) for seed in range(40)]
    assert len(set(first)) > 20
    assert zones(cl.new("timeline", seats=2, seed=3)) == zones(cl.new("timeline", seats=2, seed=3))


def test_t_012_everybody_gets_four_cards() -> None:
    table = cl.new("timeline", seats=8, seed=2)
    assert [len(zones(table)[f"hand {seat}"]) for seat in range(8)] == [4] * 8


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 4), (8, 4)])
def test_t_013_the_preset_of_2010_goes_by_the_number_of_seats(seats: int, size: int) -> None:
    table = cl.new("timeline", seats=seats, hand_size="classic_2010")
    assert [len(zones(table)[f"hand {seat}"]) for seat in range(seats)] == [size] * seats


def test_t_013_another_number_may_be_agreed_on() -> None:
    for size in (1, 7, 10):
        table = cl.new("timeline", seats=2, hand_size=size)
        assert [len(zones(table)[f"hand {seat}"]) for seat in (0, 1)] == [size, size]
        assert table.view(0)["numbers"]["hand_size"] == size
    with pytest.raises(ValueError, match="option hand_size: '11' is not one of"):
        cl.new("timeline", seats=2, hand_size=11)


def test_s_16_one_number_for_all() -> None:
    table = cl.new("timeline", seats=4, hand_size=3)
    assert len({len(zones(table)[f"hand {seat}"]) for seat in range(4)}) == 1


def test_t_014_no_date_is_seen_before_it_is_turned_over() -> None:
    table = cl.new("timeline", seats=3, seed=8)
    for seat in (0, 1, 2, None):
        shown = [zone for zone in table.view(seat)["zones"] if zone["name"] == "date" and zone["cards"][0]]
        assert len(shown) == 1
        assert list(table.view(seat)["aid"]["dates"]) == zones(table)["line"]


def test_s_13_the_names_of_all_cards_in_front_of_players_are_open() -> None:
    table = cl.new("timeline", seats=3, seed=8)
    for seat in (0, None):
        hands = [zone["cards"] for zone in table.view(seat)["zones"] if zone["name"] == "hand"][:3]
        assert hands == [zones(table)[f"hand {other}"] for other in range(3)]


def test_t_015_the_rest_is_the_pile_and_shows_only_its_number() -> None:
    table = cl.new("timeline", seats=3, seed=8)
    pile = next(zone for zone in table.view(1)["zones"] if zone["name"] == "pile")
    assert pile["cards"] == [None] * (55 - 12 - 1)


def test_t_016_the_top_card_of_the_pile_begins_the_line() -> None:
    table = cl.new("timeline", seats=3, seed=8)
    (card,) = zones(table)["line"]
    true = next(one for one in printed(table.game.layout) if one.id == card)
    assert table.view(None)["aid"]["dates"][card]["year"] == true.year


def test_t_017_too_few_cards_for_the_hands_and_the_line() -> None:
    write_deck("small", {name: HUNDRED[name] for name in list(HUNDRED)[:9]})
    assert len(zones(cl.new("timeline", seats=2, decks="small"))["line"]) == 1
    assert "pile" not in zones(cl.new("timeline", seats=2, decks="small"))
    with pytest.raises(ValueError, match="T-017: 3 seats need 13 cards, and there are 9"):
        cl.new("timeline", seats=3, decks="small")
    with pytest.raises(ValueError, match="T-017: 2 seats need 11"):
        cl.new("timeline", seats=2, decks="small", hand_size=5)
