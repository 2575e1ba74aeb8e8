"""Two workers of one house on one PostgreSQL, in the test's own loop."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest import mock

from chronolude.server.live.table import Live
from chronolude.server.workers.hatch import Hatch
from tests.chaos.workers import free_port

from .house import House, house
from .postgres import empty_database

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Lin"}, {"kind": "bot", "bot": "random"}]


@contextlib.asynccontextmanager
async def two(folder: Path, server: str, near: bool = True, **given: Any) -> AsyncIterator[tuple[House, House]]:
    """Two workers of one house, on one machine or as if on two."""
    database = await asyncio.to_thread(empty_database, server)
    reaches = Hatch.reaches if near else lambda *_: False
    with mock.patch.object(Hatch, "reaches", reaches):
        async with told(folder, database, near, given) as one, told(folder, database, near, given) as other:
            await until(lambda: len(cluster(one).peers.known) == len(cluster(other).peers.known) == 1)
            await until(lambda: all(peer.open for at in (one, other) for peer in cluster(at).peers.known.values()))
            yield one, other


@contextlib.asynccontextmanager
async def told(folder: Path, database: str, near: bool, given: Any) -> AsyncIterator[House]:
    """A worker; on a machine of its own it says where it is reached."""
    port = free_port()
    more: dict[str, Any] = {} if near else {"port": port, "address": f"127.0.0.1:{port}"}
    async with house(folder, db=database, **more, **given) as made:
        yield made


def cluster(here: House) -> Any:
    assert here.hall.cluster is not None
    return here.hall.cluster


async def until(is_so: Any, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.01)


async def live_at(here: House, table: str) -> Live:
    live = await here.hall.find(table)
    assert live is not None
    return live


async def die(here: House) -> None:
    """As if killed: nothing more is said, written or heard."""
    share = cluster(here)
    for task in (share.heart, share.board.task):
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    share.board.task = None
    await here.hall.bots.stop()
    here.hall.timers.stop()
    for live in here.hall.tables.values():
        live.changed = lambda _: None
