"""What Alembic runs: one connection, one transaction, and one process at a time."""

import asyncio

from alembic import context
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from chronolude.server.store.models import MIGRATING, metadata


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # whoever comes second finds the work done
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    engine = create_async_engine(context.config.attributes["database"], hide_parameters=True)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


asyncio.run(main())
