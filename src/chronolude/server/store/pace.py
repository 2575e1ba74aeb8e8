"""Whether a disk is so quick just now that a writing may be waited for where everything else waits, too."""

from __future__ import annotations

from typing import Final

QUICK_SECONDS: Final = 0.002
"""What one writing may take at most, and how long the loop stands still for it."""
SOUND: Final = 50
"""So many in a row have to be as quick, in a thread, before the loop does one itself."""
MOST_AT_ONCE: Final = 32
"""Of more rows nobody says how long they take."""
ROUND: Final = 64
"""Every so many writings one goes to the thread, which may copy what was written into the database itself."""


class DiskPace:
    """What the last writings took. One slow one, and all go to the thread again."""

    def __init__(self) -> None:
        self.quick = self.here = 0
        """How many were quick, since one was not; how many of them the loop has done since the thread had one."""

    def may_be_here(self, rows: int) -> bool:
        return self.quick >= SOUND and self.here < ROUND and rows <= MOST_AT_ONCE

    def took(self, seconds: float, is_here: bool) -> None:
        self.quick = self.quick + 1 if seconds <= QUICK_SECONDS else 0
        self.here = self.here + 1 if is_here else 0
