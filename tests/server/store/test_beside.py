"""What is one message to the database waits for no transaction, and each table's writings keep their order."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from chronolude.server.store.beside import BesideQueue
from chronolude.server.store.commits import MOST, Chain
from tests.server.house import run

TROUBLE = DBAPIError("", None, OSError("the line broke"))


class Slow:
    """A writer that is let go on by hand where something goes the long way; `bad` fails."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.at_once = self.most = 0
        self.gate = asyncio.Event()

    async def commit(self, works: list[Any]) -> None:
        names = [statement for statement, _ in works]
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await (asyncio.sleep(0) if is_short(works) else self.gate.wait())
        self.at_once -= 1
        if any("bad" in name for name in names):
            raise TROUBLE
        self.done += names

    def commit_here(self, _: list[Any]) -> bool:
        return False

    async def close(self) -> None:
        """Nothing is open."""


def is_short(works: Any) -> bool:
    return all("long" not in statement for statement, _ in works)


def opened() -> tuple[Any, Slow]:
    writer: Any = Slow()
    queue: Any = BesideQueue(None, writer, is_short)  # type: ignore[arg-type]
    queue.start()
    return queue, writer


def test_an_answer_waits_for_its_own_table_only() -> None:
    async def scenario() -> None:
        queue, writer = opened()
        making = asyncio.create_task(queue.write([("long a1", None)], "a"))
        await asyncio.sleep(0.01)
        behind = asyncio.create_task(queue.write([("a2", None)], "a"))
        second = asyncio.create_task(queue.write([("long c1", None)], "c"))
        after_it = asyncio.create_task(queue.write([("c2", None)], "c"))
        async with asyncio.timeout(5):
            await queue.write([("b1", None)], "b")
            await queue.write([("b2", None)], "b")
        assert writer.done == ["b1", "b2"]
        writer.gate.set()
        await asyncio.gather(making, behind, second, after_it)
        assert writer.done.index("long a1") < writer.done.index("a2") and writer.most == 2
        assert writer.done.index("long c1") < writer.done.index("c2")
        await queue.stop()

    run(scenario())


@pytest.mark.parametrize("seed", range(20))
def test_each_table_keeps_its_order_and_never_goes_both_ways_at_once(seed: int) -> None:
    async def scenario() -> None:
        dice = random.Random(seed)
        told: list[BaseException | None] = []
        queue, writer = opened()
        writer.gate.set()
        wanted: dict[str, list[str]] = {table: [] for table in "abcd"}
        for n in range(3 * MOST):
            table = dice.choice("abcd")
            name = f"{dice.choice(('', '', 'long '))}{table}{n}"
            wanted[table].append(name)
            queue.submit([(name, None)], table, Chain(), told.append)
            if dice.random() < 0.3:
                await asyncio.sleep(0)
        await queue.stop()
        assert told == [None] * 3 * MOST
        for table, names in wanted.items():
            assert [name for name in writer.done if table in name.removeprefix("long ")] == names

    run(scenario())


def test_what_builds_on_something_that_failed_beside_is_not_written() -> None:
    async def scenario() -> None:
        queue, writer = opened()
        chain = Chain()
        told: list[BaseException | None] = []
        queue.submit([("long bad", None)], "a", chain, told.append)
        await asyncio.sleep(0)
        queue.submit([("a2", None)], "a", chain, told.append)
        writer.gate.set()
        await queue.stop()
        assert told == [TROUBLE, TROUBLE] and writer.done == []

    run(scenario())


def test_whoever_ends_waits_for_what_goes_the_long_way() -> None:
    async def scenario() -> None:
        queue, writer = opened()
        making = asyncio.create_task(queue.write([("long a1", None)], "a"))
        await asyncio.sleep(0.01)
        ending = asyncio.create_task(queue.stop())
        await asyncio.sleep(0.01)
        assert not ending.done() and not making.done()
        writer.gate.set()
        await asyncio.gather(making, ending)
        assert writer.done == ["long a1"]

    run(scenario())
