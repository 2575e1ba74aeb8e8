"""`chronolude serve`: the server in one process (or several, over PostgreSQL), and its page in the browser."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from ..bots import NoBot, bots_for
from ..bots.strangers.invited import invite
from ..games import register
from .checks import language
from .faults import Fault
from .server_room import server_room

FOLLOWABLE: Final = 0.7  # seconds: people want to see what a bot does


def pace(asked: float | None) -> float | None:
    """What was asked for, here or in the environment; else a pace that people can follow."""
    return asked if asked is not None or "CHRONOLUDE_BOT_PAUSE" in os.environ else FOLLOWABLE


def let_in(lang: str, bots: list[str]) -> None:
    """Bots from anywhere may sit down: only whoever starts the server says so, and where they are."""
    for bot in bots:
        try:
            invite(bot, {game: [*bots_for(game)] for game in register()})
        except NoBot as missing:
            raise Fault(lang, "cl-cli-no-stranger", name=bot, reason=str(missing)) from None
        bots_for.cache_clear()


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; loopback unless you say otherwise.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 takes a free one.")] = None,
    db: Annotated[str | None, typer.Option(help="SQLite file, or postgresql+asyncpg://user@host/name.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; more than one needs PostgreSQL.")] = None,
    bot_pause: Annotated[
        float | None, typer.Option(help="Seconds a bot waits before it answers; 0.7 by default.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME:NAME=PLACE", help="For developers: a bot from anywhere may sit down; repeatable."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = False,
) -> None:
    """Serve tables to friends: one process, one file, no account."""
    lang = language(None)
    let_in(lang, bot or [])
    with server_room(lang):
        from ..server.process import run  # noqa: PLC0415  (the web is not imported for other commands)

    raise typer.Exit(run(browser=browser, host=host, port=port, db=db, workers=workers, bot_pause=pace(bot_pause)))
