"""A browser that has been at many tables: its cookies fit a request, and those of games that go on are kept."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from chronolude.server.http.cookies import ROOM
from tests.server.house import Client, house, run

pytestmark = pytest.mark.web
MANY = 40
WISH = {"game": "contre-temps", "seats": 3, "bots": ["random", "random"], "name": "Ada"}


def header(client: httpx.Client | httpx.AsyncClient) -> str:
    return "; ".join(f"{one.name}={one.value}" for one in client.cookies.jar)


async def made_and_left(client: httpx.AsyncClient, *, close: bool) -> str:
    made = (await client.post("/api/tables", json=WISH)).json()
    if close:
        assert (await client.post(f"/api/tables/{made['id']}/close")).status_code == 200
    return str(made["id"])


def test_after_many_games_a_browser_still_opens_its_line(tmp_path: Path) -> None:
    """A header beyond 8,192 letters is refused by WebSockets: whoever had played 30 games could play no more."""

    async def scenario() -> None:
        async with house(tmp_path) as here, here.browser() as client:
            going_on = await made_and_left(client, close=False)
            for _ in range(MANY):
                last = await made_and_left(client, close=True)
            cookies = header(client)
            assert ROOM - 500 < len(cookies) <= ROOM
            for table in (going_on, last):
                line = await Client.open(here.port, table, headers={"cookie": cookies})
                assert line.heard[0]["type"] == "welcome" and line.heard[0]["seat"] == 0
                await line.close()
            await client.post("/api/tables", json=WISH)  # the next one has room again
            assert len(header(client)) <= ROOM

    run(scenario())


def test_tables_that_are_no_more_are_forgotten_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here, here.browser() as client:
            for number in range(MANY):
                client.cookies.set(f"cl-gone{number:06}-s0", "x" * 110)
            mine = await made_and_left(client, close=True)
            before = header(client)
            await made_and_left(client, close=False)
            assert "cl-gone" in before and mine in header(client)
            assert len(header(client)) <= ROOM
            assert "cl-gone" in header(client)

    run(scenario())
