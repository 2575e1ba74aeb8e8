"""Reading rows: from PostgreSQL as its driver does, from one SQLite file in threads of our own.

Through aiosqlite every statement is several messages to a thread and back; here all that is read together is one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

from sqlalchemy import Engine, Executable, Row
from sqlalchemy.ext.asyncio import AsyncEngine

Rows = Sequence[Row[Any]]
READERS: Final = 2
"""Threads: who reads much does not keep everybody else from reading a little."""


class RowReader(Protocol):
    """Reads several things together."""

    async def read(self, statements: Sequence[Executable], values: dict[str, Any]) -> list[Rows]: ...

    async def close(self) -> None: ...


class EngineReader:
    """Over an engine that somebody else closes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(self, statements: Sequence[Executable], values: dict[str, Any]) -> list[Rows]:
        async with self.engine.connect() as connection:
            return [(await connection.execute(one, values)).all() for one in statements]

    async def close(self) -> None:
        pass


class FileReader:
    """Over one file."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.threads = ThreadPoolExecutor(READERS, "reader")

    async def read(self, statements: Sequence[Executable], values: dict[str, Any]) -> list[Rows]:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._read, statements, values)

    def _read(self, statements: Sequence[Executable], values: dict[str, Any]) -> list[Rows]:
        with self.engine.connect() as connection:
            return [connection.execute(one, values).all() for one in statements]

    async def close(self) -> None:
        await asyncio.to_thread(self.threads.shutdown)
        self.engine.dispose()
