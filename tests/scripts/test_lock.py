"""The pinned requirement files: hashes everywhere, hosts nowhere, one version in all of them."""

import re
import tomllib
from pathlib import Path

import pytest

from scripts import lock
from scripts.bootstrap import ROOT, SETS

FILES = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)


def pins(path: Path) -> set[tuple[str, str]]:
    """Each package of a file with its version."""
    return set(PIN.findall(path.read_text()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_pin_has_a_hash_and_no_host_is_named(path: Path) -> None:
    text = path.read_text()
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_every_file_has_its_recipe_and_every_set_its_file() -> None:
    assert {path.stem for path in FILES} == {*lock.LOCKS, "build"}
    assert set(lock.ORDER) == set(lock.LOCKS)
    assert set(SETS) <= set(lock.LOCKS)


@pytest.mark.parametrize("name", [name for name in lock.ORDER if name != "dev"])
def test_the_smaller_sets_agree_with_dev(name: str) -> None:
    assert pins(ROOT / "requirements" / f"{name}.txt") <= pins(ROOT / "requirements" / "dev.txt")


def test_what_the_project_asks_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {pin[0] for pin in pins(ROOT / "requirements" / "dev.txt")}
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    for line in [*project["dependencies"], *extras]:
        name = re.split(r"[\[<>=; ]", line)[0].lower().replace(".", "-")
        assert name in names | {"chronolude"}, f"{name}: run make lock"


def test_the_command_pins_for_all_platforms_with_hashes() -> None:
    words = lock.command("server", Path("uv"), upgrade=True)
    assert {"--universal", "--generate-hashes", "--no-emit-index-url", "--upgrade"} <= set(words)
    assert words[-1] == "requirements/server.txt"
    assert "requirements/dev.txt" in words
    assert "--constraints" not in lock.command("dev", Path("uv"), upgrade=False)
