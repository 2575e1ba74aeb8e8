"""Who may change a table: one who waits for others, or people's answers in a row, each on top of the one before."""

from __future__ import annotations

import asyncio
from collections import deque

from ..store.commits import Chain


class Door:
    """`async with` it to be alone. Answers pass without waiting, as long as nobody wants to be alone.

    Whoever is alone finds everything on disk: the answers before have been written, and none comes meanwhile.
    """

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()
        self.passing = 0
        """How many answers were taken and are still being written."""
        self.chain = Chain()
        """What these have in common: each is built on the one before."""

    def locked(self) -> bool:
        """Whether what is in memory may not be on disk yet."""
        return self._held or self.passing > 0

    @property
    def is_open(self) -> bool:
        """Whether an answer may pass now."""
        return not self._held and not self._waiting

    def begin(self) -> None:
        """An answer passes; `end` when it is written."""
        self.passing += 1

    def end(self) -> None:
        self.passing -= 1
        self._let_in()

    async def __aenter__(self) -> None:
        if not self._held and not self.passing and not self._waiting:
            self._held = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():  # let in just as we gave up: it is the next one's turn
                self._held = False
            else:
                self._waiting.remove(mine)
            self._let_in()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._held = False
        self._let_in()

    def _let_in(self) -> None:
        while self._waiting and not self._held and not self.passing:
            first = self._waiting.popleft()
            if not first.done():
                self._held = True
                first.set_result(None)
