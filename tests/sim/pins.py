"""The board of the database: notes between processes, in order, a little late, missed by whoever does not listen."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

from chronolude.server.store.commits import Work
from chronolude.server.workers.notes import AnyNote, Hear, read, write

from .disk import FENCE
from .loop import Loop

LATE_SECONDS = 0.01


class Pins:
    """Where notes are pinned."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.boards: list[PinBoard] = []

    def board(self, name: str, loop: Loop) -> PinBoard:
        """What one process has of it; those of dead processes are taken down."""
        self.boards = [one for one in self.boards if not one.loop.dead]
        self.boards.append(PinBoard(self, name, loop))
        return self.boards[-1]

    def pin(self, notes: list[str]) -> None:
        for board in self.boards:
            if board.listens and not board.loop.dead:
                for note in notes:
                    board.bring(note, self.dice.random() * LATE_SECONDS)


class PinBoard:
    """One process reads and pins here. Its line may break: then it misses notes, and is told so when it is back."""

    def __init__(self, pins: Pins, name: str, loop: Loop) -> None:
        self.pins = pins
        self.name = name
        self.loop = loop
        self.listens = False
        self.waiting: list[str] = []
        """What is to be posted when the line is back."""
        self.arrives = 0.0
        self.hear: Hear = lambda *_: None
        self.again: Callable[[], Awaitable[None]] | None = None

    @property
    def hears(self) -> bool:
        return self.listens

    def fence(self, table: str) -> Work:
        return FENCE, {"table": table, "worker": self.name}

    def post(self, note: AnyNote) -> None:
        self.waiting.append(write(self.name, note))
        self.loop.call_later(self.pins.dice.random() * LATE_SECONDS, self.flush)

    def flush(self) -> None:
        if self.listens:
            waiting, self.waiting = self.waiting, []
            self.pins.pin(waiting)

    async def open(self, hear: Hear, again: Callable[[], Awaitable[None]]) -> None:
        self.hear, self.again, self.listens = hear, again, True

    async def close(self) -> None:
        self.listens = False

    def bring(self, note: str, late: float) -> None:
        self.arrives = max(self.arrives, self.loop.time() + late)
        self.loop.call_at(self.arrives, self.take, note)

    def take(self, note: str) -> None:
        worker, said = read(note)
        if worker != self.name and self.listens:
            self.hear(worker, said)

    def cut(self, seconds: float) -> None:
        """The line breaks for a while; the first note that waits is lost with it."""
        if self.listens and not self.loop.dead:
            self.listens = False
            del self.waiting[:1]
            self.loop.call_later(seconds, lambda: self.loop.create_task(self.back()))

    async def back(self) -> None:
        self.listens = True
        assert self.again is not None
        await self.again()
        self.flush()


def cut_any(pins: Pins, dice: random.Random, note: Callable[[str], Any]) -> None:
    """One process loses its line to the board."""
    able = [board for board in pins.boards if board.listens and not board.loop.dead]
    if able:
        board = dice.choice(able)
        note(f"{board.name} hears no notes")
        board.cut(dice.choice((0.2, 2.0)))
