"""One line from a client to a table: who it is and what it has heard."""

from __future__ import annotations

import asyncio
from typing import Final

from ..wire.messages import AnyReply, Events, Updated, write
from .events import PUBLIC, told_to
from .scene import Scene

LONGEST_QUEUE: Final = 256


class Connection:
    """A seat's or a watcher's connection. What it must send waits in a queue; one that does not read is cut off."""

    def __init__(self, seat: int | None, lang: str, heard: int) -> None:
        self.seat = seat
        self.lang = lang
        self.heard = heard
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.cut = False

    @property
    def audience(self) -> int:
        return PUBLIC if self.seat is None else self.seat

    def send(self, message: AnyReply) -> None:
        if self.queue.qsize() >= LONGEST_QUEUE:
            self.close()
        if not self.cut:
            self.queue.put_nowait(write(message))

    def close(self) -> None:
        """Let the sender end; the client resumes by number."""
        if not self.cut:
            self.cut = True
            self.queue.put_nowait(None)

    def push(self, scene: Scene) -> None:
        """Send the events not yet heard, then the table as it stands."""
        folded = scene.folded
        shown = folded.shown_to_watchers(scene.now) if self.seat is None else None
        limit = folded.n if shown is None else shown[0]
        fresh = [told_to(one, self.audience, self.lang) for one in folded.events[self.heard : limit]]
        if fresh:
            self.send(Events(fresh))
            self.heard = limit
        self.send(Updated(scene.update(self.seat, self.lang, shown)))
