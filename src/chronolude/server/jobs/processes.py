"""A process that does one thing at a time: a line of JSON in, a line out. It can be killed at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

BIRTH_SECONDS: Final = 60.0
"""A process must be ready within this time, which is not taken from what it is asked."""
LONGEST_LINE: Final = 1 << 24
READY: Final = b"ready\n"


class Died(Exception):
    """The process ended in the midst of its work."""


class JobProcess:
    """One process of a module of ours, started by its first ask, and again after it died."""

    def __init__(self, module: str, *given: str) -> None:
        self.command = (sys.executable, "-m", module, *given)
        self.process: asyncio.subprocess.Process | None = None
        self.ending: set[asyncio.Task[None]] = set()
        """Processes that were killed and are not quite gone: a loop must not close before their pipes have."""

    async def start(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await self._born()
            self.born()
            if await asyncio.wait_for(line_of(self.process), BIRTH_SECONDS) != READY:
                raise Died
        return self.process

    def born(self) -> None:
        """Called when a process was started: for those who count them."""

    async def _born(self) -> asyncio.subprocess.Process:
        """A new process; whoever gives up meanwhile leaves none behind."""
        pipe = asyncio.subprocess.PIPE
        birth = asyncio.ensure_future(
            asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        )
        try:
            return await asyncio.shield(birth)
        except asyncio.CancelledError:
            self._end(birth)
            raise

    async def send(self, asked: bytes, seconds: float) -> bytes:
        """What it answers to a line; raises TimeoutError, or Died."""
        process = await self.start()
        assert process.stdin is not None
        process.stdin.write(asked + b"\n")
        return await asyncio.wait_for(line_of(process), seconds)

    def kill(self) -> None:
        """What it does is wanted no more; the next ask starts it anew."""
        if self.process is not None:
            self._end(self.process)
        self.process = None

    def _end(self, process: asyncio.subprocess.Process | asyncio.Future[asyncio.subprocess.Process]) -> None:
        task = asyncio.create_task(end(process))
        self.ending.add(task)
        task.add_done_callback(self.ending.discard)

    async def stop(self) -> None:
        self.kill()
        await asyncio.gather(*self.ending, return_exceptions=True)


async def end(process: asyncio.subprocess.Process | asyncio.Future[asyncio.subprocess.Process]) -> None:
    """Kill a process, if it has come to be, and wait until it and its pipes are gone."""
    if isinstance(process, asyncio.Future):
        process = await process
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    with contextlib.suppress(RuntimeError, OSError, ValueError):  # somebody may still be listening to it
        await process.communicate()
    await process.wait()


async def line_of(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise Died
    return line
