"""Several workers, one house: this one hears of what the others write, and drives the tables that fall to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog
from sqlalchemy import select

from ..hall import Hall
from ..live.rows import log_length
from ..live.table import Gone, Live, Spoilt
from ..metrics import PEERS
from ..people.chat import pass_on, read_sayings
from ..starts.tables import deal_when_ready
from ..store import models
from .notes import AnyNote, Beat, Here, Left, NoteBoard, Removed, Spoke, Wrote
from .peers import BEAT_SECONDS, Peers

RECENT_SECONDS: Final = 600.0
GREETING_SECONDS: Final = 0.3
"""How long a new worker listens for the others before it opens."""
AGAIN_SECONDS: Final = 1.0
"""After how long news that could not be read are read again."""
logs = structlog.get_logger("chronolude.sharing")


class Cluster:
    """The workers beside this one, and what a hall does because they are there."""

    def __init__(self, hall: Hall, board: NoteBoard) -> None:
        self.hall = hall
        self.board = board
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
        """Tell the others that we serve tables from now on, and take up those that they let go."""
        self.is_open = True
        self.board.post(Beat(True))
        self.spawn(self.adopt)
        self.heart = asyncio.create_task(self._live(), name="heart")

    async def close(self) -> None:
        running = [*self.tasks, *([self.heart] if self.heart is not None else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.board.close()

    async def _live(self) -> None:
        while True:
            before = self.peers.now()
            await asyncio.sleep(BEAT_SECONDS)
            self.board.post(Beat(True))
            if self.peers.now() - before > 2 * BEAT_SECONDS:
                continue  # it was we who slept: what the others said meanwhile is still to be heard
            for worker in self.peers.lost():
                logs.warning("a worker is gone; its tables go on elsewhere", worker=worker)
                self.lose(worker)

    async def again(self) -> None:
        """The connection to the database was down: whatever was written meanwhile is read now.

        Who came or went elsewhere meanwhile nobody knows: it is asked anew, and until then nobody is there.
        """
        self.peers.here.clear()
        self.board.post(Beat(self.is_open, asks=True))
        for live in list(self.hall.tables.values()):
            for worker in list(live.elsewhere):
                live.hear_of(worker, None)
            self.spawn(self.refresh, live)
            self.tell_who_is_here(live)

    def spawn(self, act: Callable[..., Awaitable[Any]], *given: Any) -> None:
        """Do this beside; if the database fails, again after a while: nobody may say the same thing a second time."""
        task = asyncio.create_task(self._until_done(act, *given))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _until_done(self, act: Callable[..., Awaitable[Any]], *given: Any) -> None:
        while True:
            try:
                await act(*given)
            except Gone as gone:
                self.hall.forget(str(gone))
            except Spoilt:  # forgotten already, and found anew by whoever comes
                return
            except Exception as error:
                logs.error("news could not be taken in", error=repr(error))
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            return

    # ── hearing ──────────────────────────────────────────────────────────────────────────────────

    def hear(self, worker: str, note: AnyNote) -> None:
        match note:
            case Wrote():
                self.heard_of_writing(note)
            case Here():
                self.heard_of_people(worker, note)
            case Beat():
                self.heard_beat(worker, note)
            case Spoke():
                if note.table in self.hall.tables:
                    self.spawn(self.pass_on, self.hall.tables[note.table], note.n)
            case Removed():
                self.hall.forget(note.table)
            case Left():
                self.lose(worker)

    def heard_of_writing(self, note: Wrote) -> None:
        """A table that is just being read may have been read too soon; one not in memory may be for us to drive."""
        live = self.hall.tables.get(note.table)
        if live is not None:
            is_news = live.folded.log_length < note.n
        else:
            is_news = note.table in self.hall.finding or self.owns(note.table)
        if is_news:
            self.spawn(self.take_in, note)

    def heard_of_people(self, worker: str, note: Here) -> None:
        self.peers.note(worker, note)
        live = self.hall.tables.get(note.table)
        if live is None:
            if not self.peers.here.get(note.table) and self.owns(note.table):
                self.spawn(self.hall.find, note.table)  # nobody is there any more, and it falls to us
            return
        live.hear_of(worker, note)
        self.spawn(self.shown, live)

    def heard_beat(self, worker: str, note: Beat) -> None:
        is_new = worker not in self.peers.known
        changes = self.peers.beat(worker, note.open)
        if is_new and not note.asks:  # taken for dead, perhaps: who is at its tables?
            self.board.post(Beat(self.is_open, asks=True))
        if note.asks:
            self.board.post(Beat(self.is_open))
            for live in self.hall.tables.values():
                if live.connections:
                    self.tell_who_is_here(live)
        if changes:
            self.drive_anew()

    def lose(self, worker: str) -> None:
        """A worker is gone: what it drove falls to others, perhaps to us."""
        if worker not in self.peers.known:
            return
        for table in self.peers.drop(worker):
            live = self.hall.tables.get(table)
            if live is not None:
                live.hear_of(worker, None)
                self.spawn(self.shown, live)
        self.drive_anew()
        if self.is_open:
            self.spawn(self.adopt)

    def drive_anew(self) -> None:
        PEERS.set(len(self.peers.known))
        for live in list(self.hall.tables.values()):
            self.see_to(live)

    # ── tables ───────────────────────────────────────────────────────────────────────────────────

    def owns(self, table: str) -> bool:
        """Whether its bots, clocks, windows and notices are driven here."""
        live = self.hall.tables.get(table)
        return self.peers.owner(table, live is not None and bool(live.connections)) == self.board.name

    def found(self, live: Live) -> None:
        """A table came into memory: others may have people there already."""
        for worker, here in self.peers.here.get(live.id, {}).items():
            live.hear_of(worker, here)

    async def shown(self, live: Live) -> None:
        """People came or went at another worker: under the lock, as nobody may see what is not yet written."""
        await live.decide(lambda: self.show(live))

    async def show(self, live: Live) -> None:
        self.hall.changed(live)
        live.tell()
        await deal_when_ready(live)

    def moved(self, live: Live) -> None:
        """Somebody came or went here; whoever calls holds the lock."""
        self.board.post(live.here())
        self.hall.changed(live)

    def tell_who_is_here(self, live: Live) -> None:
        """Somebody may not know who is connected here."""
        self.board.post(live.here())
        self.see_to(live)

    def see_to(self, live: Live) -> None:
        """Drive a table or let it go; whoever holds its lock may only be looking, and would not do it for us."""
        if live.lock.locked():
            self.spawn(self.seen_to, live)
        else:
            self.hall.changed(live)

    async def seen_to(self, live: Live) -> None:
        async with live.lock:
            self.hall.changed(live)

    async def take_in(self, note: Wrote) -> None:
        """Another worker wrote: read what, if it is not known already."""
        live = await self.hall.fetch(note.table)
        if live is not None:
            await self.catch_up(live, note.n)

    async def refresh(self, live: Live) -> None:
        """Fold what others wrote, if anything; raises Gone if the table is no more."""
        length = await log_length(self.hall.store, live.id)
        if live.folded.log_length < length:
            await self.catch_up(live, length)

    async def catch_up(self, live: Live, length: int) -> None:
        """Fold a log that is so long. A write of ours that failed meanwhile has read it already."""
        async with live.lock:
            if not live.forgotten and live.folded.log_length < length and await live.catch_up():
                live.tell()
                self.hall.changed(live)

    async def adopt(self) -> None:
        """Read the tables of a lost worker that wait for nobody's look: those with a clock, and those just played."""
        tables = models.tables
        clock = tables.c.settings.not_like('%"kind":"none"%')
        recent = tables.c.touched > self.hall.now() - RECENT_SECONDS
        rows = await self.hall.store.rows(select(tables.c.id).where((tables.c.status == "live") & (clock | recent)))
        for row in rows:
            if row.id not in self.hall.tables and self.owns(row.id):
                await self.hall.find(row.id)

    async def pass_on(self, live: Live, n: int) -> None:
        for saying in await read_sayings(self.hall.store, live.id, n - 1):
            if saying.n == n:
                pass_on(live, saying)
