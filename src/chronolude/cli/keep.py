"""`chronolude backup` and `chronolude doctor`: looking after the database."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[str | None, typer.Option(help="SQLite file, or postgresql+asyncpg://…; as for serve.")]


def backup(
    target: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    db: Database = None,
) -> None:
    """Copy the SQLite database while games go on; the copy is checked."""
    from ..server.settings import read_settings  # noqa: PLC0415  (the server takes a while to import)
    from ..server.store.backup import backup_file  # noqa: PLC0415  (the server takes a while to import)

    path = read_settings(db=db).sqlite_path
    if path is None:
        fail("PostgreSQL brings its own backup: pg_dump")
    elif not path.exists():
        fail(f"there is no database at {path}")
    else:
        try:
            print(backup_file(path, target))
        except (OSError, ValueError) as error:
            fail(str(error))


def doctor(
    db: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Look the database over: whether it is sound, of this version, and replays from its log."""
    from ..server.doctor import examine  # noqa: PLC0415  (the server takes a while to import)
    from ..server.settings import read_settings  # noqa: PLC0415  (the server takes a while to import)

    found = asyncio.run(examine(read_settings(db=db)))
    print(json.dumps(found) if as_json else "\n".join(f"{name}: {value}" for name, value in found.items()))
    raise typer.Exit(0 if found["sound"] else 1)


def fail(text: str) -> None:
    print(f"chronolude: {text}", file=sys.stderr)
    raise typer.Exit(1)
