"""Each test has a data folder of its own, so that no deck of the person who runs it can get in the way."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHRONOLUDE_DATA", str(tmp_path))
    folder = tmp_path / "decks"
    folder.mkdir()
    return folder
