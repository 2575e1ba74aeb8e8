"""A WebSocket whose plain text messages are read and written without detours.

Handshake, pings, fragments, compression and closing stay with uvicorn's protocol and the library beneath it; only whole
text frames that are not compressed are taken from the bytes that came in, and written as the bytes that go out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from ..workers.patience import Patient

EXTENSION: Final = "chronolude.wire"
PAYS: Final = 2000
"""From so many bytes on a message is compressed, if the client can: below that it costs more than it saves."""
PIECE: Final = 1024
"""So many bytes that may be compressed are unpacked at a time: they can become a thousand times as many."""
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
"""Each message by itself: what would be remembered of those before takes 45 kB for each connection."""
HEADS: Final = [
    bytes((WHOLE_TEXT, size)) if size < 126 else bytes((WHOLE_TEXT, 126, size >> 8, size & 255)) for size in range(4096)
]
"""How messages of so many bytes begin."""


class Wire(Patient, WebSocketsSansIOProtocol):
    """One connection; `hear` is who listens once its table is found."""

    hear: Callable[[bytes], None] | None = None
    held = False
    """Whether nothing is to be heard just now."""
    unread = b""
    """What came meanwhile, or with it, as it came."""
    is_lost = is_done = False
    """Whether the connection has ended, and whether the application has."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        if self.conn.available_extensions:
            self.conn.available_extensions = [DEFLATE]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.is_done = True
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_lost = True
        self._let_go()

    def _let_go(self) -> None:
        """Once both have ended: what holds us and is held by us would stay until somebody looks for rings."""
        if self.is_lost and self.is_done:
            self.scope.clear()
            self.conn.parser.close()

    def write(self, text: bytes) -> bool:
        """Send a message at once; False if the other end does not read, so that it has to wait."""
        transport, conn, size = self.transport, self.conn, len(text)
        if not self.writable.is_set() or conn.state is not OPEN or transport.is_closing():
            return False
        if size >= PAYS and conn.extensions:
            conn.send_text(text)
            transport.write(b"".join(conn.data_to_send()))
        elif size < len(HEADS):
            transport.write(HEADS[size] + text)
        elif size < 65536:
            transport.write(b"\x81\x7e%c%c%b" % (size >> 8, size & 255, text))
        else:
            transport.write(b"\x81\x7f" + size.to_bytes(8, "big") + text)
        return True

    def hold(self, still: bool) -> None:
        """Stop reading, or go on."""
        self.held = still
        if not still:
            self._read_on()
        if self.transport.is_closing():
            return
        if self.held:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if not (self.unread or self.held or self.conn.extensions):
            self._take(data)
            return
        self.unread += data
        if not self.held:
            self._read_on()

    def _read_on(self) -> None:
        """Hear what came, a piece at a time, until somebody wants to think about it."""
        while self.unread and not self.held:
            piece = len(self.unread) if not self.conn.extensions else PIECE
            data, self.unread = self.unread[:piece], self.unread[piece:]
            self._take(data)

    def _take(self, data: bytes) -> None:
        hear = self.hear
        if hear is not None and not self.conn.reader.buffer and not self.frames:
            data = taken(data, hear)
            if not data:
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces or compressed goes the same way as the others."""
        if self.hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = b"".join(self.frames)
        self.frames = []
        self.hear(text)


def taken(data: bytes, hear: Callable[[bytes], None]) -> bytes:
    """Hand on the whole text frames at the beginning of these bytes; the rest is for the library."""
    at, end = 0, len(data)
    while end - at >= 8 and data[at] == WHOLE_TEXT and data[at + 1] & MASKED:
        size, start = data[at + 1] & 127, at + 2
        if size == 126:
            size, start = data[start] << 8 | data[start + 1], start + 2
        stop = start + 4 + size
        if size == 127 or stop > end:
            break
        hear(apply_mask(data[start + 4 : stop], data[start : start + 4]))
        at = stop
    return data[at:]
