"""Rows of ints: compiled, a vector that reads like an array of C; uncompiled, a list, which Python reads faster."""

from __future__ import annotations

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


def row_of(values: list[int]) -> vec[i64]:
    """A row of these ints, such as a printed fact of each card."""
    out = filled(len(values), 0)
    i: i64 = 0
    while i < len(values):
        out[i] = values[i]
        i += 1
    return out
