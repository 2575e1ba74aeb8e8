"""Cookies, and what a proxy in front of us may say: only those that are trusted are believed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import Client, House, house, run

pytestmark = pytest.mark.web

AFAR = {"x-forwarded-for": "203.0.113.5", "x-forwarded-proto": "https"}
NOBODY_TRUSTED: dict[str, Any] = {"proxies": "192.0.2.1"}


async def cookies_of(here: House, headers: dict[str, str] | None = None) -> tuple[list[str], dict[str, Any]]:
    """The cookies as they are set when a table is made, and the table."""
    async with here.browser() as client:
        answer = await client.post("/api/tables", json={"game": "contre-temps", "name": "Ada"}, headers=headers or {})
    made: dict[str, Any] = answer.json()
    return [value.lower() for value in answer.headers.get_list("set-cookie")], made


def attributes(cookie: str) -> set[str]:
    return {part.strip() for part in cookie.split(";")[1:]}


def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            cookies, made = await cookies_of(here)
            assert len(cookies) == 2  # the host's, and the maker's own seat
            async with here.browser() as client:
                followed = await client.get(made["watch"], follow_redirects=False)
                cookies.append(followed.headers["set-cookie"].lower())
                assert followed.headers["cache-control"] == "no-store"
            for cookie in cookies:
                assert {"httponly", "samesite=strict", "path=/"} <= attributes(cookie)
                assert "secure" not in attributes(cookie)  # plain http on this machine

    run(scenario())


def test_cookies_are_secure_behind_https_or_when_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            cookies, made = await cookies_of(here, {**AFAR, "host": "games.example"})
            assert all("secure" in attributes(cookie) for cookie in cookies)
            assert made["link"].startswith("https://games.example/t/")
        async with house(tmp_path, secure_cookies=True, **NOBODY_TRUSTED) as here:
            cookies, _ = await cookies_of(here)
            assert all("secure" in attributes(cookie) for cookie in cookies)
        async with house(tmp_path, public_url="https://play.example/", **NOBODY_TRUSTED) as here:
            _, made = await cookies_of(here)
            assert made["link"].startswith("https://play.example/t/")

    run(scenario())


def test_a_stranger_cannot_pretend_to_be_a_proxy(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, **NOBODY_TRUSTED) as here:
            cookies, made = await cookies_of(here, AFAR)
            assert not any("secure" in attributes(cookie) for cookie in cookies)
            assert made["link"].startswith("http://")

    run(scenario())


async def makes(here: House, address: str) -> int:
    async with here.browser() as client:
        body = {"game": "contre-temps"}
        return (await client.post("/api/tables", json=body, headers={"x-forwarded-for": address})).status_code


def test_limits_count_the_address_a_trusted_proxy_names_and_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, create_rate="2/minute") as here:
            told = [await makes(here, one) for one in ("203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2")]
            assert told == [201, 201, 429, 201]
        async with house(tmp_path, create_rate="2/minute", **NOBODY_TRUSTED) as here:
            told = [await makes(here, f"203.0.113.{i}") for i in range(4)]
            assert told == [201, 201, 429, 429]

    run(scenario())


@pytest.mark.parametrize("trusted", [True, False])
def test_lines_are_counted_in_the_same_way(trusted: bool, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, sockets_per_address=1, **({} if trusted else NOBODY_TRUSTED)) as here:
            made = await here.make()
            token = made["seats"][0]["token"]
            first = await Client.open(here.port, made["id"], token, headers={"x-forwarded-for": "203.0.113.1"})
            second = Client.open(here.port, made["id"], token, headers={"x-forwarded-for": "203.0.113.2"})
            if trusted:
                await (await second).close()
            else:
                with pytest.raises(InvalidStatus):
                    await second
            await first.close()

    run(scenario())


def test_figures_are_for_this_machine_or_the_admin(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            async with httpx.AsyncClient(base_url=here.base, verify=False) as client:
                assert (await client.get("/metrics")).status_code == 200
                assert (await client.get("/metrics", headers=AFAR)).status_code == 403
                admin = {**AFAR, "authorization": f"Bearer {here.admin}"}
                assert "chronolude_requests_total" in (await client.get("/metrics", headers=admin)).text
            assert (await here.get("/healthz")).json() == {"ok": True}
            assert (await here.get("/readyz")).json() == {"ok": True}

            async def gone(*_: object) -> None:
                raise OSError("no database")

            here.hall.store.rows = gone  # type: ignore[method-assign, assignment]
            unready = await here.get("/readyz")
            assert (unready.status_code, unready.json()) == (503, {"ok": False})
            assert (await here.get("/healthz")).status_code == 200

    run(scenario())
