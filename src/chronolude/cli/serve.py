"""`chronolude serve`: the server in one process (or several, over PostgreSQL), and its page in the browser."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from .checks import language
from .server_room import server_room

FOLLOWABLE: Final = 0.7  # seconds: people want to see what a bot does


def pace(asked: float | None) -> float | None:
    """What was asked for, here or in the environment; else a pace that people can follow."""
    return asked if asked is not None or "CHRONOLUDE_BOT_PAUSE" in os.environ else FOLLOWABLE


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; loopback unless you say otherwise.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 takes a free one.")] = None,
    db: Annotated[str | None, typer.Option(help="SQLite file, or postgresql+asyncpg://user@host/name.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; more than one wants PostgreSQL.")] = None,
    bot_pause: Annotated[
        float | None, typer.Option(help="Seconds a bot waits before it answers; 0.7 if not said.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = False,
) -> None:
    """Serve tables to friends: one process, one file, no account."""
    with server_room(language(None)):
        from ..server.process import run  # noqa: PLC0415  (the web is not imported for other commands)

    raise typer.Exit(run(browser=browser, host=host, port=port, db=db, workers=workers, bot_pause=pace(bot_pause)))
