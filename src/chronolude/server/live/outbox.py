"""What waits to be sent on one connection: so many messages and bytes, and of several updates only the last."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from ..http.backlog import Backlog
from ..wire.messages import AnyReply, Events, Updated

MOST_MESSAGES: Final = 256


class Full(Exception):
    """Whoever is there does not read."""


class Outbox:
    """A queue of messages. An update that is still waiting gives way to the next one."""

    def __init__(self, most_bytes: int, backlog: Backlog | None = None) -> None:
        self.most_bytes = most_bytes
        self.backlog = backlog
        self.address = ""
        """Whose it is, as far as that is counted."""
        self.waiting: deque[tuple[type, bytes]] = deque()
        self.bytes = 0
        self.ended = self.sending = False
        self.stirred = asyncio.Event()

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits, and nothing that waited is still on its way."""
        return not self.waiting and not self.sending

    def put(self, kind: type[AnyReply], text: bytes) -> None:
        """Let a message wait; raises Full where too much does already."""
        if kind is Updated:
            self._drop_update()
        if len(self.waiting) >= MOST_MESSAGES or self._overfull():
            raise Full
        self.waiting.append((kind, text))
        self.stirred.set()
        self._weigh(len(text))

    def end(self) -> None:
        """Nothing more comes; what waits is still sent."""
        self.ended = True
        self.stirred.set()

    def drop(self) -> None:
        """What waits is sent to nobody: whoever it was for may not have it any more."""
        self.waiting.clear()
        self._weigh(-self.bytes)

    def give_up(self) -> None:
        """Too much waits for too many, and most of it here."""
        self.drop()
        self.end()

    async def get(self) -> bytes | None:
        """The next message; None when there will be none. The one before was sent."""
        self.sending = False
        while not self.waiting:
            if self.ended:
                return None
            self.stirred.clear()
            await self.stirred.wait()
        text = self.waiting.popleft()[1]
        self._weigh(-len(text))
        self.sending = True
        return text

    def _weigh(self, more: int) -> None:
        self.bytes += more
        if self.backlog is not None:
            self.backlog.weigh(self, self.bytes)

    def _overfull(self) -> bool:
        """The longest one does not count: a newcomer is told a whole game at once."""
        return (
            self.bytes > self.most_bytes and self.bytes - max(len(text) for _, text in self.waiting) > self.most_bytes
        )

    def _drop_update(self) -> None:
        """An older update is left out, unless a reply follows it: that speaks of what was seen."""
        for i in range(len(self.waiting) - 1, -1, -1):
            kind, text = self.waiting[i]
            if kind is Updated:
                del self.waiting[i]
                self._weigh(-len(text))
                return
            if kind is not Events:
                return
