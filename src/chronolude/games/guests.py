"""What other packages bring. Whatever of it cannot be loaded is one warning that names it; all else goes on."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import TypeVar

T = TypeVar("T")


def load_guest(entry: EntryPoint, what: str, fits: Callable[[object], T]) -> T | None:
    """What an entry point leads to, as `fits` takes it; None, and a warning, where it leads nowhere."""
    package = entry.dist.name if entry.dist is not None else entry.module
    return or_warned(f"the package {package} brings no {what} {entry.name!r} here", lambda: fits(entry.load()))


def or_warned(told: str, load: Callable[[], T]) -> T | None:
    """What a stranger's code gives; None where it fails, and then a warning tells how."""
    try:
        return load()
    except Exception as error:  # whatever a stranger's module may raise
        warnings.warn(f"{told}: {type(error).__name__}: {error}", RuntimeWarning, stacklevel=4)
        return None
