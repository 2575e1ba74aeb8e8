"""Saving a game: never over another file, never half a file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import chronolude as cl


class Taken(Exception):
    """There is a file of this name that is not this game's own save."""


def save(record: cl.Record, file: Path, *, own: bool = False) -> None:
    """Write the text form beside its place, then move it there in one step. `own`: the file is ours to renew."""
    file = file.expanduser()
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    spare = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(record.text)
            out.flush()
            os.fsync(out.fileno())
        settle(spare, file, own)
    finally:
        spare.unlink(missing_ok=True)


def settle(spare: Path, file: Path, own: bool) -> None:
    """Give the finished file its name; a link is refused by the system itself where the name is taken."""
    if own:
        spare.replace(file)
        return
    if file.exists():
        raise Taken(str(file))
    try:
        os.link(spare, file)
    except FileExistsError:
        raise Taken(str(file)) from None
    except OSError:  # a file system without links
        spare.replace(file)
