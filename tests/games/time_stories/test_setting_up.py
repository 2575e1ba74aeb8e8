"""The rules by number: set-up."""

import pytest

from chronolude.games.time_stories.rules.things import read_interaction
from chronolude.kernel.verbs import audience
from tests.games.time_stories.scenes import (
    MADE,
    answer_until,
    begin,
    body,
    n,
    next_fate,
    phase,
    readable,
    scene,
    state,
    texts,
    through,
    zone,
)  # fmt: skip


def test_r_001_r_004_r_005_r_016_r_017_r_018_r_019_a_mission_holds_what_it_should() -> None:
    assert len(MADE.receptacles) == 4 and len(MADE.stats) == 3
    assert sum(MADE.rows["receptacle_azrak"]) == MADE.rows["sizes"][18] == 26
    assert {key.split("/")[2] for keys in MADE.page_keys[:47] for key in keys if key.startswith("personal/ada")} == {
        "flash",
        "interaction",
    }


def test_r_006_r_007_r_008_r_009_counts_of_the_booklet_are_a_profile() -> None:
    from chronolude.games.time_stories.mission.checks import BOOKLET

    assert dict(BOOKLET) == {"receptacles": 4, "prologue": 6, "plan": 4, "destiny": 6, "mysteries": 14}


def test_r_021_r_022_r_023_r_024_r_029_r_031_r_032_r_033_r_034_r_036_r_038_r_039_the_table_is_laid() -> None:
    table = begin(3)
    assert n(table, "report") == 0 and n(table, "moon") == 0 and n(table, "captain") == 0
    assert table.view(0)["aid"]["skies"][0]["text"].startswith("Turn me") and len(table.seen(0).zone("mysteries")) == 4
    assert sorted(zone(table, "plan")) == ["plan/east", "plan/west"] and len(zone(table, "pack")) == 10
    assert (
        all(one is None for one in table.seen(0).zone("text-flash", 0))
        and table.view(1)["aid"]["agents"][0]["power"]["name"]
    )


@pytest.mark.parametrize(
    ("seats", "vortex", "magic", "free"), [(1, 13, 5, 2), (2, 13, 5, 2), (3, 6, 4, 1), (4, 0, 3, 0)]
)
def test_r_025_r_026_r_027_r_028_r_037_r_188_r_214_r_216_r_218_r_220_r_222_r_223_r_224_set_up_by_number(
    seats: int, vortex: int, magic: int, free: int
) -> None:
    table = begin(seats)
    agents = max(2, seats)
    assert n(table, "azrak")[:agents] == [6, 7, 7, 6][:agents] and n(table, "vortex") == vortex
    assert n(table, "magic")[:agents] == [magic] * agents and n(table, "free_updates") == free
    assert len(zone(table, "box")) == 4 - agents


def test_r_030_r_197_personal_cards_are_read_by_their_owner_alone() -> None:
    s = state(scene(4))
    read_interaction(s, 1, 2)
    slots = [i for i, keys in enumerate(MADE.page_keys) if keys and keys[0] == "personal/boris/interaction/2"]
    assert audience(s, body(slots[0])) == 1 << 1


def test_r_035_r_110_r_111_destiny_is_face_down_and_its_discards_are_open() -> None:
    table = next_fate(scene(4, {1: "quay/C"}), 0)
    assert set(table.seen(1).zone("destiny")) == {None}
    table.play(1, "engage 1")
    table.play(1, "boost 0")
    through(table)
    assert len(zone(table, "discard")) == 1 and table.view(2)["aid"]["destiny"]["discard"] == [0]


def test_r_040_r_041_r_043_the_prologue_is_read_and_names_the_first_place() -> None:
    table = begin(2)
    assert texts(table, 0) == ["read on"] and table.asked == (0,)
    answer_until(table, phase("recon"))
    assert n(table, "location") == MADE.locations.index("quay") + 1, "where there is no choice nobody is asked"
    prologue = [one for one in readable(table, 1) if one.startswith("prologue/")]
    assert prologue == ["prologue/0", "prologue/1"]
