"""Text with NUL or half a character is refused at the door; parameters are never logged; one fault costs one reply."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import insert
from sqlalchemy.exc import StatementError

from chronolude.server.http.text import is_clean, is_clean_json
from chronolude.server.settings import read_settings
from chronolude.server.store import models, open_store
from chronolude.server.store.store import make_engine
from chronolude.server.wire import handlers, messages
from chronolude.server.wire.messages import UNREADABLE, read
from tests.server.house import Plain, house, run
from tests.server.postgres import empty_database
from tests.server.wire.test_refusals import table_of_two

web = pytest.mark.web
NUL = "a\0b"


def test_text_with_nul_or_half_a_character_is_not_clean() -> None:
    assert is_clean("é \N{GRINNING FACE} \\u0000")
    assert not is_clean(NUL)
    assert not is_clean("\ud800")
    assert is_clean_json(rb'{"a": "\\u0000"}')  # a backslash and some letters
    assert is_clean_json(rb'["\ud83d\ude00"]')
    assert not is_clean_json(rb'{"a": ["\u0000"]}')
    assert not is_clean_json(rb'{"\u0000": 1}')
    for text in (r'{"type":"say","text":"\u0000"}', r'{"type":"say","text":"\udc00 half"}'):
        with pytest.raises(UNREADABLE):
            read(text)
    assert isinstance(read(r'{"type":"say","text":"\\u0000"}'), messages.Say)


async def try_nul(here: Any) -> None:
    made, asked, other = await table_of_two(here)
    for message in (
        {"type": "say", "text": NUL, "ref": 91},
        {"type": "entropy", "words": NUL, "ref": 91},
        {"type": "answer", "decision": 0, "text": NUL, "key": NUL, "ref": 91},
    ):
        await asked.send(message)
        while (told := await asked.read()).get("ref") != 91:
            pass
        assert told["code"] == "malformed", told
        assert "NUL" in told["text"]
    for client in (asked, other):
        assert (await client.ask("ping"))["type"] == "pong"
    path = f"/api/tables/{made['id']}"
    wishes: list[tuple[str, Plain]] = [
        ("/api/tables", {"game": "contre-temps", "name": NUL}),
        (f"{path}/join", {"name": "Bo", "entropy": NUL}),
        ("/api/records", {"text": NUL}),
        ("/api/decks/lint", {"text": NUL}),
    ]
    for where, body in wishes:
        answer = await here.post(where, body)
        assert answer.status_code == 400, where
        assert "NUL" in answer.json()["detail"]
    for where in ("/api/tables/a%00b", "/api/records?game=%00", "/api/daily/timeline?day=%00"):
        assert (await here.get(where)).status_code == 400, where


@web
def test_nul_is_refused_in_chat_ids_entropy_and_queries(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            await try_nul(here)

    run(scenario())


@web
def test_nul_is_refused_on_postgresql_too(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        database = await asyncio.to_thread(empty_database, server)
        async with house(tmp_path, db=database) as here:
            await try_nul(here)

    run(scenario())


def test_parameters_never_stand_in_what_is_raised_or_logged(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = read_settings({}, db=str(tmp_path / "a.db"))
        store = await open_store(settings)
        try:
            with pytest.raises(StatementError) as found:
                await store.write([(insert(models.house), {"key": "k", "value": {"a": "secret-hash"}})])
            assert "secret-hash" not in str(found.value)
            for engine in (store.engine.sync_engine, store.journal.writer.engine, make_engine(settings).sync_engine):  # type: ignore[attr-defined]
                assert engine.hide_parameters
        finally:
            await store.close()

    run(scenario())


@web
def test_a_message_that_fails_costs_nobody_else_their_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(live: Any, _connection: Any, _request: Any) -> None:
        live.folded.table = None  # memory is wrong now
        raise RuntimeError("whatever it was")

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, asked, other = await table_of_two(here)
            live = here.hall.tables[made["id"]]
            monkeypatch.setitem(handlers.HANDLERS, messages.Describe, broken)
            told = await asked.ask("describe")
            assert told["code"] == "internal"
            assert here.hall.tables[made["id"]] is live
            for client in (asked, other):
                assert (await client.ask("ping"))["type"] == "pong"
            assert (await asked.answer())["type"] == "accepted"

    structlog.configure(logger_factory=structlog.PrintLoggerFactory(io.StringIO()))
    try:
        run(scenario())
    finally:
        structlog.reset_defaults()
