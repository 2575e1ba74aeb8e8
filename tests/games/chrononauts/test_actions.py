"""Artifacts, actions and timewarps."""

from __future__ import annotations

import pytest

from tests.games.chrononauts.laying import (
    DECK,
    MISSIONS,
    end_turn,
    hand,
    kinds,
    lay,
    parts,
    phase,
    play,
    rule_of,
    texts,
    zone,
)

MONAS = ["mona_lisa_real", "mona_lisa_excellent", "mona_lisa_obvious"]


# ── artifacts ────────────────────────────────────────────────────────────────────────────────────


def test_c_063_c_064_an_artifact_lies_open_and_is_no_card_of_the_hand() -> None:
    table = play(lay([["rongo_rongo", "memo_1"], []]), "rongo_rongo")
    assert zone(table, "artifacts", 0, 1) == ["rongo_rongo"] and hand(table, 0) == ["memo_1"]


def test_c_066_the_mona_lisas_have_ranks() -> None:
    assert [DECK.entries[DECK.names.index(card)]["mona_rank"] for card in MONAS] == [1, 2, 3]


def test_c_067_only_mona_lisas_on_the_table_count() -> None:
    """The real one in a hand and in the discards does not make the forgery worse."""
    table = lay([["sell_mona_lisa", "mona_lisa_real"], []], artifacts=[["mona_lisa_obvious"]])
    play(table, "sell_mona_lisa > on mona_lisa_obvious")
    assert len(hand(table, 0)) == 4


# ── actions ──────────────────────────────────────────────────────────────────────────────────────


def test_c_068_an_action_is_discarded_and_done_once() -> None:
    table = play(lay([["new_mission"], []]), "new_mission")
    assert zone(table, "discard") == ["new_mission"] and kinds(table).count("mission-changed") == 1


def test_c_069_get_there_first_takes_an_artifact_of_another() -> None:
    table = lay([["get_there_first_1"], [], []], artifacts=[["rongo_rongo"], ["lost_opera"], ["live_stegosaurus"]])
    assert parts(table, 0, "get_there_first_1") == ["on live_stegosaurus", "on lost_opera"]
    assert rule_of(table, 0, "get_there_first_1 > on rongo_rongo") == "C-069"
    play(table, "get_there_first_1 > on lost_opera")
    assert sorted(zone(table, "artifacts", 0)) == ["lost_opera", "rongo_rongo"] and zone(table, "artifacts", 1) == []


@pytest.mark.parametrize(
    ("card", "artifact", "gained"),
    [("sell_dinosaur", "live_triceratops", 3), ("sell_dinosaur", "rongo_rongo", 2),
     ("sell_masterpiece", "shakespeare_play", 3), ("sell_mona_lisa", "mona_lisa_real", 3)],
)  # fmt: skip
def test_c_070_a_sale_brings_two_cards_or_three(card: str, artifact: str, gained: int) -> None:
    table = lay([[card], []], artifacts=[[artifact]])
    play(table, f"{card} > on {artifact}")
    assert len(hand(table, 0)) == gained and zone(table, "discard") == [card, artifact]


def test_c_070_only_an_own_artifact_is_sold() -> None:
    table = lay([["sell_dinosaur"], []], artifacts=[["rongo_rongo"], ["lost_opera"]])
    assert rule_of(table, 0, "sell_dinosaur > on lost_opera") == "C-070"


def test_c_071_the_mona_lisa_bonus_is_for_the_best_in_play() -> None:
    table = lay([["sell_mona_lisa"], []], artifacts=[["mona_lisa_excellent"], ["mona_lisa_real"]])
    play(table, "sell_mona_lisa > on mona_lisa_excellent")
    assert len(hand(table, 0)) == 2


def test_c_072_a_miracle_plays_one_of_two_fresh_cards() -> None:
    deck = ["1868p", "rongo_rongo", "lost_opera"]
    table = lay([["miracle_biblical", "memo_1"], []], artifacts=[["live_stegosaurus"]], deck=deck)
    play(table, "miracle_biblical > on live_stegosaurus")
    assert phase(table) == "miracle" and sorted(zone(table, "fresh", 0, 0)) == ["lost_opera", "rongo_rongo"]
    assert zone(table, "fresh", 0, 1) == [None, None] and hand(table, 0) == ["memo_1"]
    play(table, "lost_opera")
    assert zone(table, "artifacts", 0) == ["lost_opera"] and zone(table, "discard")[-1] == "rongo_rongo"
    assert hand(table, 0) == ["memo_1"] and phase(table) == "claim"


def test_c_072_the_bonus_group_makes_it_two_of_three() -> None:
    deck = ["rongo_rongo", "lost_opera", "videotape_creation"]
    table = lay([["miracle_future_wisdom"], []], artifacts=[["sports_almanac"]], deck=deck)
    play(play(play(table, "miracle_future_wisdom > on sports_almanac"), "lost_opera"), "rongo_rongo")
    assert sorted(zone(table, "artifacts", 0)) == ["lost_opera", "rongo_rongo"]
    assert zone(table, "discard")[-1] == "videotape_creation" and phase(table) == "claim"


def test_r_14_a_fresh_card_may_be_thrown_away_instead_of_played() -> None:
    table = lay([["miracle_biblical"], []], artifacts=[["lost_opera"]], deck=["1868p", "1917p"])
    play(table, "miracle_biblical > on lost_opera")
    assert texts(table, 0) == ["discard 1868p", "discard 1917p"] and rule_of(table, 0, "1868p") == "C-051"
    table.play(0, "discard 1917p")
    assert zone(table, "discard")[-2:] == ["1917p", "1868p"] and phase(table) == "claim"


def test_r_14_a_miracle_within_a_miracle() -> None:
    deck = ["rongo_rongo", "lost_opera", "1868p", "miracle_future_wisdom"]
    table = lay([["miracle_biblical"], []], artifacts=[["live_stegosaurus", "live_triceratops"]], deck=deck)
    play(table, "miracle_biblical > on live_stegosaurus")
    play(table, "miracle_future_wisdom > on live_triceratops")
    assert sorted(texts(table, 0)) == ["discard lost_opera", "discard rongo_rongo", "lost_opera", "rongo_rongo"]
    play(table, "rongo_rongo")
    assert zone(table, "discard")[-2:] == ["lost_opera", "1868p"] and phase(table) == "claim"


@pytest.mark.parametrize("seat", range(6))
def test_r_14_wherever_one_sits_the_inner_miracle_leaves_the_outer_cards(seat: int) -> None:
    hands: list[list[str]] = [
        ["miracle_biblical"] if other == seat else ["memo_1"] * (other == 0) for other in range(6)
    ]
    lying = [["live_stegosaurus", "live_triceratops"] if other == seat else [] for other in range(6)]
    deck = ["rongo_rongo", "lost_opera", "1868p", "miracle_future_wisdom"]
    table = lay(hands, artifacts=lying, deck=deck, turn=seat)
    play(table, "miracle_biblical > on live_stegosaurus", seat)
    play(table, "miracle_future_wisdom > on live_triceratops", seat)
    assert sorted(texts(table, seat)) == ["discard lost_opera", "discard rongo_rongo", "lost_opera", "rongo_rongo"]
    play(table, "rongo_rongo", seat)
    assert zone(table, "fresh", seat, seat) == [] and zone(table, "discard")[-2:] == ["lost_opera", "1868p"]


def test_r_14_discontinuity_leaves_fresh_cards_where_they_are() -> None:
    deck = ["1868p", "discontinuity"]
    table = lay([["miracle_biblical", "memo_1"], ["memo_2", "memo_3"]], artifacts=[["lost_opera"]], deck=deck)
    play(play(table, "miracle_biblical > on lost_opera"), "discontinuity > left")
    assert sorted(hand(table, 0)) == ["memo_2", "memo_3"] and zone(table, "discard")[-1] == "1868p"


def test_w_18_a_miracle_with_fast_forward() -> None:
    deck = ["1917p", "1918p", "1868p", "rongo_rongo", "fast_forward_1"]
    table = lay(
        [["miracle_biblical", "memo_1", "memo_2", "memo_3"], []], deck=deck, artifacts=[["ark_of_the_covenant"]]
    )
    play(table, "miracle_biblical > on ark_of_the_covenant")
    assert len(hand(table, 0)) == 3
    play(table, "fast_forward_1")
    assert len(hand(table, 0)) == 5 and phase(table) == "miracle"
    play(table, "rongo_rongo")
    assert zone(table, "discard")[-1] == "1868p"
    assert len(hand(table, 0)) == 5 and phase(table) == "play" and table.view(0)["numbers"]["owed"] == 2


def test_c_073_c_078_discontinuity_passes_all_hands_one_way() -> None:
    hands = [["discontinuity", "memo_1"], ["1868p"], ["1917p", "1918p"]]
    left, right = lay(hands, artifacts=[["lost_opera"]]), lay(hands)
    ids = [zone(left, "id", seat, seat) for seat in range(3)]
    play(left, "discontinuity > left")
    play(right, "discontinuity > right")
    assert [hand(left, seat) for seat in range(3)] == [["1917p", "1918p"], ["memo_1"], ["1868p"]]
    assert [hand(right, seat) for seat in range(3)] == [["1868p"], ["1917p", "1918p"], ["memo_1"]]
    assert [zone(left, "id", seat, seat) for seat in range(3)] == ids and zone(left, "artifacts", 0) == ["lost_opera"]


def test_r_31_with_two_seats_both_directions_swap() -> None:
    for way in ("left", "right"):
        table = play(lay([["discontinuity", "memo_1"], ["1868p"]]), f"discontinuity > {way}")
        assert (hand(table, 0), hand(table, 1)) == (["1868p"], ["memo_1"])


def test_c_074_r_30_the_vortex_deals_from_the_player_on() -> None:
    table = lay([["memo_1"], ["1868p"], ["time_vortex", "1917p", "1918p", "rongo_rongo", "lost_opera"]], turn=2)
    before = {card for seat in range(3) for card in hand(table, seat)} - {"time_vortex"}
    play(table, "time_vortex", 2)
    assert [len(hand(table, seat)) for seat in range(3)] == [2, 2, 2]
    assert {card for seat in range(3) for card in hand(table, seat)} == before
    table = play(lay([["time_vortex", "memo_1"], [], []]), "time_vortex")
    assert [len(hand(table, seat)) for seat in range(3)] == [1, 0, 0]


def test_c_075_new_mission_is_secret() -> None:
    table = play(lay([["new_mission"], []]), "new_mission")
    assert zone(table, "mission", 0, 1) == [None]


@pytest.mark.parametrize("seat", range(6))
def test_c_075_c_128_whoever_plays_it_changes_their_own_mission(seat: int) -> None:
    hands = [["new_mission"] if other == seat else [] for other in range(6)]
    table = lay(hands, missions=[*MISSIONS, "museum_of_lost_things"], turn=seat)
    before = [zone(table, "mission", other, other) for other in range(6)]
    play(table, "new_mission", seat)
    assert [other for other in range(6) if zone(table, "mission", other, other) != before[other]] == [seat]


def test_c_076_r_22_it_never_existed_discards_any_artifact() -> None:
    table = lay([["it_never_existed_1"], []], artifacts=[["lost_opera"], ["rongo_rongo"]])
    assert sorted(parts(table, 0, "it_never_existed_1")) == ["on lost_opera", "on rongo_rongo"]
    play(table, "it_never_existed_1 > on rongo_rongo")
    assert zone(table, "artifacts", 1) == [] and zone(table, "discard")[-1] == "rongo_rongo"


def test_c_077_your_parents_never_met_shows_the_id() -> None:
    table = lay([["your_parents_never_met"], [], []], ids=["caleb", "naomi", "skye"])
    assert parts(table, 0, "your_parents_never_met") == ["seat 0", "seat 1", "seat 2"]
    play(table, "your_parents_never_met > seat 1")
    shown = next(one for one in table.events(2) if one.kind == "id-shown")
    assert shown.args == {"seat": 1, "card": "naomi"} and table.position()["zones"]["ids"][0] == "naomi"
    assert zone(table, "id", 1, 1) != ["naomi"] and zone(table, "id", 1, 2) == [None]


@pytest.mark.parametrize("target", range(6))
def test_c_077_c_128_whoever_is_named_gets_another_id_and_nobody_else(target: int) -> None:
    table = lay([["your_parents_never_met"], [], [], [], [], []])
    before = [zone(table, "id", seat, seat) for seat in range(6)]
    play(table, f"your_parents_never_met > seat {target}")
    assert [seat for seat in range(6) if zone(table, "id", seat, seat) != before[seat]] == [target]
    assert table.position()["zones"]["ids"][0] == before[target][0]


@pytest.mark.parametrize("card", ["get_there_first_1", "sell_dinosaur", "miracle_biblical", "it_never_existed_1"])
def test_c_079_without_an_artifact_some_actions_cannot_be_played(card: str) -> None:
    assert rule_of(lay([[card], []]), 0, card) == "C-079"


# ── timewarps ────────────────────────────────────────────────────────────────────────────────────


def test_c_080_a_memo_is_no_play_of_its_own() -> None:
    table = lay([["memo_1", "fast_forward_1", "rewind_1", "quick_trip_1"], []], discard=["lost_opera"])
    assert [one.text for one in table.options(0, "play")] == ["fast_forward_1", "rewind_1", "quick_trip_1"]
    assert rule_of(table, 0, "memo_1") == "R-34"


def test_c_081_c_083_fast_forward_draws_two_and_owes_two_plays() -> None:
    table = lay([["fast_forward_1", "rongo_rongo"], []], deck=["lost_opera", "videotape_creation", "1868p"])
    play(table, "fast_forward_1")
    assert len(hand(table, 0)) == 3 and table.view(0)["numbers"]["owed"] == 2
    play(table, "rongo_rongo")
    assert phase(table) == "play"
    play(table, "videotape_creation")
    assert phase(table) == "claim"


def test_r_13_plays_owed_add_up() -> None:
    table = play(play(lay([["fast_forward_1", "fast_forward_2"], []]), "fast_forward_1"), "fast_forward_2")
    assert table.view(0)["numbers"]["owed"] == 3


def test_c_082_a_play_owed_may_be_replaced_by_killing_time() -> None:
    table = play(lay([["fast_forward_1", "memo_1"], []]), "fast_forward_1")
    table.play(0, "discard memo_1 > stop")
    assert phase(table) == "play" and table.view(0)["numbers"]["owed"] == 1


def test_c_084_c_087_rewind_plays_a_card_of_the_discards() -> None:
    table = lay([["rewind_1"], []], primes=["1963"], discard=["1968p", "1868p"], deck=["rongo_rongo"])
    play(table, "rewind_1")
    assert phase(table) == "fetch" and texts(table, 0).count("fetch 1968p") == 1
    assert rule_of(table, 0, "fetch 1868p") == "C-051"
    play(table, "fetch 1968p")
    assert "1968p" in zone(table, "timeline") and hand(table, 0) == ["rongo_rongo"]


def test_c_085_quick_trip_searches_and_shuffles_the_draw_pile() -> None:
    deck = ["1868p", "lost_opera", "rewind_1", "rongo_rongo"]
    table = lay([["quick_trip_1"], ["memo_1"]], deck=deck, discard=["1917p"])
    play(table, "quick_trip_1")
    assert sorted(zone(table, "deck", None, 0)) == sorted(deck) and zone(table, "deck", None, 1) == [None] * 4
    assert sorted(texts(table, 0)) == ["fetch lost_opera", "fetch rongo_rongo"]
    discards = zone(table, "discard")
    play(table, "fetch lost_opera")
    assert zone(table, "artifacts", 0) == ["lost_opera"] and zone(table, "deck", None, 0) == [None] * 3
    assert zone(table, "discard") == discards and "shuffled" in kinds(table)


def test_c_086_no_timewarp_is_fetched() -> None:
    table = lay([["rewind_1"], []], discard=["fast_forward_1", "lost_opera"])
    play(table, "rewind_1")
    assert rule_of(table, 0, "fetch fast_forward_1") == "C-086" and texts(table, 0) == ["fetch lost_opera"]


def test_c_084_c_086_an_action_may_be_fetched() -> None:
    table = lay([["rewind_1"], []], discard=["new_mission", "fast_forward_1"])
    play(table, "rewind_1")
    assert texts(table, 0) == ["fetch new_mission"]


def test_r_15_a_pile_without_a_fitting_card() -> None:
    table = lay([["rewind_1"], []], discard=["fast_forward_1", "1868p"])
    assert rule_of(table, 0, "rewind_1") == "R-15"
    table = lay([["quick_trip_1"], []], deck=[])
    assert rule_of(table, 0, "quick_trip_1") == "R-15"
    table = play(lay([["quick_trip_1"], []], deck=["memo_1", "1868p"]), "quick_trip_1")
    assert texts(table, 0) == ["nothing"]
    table.play(0, "nothing")
    assert phase(table) == "claim" and end_turn(table).asked == (1,)


def test_r_21_a_card_at_work_lies_on_the_discards_already() -> None:
    table = lay([["fast_forward_1", "memo_1"], []], deck=[])
    play(table, "fast_forward_1")
    everywhere = [*hand(table, 0), *table.position()["zones"]["deck"]]
    assert "fast_forward_1" in everywhere and zone(table, "discard") == []
