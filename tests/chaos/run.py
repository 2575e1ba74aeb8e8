"""One run: tables under load, workers killed one after the other, and what must be true after each death."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from chronolude.server.doctor import examine
from chronolude.server.live.entries import Answered, Kept, read
from chronolude.server.settings import read_settings
from chronolude.server.store import models
from chronolude.server.store.store import make_engine
from tests.server.house import Client, Plain

from .browsing import Browsing
from .players import Player, heard_in_order
from .workers import Worker

WISH = {
    "game": "contre-temps",
    "seats": 3,
    "players": [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Lin"}, {"kind": "bot", "bot": "random"}],
}
LONGEST_WAIT = 300
CHECKED_AT_ONCE = 8
"""Tables looked at after each death; all of them at the end."""


class Chaos:
    """A house with one or several workers, and the people in it."""

    def __init__(
        self, database: str, folder: Path, workers: int, tables: int, seed: int, pace: float, browse: bool = False
    ) -> None:
        self.settings = read_settings({}, db=database)
        self.engine = make_engine(self.settings)
        self.dice = random.Random(seed)
        self.workers = [Worker(database, folder, f"worker-{i}") for i in range(workers)]
        self.tables = tables
        self.pace = pace
        self.players: list[Player] = []
        self.playing: set[asyncio.Task[None]] = set()
        self.going_on = True
        self.kills = 0
        self.browsing = Browsing(self.workers[0].base) if browse else None

    def port(self) -> int:
        """People try any worker; one that is down sends them to another."""
        return self.dice.choice(self.workers).port

    async def run(self, kills: int, tick: Callable[[], None] = lambda: None) -> Plain:
        begun = time.perf_counter()
        try:
            for worker in self.workers:
                await worker.start()
            if self.browsing is not None:
                await self.browsing.begin()
            await asyncio.gather(*(self.open_table() for _ in range(self.tables)))
            for _ in range(kills):
                await self.kill_one()
                if self.browsing is not None:
                    await self.browsing.look()
                tick()
            self.going_on = False
            if self.browsing is not None:
                await self.browsing.end()
            while self.playing:
                await asyncio.gather(*list(self.playing))
            for player in self.players:
                await self.check_player(player)
        finally:
            for worker in self.workers:
                await worker.kill()
        found = await examine(self.settings)
        assert found["sound"], found
        await self.engine.dispose()
        return self.summary(time.perf_counter() - begun)

    async def open_table(self) -> None:
        """A table of two people and a bot; when it is over another is opened, for as long as there is killing."""
        async with httpx.AsyncClient(verify=False, timeout=30) as client:
            while True:
                try:
                    made = (await client.post(f"http://127.0.0.1:{self.port()}/api/tables", json=WISH)).json()
                    break
                except (httpx.TransportError, ValueError):
                    await asyncio.sleep(0.1)
        pair = [
            Player(made["id"], key["seat"], key["token"], random.Random(self.dice.random()), self.pace)
            for key in made["seats"]
        ]
        self.players += pair
        self.spawn(self.play(pair))

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.playing.add(task)
        task.add_done_callback(self.playing.discard)

    async def play(self, pair: list[Player]) -> None:
        await asyncio.gather(*(player.play(self.port) for player in pair))
        if self.going_on:
            await self.open_table()

    async def kill_one(self) -> None:
        """At a random moment one worker dies; the others go on, and it comes back."""
        await self.some_answers(self.dice.randint(1, 2 * self.tables))
        await asyncio.sleep(self.dice.uniform(0, 0.1))
        worker = self.dice.choice(self.workers)
        await worker.kill()
        self.kills += 1
        for player in self.dice.sample(self.players, min(CHECKED_AT_ONCE, len(self.players))):
            await self.check_log(player)
        await worker.start()

    async def some_answers(self, count: int) -> None:
        """People are back on their lines, and have answered so many times."""
        wanted = self.acknowledged() + count
        async with asyncio.timeout(LONGEST_WAIT):
            while self.acknowledged() < wanted:
                await asyncio.sleep(0.005)

    def acknowledged(self) -> int:
        return sum(len(player.accepted) for player in self.players)

    async def check_log(self, player: Player) -> None:
        """Nothing acknowledged is lost, nothing is there twice, no number is left out."""
        accepted = set(player.accepted)
        log = models.log
        async with self.engine.connect() as connection:
            wanted = select(log.c.n, log.c.entry).where(log.c.table_id == player.table).order_by(log.c.n)
            rows = (await connection.execute(wanted)).all()
        assert [row.n for row in rows] == list(range(len(rows))), f"{player.table}: a number is missing"
        keys = [
            (entry.seat, entry.key)
            for entry in (read(row.entry) for row in rows)
            if isinstance(entry, Answered | Kept) and entry.key
        ]
        assert len(keys) == len(set(keys)), f"{player.table}: an answer is there twice"
        mine = {key for seat, key in keys if seat == player.seat}
        assert accepted <= mine, f"{player.table}: an acknowledged answer is lost: {accepted - mine}"

    async def check_player(self, player: Player) -> None:
        """The game is over, and the pieces heard between deaths make up the whole."""
        await self.check_log(player)
        assert player.over
        assert heard_in_order(player), f"{player.table}: heard out of order"
        whole = await Client.open(self.workers[-1].port, player.table, player.token)
        await whole.until("update")
        assert whole.events == player.events, f"{player.table}: pieces do not make up the whole"
        await whole.close()

    def browsed(self) -> Plain:
        one = self.browsing
        return {} if one is None else {"in a browser": f"{one.answers} answers, {one.downs} lines lost and resumed"}

    def summary(self, seconds: float) -> Plain:
        troubles = [line for worker in self.workers for line in worker.troubles()]
        return {
            "kills": self.kills,
            "tables": len(self.players) // 2,
            "answers acknowledged": self.acknowledged(),
            "lines resumed": sum(max(0, player.resumed) for player in self.players),
            **self.browsed(),
            "seconds": round(seconds, 1),
            "troubles in logs": len(troubles),
            "first trouble": troubles[0][:500] if troubles else "",
        }
