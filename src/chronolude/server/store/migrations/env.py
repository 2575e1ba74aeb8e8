"""What Alembic runs: one connection, one transaction."""

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from chronolude.server.store.models import metadata


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    engine = create_async_engine(context.config.attributes["database"])
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


asyncio.run(main())
