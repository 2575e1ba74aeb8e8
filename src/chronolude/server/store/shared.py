"""Writing to a database that others write to as well: what people answer goes to it in one statement.

A transaction through the layers of the engine is a begin, each statement and a commit, every one of them a message to
the server and back, and costs several times what it says. It is paid once for all that waits; but the more workers
there are, the fewer of them wait for the same one. So where nothing but rows of the log are written, with the fences of
their tables, it is one statement, which is a transaction by itself, over a connection kept for this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import asyncpg
from sqlalchemy import Insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..workers.bulletin import FENCE, LAST_WORDS_SECONDS, connect
from . import models
from .commits import EngineWriter, Work

COLUMNS: Final = ("table_id", "n", "at", "entry")
APPEND: Final = """
WITH mine AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY($1::text[]) AND owner = $2 ORDER BY id FOR SHARE
), written AS (
    INSERT INTO log (table_id, n, at, entry) SELECT * FROM unnest($3::text[], $4::int[], $5::float8[], $6::text[])
)
SELECT 1 / (count(*) = cardinality($1::text[]))::int FROM mine
"""
"""Like `FENCE` for every table it names, in their order; what it writes is there only if all of them are ours."""
BROKEN: Final = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError)
Rows = Sequence[Mapping[str, Any]]


class SharedWriter(EngineWriter):
    """The one writer of a worker, over connections of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.connection: asyncpg.Connection | None = None

    async def commit(self, works: list[Work]) -> None:
        given = appended(works)
        if given is None:
            await super().commit(works)
        else:
            await self._append(given)

    async def _append(self, given: tuple[Any, ...]) -> None:
        """Errors of the driver are told by the names under which everybody else here knows them."""
        try:
            if self.connection is None or self.connection.is_closed():
                self.connection = await connect(self.engine)
            await self.connection.fetchval(APPEND, *given)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(APPEND, None, error, hide_parameters=True) from None
        except (asyncpg.PostgresError, *BROKEN) as error:
            if isinstance(error, BROKEN):
                self._drop()
            raise DBAPIError(APPEND, None, cast("Exception", error), hide_parameters=True) from None

    def _drop(self) -> None:
        """The next writing opens another."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close(timeout=LAST_WORDS_SECONDS)
        await self.engine.dispose()


def is_short(works: Sequence[Work]) -> bool:
    """Whether there is nothing but rows of the log to be written, and fences."""
    if len(works) != 2:
        return False
    statement, fence = works[0][0], works[1][0]
    return fence is FENCE and isinstance(statement, Insert) and statement.table is models.log


def appended(works: Sequence[Work]) -> tuple[Any, ...] | None:
    """What `APPEND` is given; None where there is something else to write, or no one fence around it."""
    if not is_short(works):
        return None
    (_, given), (_, tables) = works
    rows, fenced = cast("Rows", given), cast("Rows", tables)
    names, owners = {one["table"] for one in fenced}, {one["worker"] for one in fenced}
    if len(owners) != 1 or not names.issuperset(row["table_id"] for row in rows):
        return None
    return sorted(names), owners.pop(), *([row[name] for row in rows] for name in COLUMNS)
