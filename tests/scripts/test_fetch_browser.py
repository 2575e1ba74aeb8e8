"""scripts/fetch_browser.py: Chromium for CI's own machines, and nobody else's system touched."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from scripts import fetch_browser as script

APT = """#!/bin/sh
echo "$1" >> "$(dirname "$0")/said"
test "$1" = update || { printf '#!/bin/sh\\n' > "$(dirname "$0")/chromium"; chmod +x "$(dirname "$0")/chromium"; }
exit {code}
"""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine of CI's without a browser; what its apt-get was asked for stands in `said`."""
    monkeypatch.delenv("CHRONOLUDE_CHROMIUM", raising=False)
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: str(tmp_path / name) if (tmp_path / name).exists() else None)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    put(tmp_path, 0)
    return tmp_path


def put(folder: Path, code: int) -> None:
    (folder / "apt-get").write_text(APT.replace("{code}", str(code)), encoding="utf-8")
    (folder / "apt-get").chmod(0o755)


def said(folder: Path) -> list[str]:
    return (folder / "said").read_text().split() if (folder / "said").exists() else []


def test_a_machine_of_ci_is_brought_a_browser_once(bare: Path) -> None:
    assert not script.is_there()
    assert script.main() == 0 and script.main() == 0
    assert said(bare) == ["update", "install"] and script.is_there()


def test_nobody_elses_system_is_touched(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI")
    assert script.main() == 0
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert script.main() == 0
    assert said(bare) == []


def test_what_cannot_be_had_is_told(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(bare, 100)
    assert script.main() == 0
    assert "no Chromium: apt-get update" in capsys.readouterr().out
