"""scripts/bootstrap.py: set-up that does nothing twice and says plainly what it lacks."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import bootstrap


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with just the files that decide what `.venv` holds."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / ".venv").mkdir()
    for name in ("pyproject.toml", *(f"requirements/{n}.txt" for n in ("build", "play", "dev"))):
        (tmp_path / name).write_text(name)
    return tmp_path


def test_the_wish_follows_the_files_that_matter(checkout: Path) -> None:
    first = bootstrap.wish("dev", checkout)
    assert bootstrap.wish("dev", checkout) == first
    for name in ("pyproject.toml", "requirements/dev.txt", "requirements/build.txt"):
        before = bootstrap.wish("dev", checkout)
        (checkout / name).write_text("changed")
        assert bootstrap.wish("dev", checkout) != before
    before = bootstrap.wish("dev", checkout)
    (checkout / "requirements/play.txt").write_text("changed")
    assert bootstrap.wish("dev", checkout) == before


def test_what_is_held_is_read_from_the_stamp(checkout: Path) -> None:
    assert bootstrap.held(checkout) == ""
    (checkout / ".venv" / ".chronolude").write_text("dev 123")
    assert bootstrap.held(checkout) == "dev 123"


@pytest.mark.parametrize(
    ("asked", "present", "name"),
    [
        ("play", "", "play"),
        ("dev", "", "dev"),
        ("play", "dev 123", "dev"),
        ("dev", "play 123", "dev"),
        ("play", "odd 123", "play"),
    ],
)
def test_the_larger_set_stays(asked: str, present: str, name: str) -> None:
    assert bootstrap.larger(asked, present) == name


def test_nothing_is_done_when_all_is_there(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    filled: list[str] = []
    monkeypatch.setattr(bootstrap, "fill", filled.append)
    monkeypatch.setattr(bootstrap, "wish", lambda name: f"{name} now")
    monkeypatch.setattr(bootstrap, "held", lambda: "dev now")
    assert bootstrap.main(["dev"]) == 0
    assert bootstrap.main(["play"]) == 0
    assert filled == []
    monkeypatch.setattr(bootstrap, "held", lambda: "dev before")
    assert bootstrap.main(["play"]) == 0
    assert filled == ["dev"]
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("words", [[], ["everything"], ["dev", "play"]])
def test_an_unknown_set_is_refused_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(words) == 2
    assert capsys.readouterr().err == "bootstrap: give one of: play, dev\n"


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (99, 0))
    assert bootstrap.main(["play"]) == 1
    said = capsys.readouterr().err
    assert "needs Python 3.11 or newer" in said
    assert said.count("\n") == 1


def test_a_uv_that_does_not_run_is_not_taken(tmp_path: Path) -> None:
    shim = tmp_path / "uv"
    shim.write_text("#!/bin/sh\nexit 127\n")
    assert not bootstrap.works(shim)
    shim.chmod(0o755)
    assert not bootstrap.works(shim)
    assert not bootstrap.works(None)
    assert bootstrap.works(sys.executable)


def test_uv_is_fetched_only_when_none_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str | Path, ...]] = []
    monkeypatch.setattr(bootstrap, "run", lambda *words: calls.append(words))
    monkeypatch.setattr(shutil, "which", lambda name: sys.executable)
    assert bootstrap.find_uv(tmp_path) == Path(sys.executable)
    assert calls == []
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert bootstrap.find_uv(tmp_path) == bootstrap.tool_path(tmp_path / ".tools", "uv")
    assert calls[0][1:4] == ("-m", "pip", "install")


def test_without_uv_and_pip_we_say_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*words: str | Path) -> None:
        raise bootstrap.Trouble("pip failed")

    monkeypatch.setattr(bootstrap, "run", fail)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(bootstrap.Trouble, match=r"install uv, or pip .*python3-pip"):
        bootstrap.find_uv(tmp_path)


def test_a_failed_command_is_named() -> None:
    with pytest.raises(bootstrap.Trouble, match=r"import sys; sys\.exit"):
        bootstrap.run(sys.executable, "-c", "import sys; sys.exit(3)")


def test_it_needs_nothing_but_the_standard_library() -> None:
    script = Path(bootstrap.__file__)
    said = subprocess.run([sys.executable, "-I", "-S", script], capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert said.stderr == "bootstrap: give one of: play, dev\n"


def test_what_is_translated_early_can_be_imported() -> None:
    assert bootstrap.early_words(Path(sys.executable)).wait() == 0
