"""scenes.toml: a closed list of things to paint, told by file and line when a word is not in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import examine
from chronolude.games.time_stories.mission.scenes import FAR, GROUNDS, SHAPES, SKIES, WHERE
from tests.games.time_stories.scenes import MADE, change, copy_of_fixture

KIT = Path(__file__).parents[3] / "web/src/games/time-stories/scenes"
KEY = re.compile(r"^  \"?([a-z-]+)\"?: ", re.MULTILINE)


def findings(root: Path) -> list[str]:
    return [str(one) for one in examine(root)[1] if one.is_error]


def test_every_place_of_the_fixture_is_painted_card_by_card() -> None:
    assert set(MADE.scenes) == set(MADE.locations)
    for name, scene in MADE.scenes.items():
        assert scene["cards"] and all(scene["cards"].values()), name
        assert MADE.texts[f"scenes/{name}/alt"]["fr"] != MADE.texts[f"scenes/{name}/alt"]["en"]


def test_the_board_can_draw_every_word_a_mission_may_use() -> None:
    drawn = {key for file in ("buildings", "living", "things") for key in KEY.findall((KIT / f"{file}.ts").read_text())}
    assert drawn == set(SHAPES)
    assert set(KEY.findall((KIT / "land.ts").read_text())) == {*FAR, *GROUNDS}
    paints = (KIT / "paint.ts").read_text()
    assert all(f"  {sky}: " in paints for sky in SKIES)


def test_the_nine_places_of_samarkand_are_painted_by_day_and_by_night() -> None:
    told = tomllib.loads((OURS / "forgotten-star/scenes.toml").read_text(encoding="utf-8"))["scene"]
    assert len({one["location"] for one in told}) == 9
    for one in told:
        assert {one["sky"], one["moon"]} <= set(SKIES) and one["sky"] != one["moon"] and one["ground"] in GROUNDS
        assert set(one["far"]) <= set(FAR) and one["alt"]["fr"] and one["alt"]["en"]
        words = [row.split() for rows in one["cards"].values() for row in rows]
        assert all(first in SHAPES and set(rest) <= set(WHERE) for first, *rest in words), one["location"]


def test_an_unknown_shape_is_told_with_the_nearest_one(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "scenes.toml", '"booth", "lamp right small"', '"boot", "lamp upwards"')
    told = findings(root)
    assert len(told) == 2 and all(one.startswith("scenes.toml:12: E01") for one in told)
    assert "unknown place in a scene 'upwards'" in told[0]
    assert "unknown shape 'boot'; did you mean 'booth'?" in told[1]


def test_a_scene_of_nowhere_a_card_that_is_not_there_and_a_place_painted_twice(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "scenes.toml", 'location = "vault"', 'location = "cellar"')
    change(root, "scenes.toml", 'location = "garden"', 'location = "quay"')
    change(root, "scenes.toml", 'F = ["ladder", "boat left"]', 'G = ["ladder"]')
    told = "\n".join(findings(root))
    assert "E02 unknown location 'cellar'" in told
    assert "E02 unknown card 'G'" in told
    assert "E03 quay is painted twice" in told


def test_a_scene_needs_its_words_in_both_languages_and_lists_of_things(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "scenes.toml", 'alt.en = "A dark vault: a chest, and a shadow that is nobody\'s."\n', "")
    change(root, "scenes.toml", 'B = ["chest", "lantern right small"]', 'B = "chest"')
    change(root, "scenes.toml", 'sky = "dark"', 'sky = "darkish"')
    told = "\n".join(findings(root))
    assert "E05 alt.en is missing or empty" in told
    assert "E01 B is a list of things to paint" in told
    assert "unknown sky 'darkish'; did you mean 'dark'?" in told


def test_a_scene_changes_nothing_that_a_saved_game_depends_on(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "scenes.toml", 'sky = "dawn"', 'sky = "dusk"')
    made = examine(root)[0]
    assert made is not None and made.digest == MADE.digest and made.scenes["quay"]["sky"] == "dusk"


def test_the_page_for_authors_names_every_shape() -> None:
    page = (Path(__file__).parents[3] / "docs/scenes.md").read_text(encoding="utf-8")
    told = set(re.findall(r"[a-z-]+", page.partition("| buildings |")[2].partition("\n\n")[0]))
    assert set(SHAPES) <= told
    sheet = (Path(__file__).parents[3] / "docs/pictures/shapes.svg").read_text(encoding="utf-8")
    assert all(f">{shape}</text>" in sheet for shape in SHAPES)
