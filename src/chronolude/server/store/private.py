"""Files that only whoever runs the house may read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600


def make_private(path: Path) -> None:
    """A file that only its owner reads: what SQLite writes beside it takes after it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    if path.stat().st_mode & 0o077:
        path.chmod(PRIVATE)
