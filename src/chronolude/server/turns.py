"""Whose turn it is when many come at once: requests, messages, and bots that answer on the spot.

What each takes of the loop is little, but a hundred of them that begin together would keep everybody else waiting for
the sum. So only as much begins in a round of the loop as keeps it short; and of those who wait the one goes first whose
address had its turn longest ago: whoever asks without end waits behind whoever asks now and then.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final

ROUND_SECONDS: Final = 0.01
"""A round in which so much was done is long enough."""
EACH_ROUND: Final = 4
"""Of what goes on in a task of its own, where nobody times it, so many begin."""
TASK_SECONDS: Final = ROUND_SECONDS / EACH_ROUND
MOST_REMEMBERED: Final = 10_000
"""Of so many addresses it is known who had their turn before whom."""


class LoopTurns:
    """One loop's."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.left = ROUND_SECONDS
        """Seconds of what may still begin in this round."""
        self.begun: float | None = None
        """When this round began; rounds are not counted where nobody comes."""
        self.had: OrderedDict[str, int] = OrderedDict()
        """Addresses that had a turn, the last one last, and the number of that turn."""
        self.numbers = itertools.count(1)
        self.waiting: dict[str, deque[Callable[[], None]]] = {}
        self.line: list[tuple[int, str]] = []
        """Those who wait, a heap: who had their turn longest ago goes first."""

    def take(self, address: str) -> bool:
        """Whether something of this address may begin now; whoever may says by `spend` what it took."""
        if self.begun is None:
            self.begun = self.now()
            asyncio.get_running_loop().call_soon(self._next_round)
        if self.left <= 0 or self.waiting:
            return False
        self._had(address)
        return True

    def spend(self, seconds: float = TASK_SECONDS) -> None:
        self.left -= seconds

    def line_up(self, address: str, begin: Callable[[], None]) -> None:
        """Have something begun when its turn comes, which says what it took."""
        if address not in self.waiting:
            self.waiting[address] = deque()
            heappush(self.line, (self.had.get(address, 0), address))
        self.waiting[address].append(begin)

    async def come(self, address: str) -> None:
        """Wait for the turn of this address, for something that goes on in this task."""
        if self.take(address):
            self.spend()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if not mine.done():  # else whoever asked has gone
                mine.set_result(None)
                self.spend()

        self.line_up(address, begin)
        await mine

    def _next_round(self) -> None:
        """What the last round took above its measure, whoever did it, begins later now."""
        now, begun = self.now(), self.begun or 0.0
        is_calm = self.left >= ROUND_SECONDS and not self.waiting
        self.left = max(TASK_SECONDS, min(ROUND_SECONDS, begun + 2 * ROUND_SECONDS - now))
        self.begun = None if is_calm else now
        if not is_calm:
            asyncio.get_running_loop().call_soon(self._next_round)
        while self.left > 0 and self.waiting:
            self._begin_one()

    def _begin_one(self) -> None:
        address = heappop(self.line)[1]
        begins = self.waiting[address]
        begin = begins.popleft()
        self._had(address)
        if begins:
            heappush(self.line, (self.had[address], address))
        else:
            del self.waiting[address]
        begin()

    def _had(self, address: str) -> None:
        self.had[address] = next(self.numbers)
        self.had.move_to_end(address)
        if len(self.had) > MOST_REMEMBERED:
            self.had.popitem(last=False)
