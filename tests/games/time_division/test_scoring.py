"""Influence modifiers, the end of a game, and the campaign: D-099 to D-125."""

import pytest

import chronolude as cl
from chronolude.games.time_division.cards import NAMES, TRAVELLER

from .scene import lies, number, offered, play, scene, told, zone
from .test_draft import drafted

MODIFIERS = ("student", "fast_food_worker", "tony", "terry", "private_detective", "aerobics_instructor")


def total(rows: str) -> list[int]:
    """Both totals at the end of a game that ends with these rows; the last round adds nothing to them."""
    table = scene(f"{rows} A: decision president B: decision pop_star", coin=1)
    play(table, "activate 1")
    assert zone(table, "past") == ["pop_star"]
    assert table.result is not None
    found: list[int] = number(table, "influence")
    return found


@pytest.mark.parametrize("card", MODIFIERS)
def test_d_099_a_modifier_turns_and_goes_to_the_row_not_to_the_past(card: str) -> None:
    table = scene(f"A: decision {card} B: decision banker")
    play(table, "activate 0")
    lies(table, f"A: influence [{card}*] past []")
    assert told(table, "rotated") == [{"card": card}]


def test_d_100_upright_a_modifier_counts_its_value() -> None:
    assert total("A: influence [tony, governor] B: influence [dentist]") == [11, 6]
    assert total("A: influence [tony*, governor] B: influence [dentist]") == [13, 6]


def test_d_101_a_formula_is_read_from_the_row_it_lies_in() -> None:
    assert total("A: influence [] B: influence [student*, governor]") == [0, 1 + 0 + 9]
    assert total("A: influence [student*] B: influence [governor]") == [1 + 9, 9]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("A: influence [student*] B: influence [dentist, banker]", [1 + 6, 12]),
        ("A: influence [student*] B: influence []", [1, 0]),
        ("A: influence [dentist, fast_food_worker*, governor] B: influence []", [6 + 1 + 15 + 9, 0]),
        ("A: influence [fast_food_worker*, governor] B: influence []", [1 + 9 + 9, 0]),
        ("A: influence [fast_food_worker*] B: influence [governor]", [1, 9]),
        ("A: influence [tony*, intern, governor] B: influence []", [2 * 3 + 9, 0]),
        ("A: influence [terry*] B: influence [intern, governor]", [2 * 2, 9]),
        ("A: influence [private_detective*, tony*] B: influence [terry*]", [4 * 3 + 2 * 2, 2 * 2]),
        ("A: influence [aerobics_instructor*, intern] B: influence []", [5 + 2, 0]),
    ],
)
def test_d_102_the_six_formulas(rows: str, expected: list[int]) -> None:
    assert total(rows) == expected


def test_d_103_formulas_use_printed_values_and_count_the_card_itself() -> None:
    assert total("A: influence [fast_food_worker*, tony*] B: influence []") == [1 + 2 + 2 * 2, 0]
    assert total("A: influence [student*] B: influence [aerobics_instructor*]") == [1 + 5, 5 + 1]


def test_d_104_only_cards_actually_turned_count_as_rotated() -> None:
    assert total("A: influence [private_detective*, tony] B: influence [terry]") == [4 * 1 + 2, 2]
    assert total("A: influence [private_detective*] B: influence [dentist*]") == [4 * 2, 6]


def test_d_105_r_20_a_rotated_card_without_formula_counts_its_value() -> None:
    assert total("A: influence [governor*] B: influence []") == [9, 0]


def test_r_19_a_nested_modifier_turns_the_card_in_the_decision_space() -> None:
    table = scene("A: decision intern B: decision banker influence [aerobics_instructor]")
    play(table, "activate 0", "take aerobics_instructor")
    lies(table, "A: influence [intern*, aerobics_instructor] B: influence [banker] past []")
    assert number(table, "rotated") == 1 << NAMES.index("intern") % 20


def test_r_19_with_an_empty_decision_space_a_nested_modifier_is_ignored() -> None:
    """No game leads there, so the frame of a nested activation is laid by hand."""
    position = scene("A: influence [student] B: decision banker").position()
    nested = ["effect", "begin_effect", 0, NAMES.index("student"), 1]
    frames = [["round", "send_to_past", -1, 0, 0], nested]
    table = cl.position("time-division", {**position, "frames": frames, "waiting": False})
    lies(table, "A: influence [student] B: decision banker")
    assert number(table, "rotated") == 0


def test_d_107_only_cards_in_the_own_row_count() -> None:
    table = scene("A: decision pharaoh influence [farmer] transit shipbuilder B: decision vizier past [potter]")
    play(table, "activate 0")
    assert number(table, "influence") == [1, 9]


def test_d_108_the_higher_total_wins_and_a_tie_goes_to_the_coin() -> None:
    table = scene("A: decision pharaoh influence [farmer] B: decision vizier")
    play(table, "activate 0")
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([1], "D-108")
    assert table.result.ranks == [2, 1]
    tie = scene("A: decision pharaoh influence [vizier] B: decision priestess_of_bastet", coin=0)
    play(tie, "activate 0")
    assert tie.result is not None
    assert (tie.result.winners, tie.result.ending, tie.result.ranks) == ([0], "coin", [1, 2])


# ── campaign ─────────────────────────────────────────────────────────────────────────────────────


def test_d_109_r_30_three_games_each_in_its_era() -> None:
    table = cl.new("time-division", mode="campaign", game_1="eighties", game_2="eighties", game_3="egypt", seed=2)
    eras: list[str] = []
    while table.asked:
        game = number(table, "game")
        if len(eras) < game:
            eras.append(number(table, "playing"))
            assert game > 1 or number(table, "marker") == 0
        table.play(table.asked[0], table.options(table.asked[0])[0])
    assert eras == ["eighties", "eighties", "egypt"]
    assert table.result is not None


def test_d_110_r_31_one_traveller_each_unseen_until_the_draft_is_over() -> None:
    holders = set()
    for seed in range(8):
        table = cl.new("time-division", mode="campaign", seed=seed)
        fronts = [zone(table, f"front {seat}") for seat in (0, 1)]
        assert sorted(fronts[0] + fronts[1]) == ["tim", "tom"]
        assert "tim" not in str([z["cards"] for z in table.view(0)["zones"] if z["name"] != "box"])
        holders.add(fronts[0][0])
    assert holders == {"tim", "tom"}
    done = drafted(mode="campaign")
    assert len(zone(done, "hand 0")) == 7
    assert sum(TRAVELLER[NAMES.index(card)] for card in zone(done, "hand 0")) == 1


def test_d_111_both_lay_one_of_seven_cards_face_down_at_once() -> None:
    table = drafted(mode="campaign")
    assert table.asked == (0, 1)
    assert len(table.options(0)) == 7
    laid = [table.options(seat)[0].noun for seat in (0, 1)]
    reason = table.why(0, f"lay {laid[1]}")
    assert reason is not None
    assert reason.rule == "D-111"
    table.play(0, f"lay {laid[0]}")
    assert zone(table, "influence 0") == []
    table.play(1, f"lay {laid[1]}")
    assert [zone(table, f"influence {seat}") for seat in (0, 1)] == [[laid[0]], [laid[1]]]
    assert len(zone(table, "hand 0")) == len(zone(table, "hand 1")) == 6


def test_d_113_a_face_down_card_cannot_be_activated_nor_found_by_value() -> None:
    duke = scene("A: decision duke B: decision monk influence [king~B]", mode="campaign")
    play(duke, "activate 0")
    assert told(duke, "ignored")[0]["card"] == "duke"
    dentist = scene("A: decision dentist B: decision tony influence [governor~B, banker]", mode="campaign")
    play(dentist, "activate 0")
    assert offered(dentist) == ["take banker"]
    reason = dentist.why(0, "face-down 1")
    assert reason is not None
    assert reason.rule == "D-113"


def test_d_114_r_34_nobody_but_the_layer_knows_a_face_down_card() -> None:
    table = scene("A: decision king influence [duke~A] B: decision monk", mode="campaign")
    shown = {seat: next(z for z in table.view(seat)["zones"] if z["name"] == "influence") for seat in (0, 1, None)}
    assert [shown[seat]["cards"] for seat in (0, 1, None)] == [["duke"], [None], [None]]
    assert all(one["turned"] == [0] for one in shown.values())


def test_d_115_a_face_down_card_is_picked_blindly_and_stays_face_down() -> None:
    table = scene("A: decision taxi_driver hand [intern] B: decision banker influence [governor~B, tony] hand [terry]")
    play(table, "activate 0")
    assert offered(table) == ["face-down 1", "take tony"]
    assert table.options(0)[1].label("en") == (
        "Move face-down card 1 in your opponent’s Influence Area to your Influence Area"
    )
    events = table.play(0, "face-down 1")
    assert all(event.args.get("card") != "governor" for event in events)
    assert table.position()["faces"] == {"governor": 2}
    past = scene("A: decision programmer hand [student] B: decision banker influence [governor~B] hand [terry]")
    play(past, "activate 0", "face-down 1")
    assert past.position()["faces"] == {"governor": 2}
    assert next(z["cards"] for z in past.view(0)["zones"] if z["name"] == "past") == [None, "programmer"]


def test_d_116_in_a_hand_or_the_reserve_it_is_an_ordinary_card() -> None:
    table = scene(
        "A: decision plague_doctor hand [beggar] influence [duke] B: decision monk hand [tina] past [king~B]",
        mode="campaign",
    )
    play(table, "activate 0", "take beggar", "face-down 1")
    lies(table, "A: hand [king] past [beggar, plague_doctor]")
    assert "faces" not in table.position()
    reserve = scene("A: decision tina influence [king~A] hand [] B: decision monk hand [] reserve [duke]")
    play(reserve, "activate 0", "face-down 1", "take duke")
    lies(reserve, "A: influence [duke] reserve [king]")
    assert "faces" not in reserve.position()


def test_d_117_what_replaces_a_face_down_card_lies_face_up() -> None:
    table = scene("A: decision tara influence [king~A] hand [beggar] B: decision monk past [duke] hand [squire]")
    play(table, "activate 0", "face-down 1", "take duke")
    lies(table, "A: influence [duke] past [king, tara]")
    assert table.position()["faces"] == {"king": 1}
    both = scene(
        "A: decision fisherman influence [vizier~A] hand [tim] B: decision potter influence [archer~B] hand [tom]"
    )
    play(both, "activate 0", "face-down 1", "face-down 1")
    lies(both, "A: influence [archer] B: influence [vizier, potter]")
    assert both.position()["faces"] == {"archer": 2, "vizier": 1}


def test_d_118_face_down_cards_are_turned_up_before_the_count() -> None:
    table = scene("A: decision pharaoh influence [vizier~A] B: decision farmer influence [scribe~B]")
    assert number(table, "influence") == [0, 0]
    play(table, "activate 0")
    assert number(table, "influence") == [9, 7]
    assert sorted(event["card"] for event in told(table, "turned")) == ["scribe", "vizier"]


def points(rows: str, coin: int = 0, marker: int = 0, game: int = 1) -> tuple[list[int], int, cl.Table]:
    table = scene(
        f"{rows} A: decision president B: decision pop_star", coin=coin, mode="campaign", marker=marker, game=game
    )
    play(table, "activate 1")
    track = told(table, "track")[0]
    return [track["points_0"], track["points_1"]], track["marker"], table


def test_d_119_two_points_for_the_game_and_one_for_each_upright_traveller() -> None:
    assert points("A: influence [tony, governor] B: influence [terry]")[0] == [3, 1]
    assert points("A: influence [governor] B: influence [terry, tony]")[0] == [2, 2]
    assert points("A: influence [tony~A, governor] B: influence []")[0] == [3, 0]


def test_d_120_a_rotated_traveller_gives_no_point() -> None:
    assert points("A: influence [tony*, governor] B: influence [terry]")[0] == [2, 1]


def test_d_121_the_marker_moves_by_the_difference_towards_the_winner() -> None:
    assert points("A: influence [tony, governor] B: influence [terry]")[1] == 2
    assert points("A: influence [tony] B: influence [governor]")[1] == -1


def test_d_122_r_13_the_marker_stops_on_the_fourth_space() -> None:
    assert points("A: influence [tony, terry, governor] B: influence []", marker=2)[1] == 4
    assert points("A: influence [] B: influence [tony, terry, governor]", marker=-3)[1] == -4


def test_d_123_the_winner_starts_the_next_game_with_the_coin() -> None:
    _, _, table = points("A: influence [governor] B: influence []", coin=1)
    assert number(table, "coin") == 0
    assert (number(table, "game"), number(table, "phase")) == (2, "draft")


def test_d_124_after_three_games_the_marker_says_who_wins() -> None:
    _, marker, table = points("A: influence [governor] B: influence []", marker=-4, game=3)
    assert marker == -2
    assert table.result is not None
    assert (table.result.winners, table.result.ending, table.result.rule) == ([1], "track", "D-124")


@pytest.mark.parametrize("coin", [0, 1])
def test_d_125_r_29_in_the_middle_the_coin_decides_as_it_lies(coin: int) -> None:
    _, marker, table = points("A: influence [governor] B: influence []", marker=-2, game=3, coin=coin)
    assert marker == 0
    assert table.result is not None
    assert table.result.winners == [coin], "the coin was not handed to the winner of the third game"
