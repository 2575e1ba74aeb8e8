"""Notes by PostgreSQL's LISTEN and NOTIFY, and its fence around a table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import asyncpg
import msgspec
import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from .notes import AnyNote, Hear, Left, read, write

if TYPE_CHECKING:
    from ..store.commits import Work

CHANNEL: Final = "chronolude"
FENCE: Final = text(
    "SELECT 1 / count(*) FROM (SELECT id FROM tables WHERE id = :table AND owner = :worker FOR SHARE) AS mine"
)
"""Fails unless the table is ours, and keeps it ours until the transaction has ended: a claim waits for that."""
AGAIN_SECONDS: Final = 0.5
POST_SECONDS: Final = 5.0
"""A database that does not take a note for so long is not there any more, whatever the connection says."""
LAST_WORDS_SECONDS: Final = 2.0
Again = Callable[[], Awaitable[None]]
logs = structlog.get_logger("chronolude.bulletin")


class Bulletin:
    """One connection that listens, and posts what belongs to no transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.name = secrets.token_hex(4)
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()
        self.connected = False

    @property
    def hears(self) -> bool:
        return self.connected

    def fence(self, table: str) -> Work:
        return FENCE, {"table": table, "worker": self.name}

    def post(self, note: AnyNote) -> None:
        if self.task is not None:
            self.waiting.put_nowait(write(self.name, note))

    async def open(self, hear: Hear, again: Again) -> None:
        """Listen from here on. `again` is called on every connection after the first: notes may have been missed."""
        self.task = asyncio.create_task(self._run(hear, again), name="bulletin")
        first = asyncio.create_task(self.listening.wait())
        await asyncio.wait({first, self.task}, return_when=asyncio.FIRST_COMPLETED)
        if self.task.done():
            first.cancel()
            self.task.result()

    async def close(self) -> None:
        """Post what waits, then end."""
        if self.task is not None:
            self.post(Left())
            self.waiting.put_nowait(None)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.task, LAST_WORDS_SECONDS)
            self.task = None

    async def _run(self, hear: Hear, again: Again) -> None:
        while True:
            try:
                if await self._connected(hear, again):
                    return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logs.warning("the database tells us no news", error=repr(error))
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connected(self, hear: Hear, again: Again) -> bool:
        """Listen and post for as long as the connection stands; true when there is nothing more to say."""
        connection = await connect(self.engine)
        try:
            await connection.add_listener(CHANNEL, lambda *told: self._heard(hear, str(told[3])))
            self.connected = True
            if self.listening.is_set():
                await again()
            self.listening.set()
            while (waits := await self.waiting.get()) is not None:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, waits, timeout=POST_SECONDS)
        finally:
            self.connected = False
            await connection.close(timeout=LAST_WORDS_SECONDS)
        return True

    def _heard(self, hear: Hear, said: str) -> None:
        try:
            worker, note = read(said)
        except msgspec.DecodeError:  # a worker of another version, while they are exchanged one by one
            logs.warning("a note that cannot be read", size=len(said))
            return
        if worker != self.name:
            hear(worker, note)


async def connect(engine: AsyncEngine) -> asyncpg.Connection:
    """A connection of our own, with the arguments of the engine's."""
    _, named = engine.dialect.create_connect_args(engine.url)
    return await asyncpg.connect(**{name: value for name, value in named.items() if "prepared_" not in name})
