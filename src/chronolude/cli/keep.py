"""`chronolude backup` and `chronolude doctor`: looking after the database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from .arguments import Json
from .checks import language
from .screen import console
from .server_room import Database, server_room, settings_of


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")],
    db: Database = None,
) -> None:
    """Copy the SQLite database while games go on; the copy is checked."""
    lang = language(None)
    with server_room(lang):
        from ..server.store.backup import backup_file  # noqa: PLC0415  (the server takes a while to import)

    path = settings_of(lang, db).sqlite_path
    if path is None:
        fail("PostgreSQL brings its own backup: pg_dump")
    elif not path.exists():
        fail(f"there is no database at {path}")
    else:
        try:
            print(backup_file(path, target))
        except (OSError, ValueError, sqlite3.Error) as error:
            fail(f"{target}: {error}")


def doctor(db: Database = None, as_json: Json = False) -> None:
    """Check the database: whether it is sound, of this version, and replays from its log."""
    lang = language(None)
    with server_room(lang):
        from ..server.doctor import examine  # noqa: PLC0415  (the server takes a while to import)

    settings, out = settings_of(lang, db), console(stderr=True)
    with Progress(console=out, transient=True, disable=as_json or not out.is_terminal) as progress:
        task = progress.add_task("doctor", total=None)
        found = asyncio.run(examine(settings, lambda done, total: progress.update(task, completed=done, total=total)))
    print(json.dumps(found) if as_json else "\n".join(f"{name}: {value}" for name, value in found.items()))
    raise typer.Exit(0 if found["sound"] else 1)


def fail(text: str) -> None:
    print(f"chronolude: {text}", file=sys.stderr)
    raise typer.Exit(1)
