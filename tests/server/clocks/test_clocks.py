"""Clocks: folded from times, and what happens at zero."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from chronolude.server.clocks.clocks import Clocks
from chronolude.server.live.rows import ClockSettings
from tests.server.house import Client, House, house, run

LIVE = ClockSettings("live", bank=60, increment=5)


def test_only_who_owes_an_answer_ticks_and_an_answer_earns_the_increment() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn(100, frozenset({0}))
    assert (clocks.left_at(0, 110), clocks.left_at(1, 110)) == (50, 60)
    clocks.turn(110, frozenset({1}), answered=0)
    assert (clocks.left_at(0, 200), clocks.left_at(1, 111)) == (55, 59)
    assert clocks.first_zero() == (170, 1)


def test_a_bank_never_goes_below_zero_and_time_never_runs_backwards() -> None:
    clocks = Clocks(LIVE, 1)
    clocks.turn(100, frozenset({0}))
    clocks.turn(90, frozenset({0}))
    assert clocks.left_at(0, 90) == 60
    assert clocks.left_at(0, 1_000) == 0


def test_correspondence_gives_hours_per_move_up_to_a_cap() -> None:
    clocks = Clocks(ClockSettings("correspondence", hours=24, cap_hours=30), 1)
    clocks.turn(0, frozenset({0}))
    clocks.turn(3600, frozenset({0}), answered=0)
    assert clocks.left_at(0, 3600) == 30 * 3600
    assert clocks.words() == "24 h"


def test_no_clock_and_forgiven_time() -> None:
    idle = Clocks(ClockSettings(), 2)
    assert (idle.left_at(0, 5), idle.first_zero(), idle.words()) == (None, None, "")
    clocks = Clocks(LIVE, 1)
    clocks.turn(0, frozenset({0}))
    clocks.forgive(50)
    assert clocks.left_at(0, 51) == 59
    assert clocks.words() == "1+5"


# ── at a table ───────────────────────────────────────────────────────────────────────────────────


KINDS: dict[str, dict[str, object]] = {
    "live": {"kind": "live", "bank": 0.4, "increment": 0},
    "correspondence": {"kind": "correspondence", "hours": 0.4 / 3600, "cap_hours": 1 / 3600},
}
of_both_kinds = pytest.mark.parametrize("kind", KINDS)


async def timed(here: House, kind: str, at_zero: str, **more: Any) -> tuple[Any, Client]:
    clock = {**KINDS[kind], "at_zero": at_zero}
    made = await here.make(settings={"clock": clock}, **more)
    return made, await here.sit(made["id"], made["seats"][0]["token"])


async def wait_for(client: Client, kind: str) -> None:
    async with asyncio.timeout(15):
        while not any(event["kind"] == kind for event in client.events):
            await client.read()
        await client.ask("ping")


@pytest.mark.web
@of_both_kinds
def test_at_zero_a_bot_takes_over_and_the_seat_can_be_taken_back(kind: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, bot_pause=0.5) as here:
            made, seat = await timed(here, kind, "bot")
            await wait_for(seat, "table-sat-bot")
            assert seat.update["table"]["seats"][0]["kind"] == "bot"
            assert seat.update["options"] == []
            told = await seat.ask("answer", decision=seat.update["view"]["decision"], text="A1")
            assert (told["type"], told["code"]) == ("refused", "not-allowed")
            body = {"action": "back"}
            answer = await here.post(f"/api/tables/{made['id']}/seats/0", body, made["seats"][0]["token"])
            assert answer.status_code == 200, answer.text
            await seat.ask("ping")
            assert seat.update["table"]["seats"][0]["kind"] == "human"

    run(scenario())


@pytest.mark.web
@of_both_kinds
def test_at_zero_the_host_decides(kind: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made, seat = await timed(here, kind, "host")
            await wait_for(seat, "table-timed-out-host")
            assert seat.update["table"]["paused"]
            assert seat.update["table"]["seats"][0]["clock"] == 0
            assert (
                await here.post(f"/api/tables/{made['id']}/seats/0", {"action": "bot"}, made["host"])
            ).status_code == 200
            assert (await here.post(f"/api/tables/{made['id']}/resume", {}, made["host"])).status_code == 200
            async with asyncio.timeout(15):
                while seat.update["table"]["status"] != "over":
                    await seat.read()

    run(scenario())


@pytest.mark.web
@of_both_kinds
def test_at_zero_a_seat_forfeits_and_the_last_one_wins(kind: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            players = [{"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy")]
            made, seat = await timed(here, kind, "forfeit", players=players)
            for key in made["seats"][1:]:
                await here.sit(made["id"], key["token"])
            async with asyncio.timeout(20):
                while seat.update.get("table", {}).get("status") != "over":
                    await seat.read()
            forfeits = [one["seat"] for one in seat.update["table"]["seats"] if one["tags"] == ["forfeit"]]
            assert 1 <= len(forfeits) <= 2
            for forfeited in forfeits:
                body = {"action": "back"}
                path = f"/api/tables/{made['id']}/seats/{forfeited}"
                assert (await here.post(path, body, made["seats"][forfeited]["token"])).status_code == 409

    run(scenario())


@pytest.mark.web
def test_the_time_a_server_was_away_is_charged_to_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            clock = {"kind": "live", "bank": 100, "increment": 0}
            made, seat = await here.at_turn(settings={"clock": clock})
            assert seat.update["table"]["seats"][0]["ticking"]
            assert 90 < seat.update["table"]["seats"][0]["clock"] <= 100
            here.hall.forget(made["id"])
            here.hall.is_open = False  # as a house that opens again
            here.hall.now = lambda: time.time() + 5_000
            live = await here.hall.find(made["id"])
            assert live is not None
            left = live.folded.clocks.left_at(0, here.hall.now())
            assert left is not None and left > 90

    run(scenario())
