"""News from other workers at awkward moments: while a table is read, looked at, or held by somebody who only looks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from chronolude.server.http.bodies import SeatChange
from chronolude.server.live import entries
from chronolude.server.live.table import Live
from chronolude.server.people.seats import change_seat
from chronolude.server.workers.notes import Here
from tests.server.house import House, house, run
from tests.server.several import TWO, cluster, die, live_at, two, until

pytestmark = [pytest.mark.web, pytest.mark.usefixtures("soon_noticed")]
READ = "chronolude.server.live.table.read_table"
LENGTH = "chronolude.server.workers.cluster.log_length"
LISTENING = """SELECT pid FROM pg_stat_activity
               WHERE query LIKE '%pg_notify($1, $2)' AND datname = current_database()"""


class Held:
    """The first read of one worker is held back after it was made: what it found grows old."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str, here: House) -> None:
        self.made, self.let_go = asyncio.Event(), asyncio.Event()
        module, _, attribute = name.rpartition(".")
        true = getattr(__import__(module, fromlist=[attribute]), attribute)

        async def read(store: Any, *more: Any) -> Any:
            found = await true(store, *more)
            if store is here.hall.store and not self.made.is_set():
                self.made.set()
                await self.let_go.wait()
            return found

        monkeypatch.setattr(name, read)


async def heard_all(here: House) -> None:
    """What was written before this call was heard: notes come in the order of commits, and hearts go on beating."""
    for _ in range(2):
        before = [peer.at for peer in cluster(here).peers.known.values()]
        await until(lambda before=before: [peer.at for peer in cluster(here).peers.known.values()] != before)


async def pause(live: Live) -> None:
    async with live.lock:
        await live.append(entries.Paused())


@pytest.mark.parametrize("name", [READ, LENGTH])
def test_what_is_written_while_a_table_is_read_or_looked_at_is_not_missed(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A seat that came by another worker waited for its turn in vain: the note came before the table."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            here = await live_at(one, made["id"])
            if name == LENGTH:
                await live_at(other, made["id"])
            held = Held(monkeypatch, name, other)
            finding = asyncio.create_task(live_at(other, made["id"]))
            await held.made.wait()
            await pause(here)
            await heard_all(other)
            held.let_go.set()
            there = await finding
            await until(lambda: there.folded.log_length == 1, 3)

    run(scenario())


def test_news_that_cannot_be_read_are_read_again(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A note comes once: a seat whose worker failed to read what it was about waited for its turn in vain."""
    module, _, name = READ.rpartition(".")
    true = getattr(__import__(module, fromlist=[name]), name)
    failures = iter([OSError("the disk")] * 2)

    async def read(store: Any, *more: Any) -> Any:
        for failure in failures:
            raise failure
        return await true(store, *more)

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            here, there = await live_at(one, made["id"]), await live_at(other, made["id"])
            monkeypatch.setattr("chronolude.server.workers.cluster.AGAIN_SECONDS", 0.05)
            monkeypatch.setattr(READ, read)
            await pause(here)
            await until(lambda: there.folded.log_length == 1, 3)
            assert next(failures, None) is None

    run(scenario())


def test_who_comes_while_others_wait_for_a_reading_gets_no_older_table(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may come from another worker, which told them more than that reading found."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            here = await live_at(one, made["id"])
            held = Held(monkeypatch, READ, other)
            first = asyncio.create_task(live_at(other, made["id"]))
            await held.made.wait()
            await pause(here)
            second = asyncio.create_task(live_at(other, made["id"]))
            await asyncio.sleep(0)
            held.let_go.set()
            assert (await second).folded.log_length == 1
            await first

    run(scenario())


def test_a_lost_workers_table_is_driven_though_somebody_was_looking_at_it(server: str, tmp_path: Path) -> None:
    """Whoever holds the lock need not change anything, and then nobody would see to the clock."""

    async def scenario() -> None:
        clock = {"clock": {"kind": "live", "bank": 600, "increment": 0, "at_zero": "host"}}
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO, settings=clock)
            for i, at in enumerate((one, other)):
                await at.sit(made["id"], made["seats"][i]["token"])
            await until(lambda: all(at.hall.tables[made["id"]].folded.table is not None for at in (one, other)))
            await asyncio.gather(*(client.close() for client in (*one.clients, *other.clients)))
            await until(lambda: sorted(made["id"] in at.hall.timers.alarms for at in (one, other)) == [False, True])
            dying, left = (one, other) if made["id"] in one.hall.timers.alarms else (other, one)
            live = await live_at(left, made["id"])
            async with live.lock:
                await die(dying)
                await until(lambda: not cluster(left).peers.known)
            await until(lambda: made["id"] in left.hall.timers.alarms, 3)

    run(scenario())


def test_a_new_worker_takes_up_tables_that_others_let_go(server: str, tmp_path: Path) -> None:
    """Nobody is on the line and no clock runs: still a bot of a table that falls to the new worker goes on there."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            await die(other)
            await until(lambda: not cluster(one).peers.known)
            made = [await one.make(bots=["random", "random"]) for _ in range(6)]
            for table in made:
                seat = await one.sit(table["id"], table["seats"][0]["token"])
                await seat.turn()
                await seat.close()
            async with house(tmp_path, db=one.settings.db) as third:
                await until(lambda: len(cluster(third).peers.known) == 1)
                taken = [table["id"] for table in made if cluster(third).owns(table["id"])]
                await until(lambda: set(taken) <= set(third.hall.tables), 3)
                assert len(taken) > 0

    run(scenario())


def test_a_worker_that_missed_that_somebody_left_does_not_wait_for_their_worker_to_drive(
    server: str, tmp_path: Path
) -> None:
    """Each took the other for the one with people there, and a bot that was asked thought for ever."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = [await one.make() for _ in range(8)]
            for table in made:
                await other.sit(table["id"], table["seats"][0]["token"])
            await until(lambda: all(cluster(other).owns(table["id"]) for table in made))
            for table in made:  # a note that they had left again is lost with the line
                cluster(other).hear(cluster(one).board.name, Here(table["id"], [], 1))
            assert not all(cluster(other).owns(table["id"]) for table in made)
            await cluster(other).again()
            await until(lambda: all(cluster(other).owns(table["id"]) for table in made), 3)

    run(scenario())


class Between:
    """Something happens after the first of several reads."""

    def __init__(self, connection: Any, acts: list[Callable[[], Awaitable[None]]]) -> None:
        self.connection = connection
        self.acts = acts

    async def execute(self, *given: Any) -> Any:
        found = await self.connection.execute(*given)
        while self.acts:
            await self.acts.pop()()
        return found


def test_rows_and_log_are_of_one_moment(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that changed hands after the log was read is not taken for one that a bot held all along."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made, _seat = await one.at_turn()
            here = await live_at(one, made["id"])
            acts: list[Callable[[], Awaitable[None]]] = []
            true = other.hall.store.moment

            async def leave() -> None:
                async with here.lock:
                    await change_seat(here, 0, SeatChange("leave"))
                    await here.append(entries.Paused())

            @contextlib.asynccontextmanager
            async def moment() -> AsyncIterator[Any]:
                async with true() as connection:
                    yield Between(connection, acts)

            acts.append(leave)
            monkeypatch.setattr(other.hall.store, "moment", moment)
            there = await live_at(other, made["id"])
            assert there.folded.log_length < here.folded.log_length
            assert there.folded.seats[0].kind == "human"

    run(scenario())


def test_a_database_that_stops_answering_is_left_for_a_line_that_answers(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a cable is pulled: nobody says that the line is dead, and what is written meanwhile is read later."""
    monkeypatch.setattr("chronolude.server.workers.bulletin.POST_SECONDS", 0.3)
    monkeypatch.setattr("chronolude.server.workers.bulletin.LAST_WORDS_SECONDS", 0.2)

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            here, there = await live_at(one, made["id"]), await live_at(other, made["id"])
            stopped = [int(row[0]) for row in await one.hall.store.rows(text(LISTENING))]
            assert len(stopped) == 2
            try:
                for pid in stopped:
                    os.kill(pid, signal.SIGSTOP)
                await pause(here)
                await until(lambda: there.folded.log_length == 1)
            finally:
                for pid in stopped:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGCONT)

    run(scenario())
