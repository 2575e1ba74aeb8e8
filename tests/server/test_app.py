"""The application around the API: the client's files, and the ASGI names others start it by."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from chronolude import server
from chronolude.server import application as app_room
from chronolude.server.settings import read_settings


def test_the_built_client_is_served_with_its_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text('<div id="app">the client</div>')
    (web / "assets" / "main.js").write_text("hello()")
    monkeypatch.setattr(app_room, "WEB", web)
    made = server.create_app(read_settings({}, db=str(tmp_path / "a.db")))

    async def scenario() -> None:
        transport = httpx.ASGITransport(app=made)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for path in ("/", "/bots", "/learn/contre-temps"):
                answer = await client.get(path, headers={"accept": "text/html"})
                assert (answer.status_code, "the client" in answer.text) == (200, True), path
            script = await client.get("/assets/main.js")
            assert (script.text, script.headers["x-content-type-options"]) == ("hello()", "nosniff")
            assert "access-control-allow-origin" not in script.headers
            assert (await client.get("/assets/../../a.db")).status_code == 404
            assert (await client.get("/api/nothing", headers={"accept": "text/html"})).status_code == 404

    asyncio.run(scenario())


def test_the_application_has_a_name_and_a_factory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHRONOLUDE_DB", str(tmp_path / "named.db"))
    assert callable(server.app)
    assert callable(server.create_app)
    assert not (tmp_path / "named.db").exists()  # opened when it starts, not when it is imported
    with pytest.raises(AttributeError):
        server.nothing  # noqa: B018
