"""`chronolude serve --workers 2`: one port, several processes, each table in one of them."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.chaos.workers import Worker
from tests.server.house import SECONDS, Client, run
from tests.server.postgres import empty_database
from tests.server.several import TWO, until

pytestmark = pytest.mark.web


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(one) for one in found.read_text().split()] if found.exists() else []


async def dealt(port: int, table: str, token: str) -> None:
    """Come until cards are dealt, which is when both are at one worker; who is cut off meanwhile comes again."""
    async with asyncio.timeout(SECONDS):
        while True:
            line = None
            try:
                line = await Client.open(port, table, token)
                while not line.update or line.update["view"] is None:
                    await line.read()
            except ConnectionClosed:
                continue
            finally:
                if line is not None:
                    await line.close()
            return


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are counted by the system's own list")
def test_several_workers_share_a_port_and_one_that_dies_is_started_again(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        database = await asyncio.to_thread(empty_database, server)
        crew = Worker(database, tmp_path, "crew", CHRONOLUDE_WORKERS="2", CHRONOLUDE_BOT_PROCESSES="1")
        await crew.start()
        try:
            await until(lambda: len(children(crew.pid)) == 2)
            for _ in range(3):
                async with httpx.AsyncClient(base_url=crew.base, timeout=60) as browser:
                    wish = {"game": "contre-temps", "seats": 3, "players": TWO}
                    made = (await browser.post("/api/tables", json=wish)).json()
                await asyncio.gather(*(dealt(crew.port, made["id"], key["token"]) for key in made["seats"]))
            before = children(crew.pid)
            os.kill(before[0], signal.SIGKILL)
            await until(lambda: len(children(crew.pid)) == 2 and children(crew.pid) != before, 60)
        finally:
            await crew.kill(signal.SIGTERM)
        assert not crew.troubles()

    run(scenario())
