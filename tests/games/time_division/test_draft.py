"""Material, set-up and draft: D-001 to D-023."""

from typing import Any

import pytest

import chronolude as cl
from chronolude.games.time_division.cards import NAMES, TRAVELLER, VALUES
from chronolude.games.time_division.source import DECK

from .scene import ERAS, number, play, scene, told, zone

WAYS = ["discard-give-keep", "discard-keep-give", "give-discard-keep", "give-keep-discard", "keep-discard-give"]
WAYS += ["keep-give-discard"]


def drafted(seed: int = 1, way: str = "keep-give-discard", **options: Any) -> cl.Table:
    """A table after the draft, both seats dealing out the same way."""
    table = cl.new("time-division", seed=seed, **options)
    while number(table, "phase") == "draft":
        table.play(table.asked[0], way)
    return table


def test_d_001_two_players_take_part() -> None:
    assert cl.new("time-division").seats == 2
    for seats in (1, 3):
        with pytest.raises(ValueError, match="2 to 2 seats"):
            cl.new("time-division", seats=seats)


def test_d_002_sixty_cards_in_three_eras_of_twenty() -> None:
    assert len(NAMES) == 60
    assert [sum(card.era == era for card in DECK) for era in range(3)] == [20, 20, 20]


def test_d_003_the_values_of_an_era_and_its_two_travellers() -> None:
    for era in range(3):
        values = sorted(VALUES[era * 20 : era * 20 + 20])
        assert values == sorted([0, 10, *range(1, 10), *range(1, 10)])
        travellers = [n for n in range(era * 20, era * 20 + 20) if TRAVELLER[n]]
        assert [VALUES[n] for n in travellers] == [2, 2]


@pytest.mark.parametrize("era", ERAS)
def test_d_004_d_011_a_game_holds_the_cards_of_one_era(era: str) -> None:
    table = cl.new("time-division", era=era)
    outside = set(zone(table, "box"))
    first = ERAS.index(era) * 20
    assert set(NAMES) - outside == {n for n in NAMES[first : first + 20] if not TRAVELLER[NAMES.index(n)]}


def test_d_005_d_012_the_coin_lies_on_one_side() -> None:
    assert {number(cl.new("time-division", seed=seed), "coin") for seed in range(12)} == {0, 1}
    assert number(cl.new("time-division", first="1"), "coin") == 1


def test_d_006_four_zones_each_and_two_shared() -> None:
    zones = {(zone["name"], zone["seat"]) for zone in cl.new("time-division").view(0)["zones"]}
    own = {(name, seat) for name in ("hand", "decision", "transit", "influence") for seat in (0, 1)}
    assert own | {("past", None), ("reserve", None)} <= zones


def test_d_013_d_014_d_015_two_piles_of_nine_and_nothing_else() -> None:
    table = cl.new("time-division", seed=5)
    piles = [zone(table, f"pile {seat}") + zone(table, f"drawn {seat}") for seat in (0, 1)]
    assert [len(pile) for pile in piles] == [9, 9]
    assert {"tim", "tom"} <= set(zone(table, "box"))
    for name in ("hand 0", "hand 1", "decision 0", "influence 0", "influence 1", "past", "reserve"):
        assert zone(table, name) == []


def test_d_014_the_piles_are_shuffled() -> None:
    assert zone(cl.new("time-division", seed=1), "pile 0") != zone(cl.new("time-division", seed=2), "pile 0")


def test_d_016_both_draft_at_once_whoever_holds_the_coin() -> None:
    for first in ("0", "1"):
        table = cl.new("time-division", first=first)
        assert table.asked == (0, 1)
        assert table.view(0)["mode"] == "all"


def test_d_017_d_019_six_ways_to_deal_out_three_cards() -> None:
    table = cl.new("time-division")
    assert sorted(option.text for option in table.options(0)) == WAYS
    for text in ("keep-keep-give", "keep-give", "keep-give-discard-keep"):
        with pytest.raises(cl.Refused):
            table.play(0, text)


@pytest.mark.parametrize("way", WAYS)
def test_d_018_kept_given_and_discarded_cards_go_where_they_belong(way: str) -> None:
    table = cl.new("time-division", seed=3)
    drawn = table.view(0)["zones"]
    mine = next(zone["cards"] for zone in drawn if zone["name"] == "drawn" and zone["seat"] == 0)
    table.play(0, way)
    table.play(1, "keep-give-discard")
    roles = dict(zip(way.split("-"), mine, strict=True))
    assert roles["keep"] in zone(table, "front 0")
    assert roles["give"] in zone(table, "front 1")
    assert roles["discard"] in zone(table, "reserve")


def test_d_020_nobody_sees_a_card_dealt_out_during_the_draft() -> None:
    table = cl.new("time-division", seed=3)
    for seat in (0, 1):
        table.play(seat, "keep-give-discard")
    for reader in (0, 1, None):
        for shown in table.view(reader)["zones"]:
            if shown["name"] in ("front", "reserve", "pile"):
                assert set(shown["cards"]) <= {None}
    assert (
        len([card for zone in table.view(0)["zones"] if zone["name"] == "drawn" for card in zone["cards"] if card]) == 3
    )


def test_d_021_d_022_after_three_turns_six_cards_each_and_six_in_the_reserve() -> None:
    table = drafted()
    assert number(table, "phase") == "clash"
    assert [len(zone(table, name)) for name in ("hand 0", "hand 1", "reserve")] == [6, 6, 6]
    assert zone(table, "pile 0") == zone(table, "front 0") == []
    assert None not in next(z["cards"] for z in table.view(0)["zones"] if z["name"] == "hand" and z["seat"] == 0)


def test_d_023_a_sealed_allocation_tells_the_other_nothing() -> None:
    views = []
    for way in WAYS:
        table = cl.new("time-division", seed=3)
        table.play(0, way)
        views.append((table.view(1), table.events(1)))
    assert all(view == views[0] for view in views)


def test_d_023_even_the_order_of_what_is_told_is_always_the_same() -> None:
    faces = []
    for way in WAYS:
        table = cl.new("time-division", seed=3)
        table.play(0, way)
        table.play(1, "keep-give-discard")
        faces.append([(event.kind, event.args) for event in table.events(1)])
    assert all(face == faces[0] for face in faces)


def test_d_007_d_008_blue_is_whoever_resolves() -> None:
    for side in (0, 1):
        decisions = ["troubadour", "king"] if side == 0 else ["king", "troubadour"]
        table = scene(f"A: decision {decisions[0]} B: decision {decisions[1]}")
        play(table, f"activate {side}")
        assert zone(table, f"influence {side}") == ["king"]


def test_d_009_an_effect_beats_a_base_rule() -> None:
    table = scene("A: hand [student] B: hand [president] A: transit professional_athlete", "play")
    play(table, "student", "president")
    assert number(table, "coin") == 0, "the 10 would have taken it"


def test_d_010_the_coin_settles_a_tie() -> None:
    for coin in (0, 1):
        table = scene("A: decision pharaoh influence [archer] B: decision tim influence [potter]", coin=coin)
        play(table, "activate 0")
        assert number(table, "influence") == [5, 5]
        assert table.result is not None
        assert table.result.winners == [coin]


def test_told_events_of_the_draft_name_no_card_in_the_log() -> None:
    table = drafted()
    lines = [table.say(0, event) for event in table.events(0)]
    assert told(table, "taken-up", 0) == [{"held": 6}]
    assert lines.count("You share out three cards.") == 3
