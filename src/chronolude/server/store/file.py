"""Writing to one SQLite file: a thread of its own, to which a whole transaction goes at once.

Through aiosqlite every statement is a message to a thread and back, which costs more than the statement.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine

from .commits import Work


class FileWriter:
    """The one writer of a file."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "journal")

    async def commit(self, works: list[Work]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, works)

    def _commit(self, works: list[Work]) -> None:
        with self.engine.begin() as connection:
            for statement, values in works:
                connection.execute(statement, values)

    async def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()
