"""What several files of tests need: workers that notice a death soon."""

from __future__ import annotations

import pytest

from chronolude.server.workers import peers


@pytest.fixture
def soon_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Death is noticed sooner than in a real house."""
    monkeypatch.setattr("chronolude.server.workers.cluster.BEAT_SECONDS", 0.1)
    monkeypatch.setattr(peers, "LOST_SECONDS", 1.5)
