"""A hundred hostile clients in a process of their own, each from an address of its own: `siege.py` starts them.

    python -m tests.chaos.hostile PORT SECONDS [ACT...]

What strangers have done to a server once, all of them do at once, over and over. At the end it is told how often.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any

import httpx
from websockets.asyncio.client import connect

import chronolude as cl
from chronolude.server.wire.messages import VERSION
from tests.safety.attacks import bushy_record, dotted_deck, endless_record
from tests.server.house import Client, path_of

HOSTILE = 100
ACTS = ("bring", "look", "make", "sit", "seal", "idle", "lie", "silence", "follow")
HELD = 20
"""So many connections each of them keeps and never reads."""
OPEN_TO_ALL = {"watch": "everyone", "lobby": True}


def from_address(address: str) -> dict[str, str]:
    """A proxy on this machine is believed."""
    return {"x-forwarded-for": address}


@cache
def brought() -> list[tuple[str, str]]:
    """Records and decks that take long, and where they are brought."""
    nested = json.loads(bushy_record(0))
    start = cl.new("contre-temps", 3, 5).position()
    nested["header"] |= {"start": start | {"frames": start["frames"] * 5000}, "deal": []}
    return [
        ("/api/verify", endless_record()), ("/api/records", endless_record()), ("/api/verify", bushy_record(6000)),
        ("/api/records", bushy_record(50)), ("/api/records", json.dumps(nested)),
        ("/api/decks/lint", dotted_deck(60_000)), ("/api/decks/lint", "[deck]\n" + "[[cards]]\n" * 20_000),
    ]  # fmt: skip


class Hostile:
    """One of them: whatever has hurt once, in any order."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.dice = random.Random(number)
        self.headers = from_address(f"203.0.{113 + number // 200}.{number % 200 + 1}")
        self.client = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers=self.headers, timeout=30, verify=False
        )
        self.held: list[Any] = []
        self.done: Counter[str] = Counter()

    async def rage(self, names: Sequence[str]) -> None:
        acts: list[Callable[[], Awaitable[None]]] = [getattr(self, name) for name in names]
        async with self.client:
            while True:
                act = self.dice.choice(acts)
                with contextlib.suppress(Exception):  # whatever it is told: it is told so
                    await act()
                    self.done[act.__name__] += 1
                await asyncio.sleep(self.dice.random() * 0.1)

    async def post(self, path: str, body: Any, key: str = "") -> Any:
        head = {"authorization": f"Bearer {key}"} if key else {}
        return (await self.client.post(path, json=body, headers=head)).json()

    async def table(self, game: str, key: str = "host", **wish: Any) -> tuple[str, str]:
        """A table of one's own, dealt, and a key to it."""
        made = await self.post("/api/tables", {"game": game, "settings": OPEN_TO_ALL, **wish})
        await self.post(f"/api/tables/{made['id']}/start", {}, made["host"])
        return made["id"], made["host"] if key == "host" else made["seats"][0]["token"]

    async def bring(self) -> None:
        """Records and decks that take long; and of what is taken, everything there is to ask."""
        path, text = self.dice.choice(brought())
        made = await self.post(path, {"text": text})
        if "id" in made:
            for seat in range(3):
                await self.client.get(f"/api/tables/{made['id']}/hindsight/{seat}")
            await self.client.get(f"/api/tables/{made['id']}/tree")

    async def look(self) -> None:
        """Pages that cost more than they look."""
        paths = ("/api/lobby", "/api/games", "/api/games/timeline/catalogue", "/api/records?limit=1000", "/api/ratings")
        await self.client.get(self.dice.choice(paths))

    async def make(self) -> None:
        """Tables of masters where nobody is."""
        await self.table("contre-temps", seats=3, players=[{"kind": "bot", "bot": "master"}] * 3)

    async def sit(self) -> None:
        """Sit down somewhere, and ask everything of a table."""
        game = self.dice.choice(("time-stories", "contre-temps", "time-division", "chrononauts"))
        table, token = await self.table(game, "seat", bots=["random"])
        client = await Client.open(self.port, table, token, headers=self.headers)
        async with asyncio.timeout(20):
            await client.turn()
            decision, options = client.update["view"]["decision"], client.update["options"]
            for n in range(40):
                text = path_of(options, n)
                for message in (
                    {"type": "foresee", "text": text}, {"type": "review", "decision": 0}, {"type": "hint", "step": 3},
                    {"type": "say", "text": "x" * 2000}, {"type": "say", "text": "\x00"},
                    {"type": "answer", "decision": decision, "text": text, "key": "k" * 65_000},
                    {"type": "answer", "decision": decision, "text": text, "key": "k" * 99},
                ):  # fmt: skip
                    await client.send({"ref": n + 1, **message})
            for _ in range(10):
                await self.post(f"/api/tables/{table}/branch", {"decision": 0}, token)
            await self.client.get(f"/api/tables/{table}/tree", headers={"authorization": f"Bearer {token}"})
        await client.close()

    async def seal(self) -> None:
        """A sealed answer that is changed for ever."""
        people = [{"kind": "human", "name": name} for name in ("Eve", "Mallory")]
        table, token = await self.table("time-division", "seat", seats=2, players=people)
        client = await Client.open(self.port, table, token, headers=self.headers)
        async with asyncio.timeout(20):
            await client.turn()
            decision, options = client.update["view"]["decision"], client.update["options"]
            for n in range(200):
                text = options[n % 2]["text"]
                await client.send({"ref": n + 1, "type": "answer", "decision": decision, "text": text})
        await client.close()

    async def idle(self) -> None:
        """Watch, ask, and never read."""
        table, _ = await self.table("contre-temps", bots=["random"])
        line = await connect(f"ws://127.0.0.1:{self.port}/ws/{table}", additional_headers=self.headers, max_queue=1)
        self.hold(line)
        await line.send(json.dumps({"type": "hello", "version": VERSION}))
        for _ in range(100):
            await line.send(json.dumps({"type": "describe", "ref": 1}))

    async def lie(self) -> None:
        """What is no request at all, or for somebody else."""
        bodies: tuple[Any, ...] = (
            {"game": "contre-temps\x00"}, {"game": "timeline", "options": {"decks": "x" * 1_900_000}},
            {"game": "timeline", "options": {"regions": "polar-regions"}}, [[[]]] * 10_000,
        )  # fmt: skip
        await self.client.post("/api/tables", json=self.dice.choice(bodies))
        await self.client.get("/api/tables/a%00b")
        await self.client.post("/api/tables", json={"game": "contre-temps"}, headers={"host": "elsewhere.example"})

    async def silence(self) -> None:
        """Come, begin to ask, and say no more."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.hold(writer)
        writer.write(b"POST /api/verify HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\n\r\n{")

    async def follow(self) -> None:
        """Look at what others do: their tables, trees and records."""
        listed = (await self.client.get("/api/lobby")).json()["tables"]
        for one in self.dice.sample(listed, min(5, len(listed))):
            for what in ("", "/tree", "/record", "/hindsight/0"):
                await self.client.get(f"/api/tables/{one['id']}{what}")

    def hold(self, line: Any) -> None:
        self.held = [*self.held[-HELD:], line]


async def rage(port: int, seconds: float, acts: Sequence[str]) -> Counter[str]:
    hostile = [Hostile(port, number) for number in range(HOSTILE)]
    tasks = [asyncio.create_task(one.rage(acts)) for one in hostile]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=5)
    return sum((one.done for one in hostile), Counter())


def main() -> None:
    port, seconds = int(sys.argv[1]), float(sys.argv[2])
    brought()
    begun = time.process_time()
    done = asyncio.run(rage(port, seconds, sys.argv[3:] or ACTS))
    print(json.dumps({"done": done, "processor": round(time.process_time() - begun)}))


if __name__ == "__main__":
    main()
