"""docs/new-game.md says what is so: its game is the starter's, its tables name what there is."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Final

from chronolude.games import Game, Rulebook, find
from chronolude.games.naming import events_in, numbers_in, zones_in
from chronolude.starters.package import STARTER, Naming

PAGE: Final = (Path(__file__).parents[2] / "docs/new-game.md").read_text(encoding="utf-8")
ROW: Final = re.compile(r"^\| `((?:kernel|games)\.\w+)` \|(.*)\|$", re.MULTILINE)
WORD: Final = re.compile(r"`(\w+)[^`]*`")


def lines_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def part(title: str) -> str:
    """What stands under a heading."""
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_game_of_the_page_is_the_one_that_is_written_whole() -> None:
    shown = "\n".join(re.findall(r"```python game\n(.*?)```", PAGE, re.DOTALL))
    starter = (STARTER / "src/starter_game/__init__.py").read_text(encoding="utf-8")
    assert lines_of(shown) == lines_of(Naming("my-game").fill(starter))


def test_every_verb_of_the_table_is_found_where_it_says() -> None:
    rows = ROW.findall(part("The verbs of the kernel"))
    assert len(rows) == 7
    for module, told in rows:
        names = [name for name in WORD.findall(told) if name not in ("s", "1")]
        missing = [name for name in names if not hasattr(import_module(f"chronolude.{module}"), name)]
        assert names and not missing, (module, missing)


def test_every_field_of_a_game_and_of_its_rulebook_is_told() -> None:
    told = part("What a `Game` may bring")
    rows = re.findall(r"^\| (`.*?`) \|", told, re.MULTILINE)
    fields = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert fields == [name for name in inspect.signature(Game).parameters if name != "self"]
    book = told[told.index("`Rulebook`:") :]
    assert all(f"`{name}" in book or f"`{name}" in rows for name in list(inspect.signature(Rulebook).parameters)[2:])


def test_what_a_layout_declares_is_counted_in_its_order() -> None:
    night = find("signal-night").layout  # five seats with five places each, five lines
    assert zones_in(night) == [0, 1, 26, 31]
    assert [night.zone_of[at].name for at in zones_in(night)] == [zone.name for zone in night.zones]
    assert numbers_in(night)[:4] == [0, 5, 6, 7]
    first, *_ = events_in(night)
    assert first == 3 and night.tellings[first].name == "laid"
