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


def test_a_wheel_of_another_python_leaves_the_copy_of_this_checkout_alone(source: Path, tmp_path: Path) -> None:
    home = tmp_path / "compiled"
    assert script.home_of_wheel(source, tmp_path) == home
    home.mkdir()
    (home / ".stamp").write_text(script.digest(source, script.modules(source)))
    assert script.home_of_wheel(source, tmp_path) == home
    (home / ".stamp").write_text("of another Python")
    assert script.home_of_wheel(source, tmp_path) == tmp_path / f"compiled-{sys.implementation.cache_tag}"


def test_a_compiler_that_is_not_there_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert script.has_compiler() is False


def test_a_compiler_needs_the_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", f"{sys.executable} -x")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert script.has_compiler() is False
    (tmp_path / "Python.h").write_text("")
    assert script.has_compiler() is True


def test_without_a_compiler_compiling_fails_and_playing_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "HOME", tmp_path)
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["compile.py"])
    assert script.main() == 1
    assert "no C compiler here" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["compile.py", "--behind"])
    assert script.main() == 0
    said = capsys.readouterr()
    assert said.out == "\n"  # no folder: the sources run
    assert "no C compiler here" in said.err


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What was started in the background, and is not."""
    found: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: found.append(words))
    monkeypatch.setattr(script, "has_compiler", lambda: True)
    return found


def test_a_start_waits_for_no_compiler_and_takes_up_what_is_ready(
    source: Path, tmp_path: Path, started: list[list[str]]
) -> None:
    home = tmp_path / ".cache" / "compiled"
    folder, told = script.behind(source, home)
    assert (folder, len(started)) == (None, 1)
    assert "in the background" in told
    (home / ".stamp").write_text(script.digest(source, script.modules(source)))
    (source / "games/toy/text.py").write_text("new = 1\n")  # no reason to compile, but to be taken along
    assert script.behind(source, home) == (home, "")
    assert (home / "chronolude/games/toy/text.py").read_text() == "new = 1\n"
    (source / "kernel/state.py").write_text(STATE + "\n")
    assert script.behind(source, home)[0] is None
    assert len(started) == 2


def test_a_start_leaves_a_copy_alone_that_is_being_compiled(
    source: Path, tmp_path: Path, started: list[list[str]]
) -> None:
    with script.alone(tmp_path, wait=True):
        folder, told = script.behind(source, tmp_path)
    assert (folder, started) == (None, [])
    assert "still being compiled" in told
    assert not (tmp_path / "chronolude").exists()


def test_what_was_refused_is_told_and_not_tried_again(source: Path, tmp_path: Path, started: list[list[str]]) -> None:
    home = tmp_path / ".cache" / "compiled"
    home.mkdir(parents=True)
    (home / ".refused").write_text(script.digest(source, script.modules(source)))
    folder, told = script.behind(source, home)
    assert (folder, started) == (None, [])
    assert "compile.log" in told


def test_in_the_background_a_refusal_is_noted(
    source: Path, tmp_path: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    humble: list[int] = []
    monkeypatch.setattr(os, "nice", humble.append)
    monkeypatch.setattr(os, "sched_setscheduler", lambda _pid, policy, _most: humble.append(policy), raising=False)
    monkeypatch.setattr(script, "attempt", lambda *, force: "refused")
    monkeypatch.setattr(script, "SOURCE", source)
    monkeypatch.setattr(script, "HOME", tmp_path)
    assert script.humbly() == 1
    assert humble == ([19, os.SCHED_IDLE] if sys.platform == "linux" else [19])
    assert script.noted(tmp_path, ".refused") == script.digest(source, script.modules(source))


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
def test_only_what_changed_is_compiled_again(source: Path, tmp_path: Path) -> None:
    (source / "games/toy/rules.py").write_text("from chronolude.kernel.state import double\nFOUR = double(2)\n")
    home = tmp_path / "compiled"
    before = set(script.compile_copy(source, home))
    objects = {path: path.stat().st_mtime_ns for path in (home / "build").rglob("*.o")}
    assert len(objects) > 3
    (source / "kernel/state.py").write_text(STATE.replace("2 * n", "n + n"))
    assert set(script.compile_copy(source, home)) == before
    changed = [path.name for path, at in objects.items() if path.stat().st_mtime_ns != at]
    assert changed == ["__native_chronolude___kernel___state.o"]
    (source / "games/toy/rules.py").unlink()
    after = script.compile_copy(source, home)
    assert not [path for path in after if path.parent.name == "toy"]  # nothing stale can be imported


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there units are compiled as mypyc wrote them")
def test_what_runs_once_is_marked_and_a_door_reads_no_long_headers(source: Path, tmp_path: Path) -> None:
    build = tmp_path / "compiled" / "build"
    script.compile_copy(source, build.parent)
    units = [path.read_text() for path in build.glob("__native_chronolude___*.c")]
    assert len(units) == len(script.modules(source))
    assert all(unit.count("\nONCE char CPyDef_") == 1 == unit.count("#define ONCE\n") for unit in units)
    doors = [path.read_text() for path in build.rglob("*-door.c")]
    assert len(doors) == len(units)
    assert bool(sysconfig.get_config_var("Py_GIL_DISABLED")) or not any(
        "#include" in door.replace("#includes", "") for door in doors
    )


@pytest.mark.slow
def test_what_mypyc_refuses_is_told_and_leaves_no_stamp(source: Path, tmp_path: Path) -> None:
    (source / "kernel/state.py").write_text("def double(n: int) -> str:\n    return 2 * n\n")
    with pytest.raises(subprocess.CalledProcessError):
        script.compile_copy(source, tmp_path / "compiled")
    assert not (tmp_path / "compiled" / ".stamp").exists()
