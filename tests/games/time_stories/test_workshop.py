"""The author's workshop from the command line: lint, map, playtest, new."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

from typer.testing import CliRunner

from chronolude.cli.mission import mission
from chronolude.games.time_stories.mission.load import load
from chronolude.games.time_stories.workshop.lint import lint
from tests.games.time_stories.scenes import change, copy_of_fixture

CALL = CliRunner().invoke


def test_lint_tells_file_and_line_and_fails_on_errors(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    assert CALL(mission, ["lint", str(root)]).output == "0 errors, 0 warnings\n"
    change(root, "locations/quay.toml", "take token lamp", "take token lump")
    result = CALL(mission, ["lint", str(root)])
    assert (
        result.exit_code == 1
        and "locations/quay.toml:37: E02 unknown token 'lump'; did you mean 'lamp'?" in result.output
    )
    found = json.loads(CALL(mission, ["lint", str(root), "--json"]).output)
    assert found[0]["code"] == "E02" and found[0]["line"] == 37


def test_a_map_is_a_picture_of_every_reference() -> None:
    result = CALL(mission, ["map", "fixture"])
    tree = ET.fromstring(result.output)
    words = " ".join(tree.itertext())
    assert tree.tag.endswith("svg")
    for name in ("card quay/E", "element 1", "token cog", "ending seven", "mystery fog", "conflict watch"):
        assert name in words


def test_a_playtest_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    call = ["playtest", "fixture", "--runs", "2", "--seats", "1,2", "--bots", "random,planner", "--seed", "5", "--json"]
    one = CALL(mission, [*call, "--html", str(page)])
    assert one.exit_code == 0 and one.output == CALL(mission, call).output
    report = json.loads(one.output)
    assert [(part["bot"], part["seats"]) for part in report["parts"]] == [
        ("random", 1),
        ("random", 2),
        ("planner", 1),
        ("planner", 2),
    ]
    assert all(part["untruths"] == [] and part["completion"] >= 0 for part in report["parts"])
    assert "<svg" in page.read_text("utf-8") and "planner" in page.read_text("utf-8")
    assert report["coverage"]["share"]["locations/quay/B"] > 0


def test_a_wrong_bot_or_number_of_seats_is_refused() -> None:
    assert CALL(mission, ["playtest", "fixture", "--bots", "wizard"]).exit_code != 0
    assert CALL(mission, ["playtest", "fixture", "--seats", "5"]).exit_code != 0
    assert CALL(mission, ["lint", "nowhere"]).exit_code != 0


def test_a_new_mission_lints_clean_and_plays(tmp_path: Path) -> None:
    root = tmp_path / "my-mission"
    assert CALL(mission, ["new", str(root)]).exit_code == 0
    assert lint(root) == [] and load(root).id == "my-mission"
    report = json.loads(CALL(mission, ["playtest", str(root), "--runs", "3", "--bots", "random", "--json"]).output)
    assert sum(part["runs"] for part in report["parts"]) == 12
    assert (
        CALL(mission, ["new", str(root)]).exit_code != 0 and CALL(mission, ["new", str(tmp_path / "9x")]).exit_code != 0
    )
