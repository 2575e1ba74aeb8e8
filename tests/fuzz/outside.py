"""The same over real sockets: a server in a process of its own, attackers in another, and people who just play.

Attackers come from an address of their own, as the limits are per address. What is measured is how long the people's
answers take meanwhile, how much memory the server holds before and after, and whether it says or logs anything that it
should not.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import resource
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from chronolude.server.wire.messages import VERSION
from tests.server.house import Client, Plain, path_of

from .mutate import mutate
from .raw import hammer

ATTACKER = "127.0.0.2"
TABLES = 4
LINES = 8
QUIET_ANSWERS = 100
INSIDES = ("Traceback", 'File "', "sqlalchemy", "object at 0x")


class Served:
    """The real server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        environment = {**os.environ, "CHRONOLUDE_DB": str(self.folder / "fuzz.db"), "CHRONOLUDE_SYNCHRONOUS": "NORMAL"}
        environment |= {"CHRONOLUDE_ADDRESS_RATE": "1000000/minute", "CHRONOLUDE_CREATE_RATE": "10000/minute"}
        environment |= {"CHRONOLUDE_TABLE_RATE": "1000000/day"}
        environment |= {"CHRONOLUDE_TABLES_IN_MEMORY": "20"}  # else the people's finished games are what grows
        code = "import sys; from chronolude.server.process import run; sys.exit(run(port=0))"
        with (self.folder / "server.log").open("wb") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", code, env=environment, stderr=log, stdout=log
            )
        while "admin token" not in self.log():
            assert self.process.returncode is None, self.log()
            await asyncio.sleep(0.05)
        first = next(line for line in self.log().splitlines() if "Chronolude is at" in line)
        self.port = int(first.rpartition(":")[2])
        async with httpx.AsyncClient() as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"http://127.0.0.1:{self.port}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)

    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")

    def memory(self) -> float:
        """Megabytes that the server holds."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    async def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        await self.process.wait()


# ── the attackers ────────────────────────────────────────────────────────────────────────────────


async def flood(port: int, table: Plain, seat: int, dice: random.Random, messages: int) -> tuple[int, list[str]]:
    """Mutated messages as fast as the line takes them, anew when it is cut; what was shown of our insides."""
    sent = 0
    shown: list[str] = []
    while sent < messages:
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, TimeoutError):
            async with connect(f"ws://127.0.0.1:{port}/ws/{table['id']}", local_addr=(ATTACKER, 0)) as line:
                reader = asyncio.create_task(watch(line, shown))
                if dice.random() < 0.9:
                    await line.send(f'{{"type":"hello","version":{VERSION},"token":"{table["seats"][seat]["token"]}"}}')
                for _ in range(dice.randint(1, 400)):
                    await line.send(any_frame(dice, table, sent))
                    sent += 1
                if dice.random() < 0.3:
                    line.transport.abort()  # half open: no word of farewell
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)
    return sent, shown


def any_frame(dice: random.Random, table: Plain, ref: int) -> str | bytes:
    if dice.random() < 0.03:
        return dice.randbytes(dice.randrange(200))
    message: Plain = dice.choice(
        (
            {"type": "answer", "ref": ref, "decision": dice.randrange(20), "text": "A13", "key": "k"},
            {"type": "why", "ref": ref, "text": "A13"}, {"type": "describe", "ref": ref}, {"type": "undo", "ref": ref},
            {"type": "say", "ref": ref, "phrase": "hello"}, {"type": "review", "ref": ref, "decision": 0},
            {"type": "ping", "ref": ref}, {"type": "hello", "token": table["seats"][0]["token"], "since": 5},
            {"type": "standing", "ref": ref, "name": "pass", "on": True}, {"type": "hint", "ref": ref, "step": 3},
        )
    )  # fmt: skip
    return mutate(message, dice)


async def watch(line: Any, shown: list[str]) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for text in line:
            shown += [str(text)[:300] for word in INSIDES if word in str(text)]


async def attack(port: int, tables: list[Plain], messages: int, seed: int) -> tuple[int, list[str]]:
    each = max(1, messages // LINES)
    floods = [flood(port, tables[i % len(tables)], 0, random.Random(f"{seed} {i}"), each) for i in range(LINES)]
    silent = [asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0)) for _ in range(50)]
    held = await asyncio.gather(*silent)
    for _, writer in held[:25]:
        writer.write(b"GET /ws/nowhere HTTP/1.1\r\nHost: x\r\nUpgrade: websoc")  # and no more
    done = await asyncio.gather(*floods, hammer(port, max(50, messages // 50), random.Random(seed)))
    for _, writer in held:
        writer.close()
    return sum(sent for sent, _ in done), [text for _, shown in done for text in shown]


def attack_alone(port: int, tables: list[Plain], messages: int, seed: int, told: Any) -> None:
    told.put(asyncio.run(attack(port, tables, messages, seed)))


# ── the people ───────────────────────────────────────────────────────────────────────────────────


async def play_on(port: int, made: Plain, times: list[float], stop: asyncio.Event) -> None:
    """Answer for one seat, game after game, and note how long each yes took."""
    while not stop.is_set():
        client = await Client.open(port, made["id"], made["seats"][0]["token"])
        while not stop.is_set() and await client.turn():
            begun = time.perf_counter()
            await client.ask(
                "answer", decision=client.update["view"]["decision"], text=path_of(client.update["options"])
            )
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(0.02)
        await client.close()
        if not stop.is_set():
            made = await make(port)


async def make(port: int) -> Plain:
    wish = {"game": "contre-temps", "seats": 3, "bots": ["random", "random"], "name": "Ada"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        answer = await client.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made: Plain = answer.json()
        return made


class Siege(NamedTuple):
    """What came of it."""

    sent: int
    shown: list[str]
    answers: int
    quiet: float
    """The p99 before the attack: a machine may be busy with other things."""
    p50: float
    p99: float
    before: float
    after: float
    log: str


async def siege(folder: Path, messages: int, seed: int = 1) -> Siege:
    """Everything at once; the server must be there afterwards."""
    server = Served(folder)
    await server.start()
    try:
        return await besiege(server, messages, seed)
    finally:
        await server.stop()


async def besiege(server: Served, messages: int, seed: int) -> Siege:
    tables = [await make(server.port) for _ in range(TABLES)]
    peaceful = [await make(server.port) for _ in range(TABLES)]
    times: list[float] = []
    stop = asyncio.Event()
    people = [asyncio.create_task(play_on(server.port, made, times, stop)) for made in peaceful]
    while len(times) < QUIET_ANSWERS:
        await asyncio.sleep(0.1)
    quiet, before = part_of(times, 0.99), server.memory()
    told: Any = multiprocessing.get_context("spawn").Queue()
    process = multiprocessing.get_context("spawn").Process(
        target=attack_alone, args=(server.port, tables, messages, seed, told)
    )
    process.start()
    times.clear()
    sent, shown = await asyncio.to_thread(told.get)
    process.join()
    stop.set()
    await asyncio.gather(*people)
    await asyncio.sleep(1)
    p50, p99 = part_of(times, 0.5), part_of(times, 0.99)
    return Siege(sent, shown, len(times), quiet, p50, p99, before, server.memory(), server.log())


def part_of(times: list[float], part: float) -> float:
    return sorted(times)[int(len(times) * part)]
