"""What a request costs: the loop's own time, and the bytes that come back for each byte sent.

Requests are given to the application itself, one at a time, so that what the loop's thread did meanwhile is the
request's alone; other work of the machine does not count, as it is the thread's own time that is read.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar

from chronolude.server.application import make_litestar
from chronolude.server.hall import Hall
from chronolude.server.http.guard import Guard
from chronolude.server.http.limits import Gate
from chronolude.server.settings import read_settings
from chronolude.server.wire.messages import VERSION
from tests.looks import look_here

LOOP_SECONDS = 0.05
"""What an anonymous request may take of the loop, on a machine as quick as the one this was settled on."""
TIMES = 10
"""And how many bytes may come back for each that was sent, above what the plainest request of its kind is told."""
PACE_SECONDS = 0.0107
"""What `pace` takes on that machine."""
RATES = {"socket_rate": "100000/second", "address_rate": "10000000/minute", "create_rate": "10000000/minute"}
RATES["table_rate"] = "10000000/day"


class Request(NamedTuple):
    """An HTTP request."""

    method: str
    path: str
    body: bytes = b""
    query: str = ""
    headers: tuple[tuple[str, str], ...] = ()

    @property
    def size(self) -> int:
        head = len(self.method) + len(self.path) + len(self.query) + 12
        return head + len(self.body) + sum(len(name) + len(value) + 4 for name, value in self.headers)


class Cost(NamedTuple):
    """What it came to."""

    status: int
    seconds: float
    bytes: int

    def exceeds(self, fair: Cost) -> bool:
        return self.seconds > fair.seconds or self.bytes > fair.bytes


@cache
def pace() -> float:
    """How much slower this machine is than the one the budget was settled on; 1 where it is not."""
    best = 1.0
    for _ in range(5):
        begun = time.thread_time()
        json.loads(json.dumps([{"a": [n, str(n)], "b": {"c": n / 7}} for n in range(3000)]))
        best = min(best, time.thread_time() - begun)
    return max(1.0, best / PACE_SECONDS)


class Till:
    """A house without a socket, and the price of what is asked of it."""

    def __init__(self, app: Litestar, guard: Guard) -> None:
        self.app = app
        self.guard = guard

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    async def cost(self, request: Request, times: int = 1) -> Cost:
        """What a request costs, at its cheapest of so many times: another may have been collecting garbage."""
        found = [(await self.ask(request))[0] for _ in range(times)]
        return min(found, key=lambda one: one.seconds)

    async def ask(self, request: Request) -> tuple[Cost, bytes]:
        sent, told, status, over = False, bytearray(), 0, asyncio.Event()

        async def receive() -> Any:
            nonlocal sent
            if sent:
                await over.wait()  # whoever asked waits for the answer, and goes
                return {"type": "http.disconnect"}
            sent = True
            return {"type": "http.request", "body": request.body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            told.extend(message.get("body", b""))
            if message["type"] == "http.response.body" and not message.get("more_body"):
                over.set()

        await asyncio.sleep(0.001)  # what was left to do from before
        begun = time.thread_time()
        async with asyncio.timeout(300):
            await self.guard(scope_of("http", request), receive, send)
        return Cost(status, time.thread_time() - begun, len(told)), bytes(told)

    async def made(self, body: dict[str, Any]) -> dict[str, Any]:
        """A table, made as anybody makes one."""
        _, told = await self.ask(post("/api/tables", body))
        made: dict[str, Any] = json.loads(told)
        return made


def scope_of(kind: str, request: Request) -> dict[str, Any]:
    headers = {"host": "localhost", "content-type": "application/json", "content-length": str(len(request.body))}
    headers |= dict(request.headers)
    asks = {"method": request.method} if kind == "http" else {}
    return asks | {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http" if kind == "http" else "ws",
        "path": request.path, "raw_path": request.path.encode(), "root_path": "",
        "query_string": request.query.encode(), "client": ("192.0.2.7", 4000), "server": ("localhost", 80),
        "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in headers.items()],
        "state": {}, "extensions": {}, "subprotocols": [],
    }  # fmt: skip


def post(path: str, body: Any) -> Request:
    return Request("POST", path, json.dumps(body).encode())


class Line:
    """A connection to a table, without a socket; each message has its price."""

    def __init__(self, till: Till, table: str, token: str) -> None:
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.idle = asyncio.Event()
        self.told = 0
        self.first = json.dumps({"type": "hello", "token": token, "version": VERSION, "steps": True})
        self.task = asyncio.create_task(
            till.guard(scope_of("websocket", Request("GET", f"/ws/{table}")), self._in, self._out)
        )
        self.begun = False

    async def _in(self) -> Any:
        if not self.begun:
            self.begun = True
            return {"type": "websocket.connect"}
        self.idle.set()
        return {"type": "websocket.receive", "text": await self.inbox.get()}

    async def _out(self, message: Any) -> None:
        self.told += len(message.get("text") or message.get("bytes") or "")

    async def cost(self, text: str, times: int = 1) -> Cost:
        """What a message costs, at its cheapest of so many times."""
        found = [await self._once(text) for _ in range(times)]
        return Cost(0, min(one.seconds for one in found), min(one.bytes for one in found))

    async def _once(self, text: str) -> Cost:
        """Until the house listens again."""
        await asyncio.sleep(0.001)
        before = self.told
        self.idle.clear()
        begun = time.thread_time()
        self.inbox.put_nowait(text)
        heard = asyncio.ensure_future(self.idle.wait())
        await asyncio.wait({self.task, heard}, return_when="FIRST_COMPLETED", timeout=300)
        heard.cancel()
        assert self.told, "the connection was refused"
        return Cost(0, time.thread_time() - begun, self.told - before)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


@asynccontextmanager
async def till(folder: Path) -> AsyncIterator[Till]:
    """A house with its default settings, but for how often it may be asked.

    What it would have done by other processes is done by other threads, whose time is not the loop's either.
    """
    settings = read_settings({}, db=str(folder / "dear.db"), synchronous="NORMAL", log_level="error", **RATES)
    gate = Gate(settings)
    app = make_litestar(settings, gate)
    async with app.lifespan():
        made = Till(app, Guard(app, settings, gate))
        for desk in (made.hall.looks, made.hall.jobs):
            desk.done = look_here  # type: ignore[method-assign, assignment]
        yield made
