"""A hundred hostile clients, each from an address of its own, beside twenty tables of people: `make siege MINUTES=10`.

The server has its default settings. What strangers have done to it once, all of them do at once, over and over, from a
process of their own (`hostile.py`). Told is how long people's answers took, how often the loop stood still, and how
much memory server and helpers held; in the end every answer that was acknowledged must be on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import httpx
from sqlalchemy import select

from chronolude.server.doctor import examine
from chronolude.server.settings import Settings, read_settings
from chronolude.server.store import models
from chronolude.server.store.store import make_engine
from tests.chaos.hostile import from_address
from tests.chaos.workers import Worker
from tests.server.house import Client, path_of
from tests.server.postgres import empty_database, postgres

TABLES = 20
DEFAULTS = {
    f"CHRONOLUDE_{name.upper()}": str(getattr(Settings(), name))
    for name in ("socket_rate", "address_rate", "create_rate", "table_rate", "sockets_per_address", "connections")
}
SLOWEST, MOST_MEMORY = 0.2, 512.0
"""Seconds, megabytes."""
QUIET_SECONDS = 10
LONGEST = 0.1
"""Seconds for which the loop may do something else than serve people."""
STARTING = 1
"""A server that starts stands still once, before anybody comes: it looks for what it need not look at again."""


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


def command_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/cmdline").read_text().split("\0")


def memory(pid: int) -> Counter[str]:
    """Megabytes that a process and its children hold, by what they do; what several share is counted once.

    A child that is only just being started is still in its parent's memory, under its parent's name: it has none yet.
    """
    command = command_of(pid)
    own = re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    rooms = [word for word in command if word.startswith("chronolude.")]
    doing = " and ".join(word.rpartition(".")[2] for word in rooms) or "server"
    held = Counter({doing: int(own[1]) / 1000 if own and command_of(pid) == command else 0.0})
    for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
        with contextlib.suppress(OSError):  # it has just ended
            if command_of(child) != command:
                held.update(memory(child))
    return held


async def figures(base: str) -> str:
    async with httpx.AsyncClient(verify=False, timeout=30) as client:
        return (await client.get(f"{base}/metrics")).text


def stalls(text: str) -> tuple[int, str]:
    """How often the loop was late by more than a tenth of a second, and by how much at most."""
    late = {one: int(float(n)) for one, n in re.findall(r'loop_late_seconds_bucket{le="([^"]+)"} (\S+)', text)}
    total = late.pop("+Inf", 0)
    most = next((bound for bound, n in late.items() if n == total), "more")
    return total - late.get("0.1", total), most


def own_work(said: Path) -> list[float]:
    """Of each time the loop stood still, for how long it was our own work that kept it; the rest others took."""
    found = re.findall(r'"own_work": ([\d.]+)', said.read_text())
    return [float(one) for one in found[STARTING:]]


async def besiege(database: str, folder: Path, minutes: float, acts: Sequence[str], why: bool) -> list[str]:
    """What went wrong; the figures are printed."""
    worker = Worker(database, folder, "besieged " + database.partition(":")[0].rpartition("/")[2], **DEFAULTS)
    if why:
        worker.command = ("-m", "tests.chaos.watchdog")
    await worker.start()
    people = [Person(worker.port, n) for n in range(TABLES)]
    playing = [asyncio.create_task(one.play()) for one in people]
    await asyncio.sleep(QUIET_SECONDS)
    calm = part_of(people, 0.99)
    for one in people:
        one.times.clear()
    before = stalls(await figures(worker.base))[0]
    command = (sys.executable, "-m", "tests.chaos.hostile", str(worker.port), str(60 * minutes), *acts)
    hostile = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    most = await most_memory(worker.pid, hostile)
    told, _ = await hostile.communicate()
    late, longest = stalls(await figures(worker.base))
    wrong = [f"somebody's game ended: {task.exception()!r}" for task in playing if task.done()]
    await ended(*playing)
    await worker.kill()
    print(f"hostile: {told.decode().strip()}")
    if why:
        print("\n".join(line for line in worker.said.read_text().splitlines() if '"watchdog"' in line))
    wrong += answers_of(people, calm) + weight_of(most) + stalls_of(late - before, longest, worker.said)
    return wrong + worker.troubles()[:5] + await lost(read_settings({}, db=database), people)


def answers_of(people: list[Person], calm: float) -> list[str]:
    count, p50, p99 = sum(len(one.times) for one in people), part_of(people, 0.5), part_of(people, 0.99)
    print(f"people: {count} answers, p50 {p50:.3f} s, p99 {p99:.3f} s ({calm:.3f} before)")
    return [f"p99 is {p99:.3f} s"] * (p99 > SLOWEST)


def weight_of(most: Counter[str]) -> list[str]:
    total, parts = sum(most.values()), ", ".join(f"{what} {size:.0f}" for what, size in most.items())
    print(f"memory: {total:.0f} MB at most ({parts})")
    return [f"{total:.0f} MB"] * (total > MOST_MEMORY)


def stalls_of(count: int, longest: str, said: Path) -> list[str]:
    own = own_work(said)
    long, load = sum(work > LONGEST for work in own), " ".join(f"{one:.0f}" for one in os.getloadavg())
    print(f"the loop stood still {count} times, {longest} s at most; {long} times for more than {LONGEST} s of our own")
    print(f"work, {max(own, default=0)} s at most; load of the machine {load}")
    return [f"{count} stalls"] * (count > 0)


def part_of(people: list[Person], part: float) -> float:
    times = sorted(seconds for one in people for seconds in one.times) or [0.0]
    return times[int(len(times) * part)]


async def most_memory(pid: int, hostile: asyncio.subprocess.Process) -> Counter[str]:
    """What server and helpers held when it was most."""
    most: Counter[str] = Counter()
    ending = asyncio.ensure_future(hostile.wait())
    while not ending.done():
        held = memory(pid)
        most = max(most, held, key=lambda one: sum(one.values()))
        await asyncio.wait({ending}, timeout=1)
    return most


async def ended(*tasks: asyncio.Task[None]) -> None:
    """Whoever just heard something may not hear that they are to stop: they are told again."""
    while going := [task for task in tasks if not task.done()]:
        for task in going:
            task.cancel()
        await asyncio.wait(going, timeout=1)


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
    words.add_argument("--acts", nargs="+", default=[], help="only these of the attacks")
    words.add_argument("--only", choices=["sqlite", "postgresql"])
    words.add_argument("--why", action="store_true", help="tell where the loop was whenever it stood still")
    asked = words.parse_args()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        if asked.only in (None, "sqlite"):
            print("SQLite")
            wrong += asyncio.run(besiege(str(folder / "siege.db"), folder, asked.minutes, asked.acts, asked.why))
        if asked.only in (None, "postgresql"):
            print("PostgreSQL")
            with postgres() as server:
                wrong += asyncio.run(besiege(empty_database(server), folder, asked.minutes, asked.acts, asked.why))
    print("\n".join(wrong) or "nothing went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
