"""Whoever takes nothing of what is sent to them: after so long their connection ends, and what waits for them goes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from ..http.limits import place_of

if TYPE_CHECKING:
    from ..http.limits import Gate

READ_SECONDS: Final = 60.0
MOST_SENT: Final = 16_384
"""Bytes that a connection takes from us beyond what the system has taken, before we wait for its other end."""


class Patient(asyncio.Protocol):
    """Stands before a protocol: its patience ends where the other end does not read, also after we have closed it."""

    transport: Any
    scope: Any
    app_state: dict[str, Any]
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=MOST_SENT)

    def pause_writing(self) -> None:
        """More waits than the system takes from us."""
        super().pause_writing()
        self._read_again()
        self.patience = asyncio.get_running_loop().call_later(READ_SECONDS, self.transport.abort)
        self._weigh(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._read_again()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_again()
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        """Where the other end is, as far as its request says so."""
        client = (getattr(self, "scope", None) or {}).get("client")
        return place_of(client[0]) if client else ""

    def give_up(self) -> None:
        """Too much waits for too many, and most of it here."""
        self.transport.abort()

    def _read_again(self) -> None:
        """They read again, or are gone."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
            self._weigh(0)

    def _weigh(self, size: int) -> None:
        gate: Gate | None = self.app_state.get("gate")
        if gate is not None:
            gate.backlog.weigh(self, size)
