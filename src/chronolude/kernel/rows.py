"""Rows of ints: compiled, a vector that reads like an array of C; uncompiled, a list, which Python reads faster."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

PLAIN: Final = __file__.endswith(".py")
"""Whether this runs uncompiled; then a list serves better than a vector, which only compiled code reads fast."""


def filled(count: i64, value: i64) -> vec[i64]:
    """A row of `count` equal ints."""
    if PLAIN:
        return cast("vec[i64]", [value] * count)
    out = vec[i64](capacity=count)
    i: i64 = 0
    while i < count:
        out = append(out, value)
        i += 1
    return out


def row_of(values: Sequence[int]) -> vec[i64]:
    """A row of these ints, such as a printed fact of each card."""
    out = filled(len(values), 0)
    for i in range(len(values)):
        out[i] = values[i]
    return out


def rows_of(rows: Iterable[Sequence[int]]) -> vec[vec[i64]]:
    """Rows of different lengths, such as all facts of all cards."""
    if PLAIN:
        return cast("vec[vec[i64]]", [[*row] for row in rows])
    out = vec[vec[i64]]()
    for row in rows:
        out = append(out, row_of(row))
    return out


BITS: Final = row_of([1 << n for n in range(62)])


def bit(n: i64) -> i64:
    """2 to the n; read, because mypyc 2.4 shifts a 1 as C does, in 32 bits."""
    return BITS[n]
