"""Several workers on one PostgreSQL: any of them serves any table, and one writer at a time is the database's doing."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from sqlalchemy import text

from chronolude.server.live import entries
from chronolude.server.live.rows import read_log
from chronolude.server.store.commits import Overtaken
from tests.server.house import Client, House, Plain, house, path_of, run
from tests.server.several import TWO, cluster, die, live_at, two, until

pytestmark = [pytest.mark.web, pytest.mark.usefixtures("soon_noticed")]

HANG_UP = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE query LIKE '%pg_notify($1, $2)' AND pid <> pg_backend_pid() AND datname = current_database()"""


async def play_out(*clients: Client) -> None:
    """Everybody answers when asked; a yes that came too late for another's is refused and looked at again."""

    async def one(client: Client) -> None:
        while await client.turn():
            told = await client.answer()
            assert told["type"] == "accepted" or told["code"] in ("stale", "over"), told

    await asyncio.gather(*(one(client) for client in clients))


def test_people_at_two_workers_play_one_game_and_hear_the_same(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            ada = await one.sit(made["id"], made["seats"][0]["token"], entropy="a")
            assert ada.update == {} or ada.update["view"] is None, "not dealt before Lin comes"
            lin = await other.sit(made["id"], made["seats"][1]["token"], entropy="b")
            await play_out(ada, lin)
            told = [[(e["n"], e["kind"]) for e in client.events] for client in (ada, lin)]
            assert told[0] == told[1]
            assert [n for n, _ in told[0]] == list(range(1, len(told[0]) + 1))
            while not all(seat["connected"] for seat in ada.update["table"]["seats"]):
                await ada.read()
            record = await other.get(f"/api/tables/{made['id']}/record", made["seats"][0]["token"])
            assert (await one.post("/api/verify", {"text": record.text})).json()["fair"]

    run(scenario())


def test_who_comes_by_another_worker_finds_all_that_was_written(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=[TWO[0], {"kind": "open"}, TWO[2]])
            await live_at(other, made["id"])  # in memory there, and about to be out of date
            joined = await one.post(f"/api/tables/{made['id']}/join", {"name": "Lin"})
            lin = await other.sit(made["id"], joined.json()["token"])
            ada = await one.sit(made["id"], made["seats"][0]["token"])
            assert (await ada.ask("say", text="hello"))["type"] == "accepted"
            await lin.until("said")
            assert lin.said[-1]["text"] == "hello"
            playing = asyncio.gather(play_out(ada), play_out(lin))
            while not playing.done():
                known = len(ada.events)  # heard at the other worker, so written before we ask here
                again = await other.sit(made["id"], made["seats"][0]["token"], since=known)
                await again.until("update")
                assert not again.events or again.events[0]["n"] == known + 1
                assert again.heard[0]["n"] >= known
                await again.close()
            await playing

    run(scenario())


def test_of_two_writers_of_one_number_one_is_overtaken(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            here, there = await live_at(one, made["id"]), await live_at(other, made["id"])
            wrote = [here.append(entries.Paused()), there.append(entries.Paused())]
            done = await asyncio.gather(*wrote, return_exceptions=True)
            assert sorted(isinstance(result, Overtaken) for result in done) == [False, True]
            log = await read_log(one.hall.store, made["id"])
            assert len(log) == 1
            await until(lambda: here.folded.log_length == there.folded.log_length == 1)

    run(scenario())


def test_rows_without_entries_are_guarded_as_well(server: str, tmp_path: Path) -> None:
    """Two links for one seat at the same time: one of them opens it, and both workers know which."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            await live_at(other, made["id"])
            path = f"/api/tables/{made['id']}/seats/1/link"
            links = await asyncio.gather(*(at.post(path, token=made["host"]) for at in (one, other)))
            tokens = [link.json()["token"] for link in links]
            opens: list[tuple[int, int]] = []
            for i, token in enumerate(tokens):
                for j, at in enumerate((one, other)):
                    with contextlib.suppress(PermissionError):
                        await at.sit(made["id"], token)
                        opens.append((i, j))
            assert opens in ([(0, 0), (0, 1)], [(1, 0), (1, 1)])

    run(scenario())


def test_an_answer_that_was_overtaken_is_decided_again(server: str, tmp_path: Path) -> None:
    """The same answer over both workers, many times: accepted once, and a doubled key is no second answer."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO[:1] + TWO[2:] * 2)
            token = made["seats"][0]["token"]
            ada = [await at.sit(made["id"], token) for at in (one, other)]
            turns = 0
            for turn in range(6):
                for client in ada:
                    await client.turn()
                view = ada[0].update["view"]
                if view["result"] is not None:
                    break
                options = ada[0].update["options"]
                say = {"decision": view["decision"], "text": path_of(options)}
                keys = (f"{turn}", f"{turn}" if turn % 2 else f"other-{turn}")
                told = await asyncio.gather(*(c.ask("answer", key=k, **say) for c, k in zip(ada, keys, strict=True)))
                kinds = sorted(one["type"] for one in told)  # a sealed answer said twice is a yes twice
                assert kinds == ["accepted", "accepted"] or (turn % 2 == 0 and kinds == ["accepted", "refused"]), told
                turns += 1
                for client in ada:
                    while client.update["view"]["decision"] == view["decision"]:
                        await client.read()
            log = await read_log(one.hall.store, made["id"])
            mine = [row.entry for row in log if isinstance(row.entry, entries.Answered) and row.entry.seat == 0]
            assert len(mine) == turns > 0

    run(scenario())


def owned_by(here: House, made: Plain) -> bool:
    return bool(cluster(here).owns(made["id"]))


@pytest.mark.parametrize("people", [True, False])
def test_one_worker_drives_a_table_and_another_goes_on_when_it_dies(server: str, tmp_path: Path, people: bool) -> None:
    """The clock of a table runs out at whoever is left; with nobody on the line as well."""

    async def scenario() -> None:
        clock = {"clock": {"kind": "live", "bank": 2.5, "increment": 0, "at_zero": "host"}}
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO, settings=clock)
            for i, at in enumerate((one, other)):
                await at.sit(made["id"], made["seats"][i]["token"])
            await until(lambda: all(at.hall.tables[made["id"]].folded.table is not None for at in (one, other)))
            await until(lambda: owned_by(one, made) != owned_by(other, made))
            dying, left = (one, other) if owned_by(one, made) else (other, one)
            if not people:
                await asyncio.gather(*(client.close() for client in (*one.clients, *other.clients)))
            await die(dying)
            await until(lambda: owned_by(left, made))
            live = await live_at(left, made["id"])
            await until(lambda: live.folded.paused is not None)
            async with live.lock:  # in memory before it is on disk
                log = [row.entry for row in await read_log(left.hall.store, made["id"])]
            assert sum(isinstance(entry, entries.TimedOut) for entry in log) == 1
            assert not any(isinstance(entry, entries.Woke) for entry in log), "time is charged: the house never closed"

    run(scenario())


def test_a_new_worker_takes_its_share_and_nothing_is_driven_twice(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            tables = [(await one.make())["id"] for _ in range(12)]
            owned = [[at for at in (one, other) if cluster(at).owns(table)] for table in tables]
            assert all(len(owners) == 1 for owners in owned)
            assert {id(owners[0]) for owners in owned} == {id(one), id(other)}
            async with house(tmp_path, db=one.settings.db) as third:
                await until(lambda: all(len(cluster(at).peers.known) == 2 for at in (one, other, third)))
                await until(lambda: any(cluster(third).owns(table) for table in tables))
                everybody = (one, other, third)
                await until(lambda: all(sum(cluster(at).owns(table) for at in everybody) == 1 for table in tables))
            await until(lambda: all(len(cluster(at).peers.known) == 1 for at in (one, other)), 1)

    run(scenario())


def test_a_worker_whose_line_to_the_database_broke_reads_what_it_missed(server: str, tmp_path: Path) -> None:
    """The database hangs up on whoever listens; what is written before they listen again is not lost to them."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            here, there = await live_at(one, made["id"]), await live_at(other, made["id"])
            assert len(await one.hall.store.rows(text(HANG_UP))) == 2
            async with here.lock:
                await here.append(entries.Paused())
            await until(lambda: there.folded.log_length == 1)

    run(scenario())
