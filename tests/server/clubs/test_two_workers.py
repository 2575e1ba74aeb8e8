"""One evening at two workers: nobody owns it, and of two who change it at once one reads again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from chronolude.server.store import models
from tests.server.house import run
from tests.server.several import two

from .night import Guest
from .test_evening import Club

pytestmark = pytest.mark.web


def test_two_workers_change_one_evening_and_nothing_is_lost(tmp_path: Path, server: str) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            club = await Club.open(one, rounds=1)
            there = Club(other, club.made)
            guests = [Guest(f"Guest {n}") for n in range(8)]
            await asyncio.gather(*(g.come((one, other)[n % 2].base, club.id) for n, g in enumerate(guests)))
            assert sorted(guest.id for guest in guests) == list(range(8))
            paired = await asyncio.gather(club.host("rounds"), there.host("rounds"))
            assert sorted(answer.status_code for answer in paired) == [201, 409]
            told = await there.told()
            assert len(told["played"]) == 1 and len(told["played"][0]["tables"]) == 4
            tables = models.tables.c
            rows = await one.hall.store.rows(select(tables.id, tables.sealed).where(tables.evening == club.id))
            assert [row.sealed for row in rows] == [1] * 4
            by_id = {guest.id: guest for guest in guests}
            for table in told["played"][0]["tables"]:
                found = [await by_id[who].seat(other.base, table["id"]) for who in table["who"]]
                assert [seat for seat, _ in found] == [0, 1]
            await asyncio.gather(club.host("rounds/close"), there.host("rounds/close"))
            rows = await one.hall.store.rows(select(tables.status, tables.sealed).where(tables.evening == club.id))
            assert {(row.status, row.sealed) for row in rows} == {("closed", 0)}
            assert (await club.told())["ended"]

    run(scenario())
