"""scripts/fetch_browser.py: Chromium for CI's own machines, and nobody else's system touched."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from scripts import fetch_browser as script

APT = """#!/bin/sh
here=$(dirname "$0")
for last; do true; done
test "$1" = update && last=update
echo "$last" >> "$here/said"
case " {refused} " in *" $last "*) echo "$last is not to be had" >&2; exit 100;; esac
test "$last" = update || { printf '#!/bin/sh\\n' > "$here/$last"; chmod +x "$here/$last"; }
"""
WINDOWLESS = script.WINDOWLESS


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine of CI's without a browser; what its apt-get was asked for stands in `said`."""
    monkeypatch.delenv("CHRONOLUDE_CHROMIUM", raising=False)
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: str(tmp_path / name) if (tmp_path / name).exists() else None)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    put(tmp_path)
    return tmp_path


def put(folder: Path, *refused: str) -> None:
    (folder / "apt-get").write_text(APT.replace("{refused}", " ".join(refused)), encoding="utf-8")
    (folder / "apt-get").chmod(0o755)


def said(folder: Path) -> list[str]:
    return (folder / "said").read_text().split() if (folder / "said").exists() else []


def test_a_machine_of_ci_is_brought_a_browser_once(bare: Path) -> None:
    assert not script.is_there()
    assert script.main() == 0 and script.main() == 0
    assert said(bare) == ["update", WINDOWLESS] and script.is_there(WINDOWLESS)


def test_the_one_without_a_window_is_brought_beside_another(bare: Path) -> None:
    (bare / "chromium").write_text("")
    assert script.main() == 0
    assert said(bare) == ["update", WINDOWLESS]


def test_where_it_is_not_to_be_had_the_whole_one_is_brought(bare: Path) -> None:
    put(bare, WINDOWLESS)
    assert script.main() == 0
    assert said(bare) == ["update", WINDOWLESS, "chromium"] and script.is_there("chromium")


def test_nobody_elses_system_is_touched(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI")
    assert script.main() == 0
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert script.main() == 0
    assert said(bare) == []


def test_what_cannot_be_had_is_told(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(bare, "update", WINDOWLESS, "chromium")
    assert script.main() == 0
    assert "no Chromium: apt-get install ended with 100: chromium is not to be had" in capsys.readouterr().out


def test_a_browser_that_is_there_is_enough_where_no_other_can_be_had(
    bare: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(bare, "update")
    (bare / "chromium").write_text("")
    assert script.main() == 0
    assert said(bare) == ["update"] and "no Chromium" not in capsys.readouterr().out
