"""When Python looks for rings of objects that refer to each other and that nobody else refers to.

A look at everything takes a third of a second where a thousand tables are in memory, and everybody waits for it. So by
themselves only the young are looked at, a few at a time; everything when the house is quiet, or has not been for long.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = (2_000, 5, 1_000_000)
"""Objects made between two looks at the youngest, how many of those between looks at the older, and never at all."""
EVERY_SECONDS: Final = 60.0
AT_LATEST_SECONDS: Final = 300.0
QUIET: Final = 0.1
"""The part of a second that the loop has worked at most where the house is quiet."""


def settle() -> None:
    """What is there at the start stays: nobody needs to look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


async def look_when_quiet() -> None:
    """Look at everything from time to time, until cancelled."""
    last = time.monotonic()
    while True:
        worked = time.thread_time()
        await asyncio.sleep(1)
        since = time.monotonic() - last
        if since > AT_LATEST_SECONDS or (since > EVERY_SECONDS and time.thread_time() - worked < QUIET):
            gc.collect()
            last = time.monotonic()
