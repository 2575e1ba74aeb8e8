"""Group commit: whatever waits to be written goes to disk in one transaction, and only then is anyone told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

Work = tuple[Executable, Mapping[str, Any] | Sequence[Mapping[str, Any]] | None]
MOST: Final = 256


class Overtaken(Exception):
    """Another process wrote this entry first: read the log again."""


class Fenced(Overtaken):
    """The table is another worker's now: whatever is in memory here, it goes on there."""


FENCED_STATE: Final = "22012"
"""PostgreSQL's number for a division by zero: a fence divides by the tables it finds (`workers.bulletin.FENCE`)."""


def is_fenced(error: SQLAlchemyError) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == FENCED_STATE


class Chain:
    """Writings of one table each of which builds on the one before: when one fails, so do all that follow."""

    def __init__(self) -> None:
        self.error: BaseException | None = None
        self.failed: list[Any] = []
        """Whoever failed by it, in order, until somebody has seen to all of them."""


class Waiting:
    """Some statements that belong together, and who is told when they are on disk, or why they are not."""

    def __init__(
        self, works: list[Work], table: str, chain: Chain | None, told: Callable[[BaseException | None], None]
    ) -> None:
        self.works = works
        self.table = table
        self.chain = chain
        self.told = told

    @property
    def broken(self) -> BaseException | None:
        """Why it need not be tried: something it builds on was not written."""
        return None if self.chain is None else self.chain.error

    def settle(self, error: BaseException | None) -> None:
        if self.chain is not None and self.chain.error is None:
            self.chain.error = error
        self.told(error)


class Writer(Protocol):
    """Who commits."""

    async def commit(self, works: list[Work]) -> None:
        """All in one transaction, or none."""
        ...

    def commit_here(self, works: list[Work]) -> bool:
        """The same before this returns; False, with nothing done, where that is not possible just now."""
        ...

    async def close(self) -> None: ...


class EngineWriter:
    """Over the engine's own connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def commit(self, works: list[Work]) -> None:
        async with self.engine.begin() as connection:
            for statement, values in works:
                await connection.execute(statement, values)

    def commit_here(self, _: list[Work]) -> bool:
        return False

    async def close(self) -> None:
        """Nothing is kept open here."""


class CommitQueue:
    """One writer for the whole process."""

    def __init__(self, engine: AsyncEngine, writer: Writer | None = None) -> None:
        self.writer: Writer = writer or EngineWriter(engine)
        self.waiting: deque[Waiting] = deque()
        self.stirred = asyncio.Event()
        """Set while something waits, or nothing more will."""
        self.ending = self.is_writing = False
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.writes = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self.task is not None:
            self.ending = True
            self.stirred.set()
            await self.task
            self.task = None
        await self.writer.close()

    async def write(self, works: list[Work], table: str = "") -> None:
        """Return when the statements are on disk; raise if they are not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(error: BaseException | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        self.submit(works, table, None, told)
        await asyncio.shield(done)

    def submit(
        self, works: list[Work], table: str, chain: Chain | None, told: Callable[[BaseException | None], None]
    ) -> None:
        """Have the statements written; `told` is called when they are on disk, or with what stood against it."""
        self.waiting.append(Waiting(works, table, chain, told))
        if not self.stirred.is_set():
            self.stirred.set()

    def hasten(self) -> None:
        """What waits is on disk when this returns, where the writer takes no longer for it than to wait for others;
        else, and where something stands against it, it goes on waiting.
        """
        batch = list(self.waiting)
        if self.is_writing or not batch or any(one.broken for one in batch):
            return
        if self.writer.commit_here(gathered([work for one in batch for work in one.works])):
            self.waiting.clear()
            self._count(batch)
            for one in batch:
                one.settle(None)

    async def _run(self) -> None:
        while self.waiting or not self.ending:
            if self.waiting:
                self.is_writing = True
                await self._commit([self.waiting.popleft() for _ in range(min(MOST, len(self.waiting)))])
                self.is_writing = False
            else:
                self.stirred.clear()
                await self.stirred.wait()

    async def _commit(self, batch: list[Waiting]) -> None:
        """All in one transaction; if that fails, each alone, so that one fault does not take others with it.

        In the order of tables: two workers that write to the same two never wait for each other.
        """
        if len(batch) > 1:
            batch.sort(key=lambda one: one.table)
        sound = [one for one in batch if one.broken is None]
        error = await self._try(sound) if sound else None
        if error is not None and len(sound) > 1:
            for one in sound:
                one.settle(one.broken or await self._try([one]))
        else:
            for one in sound:
                one.settle(error)
        if len(sound) < len(batch):
            for one in batch:
                if one not in sound:
                    one.settle(one.broken)

    async def _try(self, batch: list[Waiting]) -> BaseException | None:
        try:
            await self.writer.commit(gathered([work for one in batch for work in one.works]))
        except IntegrityError as error:
            return Overtaken(str(error.orig))
        except SQLAlchemyError as error:
            return Fenced() if is_fenced(error) else error
        except Exception as error:  # a fault of ours, too, is for whoever waits: the others are still to be written
            return error
        self._count(batch)
        return None

    def _count(self, batch: list[Waiting]) -> None:
        self.commits += 1
        self.writes += len(batch)


def rows_of(values: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [values] if isinstance(values, Mapping) else list(values)


def gathered(works: list[Work]) -> list[Work]:
    """Rows for the same statement go together, each kind where its first stood.

    What one waiter wrote keeps its order; between waiters there is none to keep, as each waits for its own commit.
    """
    if len(works) == 1:
        return works
    out: dict[tuple[int, tuple[str, ...]], Work] = {}
    for statement, values in works:
        rows = values[:] if isinstance(values, list) else [] if values is None else rows_of(values)
        key = (id(statement), tuple(rows[0]) if rows else ())
        if rows and key in out:
            earlier = out[key][1]
            assert isinstance(earlier, list)
            earlier += rows
        else:
            out[key] = statement, rows or None
    return list(out.values())
