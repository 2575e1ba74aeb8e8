"""people.toml and looks: who speaks, from a closed list of parts, told by file and line, shown with the card alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chronolude.games.time_stories.mission.library import OURS
from chronolude.games.time_stories.mission.load import Mission, examine, load
from chronolude.games.time_stories.mission.people import COLOURS, KIND, LOOKS, MARKS
from tests.games.time_stories.scenes import MADE, change, copy_of_fixture, scene

FACES = Path(__file__).parents[3] / "web/src/games/time-stories/faces"
DOCS = Path(__file__).parents[3] / "docs"
KEEPER = MADE.texts["people/keeper/name"]["en"]
MISSIONS = ("forgotten-star", "want-of-a-nail")


def findings(root: Path) -> list[str]:
    return [str(one) for one in examine(root)[1]]


def drawn(kind: str, file: str) -> set[str]:
    """The names in one table of a file of the client."""
    text = (FACES / file).read_text(encoding="utf-8")
    table = re.search(rf"export const {kind}: .*? = {{\n(.*?)\n}};", text, re.DOTALL)
    assert table, kind
    return set(re.findall(r'^  "?([a-z-]+)"?:', table[1], re.MULTILINE))


def test_the_board_can_draw_every_part_of_a_look() -> None:
    assert drawn("SKINS", "colours.ts") == set(LOOKS["skin"])
    assert drawn("COLOURS", "colours.ts") == set(COLOURS)
    assert drawn("BEFORE", "hair.ts") == set(LOOKS["hair"])
    assert drawn("BEARDS", "hair.ts") == set(LOOKS["beard"])
    assert drawn("DRESSES", "clothes.ts") == set(LOOKS["dress"])
    assert drawn("HATS", "clothes.ts") == set(LOOKS["head"])
    assert drawn("MARKS", "mien.ts") == set(MARKS)
    assert drawn("BEASTS", "beasts.ts") == set(LOOKS["being"]) - {"person", "child", "young", "old"}


def test_the_reference_names_every_part() -> None:
    told = set(re.findall(r"`([a-z-]+)`", (DOCS / "mission-reference.md").read_text(encoding="utf-8")))
    assert {*KIND, *MARKS, *COLOURS} <= told


@pytest.mark.parametrize("name", MISSIONS)
def test_everybody_in_our_missions_is_met_somewhere_and_looks_like_nobody_else(name: str) -> None:
    made: Mission = load(OURS / name)
    assert set(made.looks) == set(filter(None, made.speakers.values()))
    looks = [tuple(look) for look in (*made.looks.values(), *made.faces.values())]
    assert all(looks) and len(set(looks)) == len(looks)


def test_whoever_speaks_is_shown_with_the_card_and_to_its_reader_alone() -> None:
    """The keeper sits on D of the quay: nobody else sees who that is, before, meanwhile or as news."""
    nobody = scene(3)
    table = scene(3, held={0: "quay/D", 1: "quay/B", 2: "quay/C"})
    told = [[paper["speaker"] for paper in table.view(seat)["aid"]["papers"]] for seat in range(3)]
    assert [one["id"] for one in told[0] if one] == ["keeper"]
    assert KEEPER in str(table.view(0)) and next(one for one in told[0] if one)["look"] == MADE.looks["keeper"]
    assert not any(told[1]) and not any(told[2])
    for there, seats in ((nobody, (0, 1, 2, None)), (table, (1, 2, None))):
        assert not [seat for seat in seats if KEEPER in str(there.view(seat))]


def test_a_variant_may_be_without_whom_the_card_shows() -> None:
    """By night the children are gone from the shards, and the apprentice sleeps."""
    made = load(OURS / "forgotten-star")
    slot = made.cards.index("glass-street/E")
    assert made.speaker(slot, 0) == "smallest" and made.speaker(slot, 1) == ""
    shirin = made.cards.index("garden/C")
    assert {made.speaker(shirin, page) for page in range(len(made.page_keys[shirin]))} == {"shirin"}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"cap blue"', '"capp blue"', "E01 unknown part of a look 'capp'; did you mean 'cap'?"),
        ('"cap blue"', '"cap bleu"', "E01 unknown colour 'bleu'; did you mean 'blue'?"),
        ('"cap blue"', '"cap blue", "turban red"', "E11 'cap' and 'turban': a look has one head at most"),
        ('"pipe"', '"pipe brown"', "E11 'pipe' takes no colour 'brown'"),
        ('"cap blue"', '"cap blue red"', "E11 'cap' takes no colour"),
        ("look = [", 'hat = "tall"\nlook = [', "E01 unknown key 'hat'"),
    ],
)
def test_what_nobody_can_draw_is_told_by_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "people.toml", old, new)
    assert [one for one in findings(root) if one.startswith("people.toml:") and told in one]


def test_a_speaker_nobody_declared_and_a_person_declared_twice(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "locations/quay.toml", 'speaks = "keeper"', 'speaks = "keper"')
    people = root / "people.toml"
    people.write_text(people.read_text(encoding="utf-8") * 2, encoding="utf-8")
    told = findings(root)
    assert [one for one in told if "E02 unknown person 'keper'; did you mean 'keeper'?" in one]
    assert [one for one in told if "E03 person keeper is declared twice" in one]


def test_receptacles_elements_and_places_say_how_they_are_drawn(tmp_path: Path) -> None:
    root = copy_of_fixture(tmp_path)
    change(root, "receptacles.toml", 'id = "ada"\n', 'id = "ada"\nlook = ["tan", "bun balck"]\n')
    change(root, "elements.toml", "number = 1\n", 'number = 1\npicture = "lampe"\n')
    change(root, "scenes.toml", 'landmark = "boat"', 'landmark = "boot"')
    told = findings(root)
    assert [one for one in told if one.startswith("receptacles.toml:") and "colour 'balck'" in one]
    assert [one for one in told if one.startswith("elements.toml:") and "unknown picture 'lampe'" in one]
    assert [one for one in told if one.startswith("scenes.toml:") and "unknown landmark 'boot'" in one]
