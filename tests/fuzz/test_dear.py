"""No anonymous request is dear: 50 ms of the loop, and ten bytes for each that is sent."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.fuzz.dear import LOOP_SECONDS, Cost, Request, Till, pace, till
from tests.fuzz.dearest import Judge, plain, routes, search, speak, stocked, weigh
from tests.server.house import run

pytestmark = pytest.mark.web


def test_no_plain_request_is_dear(tmp_path: Path) -> None:
    """Every route for every game, every message, and some that are twisted; `tests.fuzz.dearest` looks for more."""

    async def scenario() -> None:
        async with till(tmp_path) as house:
            wares, judge = await stocked(house), Judge()
            requests = plain(house, wares)
            assert set(requests) == {f"{method} {path}" for method, path in routes(house)}
            faults = await weigh(house, judge, requests)
            faults += await speak(house, judge, 1, ["contre-temps", "time-stories"])
            faults += await search(house, judge, wares, requests, 100, 1)
            assert not faults, "\n".join(faults)

    run(scenario())


def test_what_is_dear_is_found() -> None:
    """The measure itself: a request that keeps the loop busy, one that tells too much, and one that is fair."""

    async def slow(scope: dict[str, object], _: object, send: object) -> None:
        begun = time.thread_time()
        while scope["path"] == "/slow" and time.thread_time() - begun < 1.5 * LOOP_SECONDS * pace():
            pass
        body = b"x" * (100_000 if scope["path"] == "/large" else 100)
        await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]
        await send({"type": "http.response.body", "body": body})  # type: ignore[operator]

    async def scenario() -> None:
        house, judge = Till(None, slow), Judge()  # type: ignore[arg-type]
        judge.told = {"GET": 200}
        found: dict[str, tuple[Request, Cost]] = {}
        for path in ("/slow", "/large", "/fair"):
            request = Request("GET", path)
            found[path] = request, await house.cost(request)
        faults = {path: judge.fault("GET", *one) for path, one in found.items()}
        assert "of the loop" in faults["/slow"] and "bytes" in faults["/large"] and not faults["/fair"]
        await asyncio.sleep(0)

    run(scenario())
