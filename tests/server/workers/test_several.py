"""Several workers on one PostgreSQL: each table lives in one of them, wherever its people come in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from websockets.exceptions import ConnectionClosed

from chronolude.server.live import entries
from chronolude.server.live.stored import read_log
from chronolude.server.people.keys import cookie_name
from chronolude.server.store import models
from chronolude.server.store.commits import Fenced, Work
from tests.server.house import Client, House, Plain, house, run
from tests.server.several import TWO, cluster, die, live_at, two, until

pytestmark = [pytest.mark.web, pytest.mark.usefixtures("soon_noticed")]

SAID = {"n": 1, "channel": "table", "seat": 0, "name": "", "text": "late", "phrase": "", "at": 1.0}
LISTEN = """FROM pg_stat_activity
            WHERE query LIKE '%pg_notify($1, $2)' AND pid <> pg_backend_pid() AND datname = current_database()"""
HANG_UP = f"SELECT pid, pg_terminate_backend(pid) {LISTEN}"


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


async def hear_out(client: Client) -> None:
    while True:
        await client.read()


def owner_of(table: str, *workers: House) -> tuple[House, House]:
    """Whose table it is, and another worker."""
    owner = next(at for at in workers if cluster(at).owns(table))
    return owner, next(at for at in workers if at is not owner)


def test_everybody_is_at_one_worker_wherever_they_came_in(server: str, tmp_path: Path) -> None:
    """Over sockets and over HTTP, on connections that stay open for more than one request."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            tables = [await at.make(players=TWO) for at in (one, other) for _ in range(4)]
            for made in tables:
                for seat, at in enumerate((one, other)):
                    await at.sit(made["id"], made["seats"][seat]["token"])
                owner, elsewhere = owner_of(made["id"], one, other)
                assert len(owner.hall.tables[made["id"]].connections) == 2
                assert made["id"] not in elsewhere.hall.tables
            assert {id(owner_of(made["id"], one, other)[0]) for made in tables} == {id(one), id(other)}
            async with one.browser() as browser:
                for made in tables:
                    told = (await browser.get(f"/api/tables/{made['id']}")).json()
                    assert [seat["connected"] for seat in told["seats"]] == [True, True, True], "and the bot"
                    assert (await browser.get("/healthz")).status_code == 200

    run(scenario())


def test_the_lobby_of_any_worker_shows_ones_tables_at_all(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(settings={"lobby": True})
            owner, elsewhere = owner_of(made["id"], one, other)
            ada = await owner.sit(made["id"], made["seats"][0]["token"])
            await ada.turn()
            key = one.hall.key(made["seats"][0]["token"])
            assert key is not None
            headers = {"cookie": f"{cookie_name(key)}={made['seats'][0]['token']}"}
            for _ in range(2):
                for at in (owner, elsewhere):
                    own = (await at.get("/api/lobby", headers=headers)).json()["tables"]
                    assert [(table["id"], table["your_turn"]) for table in own] == [(made["id"], True)]
                await ada.answer()
                await ada.turn()
            assert made["id"] not in elsewhere.hall.tables

    run(scenario())


def test_an_owner_that_lost_its_place_cannot_write(server: str, tmp_path: Path) -> None:
    """Another claims its table: what it was about to write is refused, and it lets go."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            owner, elsewhere = owner_of(made["id"], one, other)
            live = await live_at(owner, made["id"])
            await live.append(entries.Paused())
            await cluster(elsewhere).claim(made["id"])
            with pytest.raises(Fenced):
                await live.decide(lambda: live.append(entries.Resumed()))
            assert made["id"] not in owner.hall.tables
            saying: list[Work] = [(insert(models.said), {**SAID, "table_id": made["id"]})]
            with pytest.raises(Fenced):
                await owner.hall.store.write(saying, made["id"])
            assert [row.entry for row in await read_log(one.hall.store, made["id"])] == [entries.Paused()]

    run(scenario())


def test_whoever_comes_back_to_a_worker_that_was_passed_over_is_shown_nothing_old(server: str, tmp_path: Path) -> None:
    """It has the table in memory as it was before another had it; the simulation found it (seed 53)."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            owner, elsewhere = owner_of(made["id"], one, other)
            await live_at(owner, made["id"])
            await cluster(elsewhere).claim(made["id"])
            there = await elsewhere.hall.fetch(made["id"])
            found = there or await live_at(elsewhere, made["id"])
            await found.append(entries.Paused())
            again = await live_at(owner, made["id"])
            assert again.folded.log_length == 1

    run(scenario())


def test_all_come_to_the_same_rematch_wherever_they_ask(server: str, tmp_path: Path) -> None:
    """Also when the new table has fallen to another worker meanwhile."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            for moves_on in (False, True):
                made = await one.make(players=TWO)
                await one.post(f"/api/tables/{made['id']}/close", token=made["host"])
                path = f"/api/tables/{made['id']}/rematch"
                first = (await one.post(path, token=made["seats"][0]["token"])).json()
                owner, elsewhere = owner_of(made["id"], one, other)
                assert cluster(owner).owns(first["id"])
                if moves_on:
                    owner.hall.forget(first["id"])
                    keep = cluster(owner).may_claim
                    cluster(owner).may_claim = lambda table, its=first["id"], keep=keep: table != its and keep(table)
                    await cluster(elsewhere).claim(first["id"])
                second = (await other.post(path, token=made["seats"][1]["token"])).json()
                assert second["id"] == first["id"]
                assert [key["seat"] for key in second["seats"]] == [1]

    run(scenario())


def test_of_many_that_write_together_only_the_fenced_one_is_refused(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            tables = [(await one.make(players=TWO))["id"] for _ in range(8)]
            mine = [table for table in tables if cluster(one).owns(table)] or tables[:0]
            lives = [await live_at(one, table) for table in mine]
            await cluster(other).claim(mine[0])
            done = await asyncio.gather(*(live.append(entries.Paused()) for live in lives), return_exceptions=True)
            assert [isinstance(result, Fenced) for result in done] == [live is lives[0] for live in lives]

    run(scenario())


def test_a_claim_waits_for_what_is_being_written(server: str, tmp_path: Path) -> None:
    """A write that passed its fence is committed before the claim, so the new owner reads it."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            owner, elsewhere = owner_of(made["id"], one, other)
            await live_at(owner, made["id"])
            async with owner.hall.store.engine.begin() as writing:
                fence = owner.hall.store.board
                assert fence is not None
                statement, values = fence.fence(made["id"])
                await writing.execute(statement, values)
                claiming = asyncio.create_task(cluster(elsewhere).claim(made["id"]))
                await asyncio.sleep(0.2)
                assert not claiming.done()
            await claiming

    run(scenario())


def owned_by(here: House, made: Plain) -> bool:
    return bool(cluster(here).owns(made["id"]))


def test_another_worker_goes_on_with_the_tables_of_one_that_dies(server: str, tmp_path: Path) -> None:
    """The clock of a table runs out at whoever is left, with nobody on the line."""

    async def scenario() -> None:
        clock = {"clock": {"kind": "live", "bank": 2.5, "increment": 0, "at_zero": "host"}}
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO, settings=clock)
            for i, at in enumerate((one, other)):
                await at.sit(made["id"], made["seats"][i]["token"])
            dying, left = owner_of(made["id"], one, other)
            await until(lambda: dying.hall.tables[made["id"]].folded.table is not None)
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


def test_who_is_handed_to_a_dead_worker_is_not_lost_for_long(server: str, tmp_path: Path) -> None:
    """Its door is shut: that is noticed by the first connection, long before its heart is missed."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            made = await one.make(players=TWO)
            dying, left = owner_of(made["id"], one, other)
            entrance = dying.gate.entrance
            assert entrance is not None
            assert entrance.hatch is not None
            entrance.hatch.close()
            assert (await left.get(f"/api/tables/{made['id']}")).status_code == 503
            assert (await left.get(f"/api/tables/{made['id']}")).status_code == 200
            assert owned_by(left, made)

    run(scenario())


def test_a_new_worker_takes_its_share_and_people_follow(server: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            tables = [await one.make(players=TWO) for _ in range(12)]
            lines = {made["id"]: await one.sit(made["id"], made["seats"][0]["token"]) for made in tables}
            async with house(tmp_path, db=one.settings.db) as third:
                await until(lambda: all(len(cluster(at).peers.known) == 2 for at in (one, other, third)))
                everybody = (one, other, third)
                await until(lambda: all(sum(cluster(at).owns(made["id"]) for at in everybody) == 1 for made in tables))
                moved = [made for made in tables if owned_by(third, made)]
                assert moved
                for made in moved:
                    with pytest.raises(ConnectionClosed):
                        await hear_out(lines[made["id"]])
                    await other.sit(made["id"], made["seats"][0]["token"])
                    assert len(third.hall.tables[made["id"]].connections) == 1
                    assert all(made["id"] not in at.hall.tables for at in (one, other))
            await until(lambda: all(len(cluster(at).peers.known) == 1 for at in (one, other)), 3)

    run(scenario())


def test_what_is_for_another_machine_is_sent_on_there(server: str, tmp_path: Path) -> None:
    """Two workers that cannot hand each other sockets: who has a table keeps it, and lines reach it there."""

    async def scenario() -> None:
        async with two(tmp_path, server, near=False) as (one, other):
            made = await one.make(players=TWO)
            ada = await one.sit(made["id"], made["seats"][0]["token"])
            lin = await other.sit(made["id"], made["seats"][1]["token"])
            assert len(one.hall.tables[made["id"]].connections) == 2
            assert made["id"] not in other.hall.tables
            await play_out(ada, lin)
            told = (await other.get(f"/api/tables/{made['id']}")).json()
            assert told["status"] == "over"

    run(scenario())


def test_a_worker_whose_line_to_the_database_broke_hears_again(server: str, tmp_path: Path) -> None:
    """The database hangs up on whoever listens; nobody is taken for dead because of it."""

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            deaf = {row.pid for row in await one.hall.store.rows(text(HANG_UP))}
            assert len(deaf) == 2
            listen: set[int] = set()
            while len(listen - deaf) < 2:
                await asyncio.sleep(0.05)
                listen = {row.pid for row in await one.hall.store.rows(text(f"SELECT pid {LISTEN}"))}
            assert cluster(one).board.hears and cluster(other).board.hears
            await asyncio.sleep(2)
            assert len(cluster(one).peers.known) == len(cluster(other).peers.known) == 1

    run(scenario())


@pytest.mark.parametrize("how", ["slept", "deaf"])
def test_a_worker_that_slept_or_was_deaf_lets_go_of_what_others_took(
    how: str, server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys may have been taken away there meanwhile: its people are cut, and come again to where that is known."""
    monkeypatch.setattr("chronolude.server.workers.cluster.AT_ONCE", 1)  # so that it asks several times

    async def scenario() -> None:
        async with two(tmp_path, server) as (one, other):
            owned: list[Plain] = []
            while len(owned) < 3:
                made = await one.make(players=TWO)
                owned += [made] if cluster(one).owns(made["id"]) else []
            lines = [await one.sit(made["id"], made["seats"][0]["token"]) for made in owned]
            await cluster(other).claim(owned[1]["id"])
            if how == "slept":
                now = cluster(one).peers.now
                cluster(one).peers.now = lambda: now() + 100
            else:
                await one.hall.store.rows(text(HANG_UP))
            await until(lambda: owned[1]["id"] not in one.hall.tables)
            with pytest.raises(ConnectionClosed):
                await hear_out(lines[1])
            for n in (0, 2):
                assert len(one.hall.tables[owned[n]["id"]].connections) == 1, "and nobody else"

    run(scenario())
