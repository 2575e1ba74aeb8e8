"""Artifaxx."""

from __future__ import annotations

import pytest

import chronolude as cl
from tests.games.chrononauts.laying import end_turn, hand, lay, let_pass, memo, phase, play, rule_of, texts, zone

RELICS = ["ark_of_the_covenant", "crown_of_thorns", "videotape_creation"]


def cards_of(table: cl.Table) -> tuple[str, ...]:
    return table.game.layout.cards


def test_a_001_for_two_to_four() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        cl.new("artifaxx", seats=5)


def test_a_002_a_003_38_cards_and_missions_only() -> None:
    table = cl.new("artifaxx", seats=2)
    assert len(cards_of(table)) == 38 + 10 and "your_parents_never_met" not in cards_of(table)
    names = {one["name"] for one in table.view(0)["zones"]}
    assert not names & {"timeline", "id", "ids"} and "primes" not in table.view(0)["numbers"]


def test_a_004_by_consent_a_39th_card_erases_an_artifact() -> None:
    table = lay(
        [["your_parents_never_met"], []], game="artifaxx", artifacts=[[], ["lost_opera"]], parents="never_existed"
    )
    assert len(cards_of(table)) == 39 + 10
    play(table, "your_parents_never_met > on lost_opera")
    assert zone(table, "artifacts", 1) == [] and "lost_opera" in zone(table, "discard")


def test_a_005_three_cards_and_a_mission_each() -> None:
    table = cl.new("artifaxx", seats=4, first="2")
    assert [len(hand(table, seat)) for seat in range(4)] == [3, 3, 4, 3]
    assert all(len(zone(table, "mission", seat, seat)) == 1 for seat in range(4))


def test_a_006_draw_one_play_one() -> None:
    table = end_turn(play(lay([["lost_opera"], ["rongo_rongo"]], game="artifaxx"), "lost_opera"))
    assert len(hand(table, 1)) == 2 and phase(table) == "play"


def test_a_007_artifacts_are_laid_and_actions_discarded() -> None:
    table = lay([["lost_opera", "new_mission"], []], game="artifaxx", owed=2)
    play(play(table, "lost_opera"), "new_mission")
    assert zone(table, "artifacts", 0) == ["lost_opera"] and zone(table, "discard") == ["new_mission"]


def test_a_008_the_mission_wins() -> None:
    table = lay([[RELICS[0]], []], game="artifaxx", artifacts=[RELICS[1:]], missions=["sacred_relics"])
    play(table, RELICS[0]).play(0, "claim mission")
    assert table.result is not None and table.result.winners == [0] and table.result.rule == "A-008"


def test_a_009_a_full_hand_wins_nothing() -> None:
    """W-19."""
    memos = ["memo_1", "memo_2", "memo_3", "memo_4", "fast_forward_1", "fast_forward_2", "rewind_1", "rewind_2"]
    table = play(lay([[*memos, "discontinuity", "time_vortex", "lost_opera"], []], game="artifaxx"), "lost_opera")
    assert len(hand(table, 0)) == 10 and texts(table, 0) == ["no claim"]
    assert rule_of(table, 0, "claim hand") == "C-118" and rule_of(table, 0, "claim id") == "C-116"


def test_a_010_the_future_is_always_in_reach() -> None:
    table = lay([["sports_almanac", "cure_for_cancer"], []], game="artifaxx")
    assert [one.text for one in table.options(0, "play")] == ["sports_almanac", "cure_for_cancer"]


def test_a_011_killing_time_memos_and_recycling_are_those_of_the_full_game() -> None:
    table = lay([["lost_opera", "memo_1"], ["memo_2"]], game="artifaxx", deck=[])
    table.play(0, "discard memo_1 > discard lost_opera")
    assert len(hand(table, 0)) == 1 and zone(table, "discard") == []
    table = lay([["lost_opera"], ["memo_2"]], game="artifaxx")
    table.play(0, "lost_opera")
    assert zone(let_pass(memo(table, 1)), "discard") == ["lost_opera", "memo_2"]


def test_a_012_actions_work_as_in_the_full_game() -> None:
    table = lay([["sell_dinosaur"], ["lost_opera"]], game="artifaxx", artifacts=[["live_stegosaurus"]])
    play(table, "sell_dinosaur > on live_stegosaurus")
    assert len(hand(table, 0)) == 3
    table = play(lay([["discontinuity", "memo_1"], []], game="artifaxx"), "discontinuity > left")
    assert hand(table, 1) == ["memo_1"]


def test_a_013_the_first_player_is_passed_in() -> None:
    assert cl.new("artifaxx", seats=3, first="1").asked == (1,)
