"""What a server's loop does while it stands still: `make siege ARGS=--why` starts the server with this beside it.

A second thread looks at the loop again and again; whenever it is late, it notes where the loop is. What the collector
of cycles takes is noted, too.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import threading
import time
import traceback
from collections import Counter
from typing import Final

from chronolude.server import process

LOOKS: Final = 0.005
"""Seconds between two looks."""
LATE: Final = 0.05
DEEP: Final = 14
"""So many callers are told."""


class Watchdog(threading.Thread):
    """Watches the loop of the thread that started it."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.watched = threading.get_ident()
        self.beaten = time.perf_counter()
        self.seen: Counter[str] = Counter()
        self.collecting = 0.0
        gc.callbacks.append(self.collected)

    async def beat(self) -> None:
        while True:
            self.beaten = time.perf_counter()
            await asyncio.sleep(LOOKS)

    def run(self) -> None:
        worst = 0.0
        while True:
            time.sleep(LOOKS)
            late = time.perf_counter() - self.beaten
            if late > LATE:
                worst = max(worst, late)
                self.seen[self.place()] += 1
            elif self.seen:
                self.tell(worst)
                worst = 0.0

    def place(self) -> str:
        frames = traceback.extract_stack(sys._current_frames()[self.watched])[-DEEP:]
        return " < ".join(f"{'/'.join(one.filename.split('/')[-2:])}:{one.lineno} {one.name}" for one in frames[::-1])

    def tell(self, worst: float) -> None:
        told = {"event": "watchdog", "late": round(worst, 3), "places": self.seen.most_common(3)}
        print(json.dumps(told), file=sys.stderr, flush=True)
        self.seen.clear()

    def collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.collecting = time.perf_counter()
        elif (took := time.perf_counter() - self.collecting) > LATE / 2:
            told = {"event": "watchdog", "collector": info, "late": round(took, 3)}
            print(json.dumps(told), file=sys.stderr, flush=True)


class Watched(process.Announced):
    """A server whose loop is watched."""

    async def serve(self, sockets: list[object] | None = None) -> None:
        dog = Watchdog()
        dog.start()
        self.beats = asyncio.create_task(dog.beat())
        await super().serve(sockets)  # type: ignore[arg-type]


if __name__ == "__main__":
    process.Announced = Watched  # type: ignore[misc]
    sys.exit(process.run(port=int(sys.argv[1])))
