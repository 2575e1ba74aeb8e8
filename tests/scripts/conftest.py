"""Scripts are run as a person calls them: from the sources, whichever engine the tests themselves use."""

import pytest


@pytest.fixture(autouse=True)
def from_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
