"""`chronolude serve`: the server in one process (or several, over PostgreSQL), and its page in the browser."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; loopback unless you say otherwise.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 takes a free one.")] = None,
    db: Annotated[str | None, typer.Option(help="SQLite file, or postgresql+asyncpg://user@host/name.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; more than one wants PostgreSQL.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = False,
) -> None:
    """Serve tables to friends: one process, one file, no account."""
    try:
        from ..server.running import run  # noqa: PLC0415  (the web is not imported for other commands)
    except ModuleNotFoundError as missing:
        print(f"the server needs more packages ({missing.name}): pip install 'chronolude[server]'", file=sys.stderr)
        raise typer.Exit(2) from None
    raise typer.Exit(run(browser=browser, host=host, port=port, db=db, workers=workers))
