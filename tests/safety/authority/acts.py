"""What the tests of authority do at a table: a seat's actions, its link, and whether its connection is cut."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.house import Client, House, Plain


async def act(here: House, made: Plain, seat: int, action: str, token: str) -> int:
    return (await here.post(f"/api/tables/{made['id']}/seats/{seat}", {"action": action}, token)).status_code


async def link(here: House, made: Plain, seat: int, token: str, method: str = "POST") -> Any:
    async with here.browser(token) as browser:
        return await browser.request(method, f"/api/tables/{made['id']}/seats/{seat}/link", json={})


def seat_of(client: Client) -> int:
    return int(client.update["view"]["seat"])


async def is_cut(client: Client) -> bool:
    """Whether the other end closes; whatever is still said before is heard."""
    try:
        async with asyncio.timeout(5):
            while True:
                await client.socket.recv()
    except TimeoutError:
        return False
    except Exception:  # however it ends, it ended
        return True
