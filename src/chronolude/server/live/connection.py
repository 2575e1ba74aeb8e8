"""One line from a client to a table: who it is and what it has heard."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from ..http.backlog import Backlog
from ..wire.messages import Accepted, AnyReply, Events, Stepped, Updated, write
from .events import PUBLIC, told_to
from .outbox import Full, Outbox
from .scene import Scene
from .showing import Showing
from .steps import can_follow

QUEUE_BYTES: Final = 256_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection:
    """A seat's or a watcher's connection. What it must send waits in a queue; one that does not read is cut off."""

    def __init__(
        self,
        seat: int | None,
        lang: str,
        heard: int,
        key: str = "",
        queue_bytes: int = QUEUE_BYTES,
        backlog: Backlog | None = None,
    ) -> None:
        self.seat = seat
        self.lang = lang
        self.heard = heard
        self.key = key
        """The hash of the key by which it came; empty for a watcher of a table that everybody may watch."""
        self.queue = Outbox(queue_bytes, backlog)
        self.is_new = True
        """Whether it was not yet shown how the table stands."""
        self.pace: deque[float] = deque()
        """When its last messages came, as far as the limit of messages has to know."""
        self.steps = False
        """Whether its client keeps the last update, and is told what changed."""
        self.direct: Callable[[bytes], bool] | None = None
        """Writes a message to the socket at once, unless its other end does not read; None where that cannot be."""
        self.base: Showing | None = None
        """What that client was shown last."""

    @property
    def address(self) -> str:
        """Where it came from, as far as that is counted; empty for one that is none."""
        return self.queue.address

    @address.setter
    def address(self, address: str) -> None:
        self.queue.address = address

    @property
    def cut(self) -> bool:
        """Whether nothing more is sent to it."""
        return self.queue.ended

    @property
    def audience(self) -> int:
        return PUBLIC if self.seat is None else self.seat

    def send(self, message: AnyReply) -> None:
        self.send_text(type(message), write(message))

    def send_text(self, kind: type[AnyReply], text: bytes) -> None:
        """Send a message of this kind: at once where the socket takes it, else it waits its turn."""
        if self.cut:
            return
        if self.queue.is_idle and self.direct is not None and self.direct(text):
            return
        try:
            self.queue.put(kind, text)
        except Full:
            self.close()

    def close(self) -> None:
        """Let the sender end; the client resumes by number."""
        self.queue.end()

    def dismiss(self) -> None:
        """Its key opens nothing any more: not even what waits is sent."""
        self.queue.drop()
        self.close()

    def push(self, scene: Scene) -> None:
        """Send the events not yet heard, then the table as it stands."""
        for kind, text in self.news(scene):
            self.send_text(kind, text)

    def news(self, scene: Scene, ref: int = 0) -> list[tuple[type[AnyReply], bytes]]:
        """What is to be sent so that this client knows the table as it stands, and that `ref` was accepted.

        A step where its client can follow; else what happened and a whole update, of which more than one can wait.
        """
        folded = scene.folded
        self.is_new = False
        shown = folded.shown_to_watchers(scene.now) if self.seat is None else None
        limit = folded.n if shown is None else shown[0]
        since, self.heard = self.heard, max(self.heard, limit)
        follows = self.steps and shown is None and folded.table is not None
        now = scene.showing(self.seat, self.lang) if follows else None
        base, self.base = self.base, now
        if (
            base is not None
            and now is not None
            and self.queue.is_idle
            and can_follow(base, now, scene.shared(self.lang))
        ):
            told = scene.told(self.audience, self.lang, since, limit)
            return [(Stepped, scene.step(self.lang, base, now, told, ref))]
        fresh = [told_to(one, self.audience, self.lang) for one in folded.events[since:limit]]
        out: list[tuple[type[AnyReply], bytes]] = [(Events, write(Events(fresh)))] if fresh else []
        out.append((Updated, write(Updated(scene.update(self.seat, self.lang, shown)))))
        if ref:
            out.append((Accepted, write(Accepted(ref, folded.decision))))
        return out
