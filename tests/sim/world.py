"""One seeded run of the whole server: its process, its disk, the network, the clients, and what befalls them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import heapq
import itertools
import random
import secrets
from collections.abc import Callable, Coroutine, Iterator
from typing import Any
from unittest import mock

from sqlalchemy.exc import SQLAlchemyError

from chronolude.bots import advice
from chronolude.bots.thinking import Asked, ThinkReply, think
from chronolude.search import Budget
from chronolude.server.clocks.steady import Steady
from chronolude.server.hall import Hall
from chronolude.server.live.table import Spoilt
from chronolude.server.settings import read_settings
from chronolude.server.store import Store
from chronolude.server.store.beside import BesideQueue
from chronolude.server.store.commits import Overtaken
from chronolude.server.store.reading import EngineReader
from chronolude.server.thinking.thinkers import Failed
from chronolude.server.turns import LoopTurns
from chronolude.server.wire.socket import table_socket
from chronolude.server.workers.cluster import Cluster
from tests.looks import look_here

from .client import Client
from .disk import Engine, Faults, is_short
from .loop import Loop
from .net import Wire
from .pins import Pins
from .postgres import make_disk
from .truth import Truth, Violation

EPOCH = 1_800_000_000.0
GRACE_SECONDS = 15.0
"""So long a line may be open after its key is dead: its client may not read, and its process may not have noticed."""


@contextlib.contextmanager
def seeded_secrets(dice: random.Random) -> Iterator[None]:
    """Ids, keys and deals from the seed: one seed is one run. Advice is thought over but briefly."""
    with (
        mock.patch.object(secrets, "token_urlsafe", lambda n=32: dice.randbytes(n).hex()),
        mock.patch.object(secrets, "token_hex", lambda n=32: dice.randbytes(n).hex()),
        mock.patch.object(secrets, "choice", dice.choice),
        mock.patch.object(secrets, "randbits", dice.getrandbits),
        mock.patch.object(advice, "budget", return_value=Budget(4)),
    ):
        yield


async def think_here(asked: Asked, seconds: float, *_: object) -> ThinkReply:
    """What a process of bots would answer, thought in this one."""
    thought: ThinkReply = await asyncio.wait_for(asyncio.to_thread(think, asked), seconds)
    if thought.error:
        raise Failed(thought.error)
    return thought


class Everywhere:
    """All workers are on one machine."""

    def reaches(self, worker: str) -> bool:
        return bool(worker)


class Process:
    """A place where a worker of the house runs, dies, and is started again."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = ""
        """What it is called in its present life, where there are several."""
        self.deaths = 0
        self.loop: Loop | None = None
        self.hall: Hall | None = None
        """There for clients once it has opened."""
        self.wakes = 0.0
        """Until then it stands still: suspended, or busy with one thing."""
        self.skew = 0.0
        """By how much its machine's clock was set wrong since it started."""


class World:
    """Everything there is in one run."""

    steps = deaths = 0
    slept = 0.0
    is_calm = False

    def __init__(
        self, seed: int, keep: bool = False, faults: Faults | None = None, workers: int = 1, pulse: bool = False
    ) -> None:
        self.seed = seed
        self.dice = random.Random(f"world {seed}")
        self.time = EPOCH
        self.agenda: list[tuple[float, int, Callable[[], None]]] = []
        self.order = itertools.count()
        self.digest = hashlib.blake2b(digest_size=16)
        self.trace: list[str] | None = [] if keep else None
        self.faults = faults or Faults(random.Random(f"disk {seed}"))
        self.faults.far = self.dice.choice((0.0, 0.05)) if workers > 1 else 0.0
        self.disk = make_disk(self.faults)
        self.truth = Truth(self.disk, self.now)
        self.jumble = self.dice.choice((0.0, 0.1, 0.5))
        self.lag = self.dice.choice((0.002, 0.05, 0.8))
        self.processes = [Process(number) for number in range(workers)]
        self.pins = Pins(random.Random(f"pins {seed}"))
        self.pulse = pulse
        """Whether processes feel their own pulse, as they do outside."""
        if pulse and workers == 1:
            self.truth.awake = lambda: (self.time - self.slept, self.deaths)
        self._begin()
        self.settings = read_settings(
            {}, db="nowhere", admin_token="admin", window_seconds=self.dice.choice((0.0, 2.0)), link_seconds=4.0
        )

    def _begin(self) -> None:
        """Nobody is there yet, and nothing has happened."""
        self.clients: list[Client] = []
        self.hosts: dict[str, str] = {}
        """The host's key of each table."""
        self.wires: list[Wire] = []
        self.acknowledged: list[tuple[str, int | None, str, str]] = []
        self.logs: list[Any] = []
        self.kills: list[int] = []
        """After how many more callbacks the process dies."""

    def now(self) -> float:
        return self.time

    def note(self, line: str) -> None:
        """One line of the trace; its hash is the run's fingerprint."""
        text = f"{self.time - EPOCH:9.3f} {line}"
        self.digest.update(text.encode())
        if self.trace is not None:
            self.trace.append(text)

    def at(self, when: float, what: Callable[[], None]) -> None:
        heapq.heappush(self.agenda, (when, next(self.order), what))

    def latency(self) -> float:
        return self.dice.expovariate(1 / self.lag)

    def overhear(self, wire: Wire, text: str) -> None:
        """Every message that leaves the house, whoever it is for: others read them."""

    # ── the process ──────────────────────────────────────────────────────────────────────────────

    def boot(self) -> None:
        for process in self.processes:
            self.start(process)

    def start(self, process: Process) -> None:
        """Start a process over whatever is on disk."""
        dice = random.Random(f"loop {self.seed} {process.number} {process.deaths}")
        process.wakes = process.skew = 0.0
        process.loop = loop = Loop(dice, self.now, self.jumble)
        self.note(f"process {process.number} starts")
        loop.start(self.open(process, loop)).add_done_callback(lambda task: self.opened(process, task))

    async def open(self, process: Process, loop: Loop) -> None:
        """As the application does it."""
        engine: Any = Engine(self.disk, lambda: loop.dead)
        store = Store(engine, BesideQueue(engine, None, is_short) if len(self.processes) > 1 else None)
        store.journal.start()
        key = await store.house_value("links", "the key of this house")
        clock = Steady(lambda: self.time + process.skew, self.now) if self.pulse else self.now
        hall = Hall(self.settings, store, key, "admin", clock, LoopTurns(clock))
        hall.bots.thinkers.think = think_here  # type: ignore[assignment, method-assign]
        hall.looks.done = look_here  # type: ignore[method-assign, assignment]
        if len(self.processes) > 1:
            process.name = engine.writer = f"w{process.number}.{process.deaths}"
            board = self.pins.board(process.name, loop)
            store.board, store.snapshots = board, EngineReader(engine.at_once())
            hall.cluster = Cluster(hall, board, Everywhere())
            await hall.cluster.open()
        await hall.open()
        if hall.cluster is not None:
            hall.cluster.begin()
        process.hall = hall

    def opened(self, process: Process, task: Any) -> None:
        if task.cancelled() or task.exception() is not None:
            self.note(f"the process did not start: {task.exception()!r}")
            self.at(self.time, lambda: self.kill(process))

    def kill(self, process: Process) -> None:
        """The process dies where it stands; another starts some time after."""
        loop = process.loop
        if loop is None:
            return
        self.note(f"process {process.number} dies")
        self.deaths += 1
        process.deaths += 1
        process.loop = process.hall = None
        written = len(self.logs)
        loop.die()
        del self.logs[written:]  # the dead write nothing down
        self.check_failures(loop)
        for wire in self.wires:
            if wire.loop is loop:
                wire.drop()
        self.wires = [wire for wire in self.wires if wire.loop is not loop]
        self.at(self.time + self.dice.choice((0.05, 3.0)), lambda: self.start(process))

    def stand_still(self, process: Process, seconds: float) -> None:
        """The process does nothing for a while, and does not notice."""
        if process.loop is not None and process.wakes <= self.time:
            self.note(f"process {process.number} stands still for {seconds} s")
            process.wakes = self.time + seconds
            self.slept += seconds

    def check_lines(self) -> None:
        """Every connection that is open has a key that opens something now, or had it a moment ago."""
        awake = {one.loop for one in self.processes if one.wakes < self.time - GRACE_SECONDS}
        for wire in self.wires:
            if wire.server_end_open and wire.loop in awake and self.truth.since_death(wire) > GRACE_SECONDS:
                raise Violation(f"{wire.owner} still has its line, and its key is long dead")

    def serving(self) -> tuple[Loop, Hall] | None:
        """Any process that is open for clients."""
        able = [(one.loop, one.hall) for one in self.processes if one.loop is not None and one.hall is not None]
        return able[0] if len(able) == 1 else self.dice.choice(able) if able else None

    def open_line(self, client: Client) -> Wire | None:
        found = self.serving()
        found = None if found is None else self.handed(client.table, *found)
        if found is None:
            return None
        wire = Wire(self, found[0], client, found[1])
        self.wires.append(wire)
        found[0].start(self.serve(wire))
        return wire

    def handed(self, table: str, loop: Loop, hall: Hall) -> tuple[Loop, Hall] | None:
        """Whoever accepts a line hands it to the owner they know of; a door with nobody behind it is noticed."""
        owner = "" if hall.cluster is None else hall.cluster.peers.owner(table)
        if hall.cluster is None or owner == hall.cluster.board.name:
            return loop, hall
        there = next((one for one in self.processes if one.name == owner), None)
        if there is not None and there.loop is not None and there.hall is not None:
            self.note(f"a line is handed to {owner}")
            return there.loop, there.hall
        if there is None or there.loop is None:
            loop.call_soon(hall.cluster.lose, owner)
        return None

    async def serve(self, wire: Wire) -> None:
        socket: Any = wire
        try:
            await table_socket.fn(socket, wire.owner.table)
        except (SQLAlchemyError, Spoilt, Overtaken) as error:  # as Litestar would: the line is closed, nothing is told
            self.note(f"{wire.owner} fails: {error!r}")
        wire.drop()

    # ── running ──────────────────────────────────────────────────────────────────────────────────

    def step(self) -> None:
        """Whatever comes next, of the process or of the world."""
        self.steps += 1
        process, theirs = self.next_process()
        ours = self.agenda[0][0] if self.agenda else None
        if process is not None and process.loop is not None and (ours is None or theirs <= ours):
            self.time = max(self.time, theirs)
            process.loop.step()
            self.count_down(process)
        elif ours is not None:
            self.time = max(self.time, ours)
            heapq.heappop(self.agenda)[2]()
        if self.truth.broken is not None:
            raise self.truth.broken

    def next_process(self) -> tuple[Process | None, float]:
        """Who has something to do next, and when; of several at one moment, any."""
        first, able = 0.0, list[Process]()
        for process in self.processes:
            at = None if process.loop is None else process.loop.next_time()
            at = None if at is None else max(at, process.wakes)
            if at is None or (able and max(at, self.time) > first):
                continue
            if max(at, self.time) != first:
                able.clear()
            first = max(at, self.time)
            able.append(process)
        return (None if not able else able[0] if len(able) == 1 else self.dice.choice(able)), first

    def count_down(self, process: Process) -> None:
        """Death comes between any two callbacks."""
        if self.kills:
            self.kills = [one - 1 for one in self.kills]
            if min(self.kills) <= 0:
                self.kills.clear()
                self.kill(process)

    def ask_house(self, work: Callable[[Hall], Coroutine[Any, Any, Any]]) -> Any:
        """Have the process do something, and wait for it."""
        assert self.run_until(lambda: self.serving() is not None, 60)
        found = self.serving()
        assert found is not None
        task = found[0].start(work(found[1]))
        assert self.run_until(task.done, 60)
        return task.result()

    def end(self) -> None:
        """Let go of everything."""
        for process in self.processes:
            if process.loop is not None:
                process.loop.die()
        self.disk.close()

    def next_time(self) -> float | None:
        """When something happens next."""
        process, theirs = self.next_process()
        times = [] if process is None else [theirs]
        return min([*times, *([self.agenda[0][0]] if self.agenda else [])], default=None)

    def run_for(self, seconds: float) -> None:
        end = self.time + seconds
        while (at := self.next_time()) is not None and at <= end:
            self.step()
        self.time = max(self.time, end)

    def run_until(self, done: Callable[[], bool], seconds: float) -> bool:
        end = self.time + seconds
        while not done() and self.time < end:
            self.step()
        return done()

    def check_failures(self, loop: Loop) -> None:
        if loop.failures and not self.faults.happened:
            raise Violation(f"something failed with nothing wrong: {loop.failures}")
