"""Where a table's chance comes from: a seed that is told at the end, a record, and a note of every draw."""

from __future__ import annotations

import hashlib
import hmac

from mypy_extensions import i64

from ..kernel.chance import Exhausted, Source


class Hashed(Source):
    """For live tables: HMAC-SHA256(seed, stream ‖ draw), checkable by anyone once the seed is told."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def __reduce__(self) -> tuple[object, ...]:
        return Hashed, (self.seed,)

    def draw(self, stream: i64, k: i64, n: i64) -> i64:
        """Rejection keeps every outcome equally likely; a try costs one more hash."""
        limit = (1 << 62) // n * n
        trial = 0
        while True:
            text = f"{stream}:{k}:{trial}".encode()
            value = int.from_bytes(hmac.digest(self.seed, text, hashlib.sha256)[:8], "big") >> 2
            if value < limit:
                return value % n
            trial += 1


class Recorded(Source):
    """For replays: the draws of a record from cursor `first` on, then whatever lies beyond it."""

    def __init__(self, draws: list[int], first: int = 0, beyond: Source | None = None) -> None:
        self.draws = draws
        self.first = first
        self.beyond = beyond

    def __reduce__(self) -> tuple[object, ...]:
        return Recorded, (self.draws, self.first, self.beyond)

    def draw(self, stream: i64, k: i64, n: i64) -> i64:
        i = k - self.first
        if i < len(self.draws):
            value: i64 = self.draws[i]
            if 0 <= value < n:
                return value
            raise Exhausted(f"draw {k} is {value}, which is not below {n}")
        if self.beyond is None:
            raise Exhausted(f"draw {k}: the record ends before it")
        return self.beyond.draw(stream, k, n)


class Noted(Source):
    """Passes draws through and keeps them, and out of how many, so that a record can be written and checked."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.drawn: dict[int, int] = {}
        self.bounds: dict[tuple[int, int], int] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return noted, (self.source, self.drawn, self.bounds)

    def draw(self, stream: i64, k: i64, n: i64) -> i64:
        value = self.source.draw(stream, k, n)
        self.drawn[k] = value
        self.bounds[stream, k] = n
        return value


def noted(source: Source, drawn: dict[int, int], bounds: dict[tuple[int, int], int]) -> Noted:
    """A note of draws that was pickled."""
    out = Noted(source)
    out.drawn, out.bounds = drawn, bounds
    return out
