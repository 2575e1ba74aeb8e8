"""The disk of the simulation on a real PostgreSQL: what runs there is the same, and so is what must hold."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from chronolude.server.store import models
from tests.server.postgres import empty_database, postgres

from .disk import Disk, Faults

SERVER = "CHRONOLUDE_SIM_POSTGRES"
"""Names the server, for this process and those it starts."""
EMPTY = text(f"TRUNCATE {', '.join(table.name for table in models.metadata.sorted_tables)}")


class Line:
    """A connection of this process, driven by a loop of its own in a thread: the simulated one has no sockets."""

    def __init__(self, server: str) -> None:
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.engine = create_async_engine(empty_database(server), poolclass=StaticPool)
        self.do(models.metadata.create_all)

    def do(self, work: Callable[[Any], Any]) -> Any:
        """All of it in one transaction, or nothing and an error."""

        async def whole() -> Any:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

        return asyncio.run_coroutine_threadsafe(whole(), self.loop).result(60)


class PostgresDisk(Disk):
    """What is committed, in a database that all runs of a process use one after the other."""

    line: Line | None = None

    def _open(self) -> None:
        if PostgresDisk.line is None:
            PostgresDisk.line = Line(os.environ[SERVER])
        self.transact(lambda connection: connection.execute(EMPTY))

    def transact(self, work: Callable[[Any], Any]) -> Any:
        assert PostgresDisk.line is not None
        return PostgresDisk.line.do(work)

    def close(self) -> None:
        """The next run uses it."""


def make_disk(faults: Faults) -> Disk:
    return PostgresDisk(faults) if os.environ.get(SERVER) else Disk(faults)


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")


@contextlib.contextmanager
def chosen(database: str) -> Iterator[None]:
    """A server of PostgreSQL for as long as it is wanted; nothing for SQLite."""
    if database == "sqlite":
        yield
        return
    with postgres() as address:
        os.environ[SERVER] = address
        try:
            yield
        finally:
            del os.environ[SERVER]
