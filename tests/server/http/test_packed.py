"""What is long and for anybody to read comes packed, to whoever can unpack it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

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


def test_what_holds_keys_is_never_packed(tmp_path: Path) -> None:
    """How small a text becomes tells about what stands in it."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.post("/api/tables", {"game": "timeline", "seats": 8}, headers={"accept-encoding": "gzip"})
            assert made.status_code == 201 and "content-encoding" not in made.headers

    run(scenario())


def wire(answer: httpx.Response) -> int:
    return int(answer.headers["content-length"])
