"""A copy of the database that is whole even while games go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from .private import make_private


def backup_file(source: Path, target: Path) -> Path:
    """Copy a SQLite database with SQLite's own backup; the copy is checked before it takes its name."""
    part = target.with_suffix(target.suffix + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    reading = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    writing = sqlite3.connect(part)
    try:
        reading.backup(writing)
        told = writing.execute("PRAGMA integrity_check").fetchone()[0]
    finally:
        writing.close()
        reading.close()
    if told != "ok":
        part.unlink()
        raise OSError(f"the copy of {source} is not sound: {told}")
    part.replace(target)
    return target
