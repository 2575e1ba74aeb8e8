"""Every byte is bounded: what waits for somebody who does not read, what is kept, what is read of others' answers."""

from __future__ import annotations

import asyncio
import gc
import gzip
import resource
import tracemalloc
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate

import chronolude as cl
from chronolude.server.http.backlog import Backlog
from chronolude.server.live import fold
from chronolude.server.live.connection import Connection
from chronolude.server.live.outbox import Full, Outbox
from chronolude.server.live.rows import SeatRow
from chronolude.server.people import chat
from chronolude.server.store import models
from chronolude.server.wire.contents import LONGEST_TEXT, Prompt, Update
from chronolude.server.wire.frames import Wire
from chronolude.server.wire.messages import (
    UNREADABLE,
    Accepted,
    AnyReply,
    Described,
    Events,
    Pong,
    Updated,
    read,
    write,
)
from tests.fuzz.dear import Request, till
from tests.server.house import House, house, run
from tests.server.wire.test_refusals import table_of_two
from tests.server.workers.test_several import hear_out

web = pytest.mark.web


def update(n: int) -> Updated:
    info = msgspec.UNSET
    return Updated(Update(n, info, None, Prompt("", "x" * 1000), [], None, None, False, 0))  # type: ignore[arg-type]


def put(box: Outbox, message: AnyReply) -> None:
    box.put(type(message), write(message))


def waiting(box: Outbox) -> list[str]:
    return [kind.__name__ for kind, _ in box.waiting]


# ── what was refused ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("ask", [("POST", "/api/verify"), ("PUT", f"/api/lockers/{'0' * 64}")])
def test_a_body_that_was_refused_is_not_kept_until_somebody_looks_for_it(tmp_path: Path, ask: tuple[str, str]) -> None:
    async def scenario() -> None:
        async with till(tmp_path) as here:
            body = b'{"text": 5, "more": "' + b"x" * 1_500_000 + b'"}'
            await here.ask(Request(*ask, body[:-1]))  # whatever the first request of its kind leaves behind
            tracemalloc.start()
            cost, _ = await here.ask(Request(*ask, body))
            assert cost.status == 400
            assert tracemalloc.get_traced_memory()[0] < 1_000_000

    gc.disable()
    try:
        run(scenario())
    finally:
        gc.enable()
        tracemalloc.stop()


# ── a connection that does not read ──────────────────────────────────────────────────────────────


def test_of_several_updates_that_wait_only_the_last_is_kept() -> None:
    box = Outbox(10_000)
    for n in range(1000):
        if n % 10 == 0 and n < 500:
            put(box, Events([]))
        put(box, update(n))
    assert waiting(box) == ["Events"] * 50 + ["Updated"]
    assert b'"n":999' in box.waiting[-1][1]
    assert box.bytes == sum(len(text) for _, text in box.waiting)


def test_an_update_before_a_reply_stays_where_it_was() -> None:
    box = Outbox(10_000)
    for message in (update(1), Accepted(1, 1), update(2), update(3)):
        put(box, message)
    assert waiting(box) == ["Updated", "Accepted", "Updated"]


def test_who_does_not_read_is_cut_by_bytes_and_a_long_first_message_is_not_counted() -> None:
    box = Outbox(10_000)
    put(box, Described(1, "x" * 100_000))
    for n in range(9):
        put(box, Described(n, "x" * 1000))
    put(box, Described(9, "x" * 1000))
    with pytest.raises(Full):
        put(box, Described(10, "x" * 1000))
    connection = Connection(0, "en", 0, queue_bytes=10_000)
    for n in range(30):
        connection.send(Described(n, "x" * 1000))
    assert connection.cut
    assert connection.queue.bytes < 12_000
    small = Connection(0, "en", 0)
    for n in range(1000):
        small.send(Pong(n))
    assert small.cut


# ── many that do not read ────────────────────────────────────────────────────────────────────────


def watcher(address: str, backlog: Backlog) -> Connection:
    connection = Connection(None, "en", 0, backlog=backlog)
    connection.address = address
    return connection


def test_what_waits_for_all_is_bounded_and_the_address_for_which_most_does_gives_way() -> None:
    """A hundred addresses with ten watchers each, none of which did too much by itself, held hundreds of megabytes."""
    backlog = Backlog(100_000)
    crowd = [watcher("203.0.113.7", backlog) for _ in range(10)]
    seat = watcher("198.51.100.1", backlog)
    seat.send(Described(1, "x" * 30_000))  # more than any one of them
    for n in range(20):
        for one in crowd:
            one.send(Described(n, "x" * 1000))
        assert backlog.bytes == sum(one.queue.bytes for one in (*crowd, seat)) <= backlog.most_bytes
    assert not seat.cut
    assert 0 < sum(one.cut for one in crowd) < 10
    for one in (*crowd, seat):
        one.dismiss()
    assert (backlog.bytes, backlog.waiting) == (0, {})


@web
def test_what_waits_at_a_connection_counts_whoever_does_not_take_it_and_so_does_its_queue(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            live = await here.hall.find(made["id"])
            assert live is not None
            [connection] = live.connections
            [wire] = [one for one in gc.get_objects() if isinstance(one, Wire) and one.hear is not None]
            backlog = here.gate.backlog
            wire.pause_writing()
            backlog.weigh(wire, 70_000)  # what a system that takes no more would leave to us
            assert {address for address, _ in backlog.waiting.values()} == {"127.0.0.1"}
            connection.send(Pong(1001))
            connection.send(Described(1002, "x" * 1000))
            assert backlog.bytes > 71_000
            wire.resume_writing()
            async with asyncio.timeout(10):
                while backlog.bytes:
                    await asyncio.sleep(0.01)
            assert (await seat.answer())["type"] == "accepted"
            wire.pause_writing()
            backlog.most_bytes = 100_000
            backlog.weigh(wire, 100_001)
            with pytest.raises(ConnectionClosed):
                await hear_out(seat)

    run(scenario())


@web
def test_compression_remembers_nothing_between_messages(tmp_path: Path) -> None:
    """What it would remember takes 45 kB for each connection, and a house has 1,200 of them."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, seat = await here.at_turn()
            [deflate] = seat.socket.protocol.extensions
            assert isinstance(deflate, PerMessageDeflate)
            assert deflate.remote_no_context_takeover and deflate.local_no_context_takeover
            assert (deflate.remote_max_window_bits, deflate.local_max_window_bits) == (12, 12)
            assert (await seat.answer())["type"] == "accepted"

    run(scenario())


# ── what is kept ─────────────────────────────────────────────────────────────────────────────────


@web
def test_chat_is_trimmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_KEPT", 5)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            for n in range(12):
                await seat.ask("say", text=f"word {n}")
            rows = await here.hall.store.row(select(func.count()).select_from(models.said))
            assert rows is not None and rows[0] == 5
            late = await here.sit(made["id"], made["seats"][0]["token"])
            await late.until("said")
            assert [one["text"] for one in late.said] == [f"word {n}" for n in range(7, 12)]
            assert late.said[-1]["n"] == 12
            await seat.ask("say", text="x" * 500)
            await late.until("said")
            assert len(late.said[-1]["text"]) == LONGEST_TEXT

    run(scenario())


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("key", '{"type":"answer","ref":1,"decision":0,"text":"a","key":"' + "k" * 101 + '"}'),
        ("text", '{"type":"answer","ref":1,"decision":0,"text":"' + "k" * 2001 + '"}'),
        ("text", '{"type":"why","ref":1,"text":"' + "k" * 2001 + '"}'),
        ("token", '{"type":"hello","token":"' + "k" * 401 + '"}'),
        ("steps", '{"type":"inspect","ref":1,"steps":["' + "k" * 101 + '"]}'),
    ],
)
def test_a_long_answer_key_or_text_is_refused_by_name(field: str, text: str) -> None:
    with pytest.raises(UNREADABLE, match=field):
        read(text)
    read(text.replace("kk", ""))


async def entries_of(here: House, table: str) -> int:
    rows = await here.hall.store.row(select(func.count()).where(models.log.c.table_id == table))
    assert rows is not None
    return int(rows[0])


@web
def test_a_sealed_answer_that_is_changed_for_ever_does_not_grow_the_log(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, window_seconds=60) as here:
            players = [{"kind": "human", "name": name} for name in ("Ada", "Bo")]
            made = await here.make(game="time-division", seats=2, players=players)
            one = await here.sit(made["id"], made["seats"][0]["token"])
            two = await here.sit(made["id"], made["seats"][1]["token"])
            await two.until("update")
            while not (one.update and one.update["view"] and one.update["options"]):
                await one.read()
            options = [option["text"] for option in one.update["options"]]
            assert len(options) > 1
            said = [await one.ask("answer", decision=one.update["view"]["decision"], text=options[1])]
            assert (await two.ask("ping"))["type"] == "pong"
            heard = len(two.bytes)
            for n in range(40):
                said.append(await one.ask("answer", decision=one.update["view"]["decision"], text=options[n % 2]))
                if said[-1]["type"] == "refused":
                    break
            assert said[-1].get("code") == "full"
            assert len(said) == fold.MOST_CHANGES + 1
            assert (await two.ask("ping"))["type"] == "pong"
            assert len(two.bytes) == heard + 1, "others can tell that somebody hesitates"
            before = await entries_of(here, made["id"])
            for n in range(5):
                await one.ask("answer", decision=one.update["view"]["decision"], text=options[n % 2])
            assert await entries_of(here, made["id"]) == before

    run(scenario())


@web
def test_standing_answers_mutes_and_undos_end_when_the_log_is_full_but_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, asked, _ = await table_of_two(here)
            monkeypatch.setattr(fold, "MOST_ENTRIES", 1)
            mute = await asked.ask("mute", seat=2, muted=True)
            assert mute["code"] == "full"
            assert (await asked.answer())["type"] == "accepted"
            assert (await asked.ask("undo"))["code"] == "full"

    run(scenario())


@web
def test_an_option_of_two_megabytes_is_refused_by_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            for size, status, named in ((1_900_000, 413, "64000"), (60_000, 400, "2000")):
                answer = await here.post("/api/tables", {"game": "timeline", "options": {"decks": "x" * size}})
                assert answer.status_code == status
                assert named in answer.text
                assert len(answer.content) < 2000
            many = await here.post("/api/tables", {"game": "timeline", "options": {f"o{n}": "1" for n in range(41)}})
            assert many.status_code == 400

    run(scenario())


# ── what others answer ───────────────────────────────────────────────────────────────────────────


@web
def test_what_is_answered_to_a_turn_notice_is_not_read(tmp_path: Path) -> None:
    sent = 0

    async def bomb(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 Yes\r\ncontent-encoding: gzip\r\nconnection: close\r\n\r\n")
        block = gzip.compress(bytes(50_000_000))
        try:
            for _ in range(200):
                writer.write(block)
                await writer.drain()
                sent += len(block)
        except OSError:
            pass
        finally:
            writer.close()

    async def scenario() -> None:
        receiver = await asyncio.start_server(bomb, "127.0.0.1", 0)
        port = receiver.sockets[0].getsockname()[1]
        async with house(tmp_path, webhooks="any") as here:
            seat = SeatRow(0, "human", webhook=f"http://127.0.0.1:{port}/", webhook_key="k")
            assert await asyncio.wait_for(here.hall.notices._post(seat, b"{}"), 10)
        receiver.close()
        assert sent < 9_000_000

    run(scenario())


def test_looking_at_a_table_of_chrononauts_keeps_no_memory() -> None:
    """Every look at the timeline took 20 kB for good in a compiled engine, and each update is some looks."""

    def held() -> float:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6

    table = cl.new("chrononauts", 3, 1)
    table.describe(0)
    before = held()
    for _ in range(300):
        table.describe(0)
    assert held() - before < 5
