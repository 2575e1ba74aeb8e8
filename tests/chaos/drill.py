"""The drill of the operations page: copies are taken while people play, and every game goes on in each of them."""

from __future__ import annotations

import asyncio
import random
import subprocess
from pathlib import Path

from sqlalchemy import make_url

from chronolude.server.doctor import examine
from chronolude.server.settings import read_settings
from chronolude.server.store.backup import backup_file
from tests.server.house import Client, House, Plain, house
from tests.server.postgres import empty_database, program

from .players import Player
from .run import WISH

BETWEEN = 5
"""Answers between one copy and the next, for each table."""


async def drill(folder: Path, database: str, tables: int, copies: int, server: str = "") -> Plain:
    """Play, copy, restore, play on; `server` is where PostgreSQL makes new databases. What was done."""
    made: list[str] = []
    async with house(folder, db=database) as here:
        players = await sit_down(here, tables)
        playing = asyncio.gather(*(player.play(lambda: here.port) for player in players))
        for i in range(copies):
            before = answers_of(players)
            while answers_of(players) < before + BETWEEN * tables and not playing.done():
                await asyncio.sleep(0.01)
            assert not playing.done(), "the games were over before the copies were taken"
            taken = asyncio.to_thread(dumped, database, server, folder / f"{i}.dump") if server else copied(here, i)
            made.append(await taken)
        await playing
    given = [await goes_on(folder, copy, players) for copy in made]
    return {"tables": tables, "copies": copies, "answers in the house": answers_of(players), "answers in copies": given}


async def sit_down(here: House, tables: int) -> list[Player]:
    made = [await here.make(players=WISH["players"]) for _ in range(tables)]
    return [
        Player(one["id"], key["seat"], key["token"], random.Random(key["seat"]), 0.05)
        for one in made
        for key in one["seats"]
    ]


def answers_of(players: list[Player]) -> int:
    return sum(len(player.accepted) for player in players)


async def copied(here: House, number: int) -> str:
    """By the command, and by the house itself, in turn."""
    database = Path(here.settings.db)
    if number % 2:
        told = await here.post("/api/admin/backup", token="admin")
        return str(database.parent / told.json()["file"])
    return str(await asyncio.to_thread(backup_file, database, database.with_name(f"copy-{number}.db")))


def dumped(database: str, server: str, file: Path) -> str:
    """As the page tells it: pg_dump, and pg_restore into a new database."""
    again = empty_database(server)
    subprocess.run([program("pg_dump"), "-Fc", "-f", str(file), plain(database)], check=True)
    subprocess.run([program("pg_restore"), "-d", plain(again), str(file)], check=True)
    return again


def plain(database: str) -> str:
    return make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)


async def goes_on(folder: Path, copy: str, players: list[Player]) -> int:
    """The copy is sound; everybody comes back with their link and hears what they heard, then plays to the end."""
    found = await examine(read_settings({}, db=copy))
    assert found["sound"], found
    async with house(folder, db=copy) as again:
        back = [Player(one.table, one.seat, one.token, random.Random(9), 0) for one in players]
        for now, then in zip(back, players, strict=True):
            client = await Client.open(again.port, now.table, now.token)
            await client.until("update")
            told = [event["kind"] for event in client.events]
            assert told == [event["kind"] for event in then.events][: len(told)]
            await client.close()
        await asyncio.gather(*(player.play(lambda: again.port) for player in back))
        assert all(player.over for player in back)
    return answers_of(back)
