"""The loop of the simulation: time that is the world's, chance that is the seed's, and a death that leaves nothing."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.sim.loop import Loop


class Time:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def run(self, loop: Loop, until: float) -> None:
        while (at := loop.next_time()) is not None and at <= until:
            self.now = max(self.now, at)
            loop.step()


def fresh(seed: int = 1, jumble: float = 0.0) -> tuple[Loop, Time]:
    time = Time()
    return Loop(random.Random(seed), lambda: time.now, jumble), time


def test_sleep_takes_no_time_but_the_worlds() -> None:
    loop, time = fresh()
    told: list[float] = []

    async def sleeper() -> None:
        await asyncio.sleep(1000)
        told.append(time.now)

    loop.start(sleeper())
    time.run(loop, 1099)
    assert told == []
    time.run(loop, 1200)
    assert told == [1100.0]
    loop.die()


def order_of(seed: int, jumble: float) -> list[int]:
    loop, time = fresh(seed, jumble)
    told: list[int] = []

    async def speaker(number: int) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
            told.append(number)

    for number in range(6):
        loop.start(speaker(number))
    time.run(loop, 200)
    loop.die()
    return told


def test_chance_says_who_runs_next_and_the_seed_says_chance() -> None:
    assert order_of(1, 0.0) == list(range(6)) * 3
    assert order_of(1, 0.9) == order_of(1, 0.9)
    assert order_of(1, 0.9) != order_of(2, 0.9)


def test_work_in_threads_is_done_here() -> None:
    loop, time = fresh()
    found: list[Any] = []

    async def ask() -> None:
        found.append(await asyncio.to_thread(pow, 2, 10))
        try:
            await asyncio.to_thread(pow, 0, -1)
        except ZeroDivisionError as error:
            found.append(type(error))

    loop.start(ask())
    time.run(loop, 200)
    assert found == [1024, ZeroDivisionError]
    loop.die()


def test_death_comes_at_an_await_and_nothing_runs_after_it() -> None:
    loop, time = fresh()
    told: list[str] = []

    async def worker() -> None:
        try:
            await asyncio.sleep(5)
            told.append("woke")
        finally:
            await asyncio.sleep(1)
            told.append("tidied up")

    loop.start(worker())
    time.run(loop, 103)
    loop.die()
    assert told == [] and loop.next_time() is None and loop.failures == []


def test_what_nobody_catches_is_kept() -> None:
    loop, time = fresh()

    def fail() -> None:
        raise ValueError("oops")

    loop.call_soon(fail)
    time.run(loop, 200)
    assert "oops" in loop.failures[0]
    loop.die()
