"""A hundred hostile clients, each from an address of its own, beside twenty tables of people: `make siege MINUTES=10`.

The server has its default settings. What strangers have done to it once, all of them do at once, over and over. Told is
how long people's answers took, how often the loop stood still, and how much memory server and helpers held; in the end
every answer that was acknowledged must be on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import connect

from chronolude.server.doctor import examine
from chronolude.server.settings import Settings, read_settings
from chronolude.server.store import models
from chronolude.server.store.store import make_engine
from chronolude.server.wire.messages import VERSION
from tests.chaos.workers import Worker
from tests.safety.attacks import bushy_record, dotted_deck, endless_record
from tests.server.house import Client, path_of
from tests.server.postgres import empty_database, postgres

HOSTILE, TABLES = 100, 20
DEFAULTS = {
    f"CHRONOLUDE_{name.upper()}": str(getattr(Settings(), name))
    for name in ("socket_rate", "address_rate", "create_rate", "table_rate", "sockets_per_address")
}
SLOWEST, MOST_MEMORY = 0.2, 512.0
"""Seconds, megabytes."""
QUIET_SECONDS = 10
FAILS = (OSError, httpx.HTTPError, ValueError, EOFError, TimeoutError)


def from_address(address: str) -> dict[str, str]:
    """A proxy on this machine is believed."""
    return {"x-forwarded-for": address}


# ── the hostile ──────────────────────────────────────────────────────────────────────────────────


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
        self.done = 0

    async def rage(self) -> None:
        acts: list[Callable[[], Awaitable[None]]] = [self.bring, self.look, self.make, self.sit, self.idle, self.lie]
        async with self.client:
            while True:
                with contextlib.suppress(*FAILS, Exception):
                    await self.dice.choice(acts)()
                    self.done += 1
                await asyncio.sleep(self.dice.random() * 0.1)

    async def post(self, path: str, body: Any) -> Any:
        return (await self.client.post(path, json=body)).json()

    async def bring(self) -> None:
        """Records and decks that take long."""
        text, path = self.dice.choice(
            (
                (endless_record(), "/api/verify"), (bushy_record(6000), "/api/verify"),
                (bushy_record(50), "/api/records"),
                (dotted_deck(60_000), "/api/decks/lint"), ("[deck]\n" + "[[cards]]\n" * 20_000, "/api/decks/lint"),
            )
        )  # fmt: skip
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
        players = [{"kind": "bot", "bot": "master"}] * 3
        made = await self.post("/api/tables", {"game": "contre-temps", "seats": 3, "players": players})
        head = {"authorization": f"Bearer {made['host']}"}
        await self.client.post(f"/api/tables/{made['id']}/start", json={}, headers=head)

    async def sit(self) -> None:
        """Sit down somewhere, and ask everything of a table."""
        game = self.dice.choice(("time-stories", "contre-temps", "time-division"))
        made = await self.post("/api/tables", {"game": game, "bots": ["random"], "settings": {"watch": "everyone"}})
        head = {"authorization": f"Bearer {made['host']}"}
        await self.client.post(f"/api/tables/{made['id']}/start", json={}, headers=head)
        token = made["seats"][0]["token"]
        client = await Client.open(self.port, made["id"], token, headers=self.headers)
        await client.turn()
        decision, options = client.update["view"]["decision"], client.update["options"]
        for n in range(40):
            text = path_of(options, n)
            for message in (
                {"type": "foresee", "text": text}, {"type": "review", "decision": 0}, {"type": "hint", "step": 3},
                {"type": "say", "text": "x" * 2000},
                {"type": "answer", "decision": decision, "text": text, "key": "k" * 99},
            ):  # fmt: skip
                await client.send({"ref": n + 1, **message})
        await asyncio.sleep(1)
        await client.close()

    async def idle(self) -> None:
        """Watch, and never read."""
        made = await self.post(
            "/api/tables", {"game": "contre-temps", "bots": ["random"], "settings": {"watch": "everyone"}}
        )
        line = await connect(
            f"ws://127.0.0.1:{self.port}/ws/{made['id']}", additional_headers=self.headers, max_queue=1
        )
        await line.send(json.dumps({"type": "hello", "version": VERSION}))
        self.held = [*self.held[-20:], line]
        for _ in range(100):
            await line.send(json.dumps({"type": "describe", "ref": 1}))

    async def lie(self) -> None:
        """What is no request at all."""
        bodies: tuple[Any, ...] = (
            {"game": "contre-temps\x00"}, {"game": "timeline", "options": {"decks": "x" * 1_900_000}},
            {"game": "timeline", "options": {"regions": "polar-regions"}}, [[[]]] * 10_000,
        )  # fmt: skip
        await self.client.post("/api/tables", json=self.dice.choice(bodies))


# ── the people ───────────────────────────────────────────────────────────────────────────────────


class Person:
    """Plays game after game against bots, at a person's pace, and remembers what was acknowledged."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.headers = from_address(f"198.51.100.{number + 1}")
        self.dice = random.Random(f"person {number}")
        self.times: list[float] = []
        self.accepted: set[tuple[str, str]] = set()

    async def play(self) -> None:
        while True:
            await self.game()

    async def game(self) -> None:
        wish = {"game": "contre-temps", "seats": 3, "bots": ["rule-of-thumb", "random"], "name": "Ada"}
        async with httpx.AsyncClient(headers=self.headers, timeout=60, verify=False) as browser:
            made = (await browser.post(f"http://127.0.0.1:{self.port}/api/tables", json=wish)).json()
        client = await Client.open(self.port, made["id"], made["seats"][0]["token"], headers=self.headers)
        while await client.turn():
            await asyncio.sleep(self.dice.uniform(0.2, 1.2))
            key, begun = f"k{len(self.times)}", time.perf_counter()
            told = await client.ask(
                "answer", decision=client.update["view"]["decision"], text=path_of(client.update["options"]), key=key
            )
            assert told["type"] == "accepted", told
            self.times.append(time.perf_counter() - begun)
            self.accepted.add((made["id"], key))
        await client.close()


# ── the siege ────────────────────────────────────────────────────────────────────────────────────


def memory(pid: int) -> float:
    """Megabytes that a process and its children hold."""
    status = Path(f"/proc/{pid}/status").read_text()
    own = re.search(r"VmRSS:\s+(\d+)", status)
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return (int(own[1]) / 1000 if own else 0.0) + sum(memory(int(child)) for child in children)


async def figures(base: str) -> str:
    async with httpx.AsyncClient(verify=False, timeout=30) as client:
        return (await client.get(f"{base}/metrics")).text


def stalls(text: str) -> tuple[int, str]:
    """How often the loop was late by more than a tenth of a second, and by how much at most."""
    late = {one: int(float(n)) for one, n in re.findall(r'loop_late_seconds_bucket{le="([^"]+)"} (\S+)', text)}
    total = late.pop("+Inf", 0)
    most = next((bound for bound, n in late.items() if n == total), "more")
    return total - late.get("0.1", total), most


async def besiege(database: str, folder: Path, minutes: float) -> list[str]:
    """What went wrong; the figures are printed."""
    worker = Worker(database, folder, "besieged", **DEFAULTS)
    await worker.start()
    people = [Person(worker.port, n) for n in range(TABLES)]
    playing = [asyncio.create_task(one.play()) for one in people]
    await asyncio.sleep(QUIET_SECONDS)
    calm = part_of(people, 0.99)
    for one in people:
        one.times.clear()
    before = stalls(await figures(worker.base))[0]
    hostile = [Hostile(worker.port, n) for n in range(HOSTILE)]
    raging = [asyncio.create_task(one.rage()) for one in hostile]
    most = await most_memory(worker.pid, 60 * minutes)
    late, longest = stalls(await figures(worker.base))
    wrong = [f"somebody's game ended: {task.exception()!r}" for task in playing if task.done()]
    await ended(*playing, *raging)
    await worker.kill()
    p50, p99 = part_of(people, 0.5), part_of(people, 0.99)
    print(
        f"people: {sum(len(one.times) for one in people)} answers, p50 {p50:.3f} s, p99 {p99:.3f} s ({calm:.3f} before)"
    )
    print(f"hostile: {sum(one.done for one in hostile)} attacks")
    print(f"the loop stood still {late - before} times, {longest} s at most; {most:.0f} MB with all helpers at most")
    wrong += [f"p99 is {p99:.3f} s"] * (p99 > SLOWEST) + [f"{late - before} stalls"] * (late > before)
    wrong += [f"{most:.0f} MB"] * (most > MOST_MEMORY) + worker.troubles()[:5]
    return wrong + await lost(read_settings({}, db=database), people)


def part_of(people: list[Person], part: float) -> float:
    times = sorted(seconds for one in people for seconds in one.times) or [0.0]
    return times[int(len(times) * part)]


async def most_memory(pid: int, seconds: float) -> float:
    most, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError):  # a helper has just ended
            most = max(most, memory(pid))
        await asyncio.sleep(1)
    return most


async def ended(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def lost(settings: Settings, people: list[Person]) -> list[str]:
    """Answers that were acknowledged and are not on disk, and tables that do not replay."""
    engine = make_engine(settings)
    async with engine.connect() as connection:
        rows = (await connection.execute(select(models.log.c.table_id, models.log.c.entry))).all()
    await engine.dispose()
    kept = {(row.table_id, json.loads(row.entry).get("key", "")) for row in rows}
    missing = [one for person in people for one in person.accepted if one not in kept]
    found = await examine(settings)
    return [f"lost: {one}" for one in missing[:5]] + ([] if found["sound"] else [f"not sound: {found}"])


def main() -> int:
    words = argparse.ArgumentParser()
    words.add_argument("--minutes", type=float, default=10)
    words.add_argument("--only", choices=["sqlite", "postgresql"])
    asked = words.parse_args()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        if asked.only in (None, "sqlite"):
            print("SQLite")
            wrong += asyncio.run(besiege(str(folder / "siege.db"), folder, asked.minutes))
        if asked.only in (None, "postgresql"):
            print("PostgreSQL")
            with postgres() as server:
                wrong += asyncio.run(besiege(empty_database(server), folder, asked.minutes))
    print("\n".join(wrong) or "nothing went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
