"""What commands that need the server share: its settings, and what is said where it is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from ..server.settings import Settings, read_settings
from .faults import Fault

Database = Annotated[str | None, typer.Option("--db", help="SQLite file, or postgresql+asyncpg://…; as for serve.")]


@contextmanager
def server_room(lang: str) -> Iterator[None]:
    """Around imports from the server, whose packages are an extra: one that is missing is named."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Fault(lang, "cl-cli-no-server", name=missing.name) from None


def settings_of(lang: str, db: str | None) -> Settings:
    """The settings of the environment, with this database."""
    try:
        return read_settings(db=db)
    except ValueError as error:
        raise Fault(lang, "cl-cli-setting", reason=str(error)) from None
