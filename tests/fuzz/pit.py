"""Tables of every game in one process, and lines to them on which anything may be said, one message at a time."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import func, select

from chronolude.server.http.bodies import NewTable, SeatWish
from chronolude.server.live.rows import TableSettings
from chronolude.server.starts.tables import make_table
from chronolude.server.store import models
from tests.sim.client import Client
from tests.sim.disk import Faults
from tests.sim.heard import Heard, any_path
from tests.sim.loop import Loop
from tests.sim.net import Wire
from tests.sim.run import GAMES
from tests.sim.truth import Violation
from tests.sim.world import World

from .mutate import Plain, mutate

NOT_DONE = ("refused", "fault")
LEAKS = ("Traceback", 'File "', ".py", "object at 0x", "sqlalchemy", "Error(", "msgspec.")
KEPT = 200


class Still(Faults):
    """A disk that takes no time."""

    def seconds(self) -> float:
        return 0.0

    def read_seconds(self) -> float:
        return 0.0


class Attacker(Client):
    """A line whose owner says what it is told to, and keeps what it hears."""

    def __init__(self, world: World, table: str, seat: int | None, token: str, dice: random.Random) -> None:
        super().__init__(world, table, seat, token, dice)
        self.replies: list[Heard] = []

    def hear(self, wire: Wire, told: Heard) -> None:
        if wire is self.wire:
            self.replies.append(told)
            self.update = told.update or self.update


class Pit(World):
    """One round."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, faults=Still(random.Random(seed)))
        self.jumble = 0.0
        self.spoken: list[str] = []
        self.counts = dict.fromkeys(("messages", "lines"), 0)
        self.boot()
        self.loop.thread_seconds = 0.0

    @property
    def loop(self) -> Loop:
        loop = self.processes[0].loop
        assert loop is not None
        return loop

    def overhear(self, wire: Wire, text: str) -> None:
        word = next((word for word in LEAKS if word in text), "")
        if word:
            self.truth.broken = Violation(f"our insides are shown to {wire.owner} ({word}): {text[:400]}")

    def latency(self) -> float:
        return 0.0

    def drain(self) -> None:
        """Let the process and the lines finish what can be done now."""
        while (at := self.next_time()) is not None and at <= self.time + 1e-9:
            self.step()

    def open_tables(self) -> None:
        for game, (seats, options) in GAMES.items():
            players = [SeatWish("human", f"Person {seat}") for seat in range(seats)]
            wish = NewTable(game, seats, options, [], players, "", TableSettings(watch="everyone"))
            made: Any = self.ask_house(partial(make_table, wish=wish, base=""))
            for key in made.seats:
                self.clients.append(Attacker(self, made.id, key.seat, key.token, self.dice))
            self.clients.append(Attacker(self, made.id, None, made.watch.rpartition("/")[2], self.dice))
        for client in self.clients:
            self.reconnect(client)

    def reconnect(self, client: Client) -> None:
        client.honest, client.heard = True, 0
        client.connect()
        self.drain()
        self.counts["lines"] += 1
        self.wires = [wire for wire in self.wires if wire.server_end_open]

    # ── one message ──────────────────────────────────────────────────────────────────────────────

    def any_message(self, client: Client) -> Plain:
        """Something this client might well say."""
        dice, update, now = self.dice, client.update, client.decision
        text = any_path(update.options, dice) if update is not None and update.options else "A13"
        client.refs += 1
        ref = {"ref": client.refs}
        answer = {"type": "answer", "decision": now, "text": text, "key": f"k{client.refs}", **ref}
        cheap: list[Plain] = [
            answer, answer, answer, {"type": "why", "text": text, **ref}, {"type": "hint", "step": 1, **ref},
            {"type": "inspect", "steps": ["1963", "1865"], **ref},
            {"type": "standing", "name": "pass", "on": True, **ref},
            {"type": "undo", **ref}, {"type": "consent", "yes": dice.random() < 0.5, **ref},
            {"type": "mute", "seat": dice.randrange(4), "muted": True, **ref},
            {"type": "entropy", "words": "owls", **ref},
            {"type": "ping", **ref}, {"type": "hello", "token": client.token, "since": 3},
            {"type": "say", "phrase": "hello", **ref}, {"type": "say", "text": "So it goes.", **ref},
        ]  # fmt: skip
        dear: list[Plain] = [
            {"type": "foresee", "text": text, **ref}, {"type": "describe", **ref},
            {"type": "review", "decision": dice.randrange(now + 1), **ref}, {"type": "hint", "step": 3, **ref},
            {"type": "review", "decision": now, "seat": dice.randrange(3), "public": False, **ref},
        ]  # fmt: skip
        return dice.choice(dear if dice.random() < 0.01 else cheap)

    def twisted(self, client: Client) -> str:
        if self.spoken and self.dice.random() < 0.05:
            return self.dice.choice(self.spoken)  # what somebody said before, perhaps elsewhere
        text = mutate(self.any_message(client), self.dice)
        self.spoken.append(text)
        if len(self.spoken) > KEPT:
            self.spoken.pop(self.dice.randrange(KEPT))
        return text

    def attack(self) -> None:
        """Say one thing and see that a no means that nothing has changed."""
        client: Any = self.dice.choice(self.clients)
        if client.wire is None:
            self.reconnect(client)
        text, before = self.twisted(client), self.disk.commits
        client.replies.clear()
        if client.wire is None:
            raise Violation(f"{client} cannot come in any more")
        client.wire.asked.clear()
        client.wire._arrive(text)
        self.drain()
        self.counts["messages"] += 1
        self.judge(client, text, before)

    def judge(self, client: Attacker, text: str, before: int) -> None:
        words = [one for one in client.replies if one.type not in ("update", "events", "said")]
        kind = words[0].type if words else "no word"
        self.counts[kind] = self.counts.get(kind, 0) + 1
        for one in words:
            if one.code == "internal":
                raise Violation(f"a fault of ours for {text[:400]!r} at {client}: {self.logs[-1:]}")
        if words and all(one.type in NOT_DONE for one in words) and self.disk.commits != before:
            raise Violation(f"refused, and something was written: {text[:400]!r} at {client}")
        if self.logs or self.loop.failures:
            raise Violation(f"something failed for {text[:400]!r}: {self.logs} {self.loop.failures}")

    def rows(self) -> dict[str, int]:
        """How many rows there are of each kind."""
        tables = (models.tables, models.seats, models.log, models.said)
        return {one.name: self.disk.read(select(func.count()).select_from(one)).all()[0][0] for one in tables}

    def positions(self) -> list[bytes]:
        """The tables in memory, which must be those on disk."""
        hall = self.processes[0].hall
        assert hall is not None
        out = []
        for name in sorted(self.truth.tables):
            live, true = hall.tables[name].folded.table, self.truth.tables[name].folded.table
            mine, theirs = (None if one is None else msgspec.json.encode(one.position()) for one in (live, true))
            if mine != theirs:
                raise Violation(f"{name} in memory is not what its log says")
            out.append(mine or b"")
        return out
