"""A club night whose server is killed while it pairs, and while people play; `make club-night` is the long one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .club import ClubNight
from .workers import Worker

pytestmark = pytest.mark.web


def test_the_plan_of_an_evening_outlives_its_server(tmp_path: Path) -> None:
    terms = {"game": "time-division", "size": 2, "rounds": 2, "name": "Short"}
    club = ClubNight(Worker(str(tmp_path / "club.db"), tmp_path, "club"), 4, terms, (2,), (2,))
    told = asyncio.run(club.run())
    assert told["kills"] == 1 and told["rounds"] == 2 and told["tables"] == 4
    assert not club.worker.troubles()
