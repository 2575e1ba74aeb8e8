"""hatch_build.py: the web client is built when it must be, and never when there is none."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts import web
from scripts.compile import SOURCE, modules

ROOT = Path(__file__).resolve().parents[2]


def said(text: str) -> object:
    """A stand-in for running `node --version`."""
    return lambda *words, **more: subprocess.CompletedProcess(words, 0, stdout=text)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with a web client and a catalogue of words."""
    for name in ("web/package.json", "web/src/main.ts", "src/chronolude/locale/en/app.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "src/chronolude/_web").mkdir()
    return tmp_path


def test_without_a_web_folder_there_is_nothing_to_build(tmp_path: Path) -> None:
    assert web.web_is_fresh(tmp_path)


def test_a_bundle_is_fresh_only_for_the_sources_it_was_made_of(root: Path) -> None:
    assert not web.web_is_fresh(root)
    stamp = root / "src/chronolude/_web/.stamp"
    stamp.write_text(web.web_digest(root))
    assert web.web_is_fresh(root)
    (root / "web/node_modules").mkdir()
    (root / "web/node_modules/x.js").write_text("not ours")
    assert web.web_is_fresh(root)
    (root / "src/chronolude/locale/en/app.ftl").write_text("hello = Hello")
    assert not web.web_is_fresh(root)


def test_a_bundle_built_quickly_is_played_and_not_released(root: Path, said_to_npm: list[str]) -> None:
    assert web.main(["--quick"]) == 0
    assert web.main(["--quick"]) == 0
    assert web.web_is_fresh(root, quick=True) and not web.web_is_fresh(root)
    assert web.main([]) == 0
    assert web.web_is_fresh(root)
    assert web.main(["--quick"]) == 0, "the whole one will do as well"
    assert said_to_npm == ["ci --omit=dev", "run build", "run build"]


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v22.13.0\n", True),
        ("v24.1.0\n", True),
        ("v22.12.9\n", False),
        ("v20.20.0\n", False),
        ("?", False),
    ],
)
def test_only_a_new_enough_node_is_used(version: str, good: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", said(version))
    assert web.system_node() is good


def test_no_node_is_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not web.system_node()


@pytest.fixture
def said_to_npm(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm is called with, in a checkout whose lock names something."""
    said: list[str] = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: said.append(" ".join((words[1], words[-1]))))
    monkeypatch.setattr(web, "npm_command", lambda: ["npm"])
    monkeypatch.setattr(web, "system_node", lambda: True)
    monkeypatch.setattr(web, "ROOT", root)
    monkeypatch.setenv(web.TWINS, "all")
    (root / "web/node_modules").mkdir()
    (root / "web/package-lock.json").write_text("{}")
    return said


def test_what_the_lock_names_is_installed_once(root: Path, said_to_npm: list[str]) -> None:
    assert web.main(["lint", "check"]) == 0
    assert web.main(["test"]) == 0
    assert web.main([]) == 0
    assert said_to_npm == ["ci --ignore-scripts", "run lint", "run check", "run test", "run build"]
    (root / "web/package-lock.json").write_text('{"packages": {}}')
    assert web.main(["test"]) == 0
    assert said_to_npm[5:] == ["ci --ignore-scripts", "run test"]


def test_to_build_the_page_no_tools_are_installed(said_to_npm: list[str]) -> None:
    assert web.main([]) == 0
    assert web.main([]) == 0
    assert web.main(["lint"]) == 0
    assert said_to_npm == ["ci --omit=dev", "run build", "ci --ignore-scripts", "run lint"]


def test_whoever_will_want_tools_gets_them_with_the_page(said_to_npm: list[str]) -> None:
    assert web.main(["--tools"]) == 0
    assert web.main(["lint"]) == 0
    assert said_to_npm == ["ci --ignore-scripts", "run build", "run lint"]


def test_the_lock_names_no_registry_and_every_machine_s_binaries() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not [name for name, package in lock.items() if "resolved" in package]
    held = {name.rpartition("node_modules/")[2] for name in lock}
    assert {one for package in lock.values() for one in package.get("optionalDependencies", {})} <= held


def build(folder: Path, **environment: str) -> set[str]:
    """Build the wheel of this checkout; the names of what lies in it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    plain = {k: v for k, v in os.environ.items() if k not in {"CHRONOLUDE_COMPILE", "PYTHONPATH"}}
    subprocess.run(command, cwd=ROOT, env=plain | environment, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("none-any.whl") is (not environment)
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.slow
def test_the_wheel_holds_the_whole_package_and_nothing_compiled(tmp_path: Path) -> None:
    names = build(tmp_path)
    package = ROOT / "src" / "chronolude"
    wanted = {p for p in package.rglob("*") if p.is_file() and "__pycache__" not in p.parts}
    assert {p.relative_to(package.parent).as_posix() for p in wanted} <= names
    assert "chronolude/py.typed" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert not [name for name in names if name.startswith(("tests", "scripts"))]


@pytest.mark.slow
def test_a_compiled_wheel_is_made_when_asked_for(tmp_path: Path) -> None:
    names = build(tmp_path, CHRONOLUDE_COMPILE="1")
    made = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    wanted = {Path("chronolude", name).with_suffix("").as_posix() for name in modules(SOURCE)}
    assert wanted
    assert wanted <= made
