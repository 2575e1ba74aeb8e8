"""One process, one SQLite file: whoever holds the lock beside it may write."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from .fitness import Unfit
from .private import PRIVATE

fcntl: Any
try:
    import fcntl
except ImportError:  # not on every system; there the numbers of the log keep two writers apart
    fcntl = None


class FileLock:
    """Held from opening to closing. The system lets it go when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), PRIVATE)
        if fcntl is None:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(self.file, 20, 0).decode(errors="replace").strip()
            self.close()
            raise Unfit(
                f"{database} is in use by another Chronolude (process {holder or 'unknown'}). It was not touched; "
                "stop that one first, or give this one a file of its own with --db."
            ) from None
        os.ftruncate(self.file, 0)
        os.pwrite(self.file, str(os.getpid()).encode(), 0)

    def close(self) -> None:
        if self.file >= 0:
            os.close(self.file)
        self.file = -1
