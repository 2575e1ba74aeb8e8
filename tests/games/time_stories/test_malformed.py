"""Malformed missions: whatever an author gets wrong is told with file, line and a sentence, and never as a crash."""

import random
import re
from pathlib import Path

import pytest

from chronolude.games.time_stories.mission.findings import MissionFinding
from chronolude.games.time_stories.mission.load import examine
from chronolude.games.time_stories.tools.lint import lint
from tests.games.time_stories.scenes import FIXTURE, change, copy_of_fixture

VALUE = re.compile(r"^(\s*[\w.\-]+\s*=\s*)(.+)$")
WRONG = ("7", "-1", "true", '"x"', '""', "[]", '["x"]', "{}", "{ x = 1 }", "[[1]]", "3.5")
FILES = sorted(path.relative_to(FIXTURE).as_posix() for path in FIXTURE.rglob("*.toml") if path.name != "scenes.toml")


def one_line_wrong(root: Path, file: str, dice: random.Random) -> str:
    """Give one key of a file a value of another kind, or take a line away."""
    path = root / file
    lines = path.read_text(encoding="utf-8").splitlines()
    spots = [i for i, line in enumerate(lines) if VALUE.match(line) and "'''" not in line]
    i = dice.choice(spots)
    found = VALUE.match(lines[i])
    assert found is not None
    lines[i] = "" if dice.random() < 0.15 else found[1] + dice.choice(WRONG)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return f"{file}: {found[0]} -> {lines[i]}"


@pytest.mark.parametrize("file", FILES)
def test_a_wrong_value_anywhere_is_a_finding_and_not_a_crash(tmp_path: Path, file: str) -> None:
    dice = random.Random(file)
    told = 0
    for k in range(12):
        root = copy_of_fixture(tmp_path / str(k))
        what = one_line_wrong(root, file, dice)
        try:
            found = lint(root)
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
        told += bool(found)
        assert all(is_told(root, one) for one in found), (what, found)
    assert told > 0


def is_told(root: Path, one: MissionFinding) -> bool:
    """A file, a line of it, a code and a sentence."""
    path = root / one.file
    lines = len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 1
    return bool(re.fullmatch(r"[EW]\d\d", one.code)) and 1 <= one.line <= max(1, lines) and len(one.text.split()) > 2


QUAY = "locations/quay.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "line_holds", "words"),
    [
        (QUAY, "threshold = 4", 'threshold = "four"', 'threshold = "four"', "threshold is a whole number, not 'four'"),
        (QUAY, '"take token cog", "take element 8"', '"take element 88"', "88", "unknown element '88'"),
        (QUAY, 'do = ["take token lamp"]', 'do = ["grab token lamp"]', "grab", "unknown effect 'grab token lamp'"),
        (QUAY, 'text.en = "Under the heaviest one something is ticking."\n', "", "text.fr", "text.en is missing"),
        ("mission.toml", "once = true\n", "once = 1\n", "once = 1", "once is true or false"),
        ("mission.toml", "band = [0.0, 1.0]", "band = 7", "band = 7", "a low and a high figure"),
        ("plan.toml", 'locations = ["quay"]', "locations = 7", "locations = 7", "a list of names"),
        ("receptacles.toml", "stats = [3, 2, 1]", "stats = [3, 2]", "stats = [3, 2]", "three whole numbers"),
        ("tokens.toml", "copies = 3", "copies = []", "copies = []", "copies is a whole number"),
    ],
)  # fmt: skip
def test_the_line_is_the_line_of_the_mistake(
    tmp_path: Path, file: str, old: str, new: str, line_holds: str, words: str
) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, file, old, new)
    made, found = examine(root)
    hits = [one for one in found if words in one.text]
    assert made is None and hits, [str(one) for one in found]
    lines = (root / file).read_text(encoding="utf-8").splitlines()
    assert hits[0].file == file and line_holds in lines[hits[0].line - 1]


def test_a_cycle_of_automatic_effects_names_its_file_and_line(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "sky.toml", "lose azrak 1 by each if azrak >= 3", "flip star")
    change(root, "sky.toml", 'on_flip = ["take element 6 by captain"]', 'on_flip = ["flip moon"]')
    cycle = [one for one in lint(root) if one.code == "E09"]
    assert {one.file for one in cycle} == {"sky.toml"} and all("without end" in one.text for one in cycle)
