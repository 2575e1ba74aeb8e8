"""The time of day that never jumps: read once, and counted on by a clock that nobody sets."""

from __future__ import annotations

import time
from collections.abc import Callable


def steady(wall: Callable[[], float] = time.time, counted: Callable[[], float] = time.monotonic) -> Callable[[], float]:
    """A clock that tells the time of day as it was at the start, and what has passed since.

    Whoever sets the machine's clock meanwhile charges nobody, and nobody's time is given back.
    """
    offset = wall() - counted()
    return lambda: counted() + offset
