"""The house and its guests: a broken package, what the plug-in says of a broken law, and where guests are listed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from chronolude.games import Board, Element, find, register
from chronolude.games.legend import Legend
from chronolude.starters.package import write
from chronolude.testing.plugin import Checked, checks

ASK = "import chronolude as cl; print([game['id'] for game in cl.games()])"


def test_a_broken_package_is_one_warning_that_names_it_and_all_else_goes_on(tmp_path: Path) -> None:
    for name, module in (("bad-import", "no_such_module:GAME"), ("no-game", "json:loads")):
        info = tmp_path / f"{name.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[chronolude.games]\n{name} = {module}\n")
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{Path(__file__).parent}"}
    done = subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True, check=True)
    assert "signal-night" in done.stdout and "contre-temps" in done.stdout and "bad-import" not in done.stdout
    told = [line for line in done.stderr.splitlines() if "RuntimeWarning" in line]
    assert len(told) == 2
    assert "the package bad-import brings no game 'bad-import' here: ModuleNotFoundError" in done.stderr
    assert "the package no-game brings no game 'no-game' here: TypeError: json:loads is not a Game" in done.stderr


def test_a_broken_law_is_one_sentence_with_event_field_and_cause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mutant of the issue in a package of its own: whoever lays a card is told the next card of the deck."""
    home = tmp_path / "leaky"
    write(home, "leaky")
    rules = home / "src/leaky/__init__.py"
    text = rules.read_text(encoding="utf-8")
    for honest, leaking in (
        ('("seat", SEAT), ("card", CARD)),', '("seat", SEAT), ("card", CARD), ("next", NUMBER)),'),
        ("emit(s, LAID, s.seat, noun_of(s.answer))", "emit(s, LAID, s.seat, noun_of(s.answer), top(s, DECK))"),
    ):
        assert text.count(honest) == 1
        text = text.replace(honest, leaking)
    rules.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(home / "src")
    monkeypatch.setitem(register(), "leaky", import_module("leaky").GAME)
    told = {name: check for name, check in checks(("leaky",), home / "tests") if "default/3" in name}
    with pytest.raises(AssertionError) as found:
        told["a seat cannot tell two worlds apart[leaky/default/3/0]"]()
    said = Checked.repr_failure(SimpleNamespace(name="the law"), found)  # type: ignore[arg-type]
    assert "event 'laid', field 'next'" in said and "Likely cause: 'next' is declared NUMBER" in said
    assert said.startswith("the law\n") and "Traceback" not in said


def test_the_generic_board_is_told_what_the_game_calls_things() -> None:
    game = find("toy-relay")
    assert game.board.kind is Legend
    table = find("signal-night")
    assert table.board.kind is Legend and table.board.element is not None
    assert table.board.element.tag == "signal-night-board"


def test_an_element_has_a_name_that_pages_can_use() -> None:
    with pytest.raises(ValueError, match="cannot be the name of a custom element"):
        Element("Board", Path())
    assert Board(element=Element("my-board", Path())).element is not None
