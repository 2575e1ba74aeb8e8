"""Origins, headers, limits, tokens at rest, logs without secrets, the admin's door, people's data."""

from __future__ import annotations

import asyncio
import io
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chronolude.server.http.guard import origin_is_ours
from chronolude.server.logs import redact
from chronolude.server.people.keys import Locksmith, cookie_name, hash_of, new_id
from chronolude.server.people.privacy import purge
from chronolude.server.settings import read_settings
from chronolude.server.store import models
from tests.server.house import Client, house, run

web = pytest.mark.web


def test_an_origin_is_ours_if_it_is_the_host_or_was_set() -> None:
    settings = read_settings({}, origins="https://games.example, https://b.example", public_url="https://c.example/")
    for origin in ("http://here:1", "https://games.example", "https://b.example", "https://c.example"):
        assert origin_is_ours({"origin": origin, "host": "here:1"}, settings)
    assert origin_is_ours({"host": "here:1"}, settings)  # programs name none
    for origin in ("http://here:2", "null", "https://evil.example", "https://here:1.evil.example"):
        assert not origin_is_ours({"origin": origin, "host": "here:1"}, settings)


@web
def test_another_origin_opens_no_line_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            evil = {"origin": "https://evil.example"}
            with pytest.raises(InvalidStatus):  # refused before the line is accepted
                await connect(f"ws://127.0.0.1:{here.port}/ws/{made['id']}", additional_headers=evil)
            async with httpx.AsyncClient(base_url=here.base, headers=evil) as client:
                assert (await client.post("/api/tables", json={"game": "contre-temps"})).status_code == 403
                assert (await client.get("/api/games")).status_code == 200
            ours = {"origin": here.base}
            seat = await Client.open(here.port, made["id"], made["seats"][0]["token"], headers=ours)
            assert await seat.turn()
            await seat.close()

    run(scenario())


@web
def test_every_answer_carries_the_headers_and_requests_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, create_rate="3/minute", body_size=2000, sockets_per_address=1) as here:
            for path in ("/", "/api/games", "/api/nothing", "/t/abc", "/healthz", "/readyz", "/privacy-notice"):
                answer = await here.get(path)
                assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "access-control-allow-origin" not in answer.headers
                assert "server" not in answer.headers
            assert (await here.post("/api/verify", {"text": "x" * 3000})).status_code == 413
            made = await here.make()
            codes = [(await here.post("/api/tables", {"game": "contre-temps"})).status_code for _ in range(4)]
            assert codes[-1] == 429
            first = await here.sit(made["id"], made["seats"][0]["token"])
            with pytest.raises(InvalidStatus):
                await here.sit(made["id"], made["seats"][0]["token"])
            await first.close()
            async with asyncio.timeout(10):
                while True:
                    try:
                        await here.sit(made["id"], made["seats"][0]["token"])
                        break
                    except InvalidStatus:
                        await asyncio.sleep(0.05)

    run(scenario())


@web
def test_the_front_page_is_plain_while_the_client_is_not_built(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            for path in ("/", "/t/abc", "/anything/else"):
                async with httpx.AsyncClient(base_url=here.base) as client:
                    answer = await client.get(path, headers={"accept": "text/html", "accept-language": "fr"})
                assert answer.status_code == 200
                assert "<h1>Chronolude</h1>" in answer.text or 'id="app"' in answer.text
            assert (await here.get("/anything/else")).status_code == 404
            assert "365" in (await here.get("/privacy-notice")).text

    run(scenario())


def test_links_are_signed_and_kept_as_hashes() -> None:
    smith, other = Locksmith("one key"), Locksmith("another")
    token = smith.make("abc", "seat", 2)
    key = smith.read(token)
    assert key is not None
    assert (key.table, key.role, key.seat, key.hash) == ("abc", "seat", 2, hash_of(token))
    assert cookie_name(key) == "cl-abc-s2"
    assert smith.make("abc", "seat", 2) != token
    for forged in (token + "x", token[1:], "", "a.b", "é", other.make("abc", "seat", 2)):
        assert smith.read(forged) is None
    assert len({new_id() for _ in range(1000)}) == 1000


@web
def test_nothing_on_disk_opens_a_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            secrets = [made["host"], made["watch"].rpartition("/")[2], made["seats"][0]["token"]]
        text = b"".join(path.read_bytes() for path in tmp_path.glob("test.db*"))
        for secret in secrets:
            assert secret.encode() not in text
        assert hash_of(secrets[0]).encode() in text

    run(scenario())


def test_logs_hold_no_secret() -> None:
    event: dict[str, Any] = {
        "event": "GET /s/abc.def", "token": "t", "seat_token": "t", "Authorization": "Bearer t",
        "database": "postgresql://me:pass@host/db", "count": 3,
    }  # fmt: skip
    told = str(redact(None, "", event))
    for word in ("abc.def", "pass", "Bearer", "'t'"):
        assert word not in told
    assert "3" in told


@web
def test_a_failure_inside_is_logged_without_the_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        out = io.StringIO()
        structlog.configure(
            processors=[redact, structlog.processors.JSONRenderer()], logger_factory=structlog.PrintLoggerFactory(out)
        )
        try:
            async with house(tmp_path) as here:
                made = await here.make()
                here.app.state.hall.find = None
                assert (await here.get(made["seats"][0]["link"].removeprefix(here.base))).status_code == 500
        finally:
            structlog.reset_defaults()
        line = json.loads(out.getvalue().splitlines()[-1])
        assert line["event"] == "something failed"
        assert made["seats"][0]["token"] not in out.getvalue()

    run(scenario())


@web
def test_admin_actions_want_the_token(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            path = f"/api/admin/tables/{made['id']}"
            async with httpx.AsyncClient(base_url=here.base) as client:
                guesses = (b"", b"Bearer guess", "Bearer clé".encode("latin-1"), f"Bearer {made['host']}".encode())
                for headers in [{b"authorization": guess} for guess in guesses]:
                    assert (await client.delete(path, headers=headers)).status_code == 403
                    assert (await client.post("/api/admin/backup", headers=headers)).status_code == 403
                admin = {"authorization": f"Bearer {here.admin}"}
                assert (await client.post("/api/admin/backup", headers=admin)).json() == {"file": "test.backup.db"}
                assert (await client.delete(path, headers=admin)).status_code == 200
                assert (await client.get(f"/api/tables/{made['id']}")).status_code == 404
                figures = (await client.get("/metrics")).text
            assert "chronolude_tables_in_memory" in figures
            assert made["id"] not in figures
            for table in (models.seats, models.log):
                assert await here.hall.store.rows(select(table)) == []

    run(scenario())


@web
def test_the_plain_page_has_a_button_for_each_seat_of_this_browser(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here, here.browser() as browser:
            assert "<form" not in (await browser.get("/privacy-notice")).text
            made = (await browser.post("/api/tables", json={"game": "contre-temps", "name": "<Ada>"})).json()
            shown = (await browser.get("/privacy-notice")).text
            assert "&lt;Ada&gt;" in shown and "<Ada>" not in shown
            path = f"/privacy-notice/{made['id']}/0"
            assert f'action="{path}"' in shown
            assert (await here.post(path)).status_code == 403  # another browser
            evil = {"origin": "https://evil.example"}
            assert (await browser.post(path, headers=evil)).status_code == 403
            answer = await browser.post(path, headers={"origin": here.base})
            assert (answer.status_code, answer.headers["location"]) == (303, "/privacy-notice")
            assert "Ada" not in (await browser.get("/privacy-notice")).text
            assert "Ada" not in str(await here.hall.store.rows(select(models.seats)))

    run(scenario())


@web
def test_a_person_is_forgotten_by_their_link_and_tables_after_their_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, retention_days=30) as here:
            made = await here.make(name="Ada Lovelace")
            token = made["seats"][0]["token"]
            seat = await here.sit(made["id"], token)
            await seat.turn()
            await seat.ask("say", text="remember me")
            assert (await here.post(f"/api/tables/{made['id']}/forget")).status_code == 403
            assert (await here.post(f"/api/tables/{made['id']}/forget", token=token)).status_code == 200
            back = await here.sit(made["id"], token)
            await back.until("update")
            assert "Lovelace" not in "".join(back.bytes)
            assert "remember" not in "".join(back.bytes)
            for table in (models.tables, models.seats, models.log, models.said):
                assert "Lovelace" not in str(await here.hall.store.rows(select(table)))
            assert await purge(here.hall) == 0
            here.hall.now = lambda: time.time() + 31 * 86_400
            assert await purge(here.hall) == 1
            assert await here.hall.store.rows(select(models.log)) == []

    run(scenario())
