"""A full game over the protocol, by a table made over REST and a link."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chronolude.server.wire.handlers import MOST_ASKED
from tests.looks import look_here
from tests.server.house import Client, House, house, run

pytestmark = pytest.mark.web


def test_a_game_against_bots_from_making_the_table_to_verifying_its_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            made = await here.make()
            seat = await here.sit(made["id"], made["seats"][0]["token"], entropy="my own words")
            await seat.play_out()
            assert seat.update["view"]["result"]["winners"]
            assert [event["n"] for event in seat.events] == list(range(1, len(seat.events) + 1))
            assert seat.update["table"]["fairness"]["commitment"] == made["commitment"]
            record = await here.get(f"/api/tables/{made['id']}/record", made["seats"][0]["token"])
            verdict = await here.post("/api/verify", {"text": record.text})
            assert (verdict.json()["sound"], verdict.json()["fair"]) == (True, True), verdict.text
            assert "my own words" in record.text
            assert record.json()["header"]["players"] == ["", "random", "random"]
            await seat.close()

    run(scenario())


class SlowDesk:
    """Work that is done elsewhere, but only when it is let go."""

    def __init__(self, here: House) -> None:
        self.go = asyncio.Event()
        self.begun = 0
        here.hall.looks.done = self.done  # type: ignore[method-assign, assignment]

    async def at_work(self) -> None:
        """When the first question is being worked out."""
        while self.begun == 0:
            await asyncio.sleep(0.005)

    async def done(self, *given: Any) -> Any:
        self.begun += 1
        await self.go.wait()
        return await look_here(*given)


async def asks(seat: Client, count: int) -> list[int]:
    """So many questions at once, whose replies nobody waits for yet; their numbers."""
    option, first = seat.update["options"][0]["text"], seat.ref + 1
    for ref in range(first, first + count):
        await seat.send({"type": "foresee", "ref": ref, "text": option})
    seat.ref += count
    return list(range(first, first + count))


def test_an_answer_does_not_wait_for_a_question_that_is_worked_out_elsewhere(tmp_path: Path) -> None:
    """Whoever confirms while the forecast is still looked into has answered; the forecast then comes too late."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, seat = await here.at_turn()
            desk = SlowDesk(here)
            refs = await asks(seat, 2)
            await desk.at_work()
            assert (await seat.answer())["type"] == "accepted"
            assert desk.begun == 1, "one question of a connection at a time"
            desk.go.set()
            late = await replies(seat, refs)
            assert [one["type"] for one in late] == ["refused", "refused"]
            assert late[0]["code"] == "stale"

    run(scenario())


def test_so_many_questions_wait_and_then_no_more_is_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as here:
            _, seat = await here.at_turn()
            desk = SlowDesk(here)
            refs = await asks(seat, MOST_ASKED + 3)
            heard = asyncio.create_task(seat.ask("ping"))
            await desk.at_work()
            await asyncio.sleep(0.1)
            assert desk.begun == 1 and not heard.done()
            desk.go.set()
            await heard
            held = [one["ref"] for one in seat.heard if one["type"] == "foreseen"]
            assert held == refs[: len(held)] and len(held) >= 2
            rest = await replies(seat, refs[len(held) :])
            assert [one["type"] for one in rest] == ["foreseen"] * len(rest)

    run(scenario())


async def replies(seat: Client, refs: list[int]) -> list[dict[str, Any]]:
    """The replies to these requests, in the order in which they were sent."""
    found: list[dict[str, Any]] = []
    while len(found) < len(refs):
        told = await seat.read()
        if told.get("ref") in refs:
            found.append(told)
    assert [one["ref"] for one in found] == refs
    return found
