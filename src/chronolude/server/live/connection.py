"""One line from a client to a table: who it is and what it has heard."""

from __future__ import annotations

from typing import Final

from ..wire.messages import AnyReply, Events, Updated
from .events import PUBLIC, told_to
from .outbox import Full, Outbox
from .scene import Scene

QUEUE_BYTES: Final = 256_000


class Connection:
    """A seat's or a watcher's connection. What it must send waits in a queue; one that does not read is cut off."""

    def __init__(self, seat: int | None, lang: str, heard: int, key: str = "", queue_bytes: int = QUEUE_BYTES) -> None:
        self.seat = seat
        self.lang = lang
        self.heard = heard
        self.key = key
        """The hash of the key by which it came; empty for a watcher of a table that everybody may watch."""
        self.queue = Outbox(queue_bytes)
        self.cut = False

    @property
    def audience(self) -> int:
        return PUBLIC if self.seat is None else self.seat

    def send(self, message: AnyReply) -> None:
        if self.cut:
            return
        try:
            self.queue.put(message)
        except Full:
            self.close()

    def close(self) -> None:
        """Let the sender end; the client resumes by number."""
        if not self.cut:
            self.cut = True
            self.queue.end()

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
