"""scripts/compile.py: what is compiled, and that the copy follows its source."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from scripts import compile as script

LIST = '[tool.chronolude]\ncompiled = ["kernel/*.py", "games/*/rules.py"]\n'
STATE = "def double(n: int) -> int:\n    return 2 * n\n"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package with one module to compile and one to leave alone."""
    package = tmp_path / "src" / "chronolude"
    for name, text in {
        "__init__.py": "",
        "kernel/__init__.py": "from chronolude.kernel.state import double as double\n",
        "kernel/state.py": STATE,
        "games/__init__.py": "",
        "games/toy/__init__.py": "",
        "games/toy/text.py": "",
        "games/toy/data/cards.toml": "a = 1\n",
    }.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    (tmp_path / "pyproject.toml").write_text(LIST)
    return package


def test_the_list_names_modules_but_no_package_file(source: Path) -> None:
    (source / "games/toy/rules.py").write_text("")
    found = script.modules(source, source.parent.parent)
    assert found == [Path("games/toy/rules.py"), Path("kernel/state.py")]


def test_the_real_list_takes_kernel_and_rules(source: Path) -> None:
    (source / "games/toy/rules.py").write_text("")
    assert Path("kernel/state.py") in script.modules(source)
    assert Path("games/toy/rules.py") in script.modules(source)
    assert Path("games/toy/text.py") not in script.modules(source)


def test_the_copy_follows_its_source(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    script.lay(source, copy)
    assert (copy / "games/toy/data/cards.toml").read_text() == "a = 1\n"
    (copy / "kernel/state.cpython.so").write_text("made")
    before = (copy / "kernel/state.py").stat().st_mtime_ns
    (source / "games/toy/text.py").unlink()
    (source / "__init__.py").write_text("changed = 1\n")
    script.lay(source, copy)
    assert script.files(copy) == script.files(source)
    assert (copy / "__init__.py").read_text() == "changed = 1\n"
    assert (copy / "kernel/state.py").stat().st_mtime_ns == before
    assert (copy / "kernel/state.cpython.so").exists()


def test_the_digest_follows_names_and_contents(source: Path) -> None:
    names = [Path("kernel/state.py")]
    first = script.digest(source, names)
    assert script.digest(source, names) == first
    assert script.digest(source, [*names, Path("__init__.py")]) != first
    (source / "kernel/state.py").write_text(STATE + "\n")
    assert script.digest(source, names) != first


def test_clear_removes_what_was_made(tmp_path: Path) -> None:
    made = [tmp_path / "a__mypyc.so", tmp_path / "b" / "c.pyd", tmp_path / "build" / "x.c"]
    for path in [*made, tmp_path / "keep.py"]:
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
    script.clear(tmp_path)
    assert not any(path.exists() for path in made)
    assert (tmp_path / "keep.py").exists()


def test_a_compiler_that_is_not_there_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert script.has_compiler() is False


def test_a_compiler_needs_the_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", f"{sys.executable} -x")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert script.has_compiler() is False
    (tmp_path / "Python.h").write_text("")
    assert script.has_compiler() is True


@pytest.mark.parametrize(("words", "status"), [([], 1), (["--optional"], 0)])
def test_without_a_compiler_only_the_optional_run_goes_on(
    words: list[str],
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    home = tmp_path / "compiled"
    home.mkdir()
    monkeypatch.setattr(script, "HOME", home)
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["compile.py", *words])
    assert script.main() == status
    assert "no C compiler here" in capsys.readouterr().err
    assert home.exists() is bool(status)  # a stale copy must not be played


@pytest.mark.slow
def test_the_copy_is_compiled_once_and_the_source_stays_plain(source: Path, tmp_path: Path) -> None:
    home = tmp_path / "compiled"
    made = script.compile_copy(source, home)
    times = [path.stat().st_mtime_ns for path in made]
    assert made
    assert [p.stat().st_mtime_ns for p in script.compile_copy(source, home)] == times
    assert list(source.rglob("*.so")) == []
    ask = "from chronolude.kernel import double, state; print(double(4), state.__file__)"
    said = subprocess.run(
        [sys.executable, "-c", ask],
        env={**os.environ, "PYTHONPATH": str(home)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert said[0] == "8"
    assert said[1].endswith((".so", ".pyd"))


@pytest.mark.slow
def test_what_mypyc_refuses_is_told_and_leaves_no_stamp(source: Path, tmp_path: Path) -> None:
    (source / "kernel/state.py").write_text("def double(n: int) -> str:\n    return 2 * n\n")
    with pytest.raises(subprocess.CalledProcessError):
        script.compile_copy(source, tmp_path / "compiled")
    assert not (tmp_path / "compiled" / ".stamp").exists()
