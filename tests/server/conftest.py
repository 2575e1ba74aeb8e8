"""What several files of tests need: a PostgreSQL of their own, and workers that notice a death soon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chronolude.server.workers import peers

from .postgres import postgres


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def soon_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Death is noticed sooner than in a real house."""
    monkeypatch.setattr("chronolude.server.workers.cluster.BEAT_SECONDS", 0.1)
    monkeypatch.setattr(peers, "LOST_SECONDS", 1.5)
