"""Several workers, one house: each table lives in one of them, which alone serves, drives and writes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import structlog
from sqlalchemy import bindparam, select, update

from ..hall import Hall
from ..metrics import PEERS
from ..store import models
from .notes import AnyNote, Beat, Left, NoteBoard
from .peers import BEAT_SECONDS, Peer, Peers

RECENT_SECONDS: Final = 600.0
GREETING_SECONDS: Final = 0.3
"""How long a new worker listens for the others before it opens."""
AGAIN_SECONDS: Final = 1.0
"""After how long something that failed is tried again."""
AT_ONCE: Final = 1000
"""Of so many tables the owner is asked in one go."""
CLAIM: Final = (
    update(models.tables)
    .where((models.tables.c.id == bindparam("at_table")) & models.tables.c.owner.is_distinct_from(bindparam("worker")))
    .values(owner=bindparam("worker"))
)
logs = structlog.get_logger("chronolude.workers")


class Doors(Protocol):
    """To which workers connections can be handed."""

    def reaches(self, worker: str) -> bool: ...


class Cluster:
    """The workers beside this one, and what a hall does because they are there."""

    def __init__(self, hall: Hall, board: NoteBoard, door: Doors, address: str = "") -> None:
        self.hall = hall
        self.board = board
        self.door = door
        self.address = address
        self.peers = Peers(board.name, asyncio.get_running_loop().time)
        self.is_open = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.heart: asyncio.Task[None] | None = None

    # ── coming and going ─────────────────────────────────────────────────────────────────────────

    async def open(self) -> None:
        """Listen, ask who lives, and wait a moment for answers."""
        await self.board.open(self.hear, self.again)
        self.board.post(Beat(False, asks=True))
        await asyncio.sleep(GREETING_SECONDS)

    def begin(self) -> None:
        """Tell the others that we take our share from now on, and take up what is driven by itself."""
        self.is_open = True
        self.beat()
        self.spawn(self.adopt)
        self.heart = asyncio.create_task(self._live(), name="heart")

    def leave(self) -> None:
        """Take no more tables: who still comes is handed to others, and they take ours."""
        if not self.peers.is_leaving:
            self.peers.is_leaving, self.is_open = True, False
            self.board.post(Left())

    async def close(self) -> None:
        self.leave()
        running = [*self.tasks, *([self.heart] if self.heart is not None else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.board.close()

    def beat(self, asks: bool = False) -> None:
        self.board.post(Beat(self.is_open, asks, self.address))

    async def _live(self) -> None:
        while True:
            before = self.peers.now()
            await asyncio.sleep(BEAT_SECONDS)
            if not self.peers.is_leaving:
                self.beat()
            if not self.board.hears or self.peers.now() - before > 2 * BEAT_SECONDS:
                self.peers.heard_all()  # it was we who were deaf or slept
                self.spawn(self.look_again)
                continue
            for worker in self.peers.lost():
                logs.warning("a worker is gone; its tables go on elsewhere", worker=worker)
                self.lose(worker)

    async def again(self) -> None:
        """The connection to the database was down: who came or went meanwhile is asked anew."""
        self.peers.heard_all()
        self.beat(asks=True)
        self.spawn(self.look_again)

    def spawn(self, act: Callable[..., Awaitable[Any]], *given: Any) -> None:
        """Do this beside; if the database fails, again after a while: nobody may say the same thing a second time."""
        task = asyncio.create_task(self._until_done(act, *given))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _until_done(self, act: Callable[..., Awaitable[Any]], *given: Any) -> None:
        while True:
            try:
                await act(*given)
            except Exception as error:
                logs.error("tables could not be taken up", error=repr(error))
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            return

    # ── hearing ──────────────────────────────────────────────────────────────────────────────────

    def hear(self, worker: str, note: AnyNote) -> None:
        match note:
            case Beat():
                self.heard_beat(worker, note)
            case Left():
                self.lose(worker)

    def heard_beat(self, worker: str, note: Beat) -> None:
        changes = self.peers.beat(worker, note.open, self.door.reaches(worker), note.address)
        if note.asks:
            self.beat()
        if changes:
            self.share_anew()

    def lose(self, worker: str) -> None:
        """A worker is gone: its tables fall to others, perhaps to us."""
        if worker in self.peers.known:
            self.peers.drop(worker)
            self.share_anew()
            if self.is_open:
                self.spawn(self.adopt)

    def share_anew(self) -> None:
        """Tables that are no longer ours are let go: their people come again, and are handed to the new owner."""
        PEERS.set(len(self.peers.known))
        for table in list(self.hall.tables):
            if not self.owns(table):
                self.hall.forget(table)

    async def look_again(self) -> None:
        """After we were deaf or slept: tables that others took up meanwhile are let go, and with them their people.

        Keys may have been taken away there; whoever comes again is handed to where that is known.
        """
        owned = select(models.tables.c.id).where(models.tables.c.owner == self.board.name)
        held = list(self.hall.tables)
        for first in range(0, len(held), AT_ONCE):
            some = held[first : first + AT_ONCE]
            ours = {row.id for row in await self.hall.store.rows(owned.where(models.tables.c.id.in_(some)))}
            for table in set(some) - ours:
                self.hall.forget(table)

    # ── tables ───────────────────────────────────────────────────────────────────────────────────

    def owns(self, table: str) -> bool:
        return self.peers.owner(table) == self.board.name

    def may_claim(self, table: str) -> bool:
        """Whether to take a table up; whoever is deaf does not know whose it is."""
        return self.board.hears and self.owns(table)

    async def claim(self, table: str) -> None:
        """From here on nobody else writes to it: who does is fenced off, and what they wrote we read after this."""
        await self.hall.store.write([(CLAIM, {"at_table": table, "worker": self.board.name})])

    async def still_owns(self, table: str) -> bool:
        """Whether nobody claimed a table since we did: whoever comes may have heard more from them than we know."""
        return await self._owner(table) == self.board.name

    async def _owner(self, table: str) -> str | None:
        found = await self.hall.store.row(select(models.tables.c.owner).where(models.tables.c.id == table))
        return None if found is None else found[0]

    async def home(self, table: str) -> Peer | None:
        """The worker on another machine that owns this table, if one does and lives."""
        peer = self.peers.known.get(await self._owner(table) or "")
        return None if peer is None or peer.near or not peer.open else peer

    async def adopt(self) -> None:
        """Take up the tables of ours that wait for nobody's look: those with a clock, and those just played."""
        tables = models.tables
        clock = tables.c.settings.not_like('%"kind":"none"%')
        recent = tables.c.touched > self.hall.now() - RECENT_SECONDS
        wanted = select(tables.c.id, tables.c.owner).where((tables.c.status == "live") & (clock | recent))
        for row in await self.hall.store.rows(wanted):
            far = self.peers.known.get(row.owner) if row.owner else None
            if (far is None or far.near) and row.id not in self.hall.tables and self.may_claim(row.id):
                await self.hall.take_up(row.id)
