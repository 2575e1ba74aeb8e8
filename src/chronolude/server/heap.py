"""Memory that the C library keeps although nobody uses it any more, where that library is glibc.

A body of two megabytes that was freed once teaches it to take the next ones from its heap, among small things that
outlive them; each thread gets a heap of its own; and of free pages only the last are given back. A server that was
under fire so holds for ever what it needed for a moment.
"""

from __future__ import annotations

import ctypes
from typing import Final

TRIM_THRESHOLD: Final = -1
MMAP_THRESHOLD: Final = -3
ARENA_MAX: Final = -8
"""Parameters of `mallopt`, as in malloc.h."""
LONG: Final = 128 * 1024
"""Anything of so many bytes is asked of the system by itself, and given back as soon as it is free."""


def settle() -> None:
    """One heap for all threads, nothing long in it, and no more than a little at its end kept for later."""
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):
        for parameter, value in ((MMAP_THRESHOLD, LONG), (TRIM_THRESHOLD, LONG), (ARENA_MAX, 1)):
            library.mallopt(parameter, value)


def give_back() -> None:
    """Free pages in the midst of the heap go back to the system, too."""
    library = ctypes.PyDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)
