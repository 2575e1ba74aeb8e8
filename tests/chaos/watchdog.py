"""What keeps a server's loop busy: `make siege ARGS=--why` starts the server with this beside it.

Every callback is timed by the thread's own clock, which others on the machine do not move. A round of the loop that
took long is told with the callbacks that took most of it, and so is a long look for cycles.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import time
from collections import Counter, defaultdict
from typing import Any, Final

from chronolude.server import process
from chronolude.server.settings import Settings

LONG: Final = 0.05
"""Seconds of our own work in one round of the loop; what is above is told."""
STILL: Final = 0.1
"""Seconds that one callback took by the clock on the wall; what is above is told, with how long it only waited."""
MOST_TOLD: Final = 4


class Watchdog:
    """Times the callbacks of one loop, round by round."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self.times: Counter[str] = Counter()
        self.collecting = 0.0
        self.schedule = os.open("/proc/thread-self/schedstat", os.O_RDONLY)
        gc.callbacks.append(self.collected)

    def run(self, handle: Any) -> None:
        begun, wall, queued = time.thread_time(), time.monotonic(), self.queued()
        called(handle)
        name, worked = name_of(handle._callback), time.thread_time() - begun
        self.spent[name] += worked
        self.times[name] += 1
        if (took := time.monotonic() - wall) > STILL:
            waited = self.queued() - queued
            tell(still=round(took, 3), worked=round(worked, 3), queued=round(waited, 3), callback=name)

    def queued(self) -> float:
        """Seconds in which the loop's thread was ready and others had the processors."""
        return int(os.pread(self.schedule, 100, 0).split()[1]) / 1e9

    def round(self) -> None:
        """A round is over."""
        whole = sum(self.spent.values())
        if whole > LONG:
            first = sorted(self.spent, key=lambda name: -self.spent[name])[:MOST_TOLD]
            most = [(name, self.times[name], round(self.spent[name], 3)) for name in first]
            tell(round=round(whole, 3), callbacks=self.times.total(), most=most)
        self.spent.clear()
        self.times.clear()

    def collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.collecting = time.thread_time()
        elif (took := time.thread_time() - self.collecting) > LONG / 5:
            tell(collector=info, took=round(took, 3))


def tell(**what: object) -> None:
    sys.stderr.write(json.dumps({"event": "watchdog", **what}) + "\n")


def name_of(callback: Any) -> str:
    """What a callback is: for a task the coroutine that it runs, and where that waits now."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        coroutine: Any = task.get_coro()
        while getattr(coroutine, "cr_await", None) is not None and hasattr(coroutine.cr_await, "cr_frame"):
            coroutine = coroutine.cr_await
        return f"{task.get_coro().__qualname__} … {coroutine.__qualname__}"  # type: ignore[union-attr]
    return getattr(callback, "__qualname__", repr(callback)[:80])


called: Final = asyncio.Handle._run


class Watched(process.Announced):
    """A server whose loop is watched."""

    async def serve(self, sockets: list[Any] | None = None) -> None:
        dog, loop = Watchdog(), asyncio.get_running_loop()

        def watched(handle: asyncio.Handle) -> None:  # a function, as a bound method would be given no handle
            dog.run(handle)

        asyncio.Handle._run = watched  # type: ignore[method-assign, assignment]
        once = loop._run_once  # type: ignore[attr-defined]

        def watched_round() -> None:
            once()
            dog.round()

        loop._run_once = watched_round  # type: ignore[attr-defined]
        await super().serve(sockets)


def by_asyncio(settings: Settings) -> dict[str, Any]:
    """The loop of the standard library, into which one can look."""
    return {**usual(settings), "loop": "asyncio"}


usual: Final = process.options

if __name__ == "__main__":
    process.options = by_asyncio
    process.Announced = Watched  # type: ignore[misc]
    sys.exit(process.run(port=int(sys.argv[1])))
