"""Chance is stateless: draw k on stream b is a function of (seed, b, k), so undo and branches draw anew."""

from __future__ import annotations

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

    def __reduce__(self) -> tuple[object, ...]:
        return Source, ()

    def draw(self, stream: i64, k: i64, n: i64) -> i64:
        raise Exhausted(f"draw {k} on stream {stream}")


class Cheap(Source):
    """For worlds and simulations: a mixer, a hundred times as fast as a hash."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.seed = seed
        self.key: i64 = mix(low ^ mix(high ^ 0x9E3779B9))

    def __reduce__(self) -> tuple[object, ...]:
        return Cheap, (self.seed,)

    def draw(self, stream: i64, k: i64, n: i64) -> i64:
        """`mix` once more, written out: this is the inner loop of every simulation."""
        x = self.key + (stream * 0x632BE5AB + k) * 0x1E3779B1 & 0xFFFFFFFF
        x = ((x >> 16) ^ x) * 0x45D9F3B & 0xFFFFFFFF
        x = ((x >> 16) ^ x) * 0x45D9F3B & 0xFFFFFFFF
        return x * n >> 32
