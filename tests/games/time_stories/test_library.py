"""Missions on the shelf: ours, the user's, an author's; saved games under a mission that changes; runaway cards."""

from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games.time_stories import read_mission
from chronolude.games.time_stories.mission import library
from chronolude.games.time_stories.mission.load import load
from chronolude.games.time_stories.rules.effects import Runaway
from tests.games.time_stories.scenes import answer_until, change, own_mission

QUAY = "locations/quay.toml"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder with nothing in it."""
    monkeypatch.setenv(library.VARIABLE, str(tmp_path))
    monkeypatch.setattr(library, "OPENED", {})
    folder = tmp_path / "missions"
    folder.mkdir()
    return folder


def test_a_mission_in_the_data_folder_is_on_offer_with_its_titles(data: Path) -> None:
    own_mission(data)
    option = next(one for one in cl.games() if one["id"] == "time-stories")["options"][0]
    assert option["default"] == library.usual() and "ferry" in option["values"]
    assert "fixture" not in option["values"], "it is for tests, and only played by name"
    assert option["titles"]["ferry"] == {"fr": "Le bac de sept heures", "en": "The Seven O’Clock Ferry"}
    table = cl.new("time-stories", seats=2, mission="ferry")
    assert table.view(0)["aid"]["mission"]["id"] == "ferry"


def test_a_mission_with_errors_is_listed_with_them_and_cannot_be_played(data: Path) -> None:
    root = own_mission(data)
    change(root, QUAY, 'do = ["take token lamp"]', 'do = ["take token lump"]')
    option = next(one for one in cl.games() if one["id"] == "time-stories")["options"][0]
    assert "ferry" not in option["values"] and "quay.toml:" in option["faults"]["ferry"]
    with pytest.raises(ValueError, match=r"quay.toml:\d+: E02 unknown token 'lump'"):
        cl.new("time-stories", mission="ferry")


def test_a_folder_whose_name_is_not_its_id_is_refused(data: Path) -> None:
    own_mission(data).rename(data / "boat")
    with pytest.raises(ValueError, match="is not the name of the folder"):
        cl.new("time-stories", mission="boat")


def test_an_author_may_play_from_any_folder_and_nobody_else_by_its_path(data: Path, tmp_path: Path) -> None:
    root = own_mission(tmp_path / "work")
    with pytest.raises(ValueError, match="there is no mission"):
        cl.new("time-stories", mission=str(root))
    assert library.borrow(root).id == "ferry"
    assert cl.new("time-stories", mission="ferry").settings["mission"].startswith("ferry#")
    with pytest.raises(ValueError, match=r"no mission\.toml"):
        library.borrow(tmp_path)


def test_the_usual_mission_ships_and_an_id_that_ships_is_not_taken(data: Path) -> None:
    own_mission(data, "other").rename(data / "fixture")
    assert library.usual() in library.folders(library.OURS)
    assert library.shelf()["fixture"].parent == library.OURS


def test_an_unknown_mission_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"there is no mission 'nowhere'; available: .*fixture"):
        cl.new("time-stories", mission="nowhere")


# ── saved games ──────────────────────────────────────────────────────────────────────────────────


def test_a_saved_game_names_the_mission_and_survives_a_mended_text(data: Path) -> None:
    root = own_mission(data)
    table = cl.new("time-stories", seats=2, seed=3, mission="ferry")
    table.play(0, "play ada")
    table.play(1, "play boris")
    record = table.record().text
    assert table.settings["mission"] == f"ferry#{load(root).digest}"
    change(root, QUAY, "The shutter is down.", "The shutter is drawn.")
    change(root, "prologue.toml", "Half past six, fog.", "Half past six, thick fog.")
    again = cl.load(record).at(2)
    assert again.position() == table.position()
    assert "Half past six" in again.describe(0, "en")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (QUAY, "threshold = 4", "threshold = 5"),
        ("tokens.toml", "copies = 3", "copies = 2"),
        ("destiny.toml", "value = -2", "value = -1"),
    ],
)
def test_a_saved_game_is_refused_when_its_mission_changed_in_play(data: Path, file: str, old: str, new: str) -> None:
    root = own_mission(data)
    table = cl.new("time-stories", seats=2, seed=3, mission="ferry")
    record = table.record().text
    change(root, file, old, new)
    change(root, "mission.toml", 'version = "1.0"', 'version = "1.1"')
    with pytest.raises(ValueError, match=r"the mission ferry has changed since this game: .* in version 1\.1"):
        cl.load(record).at(0)
    with pytest.raises(ValueError, match="only texts may change"):
        read_mission(table.settings["mission"])


# ── runaway cards ────────────────────────────────────────────────────────────────────────────────


def test_a_runaway_effect_is_stopped_with_the_name_of_its_card(data: Path) -> None:
    root = own_mission(data)
    change(
        root,
        "mission.toml",
        'when = "report >= 4 or turn >= 6"\nonce = true\ndo = ["flip moon"]',
        'when = "turn >= 1"\ndo = ["flip moon"]',
    )
    twice = 'on_flip = ["flip moon if turn >= 1", "flip moon if turn >= 1"]'
    change(root, "sky.toml", 'on_flip = ["lose azrak 1 by each if azrak >= 3"]', twice)
    table = cl.new("time-stories", seats=2, mission="ferry")
    with pytest.raises(Runaway, match="the effects of the moon call each other without end"):
        answer_until(table, lambda one: one.result is not None)
