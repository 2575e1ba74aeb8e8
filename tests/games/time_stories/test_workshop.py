"""The author's workshop from the command line: new, lint, map, playtest, play, proof, strings, build."""

import json
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from typer.testing import CliRunner

from chronolude.bots import make
from chronolude.games.time_stories import game_of
from chronolude.games.time_stories.mission.load import load
from chronolude.games.time_stories.names import RUN
from chronolude.games.time_stories.rules.mysteries import remove_front
from chronolude.games.time_stories.tools.dead_ends import is_dead
from chronolude.games.time_stories.tools.lint import lint
from chronolude.games.time_stories.tools.runs import foreseen, play
from chronolude.games.time_stories.tools.verbs import mission
from tests.cli.terminal import chronolude
from tests.games.time_stories.scenes import MADE, card, change, copy_of_fixture, own_mission, scene, state

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
    part = report["parts"][-1]
    assert {"completion", "interval", "quartiles", "tiers", "minutes", "azrak_by_turn", "dead_ends", "flow"} <= set(
        part
    )
    assert part["receptacles"]["ada"]["runs"] <= part["runs"] and part["minutes"]
    assert any("/trial/" in block for block in part["trials"]) and report["gates"]["invariants hold"]
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


def test_a_report_is_told_in_sentences_compared_and_gated(tmp_path: Path) -> None:
    call = ["playtest", "fixture", "--runs", "1", "--seats", "2", "--bots", "random", "--seed", "5"]
    old = tmp_path / "old.json"
    old.write_text(CALL(mission, [*call, "--json"]).output, encoding="utf-8")
    told = CALL(mission, [*call, "--against", str(old)]).output
    assert "random, 2 seats, 1 runs: completed" in told and "random, 2 seats: completed" in told
    assert "yes: invariants hold" in told and "NO: everything is seen by somebody" in told
    assert CALL(mission, [*call, "--gate"]).exit_code == 1


def test_the_oracle_proves_that_a_deal_can_be_won() -> None:
    """A deal that the companions do not win at once: they begin again, with the same Destiny, until they do."""
    game = game_of(MADE)
    lost = next(seed for seed in range(60) if play(game, MADE, 2, planner, seed).outcome != "success")
    run = foreseen(game, MADE, 2, planner, lost)
    assert run.outcome == "success" and run.untruths == []
    assert foreseen(game, MADE, 2, planner, lost).log == run.log


def planner(seed: int) -> Any:
    return make("time-stories", "planner", seed)


def test_the_random_bot_feels_a_pull_to_leave() -> None:
    table = scene(2)
    left = [table.choose(0, make("time-stories", "wanderer", seed)) == "leave" for seed in range(60)]
    others = len(table.options(0))
    assert sum(left) / 60 > 1 / others + 0.1
    assert "abandon" not in {table.choose(0, make("time-stories", "wanderer", seed)) for seed in range(60)}


def test_a_position_without_a_way_to_a_good_end_is_a_dead_end() -> None:
    s = state(scene(2))
    assert not is_dead(MADE, s)
    remove_front(s, card("quay/E"))
    assert not is_dead(MADE, s), "another morning may bring it back"
    s.n[RUN] = 2
    assert is_dead(MADE, s)


def test_strings_are_exported_in_story_order_and_their_state_is_told(tmp_path: Path) -> None:
    root = own_mission(tmp_path)
    assert CALL(mission, ["strings", "export", str(root), "es"]).exit_code == 0
    path = root / "text" / "es.toml"
    given = tomllib.loads(path.read_text("utf-8"))
    assert (
        list(given)[:3] == ["mission/title", "mission/order", "mission/report"] and given["mission/title"]["text"] == ""
    )
    change(root, "text/es.toml", 'text = ""', 'text = "El transbordador"')
    change(root, "mission.toml", 'title.en = "The Seven', 'title.en = "The New Seven')
    CALL(mission, ["strings", "export", str(root), "es"])
    told = CALL(mission, ["strings", "status", str(root), "es"]).output
    assert "1 stale" in told and "stale: mission/title" in told
    state_of = json.loads(CALL(mission, ["strings", "status", str(root), "es", "--json"]).output)
    assert state_of["done"] == [] and len(state_of["missing"]) == len(given) - 1
    assert CALL(mission, ["strings", "export", str(root), "fr"]).exit_code != 0


def test_a_proof_has_both_languages_and_says_where_each_text_stands(tmp_path: Path) -> None:
    out = tmp_path / "proof.html"
    assert CALL(mission, ["proof", "fixture", "fr", "--out", str(out)]).exit_code == 0
    page = out.read_text("utf-8")
    assert page.index("Le rideau est baissé") < page.index("The shutter is down") and "locations/quay.toml:" in page
    assert CALL(mission, ["proof", "fixture", "es"]).exit_code != 0


def test_a_built_mission_keeps_texts_apart_from_mechanics() -> None:
    made = json.loads(CALL(mission, ["build", "fixture"]).output)
    assert made["digest"] == MADE.digest and made["rows"]["trial_thresholds"] == MADE.rows["trial_thresholds"]
    assert made["texts"]["mission/title"]["en"] and made["src"][0].startswith("locations/")


def test_an_author_plays_from_the_folder(tmp_path: Path) -> None:
    root = own_mission(tmp_path, "quayside")
    said = chronolude("mission", "play", root, "--seed", 4, "--lang", "en", typed=["play ada", "play boris", "leave"])
    assert "the quay clock refuses to strike" in " ".join(said.out.split())
