"""SIGKILL in mid-game, ten times: every acknowledged answer is there after restart, none twice, and clients resume."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from chronolude.server.live.entries import Answered, read
from tests.server.house import Client, Plain, path_of, run

pytestmark = [pytest.mark.web, pytest.mark.slow]
KILLS = 10
TABLES = 4


class Killable:
    """The real server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        environment = {
            **os.environ,
            "CHRONOLUDE_DB": str(self.folder / "kill.db"),
            "CHRONOLUDE_SOCKET_RATE": "1000/second",
        }
        code = "import sys; from chronolude.server.running import run; sys.exit(run(port=int(sys.argv[1])))"
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, str(self.port), env=environment, stderr=asyncio.subprocess.PIPE
        )
        assert self.process.stderr is not None
        line = (await asyncio.wait_for(self.process.stderr.readline(), 60)).decode()
        self.port = int(line.rpartition(":")[2])
        async with httpx.AsyncClient() as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"http://127.0.0.1:{self.port}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.communicate()


class Player:
    """Plays on for as long as there is a server, and notes what it was told was accepted."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.token = token
        self.accepted: list[str] = []
        self.events: list[Plain] = []
        self.over = False
        self.keys = 0
        self.client: Client | None = None
        self.kept: Plain | None = None
        """An answer whose yes was not heard: it is said again after the restart."""

    async def play(self, port: int) -> None:
        with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
            client = await Client.open(port, self.table, self.token, since=len(self.events))
            self.client = client
            client.events = self.events
            if self.kept is not None:
                await self.say(client)
            while await client.turn():
                self.keys += 1
                view = client.update["view"]
                self.kept = {
                    "decision": view["decision"],
                    "text": path_of(client.update["options"]),
                    "key": f"{self.keys}",
                }
                await self.say(client)
            self.over = True
        if self.client is not None:
            await self.client.close()

    async def say(self, client: Client) -> None:
        assert self.kept is not None
        told = await client.ask("answer", **self.kept)
        if told["type"] == "accepted":
            self.accepted.append(self.kept["key"])
        else:
            assert told["code"] in ("stale", "over", "not-on-offer"), told
        self.kept = None


async def logged(folder: Path, table: str) -> list[str]:
    """The keys of the answers on disk."""
    import sqlite3

    with contextlib.closing(sqlite3.connect(folder / "kill.db")) as connection:
        rows = connection.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    entries = [read(row[0]) for row in rows]
    return [entry.key for entry in entries if isinstance(entry, Answered) and entry.key]


def test_ten_kills_lose_nothing(tmp_path: Path) -> None:  # noqa: PLR0915
    async def scenario() -> None:  # noqa: PLR0915
        dice = random.Random(11)
        server = Killable(tmp_path)
        await server.start()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
            players: list[Player] = []
            for _ in range(TABLES):
                wish = {"game": "contre-temps", "seats": 3, "bots": ["random", "random"], "name": "Ada"}
                made = (await client.post("/api/tables", json=wish)).json()
                players.append(Player(made["id"], made["seats"][0]["token"]))
        try:
            for kill in range(KILLS):
                playing = asyncio.gather(*(one.play(server.port) for one in players if not one.over))
                before = sum(len(one.accepted) for one in players)
                while sum(len(one.accepted) for one in players) < before + dice.randint(1, 6) and not playing.done():
                    await asyncio.sleep(0.002)
                await server.kill()
                await playing
                for one in players:
                    keys = await logged(tmp_path, one.table)
                    assert len(keys) == len(set(keys)), "an answer is there twice"
                    assert set(one.accepted) <= set(keys), f"kill {kill}: an acknowledged answer is lost"
                await server.start()
            await asyncio.gather(*(one.play(server.port) for one in players if not one.over))
            for one in players:
                assert one.over
                assert [event["n"] for event in one.events] == list(range(1, len(one.events) + 1))
                whole = await Client.open(server.port, one.table, one.token)
                await whole.until("update")
                assert whole.events == one.events, "pieces heard between kills make up the whole"
                await whole.close()
        finally:
            await server.kill()

    run(scenario())
