"""A thing on the table is declared once: its constant is made from the layout, and nobody keeps a copy of it."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from chronolude.games import OURS, find, naming
from chronolude.kernel.layout import Number, Telling, Verb, Zone

FOLDER: Final = Path(str(naming.__file__)).parent
HOUSES: Final = sorted({path.split(".")[2] for path in OURS.values()})


def layouts(house: str) -> list[ModuleType]:
    """The layouts of a game's house: of one table, or of several in a folder."""
    found = [*FOLDER.glob(f"{house}/layout.py"), *FOLDER.glob(f"{house}/layout/[!_]*.py")]
    parts = [".".join(path.relative_to(FOLDER).with_suffix("").parts) for path in sorted(found)]
    return [import_module(f"chronolude.games.{part}") for part in parts]


def names_of(layout: ModuleType) -> dict[str, int]:
    module = import_module(layout.__name__.replace(".layout", ".names"))
    return {name: value for name, value in vars(module).items() if name.isupper()}


LAYOUTS: Final = [layout for house in HOUSES for layout in layouts(house)]


def test_every_house_has_a_layout() -> None:
    assert {layout.__name__.split(".")[2] for layout in LAYOUTS} == set(HOUSES)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
def test_the_names_are_what_the_layout_gives(layout: ModuleType) -> None:
    assert naming.home(layout).read_text(encoding="utf-8") == naming.made(layout)


@pytest.mark.parametrize("game", sorted(OURS))
def test_a_constant_leads_to_what_it_names_on_a_real_table(game: str) -> None:
    table = find(game).layout
    shown = [zone.name for zone in table.zones]
    house = OURS[game].split(".")[2]
    declared = next(
        one for one in layouts(house) if [zone.name for zone in one.ZONES][: len(shown)] == shown[: len(one.ZONES)]
    )
    names = names_of(declared)
    for zone in declared.ZONES[: len(shown)]:
        assert table.zone_of[names[naming.constant(zone)] + zone.first].name == zone.name
    for number in declared.NUMBERS:
        if number.name in table.offsets:
            assert table.offsets[number.name] == names[naming.constant(number)]
    for telling in declared.TELLINGS:
        assert table.tellings[names[naming.constant(telling)]].name == telling.name
    numbered = [verb._replace(among=()) for verb in table.verbs]  # an edition says which years, a deck how many gaps
    assert numbered == [verb._replace(among=()) for verb in declared.VERBS] and table.rules == declared.RULE_NAMES


def copies(text: str, names: dict[str, int]) -> list[str]:
    """Constants of a module that bear the name and the number of something on the table."""
    found: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            numbers = [one.value for one in getattr(node.value, "elts", [node.value]) if isinstance(one, ast.Constant)]
            called = [one.id for one in ast.walk(node) if isinstance(one, ast.Name)]
            found += [name for name in called if name in names and names[name] in numbers]
    return found


@pytest.mark.parametrize("house", HOUSES)
def test_no_room_of_a_house_keeps_a_number_of_its_own(house: str) -> None:
    names: dict[str, int] = {}
    for layout in layouts(house):
        names |= names_of(layout)
    rooms = [path for path in (FOLDER / house).rglob("*.py") if path.name not in ("cards.py", "names.py")]
    for room in rooms:
        if room.parent.name != "names":
            assert copies(room.read_text(encoding="utf-8"), names) == [], room


def test_a_copy_is_noticed() -> None:
    assert copies("HAND = 0", {"HAND": 0}) == copies("PILE, HAND = 8, 0", {"HAND": 0}) == ["HAND"]


def declared(**tables: Any) -> ModuleType:
    """A layout with these tables and otherwise empty ones."""
    layout = ModuleType("small.layout")
    for table in ("ZONES", "NUMBERS", "VERBS", "TELLINGS", "RULE_NAMES"):
        setattr(layout, table, tables.get(table, ()))
    layout.WORDS = tables.get("WORDS", {})  # type: ignore[attr-defined]
    return layout


def test_a_row_is_reached_by_the_number_people_give() -> None:
    zones = (Zone("hand", 1, 3), Zone("lead", 2, 4, first=1), Zone("in-play", 2))
    assert naming.zone_places(zones) == [("HAND", 0), ("LEAD", 2), ("IN_PLAY", 7)]


def test_words_begin_with_what_they_are_words_of() -> None:
    layout = declared(NUMBERS=(Number("energy", 3), Number("phase", words=("set-up", "over"))), WORDS={"how": ("led",)})
    text = naming.made(layout)
    for line in ("ENERGY: Final = 0", "PHASE: Final = 3", "PHASE_SET_UP: Final = 0", "PHASE_OVER: Final = 1"):
        assert line in text.splitlines()
    assert "HOW_LED: Final = 0" in text


def test_events_follow_those_of_the_kernel_and_rules_say_that_they_are() -> None:
    tables = {"TELLINGS": (Telling("card-laid"), Telling("over")), "RULE_NAMES": ("set-up", "turn")}
    lines = naming.made(declared(VERBS=(Verb("play"),), **tables)).splitlines()
    assert lines[-9:] == [
        "# Verbs.", "PLAY: Final = 0", "",
        "# Events.", "CARD_LAID: Final = 3", "OVER: Final = 4", "",
        "# Rules.", "SET_UP_RULE: Final = 0", "TURN_RULE: Final = 1",
    ][-9:]  # fmt: skip


def test_two_things_of_one_name_are_refused_until_one_is_called_otherwise() -> None:
    verb, telling = Verb("play"), Telling("play")
    with pytest.raises(ValueError, match="PLAY"):
        naming.made(declared(VERBS=(verb,), TELLINGS=(telling,)))
    assert "CARD_PLAYED: Final = 3" in naming.made(
        declared(VERBS=(verb,), TELLINGS=(Telling("play", called="CARD_PLAYED"),))
    )


def test_names_are_made_for_anybodys_game_whose_rules_wait_for_them(tmp_path: Path) -> None:
    house = tmp_path / "theirs" / "darts"
    house.mkdir(parents=True)
    (tmp_path / "theirs" / "__init__.py").write_text("")
    (house / "__init__.py").write_text("from .names import HAND\n")
    (house / "layout.py").write_text(
        "from chronolude.kernel.layout import OWNER, Zone\n"
        "ZONES = (Zone('board', OWNER), Zone('hand', OWNER, 2))\n"
        "NUMBERS = VERBS = TELLINGS = RULE_NAMES = ()\n"
    )
    command = [sys.executable, "-m", "chronolude.games.naming", "theirs.darts.layout"]
    subprocess.run(command, cwd=tmp_path, check=True)
    text = (house / "names.py").read_text()
    assert text.startswith(f'"""Made by `python {" ".join(command[1:])}`') and "HAND: Final = 1" in text
