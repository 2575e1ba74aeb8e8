"""A WebSocket client that does next to nothing, so that a thousand of them leave the processors to the server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Final

Hear = Callable[["Socket", bytes], None]
MASK: Final = b"\0\0\0\0"
"""Masking with zeros is allowed, and costs nothing on either side."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """Whole text messages in, whole text messages out."""

    def __init__(self, host: str, path: str, hear: Hear) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {os.urandom(16).hex()[:22]}==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.hear = hear
        self.kept = b""
        self.is_open = False
        self.parts: list[bytes] = []
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self.kept + data
        if not self.is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.kept = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.ready.set_exception(ConnectionError(head.decode()))
                return
            self.is_open = True
            self.ready.set_result(None)
        self.kept = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Take whole frames; what is left of the last one."""
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 127, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            if len(data) < start + size:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, head: int, body: bytes) -> None:
        kind = head & 15
        if kind == PING:
            self._send(PONG, body)
        elif kind in (0, TEXT):
            self.parts.append(body)
            if head & 128:
                whole = b"".join(self.parts)
                self.parts.clear()
                self.hear(self, whole)

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        width = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if self.transport is not None:
            self.transport.write(bytes([128 | kind]) + width + MASK + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def dial(port: int, path: str, hear: Hear) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"127.0.0.1:{port}", path, hear), "127.0.0.1", port)
    await socket.ready
    return socket
