"""A backup taken under load restores to a server on which every game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.postgres import empty_database

from .drill import drill

pytestmark = [pytest.mark.web, pytest.mark.slow]


def test_a_copy_of_a_file_under_load_is_a_house_where_every_game_goes_on(tmp_path: Path) -> None:
    told = asyncio.run(drill(tmp_path, str(tmp_path / "first.db"), tables=4, copies=2))
    assert len(told["answers in copies"]) == 2
    assert all(given > 0 for given in told["answers in copies"])


def test_and_so_is_a_dump_of_postgresql(server: str, tmp_path: Path) -> None:
    told = asyncio.run(drill(tmp_path, empty_database(server), tables=3, copies=1, server=server))
    assert told["answers in copies"][0] > 0
