"""What strangers have sent: small things that cost much."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import chronolude as cl


def endless_record() -> str:
    """A position of Chrononauts with every card in the vortex: nobody has a card, so turn follows turn for ever."""
    table = cl.new("chrononauts", 2, 1)
    while table.position()["frames"][0][0] == "set-up":
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0].text)
    record = json.loads(table.record().json)
    start = table.position()
    zones = start["zones"]
    piles = ("deck", "hand 0", "hand 1", "discard")
    zones["vortex"] = [card for pile in piles for card in zones.pop(pile, [])]
    start |= {"frames": [["turn", "begin_turn", 1, 0, 0]], "waiting": False}
    start.pop("memory", None)
    record["header"] |= {"start": start, "deal": [], "chance": {"kind": "entered"}}
    return json.dumps(record | {"moves": []})


def bushy_record(branches: int) -> str:
    """A sound record whose last move has so many branches, each as long as the game was short."""
    table = cl.new("contre-temps", 3, 5)
    for _ in range(3):
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0].text)
    record = json.loads(table.record().json)
    last = record["moves"][-1]
    twig = {name: value for name, value in last.items() if name in ("seat", "answer", "draws")}
    last["branches"] = [[twig]] * branches
    return json.dumps(record)


def dotted_deck(size: int = 40_000) -> str:
    """TOML whose one key has thousands of parts."""
    return "a." * (size // 2) + "a=1"


class Stalls:
    """The longest time in which the loop did nothing else."""

    longest = 0.0


@asynccontextmanager
async def watched_loop() -> AsyncIterator[Stalls]:
    """Measure how long the loop stalls meanwhile."""
    stalls = Stalls()

    async def tick() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            stalls.longest = max(stalls.longest, time.perf_counter() - before - 0.005)

    task = asyncio.create_task(tick())
    try:
        yield stalls
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def sayings(n: int) -> list[dict[str, Any]]:
    return [{"type": "say", "text": f"word {i}"} for i in range(n)]
