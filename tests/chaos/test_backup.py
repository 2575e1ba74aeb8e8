"""A backup taken under load restores to a server on which every game goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from chronolude.server.doctor import examine
from chronolude.server.settings import read_settings
from chronolude.server.store.backup import backup_file
from tests.server.house import Client, house, run

from .players import Player
from .run import WISH

pytestmark = [pytest.mark.web, pytest.mark.slow]
TABLES = 4


def test_a_backup_under_load_restores_to_a_house_where_every_game_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        copies: list[Path] = []
        async with house(tmp_path / "first") as here:
            made = [await here.make(players=WISH["players"]) for _ in range(TABLES)]
            players = [
                Player(one["id"], key["seat"], key["token"], random.Random(key["seat"]), 0.02)
                for one in made
                for key in one["seats"]
            ]
            playing = asyncio.gather(*(player.play(lambda: here.port) for player in players))
            for i in range(3):
                before = sum(len(player.accepted) for player in players)
                while sum(len(player.accepted) for player in players) < before + 5:
                    await asyncio.sleep(0.01)
                copy = tmp_path / f"copy-{i}.db"
                copies.append(await asyncio.to_thread(backup_file, tmp_path / "first" / "test.db", copy))
            told = await here.post("/api/admin/backup", token="admin")
            copies.append(tmp_path / "first" / told.json()["file"])
            await playing
        for copy in copies:
            await goes_on(copy, players)

    (tmp_path / "first").mkdir()
    run(scenario())


async def goes_on(copy: Path, players: list[Player]) -> None:
    """The copy is sound; everybody comes back with their link and hears what they heard, then plays to the end."""
    found = await examine(read_settings({}, db=str(copy)))
    assert found["sound"], found
    async with house(copy.parent, db=str(copy)) as again:
        back = [Player(one.table, one.seat, one.token, random.Random(9), 0) for one in players]
        for now, then in zip(back, players, strict=True):
            client = await Client.open(again.port, now.table, now.token)
            await client.until("update")
            told = [event["kind"] for event in client.events]
            assert told == [event["kind"] for event in then.events][: len(told)]
            await client.close()
        await asyncio.gather(*(player.play(lambda: again.port) for player in back))
        assert all(player.over for player in back)
