"""Whose word is asked and whose prevails (R-047, Q-02, Q-33, Q-35), and who decides what a step leaves open."""

from pathlib import Path

import pytest

import chronolude as cl
from tests.games.time_stories.scenes import answer_until, begin, change, n, own_mission, phase, scene, texts


def broken(seats: int, captain: int = 0) -> cl.Table:
    """Agent 1 has spent the last crystal on an exploration, and a free update is left."""
    table = scene(
        seats, azrak=[4, 1, 4, 4][:seats] + [0] * (4 - seats), vortex=6, free_updates=1, free_explore=[0] * 4,
        captain=captain,
    )  # fmt: skip
    table.play(1, "explore quay/C")
    assert table.asked == (1,) and "free emergency update" in texts(table, 1)
    table.play(1, "free emergency update")
    return table


def test_r_216_r_047_with_two_players_the_other_one_grants_a_free_emergency_update() -> None:
    table = broken(2)
    assert table.asked == (0,) and texts(table, 0) == ["agree", "object"]
    refused = table.clone()
    refused.play(0, "object")
    assert refused.asked == (1,) and "free emergency update" not in texts(refused, 1)
    assert n(refused, "free_updates") == 1
    table.play(0, "agree")
    assert n(table, "free_updates") == 0 and n(table, "azrak", 1) > 1


def test_r_220_r_047_the_time_captain_is_right_about_a_free_emergency_update() -> None:
    for captain_says, other_says, granted in (("agree", "object", True), ("object", "agree", False)):
        table = broken(3)
        assert table.asked == (0, 2)
        table.play(0, captain_says)
        table.play(2, other_says)
        assert (n(table, "free_updates") == 0) == granted, (captain_says, other_says)


def test_r_047_a_captain_who_asks_hears_the_others_and_may_insist() -> None:
    table = broken(3, captain=1)
    assert [*table.asked] == [0, 2]
    table.play(0, "object")
    table.play(2, "agree")
    assert table.asked == (1,) and texts(table, 1) == ["insist", "withdraw"]
    table.play(1, "insist")
    assert n(table, "free_updates") == 0


def test_r_153_an_ejected_agent_is_not_asked() -> None:
    table = scene(3, ejected=[0, 0, 1, 0])
    table.play(0, "leave")
    assert table.asked == (1,)


def test_r_072_who_stands_in_for_the_captain_proposes_and_prevails() -> None:
    table = scene(3, ejected=[1, 0, 0, 0])
    table.play(1, "leave")
    assert table.asked == (2,)
    table.play(2, "object")
    assert table.asked == (1,) and texts(table, 1) == ["insist", "withdraw"]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own, for missions that are almost the fixture."""
    monkeypatch.setenv("CHRONOLUDE_DATA", str(tmp_path))
    (tmp_path / "missions").mkdir()
    return tmp_path / "missions"


def ferry(data: Path, name: str, file: str, old: str, new: str) -> str:
    change(own_mission(data, name), file, old, new)
    return name


def test_r_198_a_power_between_locations_is_for_every_agent(data: Path) -> None:
    power = 'timing = "conflict"\nuses = "visit"\ncost = ["put-away magic 1"]\ndo = ["damage 1"]'
    mission = ferry(
        data,
        "crossing",
        "personal/boris.toml",
        power,
        power.replace("conflict", "between").replace("damage 1", "gain azrak 1"),
    )
    for seats, asks in ((2, 1), (1, 0)):
        table = answer_until(begin(seats, mission=mission), phase("between"), ("leave",))
        assert n(table, "captain") == 0, "the Power is of another agent than the Time Captain"
        assert asks in table.asked and "power of boris" in texts(table, asks)
        before = n(table, "magic", 1)
        table.play(asks, "power of boris")
        assert n(table, "magic", 1) == before - 1
        assert "power of boris" not in texts(table, asks) and 0 in table.asked, "once a visit; then the update is asked"


def test_r_047_by_one_is_picked_by_whoever_decides_the_step(data: Path) -> None:
    alarm = 'do = ["take token alarm", "lose azrak 1 by each-other", "gain azrak 1 by captain"]'
    for decide, picks in (("me", 0), ("captain", 1)):
        name = f"ferry-{decide}"
        pick = f'decide = "{decide}"\ndo = ["gain magic 1 by one"]'
        mission = ferry(data, name, "elements.toml", alarm, pick)
        change(data / name, "locations/quay.toml", 'do = ["take element 2"', 'do = ["take element 3"')
        table = answer_until(begin(3, mission=mission, first=1), phase("actions"))
        answer_until(table, lambda at: is_picked(at) or n(at, "phase") == "between", CALM)
        assert table.asked == (picks,), decide


CALM = ("read on", "agree", "follow")


def is_picked(table: cl.Table) -> bool:
    return any("pick ada" in texts(table, seat) for seat in table.asked)
