"""What is long and for anybody to read comes packed, to whoever can unpack it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute

from chronolude.server.http.packed import PACKED
from tests.server.house import house, run

pytestmark = pytest.mark.web


@pytest.mark.parametrize("path", ["/api/lobby", "/api/games", "/api/games/timeline/law", "/api/lessons/contre-temps"])
def test_what_is_long_is_sent_in_fewer_bytes(path: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            plain = await here.get(path, headers={"accept-encoding": "identity"})
            packed = await here.get(path, headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in packed.headers["vary"].lower()
            assert packed.json() == plain.json()
            assert wire(packed) < wire(plain) / 2

    run(scenario())


READ_BY_ANYBODY = {
    *("/api/lobby", "/api/games", "/api/games/{game:str}/catalogue", "/api/games/{game:str}/law"),
    *("/api/lessons/{game:str}", "/api/decks/{deck:str}"),
}


def test_nothing_else_is_packed(tmp_path: Path) -> None:
    """How small a text becomes tells about what stands in it: no answer that holds a key may be packed."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            routes = [route for route in here.app.routes if isinstance(route, HTTPRoute)]
            packed = {
                (method, route.path)
                for route in routes
                for handler in route.route_handlers
                for method in handler.http_methods
                if PACKED[0] in handler.resolve_middleware()
            }
            assert {(method, path) for method, path in packed if method != "OPTIONS"} == {
                ("GET", path) for path in READ_BY_ANYBODY
            }

    run(scenario())


def wire(answer: httpx.Response) -> int:
    return int(answer.headers["content-length"])
