"""Answers in a row: a writing that fails fails all that were built on it, and nobody was told of any of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from chronolude.server.live.door import Door
from chronolude.server.store.commits import Chain, CommitQueue, Work
from chronolude.server.store.file import FileWriter
from tests.server.house import Client, House, house, run

web = pytest.mark.web
TROUBLE = DBAPIError("", None, OSError("the disk is full"))


class Scripted:
    """A writer that fails where a work is named `bad`."""

    def __init__(self, trouble: Exception = TROUBLE) -> None:
        self.tried: list[list[Any]] = []
        self.trouble = trouble

    async def commit(self, works: list[Any]) -> None:
        names = [statement for statement, _ in works]
        self.tried.append(names)
        await asyncio.sleep(0)
        if "bad" in names:
            raise self.trouble

    async def close(self) -> None:
        """Nothing is open."""


def test_a_fault_of_ours_is_told_to_whoever_waits_and_the_others_are_written() -> None:
    async def scenario() -> None:
        queue = CommitQueue(None, Scripted(KeyError("at_table")))  # type: ignore[arg-type]
        queue.start()
        for name, fails in (("one", False), ("bad", True), ("two", False)):
            writing = queue.write([(name, None)])  # type: ignore[list-item]
            async with asyncio.timeout(5):
                if fails:
                    with pytest.raises(KeyError):
                        await writing
                else:
                    await writing
        await queue.stop()

    run(scenario())


def test_what_builds_on_a_failed_writing_is_not_written() -> None:
    async def scenario() -> None:
        writer: Any = Scripted()
        queue, chain, other = CommitQueue(None, writer), Chain(), Chain()  # type: ignore[arg-type]
        told: dict[str, BaseException | None] = {}

        def submit(name: str, table: str, of: Chain) -> None:
            works: list[Work] = [(name, None)]  # type: ignore[list-item]
            queue.submit(works, table, of, lambda error: told.update({f"{table} {name}": error}))

        for name in ("one", "bad", "two"):
            submit(name, "a", chain)
        submit("three", "b", other)
        queue.start()
        await asyncio.sleep(0.01)
        submit("four", "a", chain)
        submit("five", "b", other)
        await queue.stop()
        assert told == {
            "a one": None, "a bad": TROUBLE, "a two": TROUBLE, "a four": TROUBLE, "b three": None, "b five": None,
        }  # fmt: skip
        alone = [names for names in writer.tried if len(names) == 1]
        assert ["two"] not in alone and ["four"] not in alone

    run(scenario())


def test_whoever_wants_to_be_alone_waits_for_answers_and_holds_up_later_ones() -> None:
    async def scenario() -> None:
        door, order = Door(), []

        async def alone(name: str) -> None:
            async with door:
                order.append(name)
                await asyncio.sleep(0)

        door.begin()
        assert (door.is_open, door.locked()) == (True, True)
        first, given_up, second = (asyncio.create_task(alone(name)) for name in ("first", "never", "second"))
        await asyncio.sleep(0)
        assert (door.is_open, order) == (False, [])
        given_up.cancel()
        await asyncio.sleep(0)
        door.end()
        await asyncio.gather(first, second)
        assert (order, door.is_open, door.locked()) == (["first", "second"], True, False)

    run(scenario())


def test_whoever_gives_up_just_as_it_is_let_in_lets_in_the_next() -> None:
    async def scenario() -> None:
        door, order = Door(), []

        async def alone(name: str) -> None:
            async with door:
                order.append(name)

        await door.__aenter__()
        late, next_one = asyncio.create_task(alone("late")), asyncio.create_task(alone("next"))
        await asyncio.sleep(0)
        await door.__aexit__()  # the first is let in, and in the same breath given up
        late.cancel()
        await asyncio.gather(late, next_one, return_exceptions=True)
        assert order == ["next"] and door.is_open

    run(scenario())


async def asked_in_secret(here: House) -> list[Client]:
    """Three people at a table, all of whom are asked at once."""
    people = [{"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy")]
    made = await here.make(players=people)
    seats = [await here.sit(made["id"], key["token"]) for key in made["seats"]]
    for seat in seats:
        await seat.ask("ping")
    while not all(seat.update["your_turn"] for seat in seats):
        for seat in seats:
            if seat.update["your_turn"]:
                assert (await seat.answer())["type"] == "accepted"
        for seat in seats:
            await seat.ask("ping")
    return seats


@web
def test_answers_in_a_row_fail_together_and_can_be_said_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true, failing, batches = FileWriter._commit, [False], []

    def commit(writer: FileWriter, works: list[Work]) -> None:
        if failing[0]:
            batches.append(len(works))
            raise TROUBLE
        true(writer, works)

    monkeypatch.setattr(FileWriter, "_commit", commit)

    async def scenario() -> None:
        async with house(tmp_path) as here:
            seats = await asked_in_secret(here)
            before = [seat.update["view"]["decision"] for seat in seats]
            failing[0] = True
            words = await asyncio.gather(*(seat.answer() for seat in seats))
            assert [(one["type"], one.get("code")) for one in words] == [("fault", "internal")] * 3
            assert batches
            failing[0] = False
            assert [seat.update["view"]["decision"] for seat in seats] == before
            words = await asyncio.gather(*(seat.answer() for seat in seats))
            assert [one["type"] for one in words] == ["accepted"] * 3
            for seat in seats:
                await seat.ask("ping")
            assert len({seat.update["view"]["decision"] for seat in seats}) == 1
            assert seats[0].update["view"]["decision"] == before[0] + 3
            assert [one["n"] for one in seats[0].events] == list(range(1, len(seats[0].events) + 1))

    run(scenario())
