"""All tables of this process: a cache over the log, and who may come in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from .clocks.alarms import Alarms
from .clocks.steady import Steady
from .clocks.timeouts import time_out, zero_at
from .clocks.windows import known_at, make_known
from .jobs.desk import PEOPLE, PUZZLES, STRANGERS, JobDesk
from .live import entries
from .live.days import is_on
from .live.glances import Glances
from .live.table import Live, read_live
from .lobby.cards import GameCards
from .lobby.departures import Departures
from .metrics import TABLES
from .people.keys import Key, Locksmith, new_id, same
from .people.notices import Notices
from .settings import Settings
from .store import Store, models
from .store.commits import Overtaken
from .thinking.bots import BotDesk
from .thinking.hindsight import Hindsights
from .turns import LoopTurns

if TYPE_CHECKING:
    from .workers.cluster import Cluster

logs = structlog.get_logger("chronolude.hall")
IDLE_SECONDS = 900.0
RESTLESS_SECONDS = 5.0
"""Somebody may be about to use a table that was just found; where it is crowded they are given less time."""
MOST_OWING = 10_000


class Hall:
    """Finds tables, keeps the used ones in memory, and wakes what hangs on a change."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        key: str,
        admin: str,
        now: Callable[[], float] | None = None,
        turns: LoopTurns | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.locksmith = Locksmith(key)
        self.admin = admin
        self.now = now = now or Steady()
        self.tables: dict[str, Live] = {}
        self.owing: OrderedDict[str, None] = OrderedDict()
        """Tables without people that left memory although a bot has to answer there; they go on when there is room."""
        self.finding: dict[str, asyncio.Task[Live | None]] = {}
        self.bots = BotDesk(
            settings.bot_seconds, settings.bot_pause, self.drives, settings.bot_processes, settings.bot_memory, turns
        )
        self.hindsights = Hindsights(self.bots)
        # Questions about a table have a desk of their own: whoever sits there does not wait for what strangers bring.
        self.jobs, self.looks = (
            JobDesk(settings, settings.job_processes, STRANGERS, PUZZLES),
            JobDesk(settings, 1, PEOPLE),
        )
        self.timers = Alarms(now, self.driven, zero_at, time_out)
        self.windows = Alarms(now, self.driven, known_at, make_known)
        self.notices = Notices(store, settings, now)
        self.cards = GameCards()
        self.departures = Departures(store, now)
        self.rounds: list[asyncio.Task[None]] = []
        self.is_open = False
        self.probed: tuple[float, bool] | None = None
        """When the database was last tried, and whether it could be written to."""
        self.cluster: Cluster | None = None
        """The other workers; None where one process has the database to itself."""
        self.glances = Glances(store, now)
        self.tasks: set[asyncio.Task[None]] = set()

    def wall(self) -> float:
        """The time of day, which may jump: for calendars, never for clocks."""
        return time.time() if isinstance(self.now, Steady) else self.now()

    async def find(self, table: str) -> Live | None:
        """A table by id, with all that was written before this call: ours to write, or another worker's to look at."""
        if self.cluster is not None:
            if table in self.tables and not await self.cluster.still_owns(table):
                self.forget(table)
            if table not in self.tables and not self.cluster.may_claim(table):
                return self._equipped(await self.glances.at(table))
        live = await self.fetch(table)
        if live is not None:
            live.used = self.now()
        return live

    async def take(self, table: str) -> Live | None:
        """A table to write to now, whoever has it: its owner finds out when it writes next, and reads it again."""
        if self.cluster is None or table in self.tables or self.cluster.may_claim(table):
            return await self.find(table)
        await self.cluster.claim(table)
        return self._equipped(await read_live(self.store, table, self.now))

    def fresh_id(self) -> str:
        """The id of a new table that lives at this worker, like the one it comes from."""
        while not self.drives(made := new_id()):
            pass
        return made

    async def driven(self, table: str) -> Live | None:
        """A table if it is ours, for what happens there by itself."""
        return await self.find(table) if self.drives(table) else None

    async def take_up(self, table: str) -> None:
        """Read a table that goes on by itself. One whose log makes no sense any more does not keep the others shut."""
        try:
            await self.driven(table)
        except (SQLAlchemyError, OSError, Overtaken):
            raise
        except Exception as error:
            told = "a table is damaged: see `chronolude doctor`, and restore a backup"
            logs.error(told, table=table, error=repr(error))

    async def fetch(self, table: str) -> Live | None:
        """A table as it is in memory, else from its log; reading happens once however many ask."""
        if table in self.tables:
            return self.tables[table]
        if table not in self.finding:
            task = asyncio.create_task(self._read(table))
            self.finding[table] = task
            task.add_done_callback(lambda _: self.finding.pop(table, None))
        return await asyncio.shield(self.finding[table])

    async def _read(self, table: str) -> Live | None:
        if self.cluster is not None:
            await self.cluster.claim(table)
        live = await read_live(self.store, table, self.now)
        if live is None:
            return None
        self._equipped(live)
        live.changed, live.spoil = self.changed, self.spoil
        live.window = self.settings.window_seconds
        live.advise = self.bots.advise
        if not self.drives(table):  # others came while it was read: it is theirs
            return live
        self.tables[table] = live
        TABLES.set(len(self.tables))
        await self._wake(live)
        self.changed(live)
        self._make_room()
        return live

    def _equipped(self, live: Live | None) -> Live | None:
        """Whoever may look at a table may also ask about it."""
        if live is not None:
            live.looks = self.looks
        return live

    async def _wake(self, live: Live) -> None:
        """Nobody pays for the time in which nobody served the table."""
        was_away = not self.is_open and (self.cluster is None or self.cluster.peers.is_first)
        if was_away and live.folded.clocks.running and live.folded.status == "live":
            async with live.lock:
                with contextlib.suppress(Overtaken):  # it is another worker's by now
                    await live.append(entries.Woke())

    def drives(self, table: str) -> bool:
        """Whether what happens by itself at a table is for this worker to do."""
        return self.cluster is None or self.cluster.owns(table)

    def changed(self, live: Live) -> None:
        """After every change: bots think, clocks are set, notices go out."""
        if self.tables.get(live.id) is not live:
            return
        self.departures.changed(live)
        if not self.drives(live.id):
            self.timers.clear(live.id)
            self.windows.clear(live.id)
            return
        self.bots.wake(live)
        self.timers.set(live)
        self.windows.set(live)
        self.notices.tell_turns(live)

    def forget(self, table: str) -> None:
        """Drop a table from memory; its lines are cut and resume by number."""
        live = self.tables.pop(table, None)
        self.owing.pop(table, None)
        if live is not None:
            live.forgotten = True
            for connection in list(live.connections):
                connection.close()
            self.bots.clear(table)
            self.hindsights.clear(table)
            for desk in (self.bots.thinkers, self.looks):
                desk.end(table)
            self.timers.clear(table)
            self.windows.clear(table)
        TABLES.set(len(self.tables))

    def _make_room(self) -> None:
        """Of the tables nobody is at, the longest unused leave memory; their clocks ring all the same.

        Those whose bots still have to answer come last: they go on when there is room.
        """
        if len(self.tables) <= self.settings.tables_in_memory:
            return
        resting = [live for live in self.tables.values() if self._may_rest(live)]
        resting.sort(key=lambda live: (live.id in self.bots.tasks, live.used))
        for live in resting[: max(1, len(self.tables) // 10)]:
            if live.id in self.bots.tasks:
                self.bots.clear(live.id)
                self.owing[live.id] = None
            del self.tables[live.id]
        while len(self.owing) > MOST_OWING:
            self.owing.popitem(last=False)
        TABLES.set(len(self.tables))

    def _may_rest(self, live: Live) -> bool:
        busy = live.id in self.windows.alarms or live.lock.locked() or self.bots.thinkers.is_working_for(live.id)
        crowd = max(1.0, len(self.tables) / self.settings.tables_in_memory)
        return not live.connections and not busy and self.now() - live.used > RESTLESS_SECONDS / crowd**2

    async def _go_on(self) -> None:
        """A table whose bots owe an answer comes back, if there is room for it."""
        if self.owing and len(self.tables) < self.settings.tables_in_memory:
            table, _ = self.owing.popitem(last=False)
            try:
                await self.take_up(table)
            except Exception as error:
                logs.error("a table cannot be read", table=table, error=repr(error))
                self.owing[table] = None

    def spoil(self, live: Live) -> None:
        """Drop a table whose memory cannot be trusted, and find it again as soon as its log can be read."""
        if self.tables.get(live.id) is live:
            self.forget(live.id)
            self.keep(self._find_again(live.id))

    async def _find_again(self, table: str) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self.driven(table)
            except (SQLAlchemyError, OSError) as error:
                logs.error("a table cannot be read", table=table, error=repr(error))
            else:
                return

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ── who may come in ──────────────────────────────────────────────────────────────────────────

    def key(self, token: str) -> Key | None:
        return self.locksmith.read(token) if token else None

    def fits(self, live: Live, key: Key) -> bool:
        """Whether a signed key still opens what it names."""
        if key.table != live.id:
            return False
        if key.role == "host":
            return same(live.row.host_hash, key.hash)
        if key.role == "watch":
            return same(live.row.watch_hash, key.hash) and not is_on(live.row, live.now())
        seat = key.seat
        return (
            seat is not None
            and 0 <= seat < live.row.seats
            and same(live.folded.seats[seat].token_hash, key.hash)
        )  # fmt: skip

    # ── the day's round ──────────────────────────────────────────────────────────────────────────

    async def open(self) -> None:
        """Tables whose clocks run are read at once: their time passes whether or not anybody looks."""
        if isinstance(self.now, Steady):
            self.rounds.append(asyncio.create_task(self.now.beat(), name="pulse"))
        self.keep(asyncio.to_thread(self.cards.make_ready))
        rows = await self.store.rows(
            select(models.tables.c.id)
            .where(models.tables.c.status == "live")
            .where(models.tables.c.settings.not_like('%"kind":"none"%'))
        )
        for row in rows:
            await self.take_up(row.id)
        self.is_open = True
        self.rounds.append(asyncio.create_task(self._sweep()))

    async def close(self) -> None:
        for task in self.rounds:
            task.cancel()
        await asyncio.gather(*self.rounds, return_exceptions=True)
        await self.hindsights.stop()
        for task in self.tasks:
            task.cancel()
        await self.bots.stop()
        await self.jobs.stop()
        await self.looks.stop()
        self.timers.stop()
        self.windows.stop()
        await self.notices.stop()
        for table in list(self.tables):
            self.forget(table)

    async def _sweep(self) -> None:
        """Once a second: delayed watchers. Tables nobody uses leave memory."""
        while True:
            await asyncio.sleep(1)
            for live in list(self.tables.values()):
                try:
                    self._look_after(live)
                except Exception as error:  # one table must not end the round of all
                    logs.error("a table could not be looked after", table=live.id, error=repr(error))
            await self._go_on()

    def _look_after(self, live: Live) -> None:
        if live.row.settings.delay and live.watching:
            if not live.lock.locked():  # what is being written is nobody's to see yet
                live.tell_watchers()
        elif live.id not in self.bots.tasks and self.now() - live.used > IDLE_SECONDS and self._may_rest(live):
            del self.tables[live.id]
