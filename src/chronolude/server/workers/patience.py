"""Whoever takes nothing of what is sent to them: after so long their connection ends, and what waits for them goes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

READ_SECONDS: Final = 60.0


class Patience:
    """Runs out while the other end of a connection does not read; also when we have closed it and they never notice."""

    def __init__(self) -> None:
        self.end: asyncio.TimerHandle | None = None

    def begin(self, transport: Any) -> None:
        """More waits than the system takes from us."""
        self.stop()
        self.end = asyncio.get_running_loop().call_later(READ_SECONDS, transport.abort)

    def stop(self) -> None:
        """They read again, or are gone."""
        if self.end is not None:
            self.end.cancel()
            self.end = None
