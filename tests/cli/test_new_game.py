"""`chronolude new-game`: a package that plays and passes its laws at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chronolude.cli import run
from chronolude.starters.package import write
from chronolude.starters.toys import LAWS, TOYS

FILES = {
    "README.md", "pyproject.toml", "src/my_game/__init__.py", "src/my_game/bots.py", "src/my_game/law/en.md",
    "src/my_game/law/fr.md", "src/my_game/words/en.ftl", "src/my_game/words/fr.ftl", "tests/conftest.py",
    "tests/golden/my-game.txt", "tests/test_rules.py",
}  # fmt: skip


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def known_as_installed(folder: Path, id: str) -> dict[str, str]:
    """An environment in which the package is found by its metadata, as after `pip install -e`."""
    info = folder / "src" / f"{id.replace('-', '_')}-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {id}\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text(f"[chronolude.games]\n{id} = {id.replace('-', '_')}:GAME\n")
    return {**os.environ, "PYTHONPATH": str(folder / "src")}


@pytest.mark.parametrize("toy", ["", "shells"])
def test_a_new_game_passes_its_rules_and_laws_at_once(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new-game", "my-game", *(["--from", toy] if toy else []), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "pip install -e '.[test]'" in told and "chronolude play my-game" in told
    assert files_in(tmp_path / "my-game") == FILES | ({"src/my_game/rules.py"} if toy else set())
    few = "default/2 or my-game] or test_"  # two seats stand for all: the rest is the same code
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", few]
    env = known_as_installed(tmp_path / "my-game", "my-game")
    done = subprocess.run(command, cwd=tmp_path / "my-game", env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout and "skipped" not in done.stdout


@pytest.mark.parametrize("toy", TOYS)
def test_every_toy_can_be_begun_with(toy: str, tmp_path: Path) -> None:
    home = tmp_path / "game"
    write(home, "my-game", toy)
    text = "\n".join(path.read_text(encoding="utf-8") for path in home.rglob("*") if path.is_file())
    assert "starter" not in text.lower() and f"toy-{toy}" not in text and "chronolude_toys" not in text
    assert set(LAWS) == set(TOYS)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["My Game"], "is no name for a game"),
        (["json"], "is taken: Python or Chronolude has something of that name"),
        (["class"], "is taken"),
        (["timeline"], "is taken"),
        (
            ["my-game", "--from", "chess"],
            "There is no toy “chess”; there are postcards, relay, shells, snap and whisper.",
        ),
        (["there"], "is there already"),
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
