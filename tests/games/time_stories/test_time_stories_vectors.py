"""The worked examples of the rule file (V-01 to V-14), on the fixture mission: same numbers, other names."""

from typing import Any

import pytest

import chronolude as cl
from chronolude.games.time_stories import names
from chronolude.games.time_stories.cards import N_DAMAGE
from chronolude.games.time_stories.rules.azrak import lose
from chronolude.games.time_stories.rules.elements import take_element
from chronolude.games.time_stories.rules.mysteries import draw
from chronolude.games.time_stories.rules.printed import row
from chronolude.games.time_stories.rules.things import harm, start_named
from chronolude.kernel.ask import action
from chronolude.kernel.engine import answer
from chronolude.kernel.verbs import cards_in, move, place_of
from tests.games.time_stories.scenes import MADE, card, go, n, next_fate, scene, state, texts, through, zone


def trial(fate: int, seats: int = 4, held: dict[int, str] | None = None, **numbers: Any) -> cl.Table:
    """Seat 3 (Dov, Hands 2) reads the crates: Hands, threshold 4."""
    return next_fate(scene(seats, {3: "quay/C", **(held or {})}, **numbers), fate)


def run_v01(table: cl.Table) -> cl.Table:
    table.play(3, "engage 1")
    table.play(3, "boost 2")
    through(table, {0: 1})
    return table


def test_v_01_equality_is_a_critical_success() -> None:
    table = run_v01(trial(-1, azrak=[6, 6, 7, 6], vortex=0))
    assert (n(table, "azrak", 3), n(table, "azrak", 0), n(table, "vortex")) == (3, 5, 4)
    assert n(table, "outcome") == 1
    assert zone(table, "tokens", 3) == ["cog.1"] and zone(table, "altered", 3) == ["e8"]
    assert MADE.rows["destiny_value"][int(zone(table, "discard")[-1][4:]) - 1] == -1


def test_v_03_above_the_threshold_is_a_plain_success() -> None:
    table = run_v01(trial(1))
    assert n(table, "outcome") == 2 and zone(table, "altered", 3) == []


def test_v_04_who_reads_a_card_cannot_support() -> None:
    table = trial(-1, held={0: "quay/B"})
    table.play(3, "engage 1")
    table.play(3, "boost 2")
    assert through(table, {0: 1}) == [1, 2]
    assert n(table, "outcome") == 0


def broken(choice: str) -> cl.Table:
    table = trial(2, azrak=[1, 7, 7, 6], vortex=2)
    table.play(3, "engage 1")
    table.play(3, "boost 0")
    table.play(0, "support 1")
    table.play(0, choice)
    return table


def test_v_05_an_emergency_update_after_a_last_crystal_of_support() -> None:
    table = broken("emergency update")
    assert (n(table, "azrak", 0), n(table, "vortex"), n(table, "report")) == (3, 0, 1)
    assert n(table, "trial_value") == 3


def test_v_06_loss_of_control_after_a_last_crystal_of_support() -> None:
    table = broken("lose control")
    assert (n(table, "vortex"), n(table, "trial_value"), n(table, "ejected", 0)) == (4, 3, 0)
    through(table)
    assert n(table, "ejected", 0) == 1 and n(table, "must_update") == 1


def test_v_02_a_standard_update_divides_the_vortex() -> None:
    table = scene(2, azrak=[2, 5, 0, 0], azrak_start=[7, 7, 0, 0], vortex=8, who=("celia", "boris"))
    table.play(0, "leave")
    table.play(1, "agree")
    table.play(0, "update")
    table.play(1, "agree")
    table.play(1, "agree")  # the division: 5 and 2 are the only shares that empty the Vortex within the caps
    assert n(table, "azrak") == [7, 7, 0, 0] and (n(table, "vortex"), n(table, "report")) == (0, 1)


@pytest.mark.parametrize(("choice", "expected"), [(names.EMERGENCY, (1, 0, 1, 0)), (names.LET_GO, (0, 2, 0, 1))])
def test_v_07_losing_more_than_one_has(choice: int, expected: tuple[int, ...]) -> None:
    s = state(scene(4, azrak=[2, 7, 7, 6], vortex=0, report=0))
    lose(s, 0, 3, False)
    go(s)
    answer(s, 0, action(choice, 0))
    assert (s.n[names.AZRAK], s.n[names.VORTEX], s.n[names.REPORT], s.n[names.EJECTED]) == expected


def test_v_08_a_covered_plan_card_gives_its_crystals_back() -> None:
    s = state(scene(4, crystals=[0, 1, 1, 0], vortex=0, azrak=[5, 6, 6, 6]))
    locations = [MADE.locations[i] for i in range(4)]
    tower = locations.index("tower")
    s.n[names.OF_MISSION + tower] = 1
    before = int(s.n[names.VORTEX])
    take_element(s, card("e6"), 0)
    assert s.n[names.VORTEX] == before + 1 and s.n[names.OF_MISSION + tower] == 0
    assert place_of(s, card("plan/east")) == names.COVERED


def test_v_09_a_second_visit_pays_on_the_report() -> None:
    table = scene(4, vortex=0)
    quay = MADE.locations.index("quay")
    assert n(table, "crystals", quay) == 1
    place = table.position()
    place["frames"] = [["turn", "arrive", -1, 0, 0], ["captain", "take_location", 1, 0, 0]]
    place["numbers"] |= {"phase": "captain", "captain": 1, "azrak": [6, 4, 7, 6]}
    place.pop("memory", None)
    again = cl.position("time-stories", place)
    again.play(1, "travel quay")
    assert (n(again, "azrak", 1), n(again, "report"), n(again, "crystals", quay), n(again, "vortex")) == (3, 1, 1, 0)


def test_v_10_with_two_receptacles_support_goes_up_to_three() -> None:
    table = next_fate(scene(2, {0: "quay/C"}, azrak=[6, 7, 0, 0], vortex=0), 0)
    table.play(0, "engage 1")
    table.play(0, "boost 0")
    assert texts(table, 1)[:4] == ["support 0", "support 1", "support 2", "support 3"]
    table.play(1, "support 3")
    table.play(0, "pass")
    assert n(table, "outcome") == 1
    assert (n(table, "azrak", 0), n(table, "azrak", 1), n(table, "vortex")) == (5, 4, 4)


def test_v_12_a_replacement_mystery_takes_the_place_of_the_card() -> None:
    s = state(scene(4, {0: "quay/E"}))
    draw(s, 0, card("mirror"))
    go(s)
    assert place_of(s, card("mirror")) == names.HELD and place_of(s, card("quay/E")) == names.REMOVED
    answer(s, 0, action(names.OPTION, 2))
    answer(s, 0, action(names.STAND_BY, 0))
    assert place_of(s, card("mirror")) == names.PANORAMA
    assert s.ask is not None and action(names.EXPLORE, card("mirror")) in s.ask.of(1)


def test_v_13_only_the_top_alteration_counts() -> None:
    from chronolude.games.time_stories.rules.agents import stat_of

    s = state(scene(4, zones={"altered 0": ["e8"]}))
    assert [stat_of(s, 0, stat) for stat in range(3)] == [1, 1, 4]
    take_element(s, card("e7"), 0)
    assert [stat_of(s, 0, stat) for stat in range(3)] == [4, 1, 1]
    take_element(s, card("e8"), 1)
    assert place_of(s, card("e8")) == names.ALTERED


def test_v_14_magic_never_passes_its_starting_level() -> None:
    from chronolude.games.time_stories.rules.payments import change_magic

    s = state(scene(4, magic=[2, 3, 3, 3], magic_supply=3))
    change_magic(s, 0, 3)
    assert (s.n[names.MAGIC], s.n[names.SUPPLY]) == (3, 2)


def test_v_11_a_group_conflict_stops_when_damage_reaches_life() -> None:
    s = state(scene(4, {3: "quay/E"}))
    slot = next(i for i, keys in enumerate(MADE.page_keys) if keys and keys[0] == "conflicts/watch")
    start_named(s, 0, 0)
    go(s)
    for agent in (0, 1, 2):
        answer(s, 0, action(names.NEXT, card(("ada", "boris", "celia")[agent])))
    harm(s, 0, 3)
    fates = [one for one in cards_in(s, names.FATES) if MADE.rows["destiny_value"][one - card("fate1")] == 0]
    move(s, fates[0], names.FATES)
    answer(s, 0, action(names.FIGHT, 1))
    answer(s, 0, action(names.BOOST, 2))
    while s.ask is not None and s.n[names.CONFLICT] > 0:
        seat = s.ask.seats[0]
        answer(s, seat, next(act for act in s.ask.of(seat) if act in (action(names.SUPPORT, 0), action(names.PASS, 0))))
    assert s.n[names.CONFLICT] == 0 and s.n[row(s, N_DAMAGE, slot)] == 0
    assert place_of(s, card("cog.1")) == names.TOKENS
