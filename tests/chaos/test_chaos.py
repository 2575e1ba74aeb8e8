"""The small run of `make chaos`, which kills a hundred times: what it must not find, and that it would find it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from chronolude.server.live import entries
from tests.server.house import house, path_of, run
from tests.server.postgres import empty_database

from .players import Player
from .run import Chaos

pytestmark = [pytest.mark.web, pytest.mark.slow]


def test_four_kills_on_sqlite_lose_nothing(tmp_path: Path) -> None:
    told = asyncio.run(Chaos(str(tmp_path / "kill.db"), tmp_path, 1, 4, 11, 0.05).run(4))
    assert told["kills"] == 4
    assert told["answers acknowledged"] > 8
    assert told["lines resumed"] >= 4
    assert told["troubles in logs"] == 0, told


def test_four_kills_of_one_of_two_workers_on_postgresql_lose_nothing(server: str, tmp_path: Path) -> None:
    told = asyncio.run(Chaos(empty_database(server), tmp_path, 2, 4, 12, 0.05).run(4))
    assert told["kills"] == 4
    assert told["lines resumed"] >= 4
    assert told["troubles in logs"] == 0, told


@pytest.mark.parametrize("harm", ["lost", "gap", "twice"])
def test_the_run_would_notice(harm: str, tmp_path: Path) -> None:
    """An acknowledged answer lost, a number left out, an answer applied twice."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            await seat.ask("answer", decision=seat.update["view"]["decision"], text=first(seat.update), key="1")
        chaos = Chaos(str(tmp_path / "test.db"), tmp_path, 0, 0, 0, 0)
        player = Player(made["id"], 0, made["seats"][0]["token"], random.Random(1), 0)
        player.accepted.append("1")
        await chaos.check_log(player)
        spoil(tmp_path / "test.db", harm)
        with pytest.raises(AssertionError, match=r"lost|missing|twice"):
            await chaos.check_log(player)
        await chaos.engine.dispose()

    run(scenario())


def first(update: dict[str, object]) -> str:
    options = update["options"]
    assert isinstance(options, list)
    return path_of(options)


def spoil(path: Path, harm: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT n, entry FROM log ORDER BY n").fetchall()
        answered = next(n for n, text in rows if getattr(entries.read(text), "key", ""))
        if harm == "gap":
            connection.execute("UPDATE log SET n = n + 100 WHERE n > ?", (answered,))
            connection.execute("UPDATE log SET n = n + 50 WHERE n = ?", (answered,))
        elif harm == "twice":
            connection.execute("UPDATE log SET n = n + 100 WHERE n > ?", (answered,))
            connection.execute("UPDATE log SET n = n - 99 WHERE n > ?", (answered,))
            connection.execute(
                "INSERT INTO log SELECT table_id, ?, at, entry FROM log WHERE n = ?", (answered + 1, answered)
            )
        else:
            connection.execute("DELETE FROM log WHERE n >= ?", (answered,))
        connection.commit()
