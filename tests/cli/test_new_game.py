"""`chronolude new-game`: a package that plays and passes its laws at once."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from runpy import run_path

import pytest

from chronolude.cli import run
from chronolude.games import register
from chronolude.starters.package import write
from chronolude.starters.toys import LAWS, TOYS
from chronolude.testing.laws import DECLARATIONS, WHOLE_GAMES
from chronolude.testing.laws import LAWS as LAWS_OF_TABLES
from chronolude.testing.plugin import checks
from chronolude.testing.tracing import TRACES

FILES = {
    "README.md", "pyproject.toml", "src/MODULE/__init__.py", "src/MODULE/bots.py", "src/MODULE/law/en.md",
    "src/MODULE/law/fr.md", "src/MODULE/words/en.ftl", "src/MODULE/words/fr.ftl", "tests/conftest.py",
    "tests/golden/NAME.txt", "tests/test_rules.py",
}  # fmt: skip


def files_in(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"
    }


@pytest.mark.parametrize(("name", "toy"), [("my-game", ""), ("my-cups", "shells")])
def test_a_new_game_passes_its_rules_and_laws_at_once(
    name: str, toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its laws at two seats, which stand for all, and its own tests; a release does the same with the wheel alone."""
    monkeypatch.chdir(tmp_path)
    assert run(["new-game", name, *(["--from", toy] if toy else []), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "pip install -e '.[test]'" in told and f"chronolude play {name}" in told
    home, module = tmp_path / name, name.replace("-", "_")
    wanted = {one.replace("MODULE", module).replace("NAME", name) for one in FILES}
    assert files_in(home) == wanted | ({f"src/{module}/rules.py"} if toy else set())
    monkeypatch.syspath_prepend(home / "src")
    monkeypatch.setitem(register(), name, import_module(module).GAME)
    made = {of: check() for of, check in checks((name,), home / "tests") if "default/2" in of or f"[{name}]" in of}
    assert len(made) == len(LAWS_OF_TABLES) + len(WHOLE_GAMES) + len(DECLARATIONS) + len(TRACES) + 1
    assert 0 not in made.values()
    rules = [test for of, test in run_path(str(home / "tests/test_rules.py")).items() if of.startswith("test_")]
    for test in rules:
        test()
    assert rules


@pytest.mark.parametrize("toy", TOYS)
def test_every_toy_can_be_begun_with(toy: str, tmp_path: Path) -> None:
    home = tmp_path / "game"
    write(home, "my-game", toy)
    text = "\n".join((home / name).read_text(encoding="utf-8") for name in files_in(home))
    assert "starter" not in text.lower() and f"toy-{toy}" not in text and "chronolude_toys" not in text
    assert set(LAWS) == set(TOYS)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["My Game"], "cannot be the name of a game"),
        (["json"], "is taken: Python or Chronolude already has something by that name"),
        (["class"], "is taken"),
        (["timeline"], "is taken"),
        (
            ["my-game", "--from", "chess"],
            "There is no toy “chess”; available: postcards, relay, shells, snap and whisper.",
        ),
        (["there"], "already exists"),
    ],
)
def test_what_cannot_be_written_is_said_in_one_line(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    assert run(["new-game", *arguments, "--lang", "en"]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
