"""How one public number stands in a row of bytes: written once, for rows made whole and for rows that follow a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from .features import AMOUNT, BITS, SKIPPED, VALUE, Features, clipped


def mark_number(f: Features, i: i64, old: i64, new: i64, seats: i64, me: i64, rows: vec[u8], first: i64) -> None:
    """Number i has a new value, in the rows of so many seats from `me` on; they follow each other from `first`."""
    sort, count = f.sort_of[i], f.per_copy[i]
    if sort == SKIPPED:
        return
    old -= f.least_of[i]
    new -= f.least_of[i]
    while seats > 0:
        at = first + f.spots[me * f.numbers + i]
        if sort == AMOUNT:
            rows[at] = u8(clipped(new))
        elif sort == BITS:
            for bit in range(count):
                rows[at + bit] = u8(new >> bit & 1)
        else:
            if 0 <= old < count:
                rows[at + (old if sort == VALUE else from_me(f, old, me))] = 0
            if 0 <= new < count:
                rows[at + (new if sort == VALUE else from_me(f, new, me))] = 1
        seats -= 1
        me += 1
        first += f.width


def from_me(f: Features, seat: i64, me: i64) -> i64:
    """How many seats after one's own another one is."""
    return seat - me if seat >= me else seat - me + f.seats
