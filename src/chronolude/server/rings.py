"""When Python looks for rings of objects that refer to each other and that nobody else refers to.

A look at everything takes a third of a second where hundreds of tables are in memory, and everybody waits for it. So
by themselves only the young are looked at, a few at a time, and every few seconds what came since the last such look,
which is then put aside: most rings are of things that were there for a moment. What was put aside is looked at when
the house is quiet, or has not been for long.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = (2_000, 5, 1_000_000)
"""Objects made between two looks at the youngest, how many of those between looks at the older, and never at all."""
FRESH_SECONDS: Final = 10.0
EVERY_SECONDS: Final = 60.0
AT_LATEST_SECONDS: Final = 1800.0
QUIET: Final = 0.1
"""The part of a second that the loop has worked at most where the house is quiet."""


def settle() -> None:
    """What is there at the start stays: nobody needs to look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


def look_at_everything() -> None:
    """What was put aside, too."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def look_at_fresh() -> None:
    """What came since the last look, however old it has become; then it is put aside."""
    gc.collect()
    gc.freeze()


async def look_when_quiet() -> None:
    """Look at what is fresh every few seconds and at everything from time to time, until cancelled."""
    whole = fresh = time.monotonic()
    while True:
        worked = time.thread_time()
        await asyncio.sleep(1)
        now = time.monotonic()
        is_quiet = time.thread_time() - worked < QUIET
        if now - whole > AT_LATEST_SECONDS or (now - whole > EVERY_SECONDS and is_quiet):
            look_at_everything()
            whole = fresh = time.monotonic()
        elif now - fresh > FRESH_SECONDS:
            look_at_fresh()
            fresh = time.monotonic()
