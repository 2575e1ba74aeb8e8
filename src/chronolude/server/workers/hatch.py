"""Connections handed from worker to worker on one machine: the socket itself, with the bytes that were read from it."""

from __future__ import annotations

import array
import asyncio
import contextlib
import os
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

MOST_READ: Final = 60_000
"""More bytes than this do not travel with a connection; a request line with its headers is far less."""
AGAIN_SECONDS: Final = 0.002
"""A door has room for few at a time: the next is tried again after so long."""
TRIES: Final = 1_000
Adopt = Callable[[socket.socket, bytes], None]


class NobodyThere(Exception):
    """Nobody is behind that door any more."""


def folder() -> Path:
    """Where doors stand: nobody but this user may come near."""
    made = Path(tempfile.gettempdir()) / f"chronolude-doors-{os.getuid()}"
    made.mkdir(mode=0o700, exist_ok=True)
    if made.stat().st_uid != os.getuid() or made.stat().st_mode & 0o077:
        raise OSError(f"{made} is open to others")
    return made


class Hatch:
    """Where this worker takes connections, and through which it hands others theirs."""

    def __init__(self, name: str, adopt: Adopt) -> None:
        self.path = folder() / name
        self.adopt = adopt
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)
        self.socket.bind(str(self.path))
        asyncio.get_running_loop().add_reader(self.socket, self._come)

    def reaches(self, worker: str) -> bool:
        return (self.path.parent / worker).exists()

    async def hand_over(self, worker: str, descriptor: int, request: bytes) -> None:
        """Pass a connection on; raises NobodyThere if nobody takes it. Our own descriptor stays ours to close."""
        rights: Any = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        for _ in range(TRIES):
            try:  # Python 3.11's own `send_fds` ignores the address
                self.socket.sendmsg([request], rights, 0, str(self.path.parent / worker))
            except (BlockingIOError, InterruptedError):
                await asyncio.sleep(AGAIN_SECONDS)
            except OSError as error:
                raise NobodyThere(worker) from error
            else:
                return
        raise NobodyThere(worker)

    def _come(self) -> None:
        while True:
            try:
                request, descriptors, _, _ = socket.recv_fds(self.socket, MOST_READ + 1, 1)
            except (BlockingIOError, InterruptedError):
                return
            for descriptor in descriptors:
                made = socket.socket(fileno=descriptor)
                made.setblocking(False)
                self.adopt(made, request)

    def close(self) -> None:
        if self.socket.fileno() < 0:
            return
        asyncio.get_running_loop().remove_reader(self.socket)
        self.socket.close()
        with contextlib.suppress(OSError):
            self.path.unlink()
