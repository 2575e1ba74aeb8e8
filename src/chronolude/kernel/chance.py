"""Chance is stateless: draw k on stream b is a function of (seed, b, k), so undo and branches draw anew."""

from __future__ import annotations

import hashlib
import hmac

from mypy_extensions import i64


def mix(x: i64) -> i64:
    """Scatter 32 bits. No product passes 63 bits, so that Python's ints and C's agree."""
    x = ((x >> 16) ^ x) * 0x45D9F3B & 0xFFFFFFFF
    x = ((x >> 16) ^ x) * 0x45D9F3B & 0xFFFFFFFF
    return (x >> 16) ^ x


class Exhausted(Exception):
    """A source has no draw for this cursor: a record that ends too soon, or a forecast that met chance."""


class Source:
    """Where draws come from. `draw` answers an int in [0, n)."""

    def draw(self, stream: i64, k: i64, n: i64) -> i64:
        raise Exhausted(f"draw {k} on stream {stream}")


class Cheap(Source):
    """For worlds and simulations: a mixer, a hundred times as fast as a hash."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.key: i64 = mix(low ^ mix(high ^ 0x9E3779B9))

    def draw(self, stream: i64, k: i64, n: i64) -> i64:
        """`mix` once more, written out: this is the inner loop of every simulation."""
        x = self.key + (stream * 0x632BE5AB + k) * 0x1E3779B1 & 0xFFFFFFFF
        x = ((x >> 16) ^ x) * 0x45D9F3B & 0xFFFFFFFF
        x = ((x >> 16) ^ x) * 0x45D9F3B & 0xFFFFFFFF
        return x * n >> 32


class Hashed(Source):
    """For live tables: HMAC-SHA256(seed, stream ‖ draw), checkable by anyone once the seed is told."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

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

    def draw(self, stream: i64, k: i64, n: i64) -> i64:
        value = self.source.draw(stream, k, n)
        self.drawn[k] = value
        self.bounds[stream, k] = n
        return value
