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

from chronolude.bots.thinking import Asked, Thought, think
from chronolude.server.hall import Hall
from chronolude.server.live.table import Spoilt
from chronolude.server.settings import read_settings
from chronolude.server.socket import table_socket
from chronolude.server.store import Store
from chronolude.server.thinkers import Failed

from .client import Client
from .disk import Disk, Engine, Faults
from .loop import Loop
from .net import Wire
from .truth import Truth, Violation

EPOCH = 1_800_000_000.0


@contextlib.contextmanager
def seeded_secrets(dice: random.Random) -> Iterator[None]:
    """Ids, keys and deals from the seed: one seed is one run."""
    with (
        mock.patch.object(secrets, "token_urlsafe", lambda n=32: dice.randbytes(n).hex()),
        mock.patch.object(secrets, "token_hex", lambda n=32: dice.randbytes(n).hex()),
        mock.patch.object(secrets, "choice", dice.choice),
        mock.patch.object(secrets, "randbits", dice.getrandbits),
    ):
        yield


async def think_here(asked: Asked, seconds: float, *_: object) -> list[str]:
    """What a process of bots would answer, thought in this one."""
    thought: Thought = await asyncio.wait_for(asyncio.to_thread(think, asked), seconds)
    if thought.error:
        raise Failed(thought.error)
    return thought.texts


class World:
    """Everything there is in one run."""

    def __init__(self, seed: int, keep: bool = False, faults: Faults | None = None) -> None:
        self.seed = seed
        self.dice = random.Random(f"world {seed}")
        self.time = EPOCH
        self.agenda: list[tuple[float, int, Callable[[], None]]] = []
        self.order = itertools.count()
        self.digest = hashlib.blake2b(digest_size=16)
        self.trace: list[str] | None = [] if keep else None
        self.faults = faults or Faults(random.Random(f"disk {seed}"))
        self.disk = Disk(self.faults)
        self.truth = Truth(self.disk, self.now)
        self.jumble = self.dice.choice((0.0, 0.1, 0.5))
        self.lag = self.dice.choice((0.002, 0.05, 0.8))
        self.loop: Loop | None = None
        self.hall: Hall | None = None
        self.clients: list[Client] = []
        self.wires: list[Wire] = []
        self.acknowledged: list[tuple[str, int | None, str, str]] = []
        self.logs: list[Any] = []
        self.steps = self.deaths = 0
        self.kills: list[int] = []
        """After how many more callbacks the process dies."""
        self.settings = read_settings(
            {}, db="nowhere", admin_token="admin", window_seconds=self.dice.choice((0.0, 2.0))
        )

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
        """Start a process over whatever is on disk; it is there for clients once it has opened."""
        loop = Loop(random.Random(f"loop {self.seed} {self.deaths}"), self.now, self.jumble)
        self.loop = loop
        self.note("a process starts")
        loop.start(self.open(loop)).add_done_callback(lambda task: self.opened(loop, task))

    async def open(self, loop: Loop) -> None:
        engine: Any = Engine(self.disk, lambda: loop.dead)
        store = Store(engine)
        store.journal.start()
        key = await store.house_value("links", "the key of this house")
        hall = Hall(self.settings, store, key, "admin", self.now)
        hall.bots.thinkers.think = think_here  # type: ignore[assignment, method-assign]
        await hall.open()
        self.hall = hall

    def opened(self, loop: Loop, task: Any) -> None:
        if task.cancelled() or task.exception() is not None:
            self.note(f"the process did not start: {task.exception()!r}")
            self.at(self.time, lambda: self.kill(loop))

    def kill(self, loop: Loop) -> None:
        """The process dies where it stands; another starts some time after."""
        if loop.dead:
            return
        self.note("the process dies")
        self.deaths += 1
        self.loop = self.hall = None
        written = len(self.logs)
        loop.die()
        del self.logs[written:]  # the dead write nothing down
        self.check_failures(loop)
        for wire in self.wires:
            wire.drop()
        self.wires.clear()
        self.at(self.time + self.dice.choice((0.05, 3.0)), self.boot)

    def open_line(self, client: Client) -> Wire | None:
        if self.loop is None or self.hall is None:
            return None
        wire = Wire(self, self.loop, client, self.hall)
        self.wires.append(wire)
        self.loop.start(self.serve(wire))
        return wire

    async def serve(self, wire: Wire) -> None:
        socket: Any = wire
        try:
            await table_socket.fn(socket, wire.owner.table)
        except (SQLAlchemyError, Spoilt) as error:  # as Litestar would: the line is closed, nothing is told
            self.note(f"{wire.owner} fails: {error!r}")
        wire.drop()

    # ── running ──────────────────────────────────────────────────────────────────────────────────

    def step(self) -> None:
        """Whatever comes next, of the process or of the world."""
        self.steps += 1
        theirs = self.loop.next_time() if self.loop is not None else None
        ours = self.agenda[0][0] if self.agenda else None
        if self.loop is not None and theirs is not None and (ours is None or theirs <= ours):
            self.time = max(self.time, theirs)
            self.loop.step()
            self.count_down(self.loop)
        elif ours is not None:
            self.time = max(self.time, ours)
            heapq.heappop(self.agenda)[2]()
        if self.truth.broken is not None:
            raise self.truth.broken

    def count_down(self, loop: Loop) -> None:
        """Death comes between any two callbacks."""
        if self.kills:
            self.kills = [one - 1 for one in self.kills]
            if min(self.kills) <= 0:
                self.kills.clear()
                self.kill(loop)

    def ask_house(self, work: Callable[[Hall], Coroutine[Any, Any, Any]]) -> Any:
        """Have the process do something, and wait for it."""
        assert self.run_until(lambda: self.hall is not None, 60)
        assert self.loop is not None and self.hall is not None
        task = self.loop.start(work(self.hall))
        assert self.run_until(task.done, 60)
        return task.result()

    def end(self) -> None:
        """Let go of everything."""
        if self.loop is not None:
            self.loop.die()
        self.disk.close()

    def next_time(self) -> float | None:
        """When something happens next."""
        theirs = self.loop.next_time() if self.loop is not None else None
        times = [at for at in (theirs, self.agenda[0][0] if self.agenda else None) if at is not None]
        return min(times, default=None)

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
