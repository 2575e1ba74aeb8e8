"""Whoever takes nothing of what is sent to them: after so long their connection ends, and what waits for them goes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

READ_SECONDS: Final = 60.0


class Patient(asyncio.Protocol):
    """Stands before a protocol: its patience ends where the other end does not read, also after we have closed it."""

    transport: Any
    patience: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits than the system takes from us."""
        super().pause_writing()
        self._read_again()
        self.patience = asyncio.get_running_loop().call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._read_again()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_again()
        super().connection_lost(exc)

    def _read_again(self) -> None:
        """They read again, or are gone."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
