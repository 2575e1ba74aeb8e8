"""Server processes that are killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from pathlib import Path

import httpx

SERVE = "import sys; from chronolude.server.process import run; sys.exit(run(port=int(sys.argv[1])))"
FREELY = {
    "CHRONOLUDE_SOCKET_RATE": "1000/second",
    "CHRONOLUDE_ADDRESS_RATE": "1000000/minute",
    "CHRONOLUDE_CREATE_RATE": "100000/minute",
    "CHRONOLUDE_TABLE_RATE": "1000000/day",
    "CHRONOLUDE_SOCKETS_PER_ADDRESS": "100000",
    "CHRONOLUDE_CONNECTIONS": "15000",
    "CHRONOLUDE_ADMIN_TOKEN": "admin",
    "CHRONOLUDE_LOG_JSON": "true",
}
START_SECONDS = 120


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Worker:
    """The real server in a process of its own; it keeps its port over its lives."""

    def __init__(self, database: str, folder: Path, name: str, **more: str) -> None:
        self.port = free_port()
        self.python = sys.executable
        self.command: tuple[str, ...] = ("-c", SERVE)
        self.said = folder / f"{name}.log"
        self.environment = {**os.environ, **FREELY, "CHRONOLUDE_DB": database, **more}
        self.process: asyncio.subprocess.Process | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return 0 if self.process is None else self.process.pid

    async def start(self) -> None:
        """Start, and wait until it answers."""
        with self.said.open("ab") as said:
            self.process = await asyncio.create_subprocess_exec(
                self.python, *self.command, str(self.port), env=self.environment, stderr=said, stdout=said
            )
        try:
            await asyncio.wait_for(self._answers(self.process), START_SECONDS)
        except TimeoutError:
            raise AssertionError(f"the server does not come up: {self.said.read_text()[-2000:]}") from None

    async def _answers(self, process: asyncio.subprocess.Process) -> None:
        async with httpx.AsyncClient(base_url=self.base, verify=False) as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get("/readyz")).status_code == 200:
                        return
                assert process.returncode is None, self.said.read_text()
                await asyncio.sleep(0.05)

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)
            await self.process.wait()

    def troubles(self) -> list[str]:
        """What the server itself found wrong."""
        return [
            line for line in self.said.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line
        ]
