"""Set-up, the turn, killing time, inverters, piles."""

from __future__ import annotations

import pytest

import chronolude as cl
from tests.games.chrononauts.laying import DECK, end_turn, hand, kinds, lay, parts, phase, play, rule_of, texts, zone


def fresh(seats: int = 3, seed: int = 1, **options: object) -> cl.Table:
    return cl.new("chrononauts", seats=seats, seed=seed, **options)


def keep_all(table: cl.Table) -> cl.Table:
    for seat in table.asked:
        table.play(seat, "keep")
    return table


# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


def test_c_001_the_game_has_136_cards() -> None:
    entries = DECK.edition.entries
    counts = {kind: sum(one.get("count", 1) for one in entries[kind]) for kind in entries}
    wanted = {"timeline": 32, "mission": 10, "id": 14, "inverter": 20, "patch": 21, "artifact": 15, "timewarp": 10}
    assert counts == {**wanted, "action": 14} and sum(counts.values()) == 136


def test_c_002_for_two_to_six() -> None:
    assert [cl.new("chrononauts", seats=seats).seats for seats in (2, 6)] == [2, 6]
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            cl.new("chrononauts", seats=seats)


def test_c_005_c_006_a_mission_and_an_id_each() -> None:
    table = fresh(4)
    for seat in range(4):
        assert len(zone(table, "mission", seat, seat)) == len(zone(table, "id", seat, seat)) == 1
    assert len(zone(table, "missions")) == 6 and len(zone(table, "ids")) == 10


def test_c_007_three_cards_each_and_an_empty_discard_pile() -> None:
    table = fresh(4)
    assert [len(hand(table, seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert len(zone(table, "deck")) == 68 and zone(table, "discard") == []


def test_c_008_c_009_id_and_mission_lie_apart_and_are_secret() -> None:
    table = fresh(2)
    assert zone(table, "id", 1, 0) == [None] and zone(table, "mission", 1, 0) == [None]
    assert not {*zone(table, "id", 0, 0), *zone(table, "mission", 0, 0)} & {*hand(table, 0)}


@pytest.mark.parametrize("seat", range(3))
def test_c_009_c_030_which_card_was_drawn_is_told_to_its_seat_alone(seat: int) -> None:
    table = keep_all(fresh(3, first=str(seat)))
    for viewer in (0, 1, 2, None):
        drawn = [one.args for one in table.events(viewer) if one.kind == "drew"][-1]
        assert drawn["seat"] == seat and (drawn["card"] is not None) == (viewer == seat)


def test_c_010_r_04_an_id_may_be_exchanged_once() -> None:
    table = fresh(2, first="1")
    old = zone(table, "id", 1, 1)[0]
    assert table.asked == (0, 1) and texts(table, 0) == texts(table, 1) == ["keep", "exchange"]
    table.play(0, "keep")
    table.play(1, "exchange")
    assert zone(table, "id", 1, 1)[0] != old and table.position()["zones"]["ids"][0] == old
    assert phase(table) == "play" and list(table.asked) == [1]


def test_c_011_the_best_guess_begins() -> None:
    assert [keep_all(fresh(3, first=str(seat))).asked for seat in range(3)] == [(0,), (1,), (2,)]
    with pytest.raises(ValueError, match="first"):
        fresh(3, first="3")


def test_c_012_turns_go_round() -> None:
    table = keep_all(fresh(3, first="1"))
    order = []
    for _ in range(4):
        order.append(table.asked[0])
        play(table, next(one.path + (" > stop") for one in table.options(table.asked[0], "discard")))
        end_turn(table)
    assert order == [1, 2, 0, 1]


# ── the turn ─────────────────────────────────────────────────────────────────────────────────────


def test_c_030_a_turn_begins_with_a_draw() -> None:
    table = lay([["memo_1", "memo_2"], ["rewind_1"]], deck=["1868p", "1917p"])
    table.play(0, "discard memo_1 > stop")
    end_turn(table)
    assert sorted(hand(table, 1)) == ["1917p", "rewind_1"] and table.asked == (1,)


def test_c_031_c_032_one_card_is_played() -> None:
    cards = ["1968p", "reverse_fate_1", "mona_lisa_real", "time_vortex", "fast_forward_1"]
    table = lay([cards, []], primes=["1963"])
    assert sorted(one.text for one in table.options(0, "play")) == sorted(cards)
    play(table, "mona_lisa_real")
    assert phase(table) == "claim"


def test_c_033_only_the_active_seat_plays() -> None:
    table = lay([["mona_lisa_real"], ["reverse_fate_1"]])
    assert rule_of(table, 1, "reverse_fate_1 > 1963") == "H-1"


def test_c_034_c_037_killing_time_throws_a_card_away_without_effect() -> None:
    table = lay([["time_vortex", "memo_1"], ["memo_2"]])
    table.play(0, "discard time_vortex > stop")
    assert zone(table, "discard") == ["time_vortex"] and hand(table, 1) == ["memo_2"] and phase(table) == "claim"


def test_c_035_c_036_a_second_discard_is_replaced_and_a_single_one_is_not() -> None:
    """W-12: six cards, five after one discard; a second one is replaced: five again."""
    cards = [f"reverse_fate_{n}" for n in range(1, 7)]
    once, twice = lay([cards, []]), lay([cards, []])
    once.play(0, "discard reverse_fate_1 > stop")
    twice.play(0, "discard reverse_fate_1 > discard reverse_fate_2")
    assert len(hand(once, 0)) == len(hand(twice, 0)) == 5 and phase(twice) == "claim"
    assert zone(twice, "discard") == ["reverse_fate_1", "reverse_fate_2"]


def test_r_19_without_a_card_left_no_second_discard_is_offered() -> None:
    table = lay([["memo_1"], []])
    assert table.options(0)[0].then == []
    table.play(0, "discard memo_1")
    assert phase(table) == "claim"


def test_c_038_doing_nothing_is_not_offered() -> None:
    table = lay([["memo_1", "1968p"], []])
    assert sorted(texts(table, 0)) == ["discard 1968p", "discard memo_1"]


def test_c_039_a_hand_has_no_limit() -> None:
    cards = [f"reverse_fate_{n}" for n in range(1, 10)] + ["restore_history_1", "restore_history_2", "1868p"]
    assert len(hand(lay([cards, []]), 0)) == 12


def test_c_040_where_cards_go() -> None:
    table = lay([["reverse_fate_1", "1868p", "rongo_rongo", "new_mission"], []], owed=4)
    for answer in ("reverse_fate_1 > 1865", "1868p", "rongo_rongo", "new_mission"):
        play(table, answer)
    assert zone(table, "discard") == ["reverse_fate_1", "new_mission"]
    assert zone(table, "timeline") == ["1868p"] and zone(table, "artifacts", 0) == ["rongo_rongo"]


def test_r_20_a_seat_without_cards_makes_no_play() -> None:
    table = lay([["memo_1"], []], deck=[])
    zones = table.position()["zones"]
    table.play(0, "discard memo_1")
    assert zones["discard"] and end_turn(table).asked == (1,)


# ── inverters ────────────────────────────────────────────────────────────────────────────────────


def test_c_041_an_inverter_flips_one_linchpin() -> None:
    table = play(lay([["reverse_fate_1"], []]), "reverse_fate_1 > 1937")
    assert [one["year"] for one in table.view(None)["aid"]["timeline"] if one["state"] == "prime"] == ["1937"]
    assert kinds(table).count("flipped") == 1


def test_c_043_c_045_an_inverter_keeps_to_its_direction() -> None:
    """W-06: with 1912 turned already, Avert Disaster reaches 1915 and 1937."""
    table = lay([["avert_disaster_1"], []], primes=["1912"])
    assert parts(table, 0, "avert_disaster_1") == ["1915", "1937"]
    assert rule_of(table, 0, "avert_disaster_1 > 1912") == "C-043"
    assert rule_of(table, 0, "avert_disaster_1 > 1963") == "C-043"


def test_c_044_prevent_assassination() -> None:
    """R-29: it does not undo the murders of 1936' and 1981'."""
    table = lay([["prevent_assassination_1"], []], primes=["1936", "1981"])
    assert parts(table, 0, "prevent_assassination_1") == ["1865", "1914", "1963", "1980"]


def test_c_046_c_047_halt_attack_and_sabotage() -> None:
    table = lay([["halt_attack", "sabotage"], []])
    assert parts(table, 0, "halt_attack") == ["1941", "1993"] and parts(table, 0, "sabotage") == ["1943", "1957"]


def test_c_048_restore_history_only_restores() -> None:
    table = lay([["restore_history_1"], []], primes=["1914", "1981"])
    assert parts(table, 0, "restore_history_1") == ["1914", "1981"]


def test_c_049_reverse_fate_turns_anything_either_way() -> None:
    table = lay([["reverse_fate_1"], []], primes=["1914"])
    assert parts(table, 0, "reverse_fate_1") == DECK.linchpins


def test_c_050_an_inverter_without_a_linchpin_cannot_be_played() -> None:
    assert rule_of(lay([["restore_history_1"], []]), 0, "restore_history_1") == "C-050"
    table = lay([["avert_disaster_1"], []], primes=["1912", "1915", "1937"])
    assert rule_of(table, 0, "avert_disaster_1") == "C-050"


# ── piles ────────────────────────────────────────────────────────────────────────────────────────


def test_c_125_c_126_the_discards_are_shuffled_only_when_a_card_is_wanted() -> None:
    """W-17: the last card is drawn and nothing is shuffled; the next draw renews the pile."""
    table = lay([["memo_1", "rongo_rongo"], ["memo_2"]], deck=["1868p"], turn=1)
    table.play(1, "discard memo_2")
    end_turn(table)
    assert zone(table, "deck") == [] and "recycled" not in kinds(table)
    waiting = len(zone(table, "discard"))
    play(table, "rongo_rongo", 0)
    end_turn(table)
    assert len(zone(table, "deck")) == waiting - 1 and zone(table, "discard") == [] and "recycled" in kinds(table)


def test_c_128_a_mission_given_up_goes_under_its_deck() -> None:
    table = lay([["new_mission"], []], missions=["sacred_relics"])
    top = table.position()["zones"]["missions"][-1]
    play(table, "new_mission")
    assert zone(table, "mission", 0, 0) == [top] and table.position()["zones"]["missions"][0] == "sacred_relics"
