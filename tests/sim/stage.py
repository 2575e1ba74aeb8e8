"""A server on which nothing goes wrong, in virtual time: every byte that leaves it, with the moment it left."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any

import structlog

import chronolude as cl
from chronolude.server.http.bodies import NewTable, SeatWish
from chronolude.server.live.rows import TableSettings
from chronolude.server.live.table import Live
from chronolude.server.starts.tables import make_table

from .client import Client
from .disk import Faults
from .heard import Heard
from .net import Wire
from .world import EPOCH, World, seeded_secrets

Plain = dict[str, Any]
SEED = 7


class Even(Faults):
    """A disk that always takes the same time."""

    def seconds(self) -> float:
        return 0.002


class Person(Client):
    """Says what the script tells it to, and keeps what it is shown."""

    def hear(self, wire: Wire, told: Heard) -> None:
        if wire is self.wire:
            self.update = told.update or self.update


class Stage(World):
    """One table that starts from a position. Two stages with the same seed have the same ids, keys and moments."""

    def __init__(self, window: float = 2.0) -> None:
        super().__init__(SEED, faults=Even(random.Random(SEED)))
        self.jumble, self.lag = 0.0, 0.01
        self.settings = type(self.settings)(db="nowhere", admin_token="admin", window_seconds=window)
        self.sent: dict[int | None, list[tuple[float, str]]] = {}
        self.boot()

    def latency(self) -> float:
        return self.lag

    def overhear(self, wire: Wire, text: str) -> None:
        self.sent.setdefault(wire.owner.seat, []).append((round(self.time - EPOCH, 6), text))

    def open_table(self, table: cl.Table, position: Plain) -> None:
        players = [SeatWish("human", f"Person {seat}") for seat in range(table.seats)]
        wish = NewTable(table.game.id, table.seats, dict(table.settings), [], players, "", TableSettings())
        made: Any = self.ask_house(lambda hall: make_table(hall, wish, "", start={"position": position}))
        for key in made.seats:
            self.clients.append(Person(self, made.id, key.seat, key.token, self.dice))
        self.clients.append(Person(self, made.id, None, made.watch.rpartition("/")[2], self.dice))
        for client in self.clients:
            client.honest, client.lang = True, "en"
            client.connect()
            self.run_for(0.1)

    @property
    def live(self) -> Live:
        hall = self.processes[0].hall
        assert hall is not None
        return hall.tables[self.clients[0].table]

    @property
    def table(self) -> cl.Table:
        found = self.live.folded.table
        assert found is not None
        return found

    def say(self, seat: int, kind: str, **fields: Any) -> None:
        wire = self.clients[seat].wire
        assert wire is not None
        self.clients[seat].ask(wire, kind, **fields)

    def answer(self, seat: int, text: str) -> None:
        self.say(seat, "answer", decision=self.clients[seat].decision, text=text, key=f"{self.steps}")

    def heard_by(self, viewer: int) -> list[tuple[float, str]]:
        """Every byte a seat (or, after the last, the watcher) was sent, and when."""
        return self.sent[self.clients[viewer].seat]


@contextlib.contextmanager
def stage(table: cl.Table, position: Plain, window: float = 2.0) -> Iterator[Stage]:
    with seeded_secrets(random.Random(SEED)), structlog.testing.capture_logs() as logs:
        made = Stage(window)
        made.logs = logs
        try:
            made.open_table(table, position)
            yield made
        finally:
            made.end()
