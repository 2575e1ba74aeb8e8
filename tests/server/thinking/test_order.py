"""One fair order: people at a table, bots of tables with people, what is looked at, tables without people."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from unittest.mock import Mock

import pytest

from chronolude.bots import THUMB
from chronolude.server.jobs.pool import LOOKED, PERSON, PLAYED, UNATTENDED, Ended, Pool, Whose
from chronolude.server.jobs.processes import JobProcess
from chronolude.server.metrics import JOBS_WAITING
from chronolude.server.thinking.bots import BotDesk
from chronolude.server.turns import EACH_ROUND
from tests.server.house import run


class Idle(JobProcess):
    """A process that is never started."""

    killed = 0

    def __init__(self) -> None:
        super().__init__("nothing")

    def kill(self) -> None:
        self.killed += 1


class Desk:
    """One process, and a note of whose turn it was."""

    def __init__(self) -> None:
        self.pool: Pool[Idle] = Pool(1, Idle, JOBS_WAITING)
        self.done: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, name: str, address: str, rank: int | Callable[[], int], table: str = "") -> None:
        self.tasks[name] = asyncio.create_task(self._work(name, Whose(address, rank, table)))

    async def _work(self, name: str, whose: Whose) -> None:
        async with self.pool.process(whose):
            await asyncio.sleep(0.001)
        self.done.append(name)

    async def all_done(self) -> list[str]:
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        return self.done


async def busy() -> Desk:
    """A desk whose process is at work, so that whoever comes now waits."""
    desk = Desk()
    desk.ask("first", "elsewhere", PLAYED)
    await asyncio.sleep(0)
    return desk


def test_people_come_first_and_tables_without_people_last() -> None:
    async def scenario() -> None:
        desk = await busy()
        ranks = {"alone": UNATTENDED, "review": LOOKED, "bot": PLAYED, "person": PERSON}
        for name, rank in ranks.items():
            desk.ask(name, name, rank)
        assert await desk.all_done() == ["first", "person", "bot", "review", "alone"]

    run(scenario())


def test_thirty_reviews_of_one_address_let_anothers_review_and_everybodys_bots_by() -> None:
    async def scenario() -> None:
        desk = await busy()
        for n in range(30):
            desk.ask(f"greedy {n}", "greedy", LOOKED)
        await asyncio.sleep(0)
        desk.ask("modest", "modest", LOOKED)
        desk.ask("bot", "people", PLAYED)
        done = await desk.all_done()
        assert done[:4] == ["first", "bot", "greedy 0", "modest"]
        assert done[4:] == [f"greedy {n}" for n in range(1, 30)]

    run(scenario())


def test_fifteen_tables_of_masters_without_people_keep_nobodys_bot_waiting() -> None:
    async def scenario() -> None:
        desk = await busy()
        for n in range(15):
            desk.ask(f"master {n}", f"table {n}", UNATTENDED)
        await asyncio.sleep(0)
        desk.ask("bot", "people", PLAYED)
        assert (await desk.all_done())[:2] == ["first", "bot"]

    run(scenario())


def test_a_table_to_which_somebody_comes_moves_up() -> None:
    async def scenario() -> None:
        desk = await busy()
        here: list[str] = []
        for n in range(3):
            desk.ask(f"alone {n}", f"table {n}", UNATTENDED)
        desk.ask("visited", "table 9", lambda: PLAYED if here else UNATTENDED)
        await asyncio.sleep(0)
        here.append("Ada")
        assert (await desk.all_done())[:2] == ["first", "visited"]

    run(scenario())


def test_the_work_of_a_table_that_is_no_more_ends() -> None:
    async def scenario() -> None:
        desk = Desk()
        desk.ask("under way", "a", PLAYED, "gone")
        await asyncio.sleep(0)
        desk.ask("waiting", "a", PLAYED, "gone")
        desk.ask("other", "b", UNATTENDED, "stays")
        await asyncio.sleep(0)
        desk.pool.end("gone")
        assert await desk.all_done() == ["other"]
        for name in ("under way", "waiting"):
            with pytest.raises(Ended):
                desk.tasks[name].result()
        assert desk.pool.all[0].killed
        assert len(desk.pool.idle) == 1 and not desk.pool.working and not desk.pool.ended

    run(scenario())


def test_whoever_is_cancelled_while_a_table_ends_stays_cancelled() -> None:
    """A bot's task that took it for a failure of its process would answer for a table that is no more."""

    async def scenario() -> None:
        desk = Desk()
        desk.ask("under way", "a", PLAYED, "gone")
        await asyncio.sleep(0)
        desk.tasks["under way"].cancel()
        desk.pool.end("gone")
        assert await desk.all_done() == []
        assert desk.tasks["under way"].cancelled()
        assert len(desk.pool.idle) == 1

    run(scenario())


def test_whoever_gives_up_gives_the_process_back() -> None:
    async def scenario() -> None:
        desk = await busy()
        desk.ask("gave up", "a", PERSON)
        desk.ask("next", "b", PLAYED)
        await asyncio.sleep(0)
        desk.tasks["gave up"].cancel()
        assert await desk.all_done() == ["first", "next"]
        assert len(desk.pool.idle) == 1

    run(scenario())


def test_of_bots_that_answer_on_the_spot_a_few_do_in_each_round_and_addresses_take_turns() -> None:
    """A hundred tables are written in one commit, and all their bots would answer in the round after it."""

    async def scenario() -> None:
        desk, begun, rounds = BotDesk(1.0, 0.0, lambda _: True), list[tuple[int, str]](), 0

        async def answer(address: str) -> None:
            live = Mock(connections={Mock(address=address): None}, id=address)
            async with desk._turn(live, THUMB):
                begun.append((rounds, address))

        asks = [asyncio.create_task(answer(address)) for address in ["greedy"] * 40 + ["modest"] * 2]
        while not all(one.done() for one in asks):
            rounds += 1
            await asyncio.sleep(0)
        assert max(Counter(at for at, _ in begun).values()) <= EACH_ROUND
        assert max(n for n, (_, address) in enumerate(begun) if address == "modest") < 3 * EACH_ROUND
        await desk.stop()

    run(scenario())
