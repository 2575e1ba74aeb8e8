"""Whose request begins when many come at once: a few in each round of the loop, and addresses take turns.

What a request takes of the loop is little, but a hundred of them that begin together would keep everybody else waiting
for the sum.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

EACH_ROUND: Final = 4


class RequestTurns:
    """Lets requests begin."""

    def __init__(self) -> None:
        self.left = EACH_ROUND
        """How many more may begin in this round."""
        self.counts = False
        """Whether rounds are being counted; nobody counts where nobody comes."""
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address, the one whose turn is next first."""

    async def come(self, address: str) -> None:
        """Wait for the turn of this address."""
        loop = asyncio.get_running_loop()
        if not self.counts:
            self.counts = True
            loop.call_soon(self._next_round)
        if self.left and not self.waiting:
            self.left -= 1
            return
        mine: asyncio.Future[None] = loop.create_future()
        self.waiting.setdefault(address, deque()).append(mine)
        await mine

    def _next_round(self) -> None:
        self.counts = self.left < EACH_ROUND or bool(self.waiting)
        self.left = EACH_ROUND
        while self.left and self.waiting:
            address = next(iter(self.waiting))
            queue = self.waiting.pop(address)
            mine = queue.popleft()
            if queue:  # again when everybody else had a turn
                self.waiting[address] = queue
            if not mine.done():  # else whoever asked has gone
                mine.set_result(None)
                self.left -= 1
        if self.counts:
            asyncio.get_running_loop().call_soon(self._next_round)
