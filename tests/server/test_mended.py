"""What the simulation and the fuzzer found, each as a small test of its own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chronolude.bots import RANDOM, make
from chronolude.server.live import entries
from chronolude.server.live.fold import Folded
from chronolude.server.live.rows import ClockSettings, Logged, SeatRow, TableRow, TableSettings
from chronolude.server.live.table import Spoilt
from chronolude.server.starts.tables import NOTHING
from chronolude.server.wire.questions import latest_decision
from tests.server.house import Client, House, house, run

TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]


async def two_people(here: House, **more: Any) -> tuple[dict[str, Any], Client, Client]:
    made = await here.make(game="time-division", seats=2, players=TWO, **more)
    one, two = [await here.sit(made["id"], key["token"]) for key in made["seats"]]
    for seat in (one, two):
        await seat.ask("ping")
    return made, one, two


def broken(*_: Any, **__: Any) -> Any:
    raise OperationalError("disk I/O error", None, OSError("disk I/O error"))


# ── folding a log again ──────────────────────────────────────────────────────────────────────────


def folded(kinds: list[str]) -> Folded:
    row = TableRow(
        id="t", game="time-division", seats=2, options={}, status="live", host_hash="", watch_hash="", secret="a" * 64,
        settings=TableSettings(clock=ClockSettings("live", bank=60, increment=0)),
        **{**NOTHING, "start": {"seed": 1}, "created": 0.0, "touched": 0.0},
    )  # fmt: skip
    return Folded(row, [SeatRow(seat, kind, f"#{seat}") for seat, kind in enumerate(kinds)])  # type: ignore[arg-type]


def test_a_seat_that_a_bot_took_over_is_charged_for_the_time_before_it() -> None:
    """The rows say who holds a seat now; its clock ran while a person did."""
    log = [Logged(100.0, entries.Dealt()), Logged(110.0, entries.Sat(0, "bot")), Logged(150.0, entries.Woke())]
    again = folded(["bot", "human"]).fold(log)
    assert 0 in again.table.asked if again.table else False
    assert again.clocks.left[0] == 50.0


def test_and_one_that_was_given_back_is_not_charged_for_the_bots_time() -> None:
    log = [
        Logged(100.0, entries.Dealt()), Logged(110.0, entries.Sat(0, "bot")),
        Logged(150.0, entries.Sat(0, "back")), Logged(155.0, entries.Paused()),
    ]  # fmt: skip
    assert folded(["human", "human"]).fold(log).clocks.left[0] == 45.0


# ── undo ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.web
def test_the_last_consent_and_going_back_are_one_writing(tmp_path: Path) -> None:
    """A server that died between the two left a table that waited for nobody."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, one, two = await two_people(here)
            live = here.hall.tables[made["id"]]
            for seat in (one, two, one, two):
                await seat.ask("ping")
                if seat.update["your_turn"]:
                    await seat.answer()
            asker = next(seat for seat in (one, two) if seat.update["table"]["undo"])
            other = two if asker is one else one
            if (await asker.ask("undo"))["type"] == "accepted" and live.folded.undo is not None:
                works: list[Any] = []
                true = live.store.write

                async def note(given: Any, *rest: Any) -> None:
                    works.append(given)
                    await true(given, *rest)

                live.store.write = note  # type: ignore[assignment, method-assign]
                assert (await other.ask("consent", yes=True))["type"] == "accepted"
                kinds = [json.loads(row["entry"])["kind"] for row in works[0][0][1]]
                assert kinds == ["undo-agreed", "undone"] and len(works) == 1
            assert live.folded.undo is None

    run(scenario())


# ── watching with a delay ────────────────────────────────────────────────────────────────────────


def test_a_delayed_watcher_looks_back_at_nothing_that_was_taken_back_and_nothing_too_new() -> None:
    """What they were shown is gone from the record, and what stands in its place they may not see yet."""
    late = folded(["human", "human"])
    late.row.settings = TableSettings(delay=10)
    late.apply(entries.Dealt(), 100.0)

    def answer(at: float) -> None:
        assert late.table is not None
        seat = late.asked[0]
        late.apply(entries.Answered(seat, late.table.choose(seat, make("time-division", RANDOM, 1))), at)

    for i in range(3):
        answer(101.0 + i)
    assert [latest_decision(late, None, now) for now in (105.0, 110.0, 112.0, 119.0)] == [-1, 0, 2, 3]
    late.apply(entries.Undone(0, 1), 120.0)
    assert latest_decision(late, None, 121.0) == 1
    answer(122.0)
    answer(123.0)
    assert [latest_decision(late, None, now) for now in (125.0, 130.5, 132.0, 134.0)] == [1, 1, 2, 3]
    assert latest_decision(late, 0, 125.0) == 3


# ── memory that is not on disk ───────────────────────────────────────────────────────────────────


@pytest.mark.web
def test_a_table_that_can_neither_be_written_nor_read_is_found_again(tmp_path: Path) -> None:
    """Nobody is shown what is not on disk, and the game goes on by itself once the disk does."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, one, two = await two_people(here)
            live = here.hall.tables[made["id"]]
            asked = one if one.update["your_turn"] else two
            before = live.folded.log_length
            writer = live.store.journal.writer
            commit, moment = writer.commit, live.store.moment
            writer.commit = live.store.moment = broken  # type: ignore[method-assign]
            with pytest.raises(ConnectionClosed):
                await asked.ask("answer", decision=0, text=asked.update["options"][0]["text"])
            assert live.spoilt and made["id"] not in here.hall.tables
            with pytest.raises(Spoilt):
                await live.append(entries.Paused())
            writer.commit, live.store.moment = commit, moment  # type: ignore[method-assign]
            while made["id"] not in here.hall.tables:
                await asyncio.sleep(0.05)
            assert here.hall.tables[made["id"]].folded.log_length == before

    run(scenario())


@pytest.mark.web
def test_a_reader_for_whom_the_past_could_not_be_read_is_told_it_next_time(tmp_path: Path) -> None:
    """Words are made for those who read them; one who was noted and had none was cut off for ever."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            await seat.answer()
            await seat.turn()
            live = here.hall.tables[made["id"]]
            moment = live.store.moment
            live.store.moment = broken  # type: ignore[method-assign]
            with pytest.raises(ConnectionClosed):
                await here.sit(made["id"], made["seats"][0]["token"], language="fr")
            live.store.moment = moment  # type: ignore[method-assign]
            back = await here.sit(made["id"], made["seats"][0]["token"], language="fr")
            assert await back.turn()
            assert [event["n"] for event in back.events] == [event["n"] for event in seat.events]

    run(scenario())


@pytest.mark.web
def test_a_bot_whose_answer_could_not_be_written_tries_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await here.at_turn()
            live = here.hall.tables[made["id"]]
            true, failed = live.store.write, 0

            async def once(works: Any, *rest: Any) -> None:
                nonlocal failed
                if b'"by":"bot"' in str(works).replace("'", '"').encode() and not failed:
                    failed += 1
                    broken()
                await true(works, *rest)

            live.store.write = once  # type: ignore[assignment, method-assign]
            while not failed:
                await seat.turn()
                await seat.answer()
                await asyncio.sleep(0.05)
            await seat.turn()
            assert (await seat.answer())["type"] == "accepted"

    run(scenario())


@pytest.mark.web
def test_a_line_that_comes_while_its_table_is_forgotten_is_cut(tmp_path: Path) -> None:
    """It would hear nothing of what happens at the table that is found next."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, _, _ = await two_people(here)
            live = here.hall.tables[made["id"]]
            async with live.lock:
                coming = asyncio.create_task(here.sit(made["id"], made["seats"][0]["token"]))
                await asyncio.sleep(0.3)
                here.hall.forget(made["id"])
            late = await coming
            with pytest.raises(ConnectionClosed):
                await late.until("never")
            back = await here.sit(made["id"], made["seats"][0]["token"])
            await back.until("update")
            assert len(here.hall.tables[made["id"]].connections) == 1

    run(scenario())


# ── messages ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.web
@pytest.mark.parametrize("text", ["[" * 20_000, '{"type":' * 5000], ids=["lists", "objects"])
def test_a_message_nested_too_deep_is_malformed(text: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"])
            await seat.socket.send(text)
            assert (await seat.until("fault"))["code"] == "malformed"
            assert (await seat.ask("ping"))["type"] == "pong"
            async with connect(f"ws://127.0.0.1:{here.port}/ws/{made['id']}") as first:
                await first.send(text)  # instead of a hello
                assert json.loads(await first.recv())["code"] == "malformed"

    run(scenario())


@pytest.mark.web
def test_a_long_answer_is_refused_and_cuts_nobody_off(tmp_path: Path) -> None:
    """A quotation too long for a sentence was a fault of ours, and everybody's lines were cut."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, one, two = await two_people(here)
            for kind in ("answer", "why"):
                more = {"decision": 0} if kind == "answer" else {}
                told = await one.ask(kind, text="x" * 5000, **more)
                assert told["type"] == "fault"  # longer than any answer can be
                assert len(told["text"]) < 400
            assert (await two.ask("ping"))["type"] == "pong"

    run(scenario())


# ── what is being written ────────────────────────────────────────────────────────────────────────


@pytest.mark.web
def test_nobody_is_shown_what_is_still_being_written(tmp_path: Path) -> None:
    """Over HTTP, and late watchers once a second, as little as on a line."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, one, two = await two_people(here, settings={"watch": "everyone", "delay": 1})
            watcher = await here.sit(made["id"])
            await watcher.ask("ping")
            live = here.hall.tables[made["id"]]
            asked = one if one.update["your_turn"] else two
            writer = live.store.journal.writer
            true, go_on = writer.commit, asyncio.Event()

            async def slow(works: list[Any]) -> None:
                await go_on.wait()
                await true(works)

            writer.commit = slow  # type: ignore[method-assign]
            sent = asyncio.create_task(asked.answer())
            await asyncio.sleep(0.2)
            late = asyncio.create_task(here.get(f"/api/tables/{made['id']}/events"))
            heard = len(watcher.bytes)
            await asyncio.sleep(1.6)
            assert not late.done() and len(watcher.bytes) == heard
            go_on.set()
            assert (await sent)["type"] == "accepted"
            assert (await late).status_code == 200

    run(scenario())
