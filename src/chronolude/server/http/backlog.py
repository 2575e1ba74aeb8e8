"""What waits for all who do not read: so many bytes, and the address for which most waits gives way."""

from __future__ import annotations

from collections import Counter
from typing import Protocol


class Reader(Protocol):
    """Somebody for whom something waits."""

    @property
    def address(self) -> str:
        """Where they are, as far as that is counted."""
        ...

    def give_up(self) -> None:
        """What waits for them is sent to nobody, and their connection ends."""


class Backlog:
    """One worker's. Where too much waits, of the address for which most does whoever has most is given up; a player
    resumes by number.
    """

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self.waiting: dict[Reader, tuple[str, int]] = {}

    def weigh(self, reader: Reader, size: int) -> None:
        """So many bytes wait for somebody now."""
        self._forget(reader)
        if size:
            self.waiting[reader] = reader.address, size
            self.bytes += size
        while self.bytes > self.most_bytes:
            slowest = self._slowest()
            self._forget(slowest)
            slowest.give_up()

    def _forget(self, reader: Reader) -> None:
        self.bytes -= self.waiting.pop(reader, ("", 0))[1]

    def _slowest(self) -> Reader:
        sums: Counter[str] = Counter()
        for address, size in self.waiting.values():
            sums[address] += size
        most = max(sums, key=sums.__getitem__)
        return max((one for one in self.waiting if self.waiting[one][0] == most), key=lambda one: self.waiting[one][1])
