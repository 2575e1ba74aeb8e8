"""Turn notices: signed, once per real turn, never to private doors."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from chronolude.server.live.rows import SeatRow
from chronolude.server.people import notices
from chronolude.server.people.notices import door_of, may_call, sign
from tests.server.house import house, run
from tests.server.wire.test_refusals import table_of_two

pytestmark = pytest.mark.web


class Receiver:
    """A small HTTP server that keeps what it is sent."""

    def __init__(self, fail_first: int = 0) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.fail_first = fail_first

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head.split("\r\n")[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append((headers, body))
        status = "500 No" if len(self.got) <= self.fail_first else "204 Yes"
        writer.write(f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


def test_addresses_that_may_be_called() -> None:
    async def scenario() -> None:
        for url in (
            "http://127.0.0.1/x",
            "http://[::1]/",
            "http://10.0.0.1",
            "http://169.254.1.1/",
            "http://localhost/",
        ):
            assert not await may_call(url, "public"), url
            assert await may_call(url, "any")
        for url in ("ftp://1.1.1.1/", "file:///etc/passwd", "nonsense", "http://", "http://[", "http://1.1.1.1:99999/"):
            assert not await may_call(url, "public"), url
        assert await may_call("https://1.1.1.1/hook", "public")
        assert not await may_call("https://1.1.1.1/hook", "off")

    run(scenario())


def test_a_name_is_looked_up_once_and_that_address_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server that answers otherwise the second time leads nobody to a private door."""

    async def scenario() -> None:
        receiver = Receiver()
        server = await asyncio.start_server(receiver.take, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        asked: list[str] = []

        async def look_up(host: str, port: int, **_: object) -> list[Any]:
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

        async with house(tmp_path, webhooks="public") as here:
            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
            assert await door_of(f"http://hook.test:{port}/", "public") is None
            monkeypatch.setattr(notices, "is_public", lambda address: address == "127.0.0.1")
            seat = SeatRow(0, "human", webhook=f"http://hook.test:{port}/x", webhook_key="k")
            asked.clear()
            assert await here.hall.notices._post(seat, b"{}")
            monkeypatch.undo()
        assert asked == ["hook.test"]
        assert receiver.got[0][0]["host"] == f"hook.test:{port}"
        server.close()
        await server.wait_closed()

    run(scenario())


async def set_hook(here: Any, made: Any, seat: int, url: str) -> httpx.Response:
    token = made["seats"][seat]["token"]
    async with httpx.AsyncClient(base_url=here.base, headers={"authorization": f"Bearer {token}"}) as client:
        return await client.put(f"/api/tables/{made['id']}/seats/{seat}/webhook", json={"url": url})


def test_one_signed_notice_per_real_turn_while_away(tmp_path: Path) -> None:  # noqa: PLR0915
    async def scenario() -> None:  # noqa: PLR0915
        receiver = Receiver(fail_first=1)
        server = await asyncio.start_server(receiver.take, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        async with house(tmp_path, webhooks="any") as here:
            here.hall.notices.wait = 0.01
            made, asked, other = await table_of_two(here)
            away = other.update["view"]["seat"]
            key = (await set_hook(here, made, away, url)).json()["key"]
            await other.close()
            while True:  # play on until the other is asked
                await asked.ask("ping")
                if away in asked.update["view"]["asked"]:
                    break
                if asked.update["your_turn"]:
                    await asked.answer()
            async with asyncio.timeout(10):
                while len(receiver.got) < 2:  # the first try failed and was repeated
                    await asyncio.sleep(0.02)
            await asked.ask("say", text="your turn!")
            here.hall.changed(here.hall.tables[made["id"]])
            await asyncio.sleep(0.2)
            assert len(receiver.got) == 2
            headers, body = receiver.got[-1]
            assert (
                headers["chronolude-signature"]
                == hmac.new(key.encode(), body, hashlib.sha256).hexdigest()
                == sign(key, body)
            )
            assert json.loads(body)["seat"] == away
            assert set(json.loads(body)) == {"table", "game", "seat", "turn"}
        server.close()
        await server.wait_closed()

    run(scenario())


def test_a_hook_is_set_by_its_own_seat_and_not_to_private_doors(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            assert (await set_hook(here, made, 0, "http://127.0.0.1/x")).status_code == 400
            assert (await set_hook(here, made, 0, "")).json() == {"key": ""}
            async with httpx.AsyncClient(base_url=here.base) as client:
                path = f"/api/tables/{made['id']}/seats/0/webhook"
                assert (await client.put(path, json={"url": ""})).status_code == 403

    run(scenario())
