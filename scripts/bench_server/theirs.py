"""Four people at a table on boardgame.io's server, in the words of its socket (Socket.IO over a WebSocket)."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, Self

from scripts.web import fetch_node, npm_command, system_node

from .sockets import Socket, dial

RIVAL: Final = Path(__file__).parent / "rival"
ROOT: Final = RIVAL.parent.parent.parent
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
STATE: Final = re.compile(rb'"_stateID":(\d+)')
WHO: Final = re.compile(rb'"currentPlayer":"(\d)"')


class Missing(Exception):
    """boardgame.io cannot be installed here."""


def install(folder: Path) -> None:
    """Its server with all it needs, into a folder that is thrown away."""
    for name in ("package.json", "server.js"):
        shutil.copy(RIVAL / name, folder / name)
    try:
        if not system_node():
            fetch_node(ROOT)
        words = [*npm_command(), "install", "--no-audit", "--no-fund", "--no-package-lock"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=600, check=False)
    except (OSError, ImportError, subprocess.SubprocessError) as trouble:
        raise Missing(str(trouble)) from None
    if done.returncode:
        raise Missing(done.stderr.strip()[-300:])


class Rival:
    """Its server in a process."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        return 0 if self.process is None else self.process.pid

    async def __aenter__(self) -> Self:
        node = shutil.which("node") or "node"
        self.process = await asyncio.create_subprocess_exec(
            node, "server.js", str(self.port), cwd=self.folder,
            env={"PATH": "", "NODE_ENV": "production", "HOME": str(self.folder)},
            stdout=asyncio.subprocess.PIPE, stderr=sys.stderr,
        )  # fmt: skip
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            while b"ready" not in (line := await self.process.stdout.readline()):
                if not line:
                    raise Missing("its server does not start")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process is not None:
            self.process.kill()
            await self.process.wait()


class Theirs:
    """The four connections of one table."""

    def __init__(self, port: int, name: str, limit: int) -> None:
        self.port = port
        self.name = name
        self.limit = limit
        self.moves = 0
        self.waits: list[float] = []
        self.sockets: list[Socket] = []
        self.shown = self.bytes = 0
        self.dealt: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.stands: tuple[bytes, int] = (b"0", 0)
        self.sent: dict[int, float] = {}
        self.is_on = False

    async def connect(self) -> None:
        for seat in range(4):
            socket = await dial(self.port, PATH, lambda line, text, seat=seat: self.hear(line, seat, text))  # type: ignore[misc]
            self.sockets.append(socket)
        await self.dealt

    def hear(self, line: Socket, seat: int, text: bytes) -> None:
        if self.is_on:
            self.bytes += len(text)
        if text == b"2":
            line.say(b"3")
        elif text.startswith(b"0"):
            line.say(b"40/bench,")
        elif text.startswith(b"40/bench"):
            emit(line, "sync", self.name, str(seat), None, 4)
        elif text.startswith((b'42/bench,["sync"', b'42/bench,["update"')):
            self.look(seat, text)

    def look(self, seat: int, text: bytes) -> None:
        state, who = STATE.search(text), WHO.search(text)
        assert state is not None
        assert who is not None
        if text.startswith(b'42/bench,["sync"'):
            self.shown += 1
            self.stands = state[1], int(who[1])
            if self.shown == 4:
                self.dealt.set_result(None)
            return
        if seat in self.sent:
            self.waits.append(time.perf_counter() - self.sent.pop(seat))
        if self.is_on and int(who[1]) == seat:
            self.stands = state[1], seat
            self.answer()

    def begin(self) -> None:
        self.is_on = True
        self.answer()

    def answer(self) -> None:
        if self.moves >= self.limit:
            if not self.done.done():
                self.done.set_result(None)
            return
        self.moves += 1
        state, seat = self.stands
        self.sent[seat] = time.perf_counter()
        play = {"type": "play", "args": [0], "playerID": str(seat), "credentials": None}
        emit(self.sockets[seat], "update", {"type": "MAKE_MOVE", "payload": play}, int(state), self.name, str(seat))

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


def emit(line: Socket, *words: Any) -> None:
    line.say(b"42/bench," + json.dumps(words, separators=(",", ":")).encode())
