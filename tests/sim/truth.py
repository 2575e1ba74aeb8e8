"""What is true: the log on disk, folded anew as it is written, and every message sent held against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import select

from chronolude.games.seen import Told
from chronolude.locale import LANGUAGES
from chronolude.server.live import entries
from chronolude.server.live.events import PUBLIC, told_to
from chronolude.server.live.fold import Folded, kinds_over
from chronolude.server.live.rows import Logged, seat_row, table_row
from chronolude.server.people.keys import hash_of, same
from chronolude.server.store import models

from .disk import Disk, Works
from .heard import Heard, UpdateSeen, read
from .ledger import Ledger

if TYPE_CHECKING:
    from .client import Client
    from .net import Wire

Plain = dict[str, Any]
MAY_BE_THERE = (
    "internal",
    "malformed",
    "too-fast",
    "too-large",
    "not-allowed",
    "other-seat",
    "other-table",
    "watching",
)
"""Refusals that say nothing about what is on disk."""
CLOSE = 1e-6
SLACK_SECONDS = 6.0
"""So long may pass from an answer to its commit."""


class Violation(AssertionError):
    """Something the server promises was not kept."""


class Wordless(Folded):
    """The fold of a log without its sentences, which the laws of words look after."""

    def _tell_game(self, at: float, since: int) -> None:
        assert self.table is not None
        everybody = {(audience, "") for audience in (PUBLIC, *range(self.row.seats))}
        self.events += self.table.tell(everybody, since, self.n + 1, at)

    def _tell_house(self, at: float, kind: str, **args: Any) -> None:
        self.events.append({(PUBLIC, ""): Told(self.n + 1, self.decision, f"table-{kind}", args, at=at)})


class Written(NamedTuple):
    """When an entry was written: by the clock of the house, and by those that nobody stops."""

    at: float
    awake: float
    life: int


class TableTruth:
    """One table as its log says, with all that anybody may have been shown of it."""

    def __init__(self, disk: Disk, table: str) -> None:
        self.disk = disk
        self.id = table
        found = disk.read(select(models.tables).where(models.tables.c.id == table)).all()
        self.folded = Wordless(table_row(found[0]), self.read_seats())
        self.ledger = Ledger(self.folded)
        self.log: list[Logged] = []
        self.keys: dict[tuple[int, str], int] = {}
        self.sealed: dict[tuple[int, str], int] = {}
        """By seat and text, up to which length of the log an answer lay there sealed or kept back."""
        self.views: dict[tuple[int, int | None], list[bytes]] = {}
        self.dead: dict[str, tuple[int, float]] = {}
        """By the hash of a key that was taken away, the last event before that, and when it was."""
        self.speakers: dict[tuple[int | None, str], str] = {}
        """By seat and key of an answer, the hash of the key with which it was last said."""
        self.written: Written | None = None
        self.renamed = False
        self.keep_views()

    def take_seats(self, now: float) -> None:
        """The rows of seats are others now: which keys are dead."""
        before, names = [one.token_hash for one in self.folded.seats], self.folded.names
        self.folded.seats[:] = self.read_seats()
        for old, seat in zip(before, self.folded.seats, strict=True):
            if old and old != seat.token_hash:
                self.dead[old] = self.folded.n, now
        if self.folded.table is not None:
            self.folded.table.names = self.folded.names
        self.renamed = self.renamed or names != self.folded.names

    def read_seats(self) -> list[Any]:
        rows = self.disk.read(
            select(models.seats).where(models.seats.c.table_id == self.id).order_by(models.seats.c.seat)
        )
        return [seat_row(one) for one in rows.all()]

    def take(self, n: int, at: float, text: str) -> None:
        """One line of the log that is on disk now."""
        if n != len(self.log):
            raise Violation(f"the log of {self.id} has {len(self.log)} lines, and line {n} was written")
        entry = entries.read(text)
        self.log.append(Logged(at, entry))
        if isinstance(entry, entries.Answered | entries.Kept) and entry.key:
            if (entry.seat, entry.key) in self.keys:
                raise Violation(f"answer {entry.key} of seat {entry.seat} at {self.id} was taken twice")
            self.keys[entry.seat, entry.key] = n
            if self.speakers.get((entry.seat, entry.key)) in self.dead:
                raise Violation(f"answer {entry.key} of seat {entry.seat} at {self.id} came by a key that is dead")
        self.folded.apply(entry, at)
        self.ledger.take(self.folded, entry, at)
        for seat in range(self.folded.row.seats if self.folded.table is not None else 0):
            for answer in self.lying(seat):
                self.sealed[seat, answer] = len(self.log)

    def lying(self, seat: int) -> list[str]:
        """What this seat answered and may still change."""
        assert self.folded.table is not None
        found = (self.folded.table.seen(seat).sealed, self.folded.quiet.kept.get(seat))
        return [one for one in found if one is not None]

    def keep_late_views(self) -> None:
        """Names are others now: also in what delayed watchers are shown of the past."""
        if self.renamed and self.folded.row.settings.delay:
            again = Wordless(self.folded.row, self.read_seats())
            for one, kinds in zip(self.log, kinds_over(self.log, again.seats), strict=True):
                again.kinds = kinds
                again.apply(one.entry, one.at)
                self.keep_views(again, [None])
        self.renamed = False

    def keep_views(self, folded: Folded | None = None, seats: list[int | None] | None = None) -> None:
        folded = folded or self.folded
        table, n = folded.table, folded.n
        for seat in seats or [*range(folded.row.seats), None]:
            kept = self.views.setdefault((n, seat), [])
            for lang in LANGUAGES:
                view = b"null" if table is None else msgspec.json.encode(table.aided(table.seen(seat), lang))
                if view not in kept:
                    kept.append(view)


class Truth:
    """Every table."""

    def __init__(self, disk: Disk, now: Any) -> None:
        self.disk = disk
        self.now = now
        self.tables: dict[str, TableTruth] = {}
        self.sayings: dict[str, set[int]] = {}
        self.awake: Callable[[], tuple[float, int]] | None = None
        """For how long the house has been awake, and in which of its lives; None where there are several workers."""
        self.checks = 0
        self.broken: Violation | None = None
        disk.committed = self.write

    # The server catches what goes wrong inside it, so a violation is kept until the world looks.

    def write(self, works: Works) -> None:
        try:
            self.committed(works)
        except Exception as error:
            self.broken = self.broken or Violation(f"{error}")

    def take(self, wire: Wire, text: str) -> Heard:
        told = read(text)
        try:
            self.sent(wire, told)
        except Exception as error:
            self.broken = self.broken or Violation(f"{error}")
        return told

    def committed(self, works: Works) -> None:
        """What is on disk from now on."""
        touched: dict[str, None] = {}
        seats_changed = any(getattr(statement, "table", None) is models.seats for statement, _ in works)
        for table in self.tables.values() if seats_changed else ():
            table.take_seats(self.now())
            touched[table.id] = None
        for statement, values in works:
            if not statement.is_insert or values is None:
                continue
            for one in values if isinstance(values, list) else [values]:
                if statement.table is models.tables:
                    self.tables[one["id"]] = TableTruth(self.disk, one["id"])
                elif statement.table is models.log:
                    self.check_owner(one["table_id"])
                    self.check_time(self.tables[one["table_id"]], one["at"])
                    self.tables[one["table_id"]].take(one["n"], one["at"], one["entry"])
                    self.tables[one["table_id"]].keep_views()
        for name in touched:
            self.tables[name].keep_views()
            self.tables[name].keep_late_views()

    def check_owner(self, table: str) -> None:
        """Of several workers only the one that claimed a table last writes to it."""
        writer = self.disk.writer
        if writer and self.disk.owner(table) != writer:
            raise Violation(f"{table} has two owners: {writer} wrote, and {self.disk.owner(table)} owns it")

    def check_time(self, table: TableTruth, at: float) -> None:
        """No entry is dated later than it was written, and none so that a stall is charged to whoever answers next."""
        if at > self.now() + CLOSE:
            raise Violation(f"an entry of {table.id} is dated {at - self.now():.1f} seconds ahead")
        if self.awake is None:
            return
        before, table.written = table.written, Written(at, *self.awake())
        if before is None or before.life != table.written.life:
            return
        charged, awake = at - before.at, table.written.awake - before.awake
        if charged > awake + SLACK_SECONDS:
            raise Violation(f"{table.id} is charged {charged:.1f} seconds, and the house was awake for {awake:.1f}")

    def opens(self, client: Client) -> bool:
        """Whether the key of a client opens its seat now; those of watchers always do."""
        if client.seat is None:
            return True
        return same(self.tables[client.table].folded.seats[client.seat].token_hash, hash_of(client.token))

    def since_death(self, wire: Wire) -> float:
        """For how long the key of a line has been dead; less than 0 while it is not."""
        found = self.tables[wire.owner.table].dead.get(wire.key)
        return -1.0 if found is None else self.now() - found[1]

    # ── what is sent ─────────────────────────────────────────────────────────────────────────────

    def sent(self, wire: Wire, told: Heard) -> None:
        """Hold one message against the truth."""
        table = self.tables[wire.owner.table]
        self.checks += 1
        self.check_key(table, wire, told)
        if told.update is not None:
            self.check_update(table, wire.owner.seat, told.update)
        elif told.type == "events":
            self.check_events(table, wire, told.events)
        elif told.type in ("accepted", "refused", "fault"):
            self.check_word(table, wire, told)
        elif told.type == "reviewed":
            self.check_review(table, wire, told)

    def check_key(self, table: TableTruth, wire: Wire, told: Heard) -> None:
        """Nobody is shown what happened after their key was taken away."""
        numbers = [event["n"] for event in told.events] + ([] if told.update is None else [told.update.n])
        last = table.dead.get(wire.key)
        if last is not None and numbers and max(numbers) > last[0]:
            raise Violation(f"the key of {wire.owner} is dead since event {last[0]}, and it is shown {max(numbers)}")

    def check_update(self, table: TableTruth, seat: int | None, update: UpdateSeen) -> None:
        n, view = update.n, bytes(update.view)
        if n > table.folded.n:
            raise Violation(f"seat {seat} is shown event {n}, and the disk knows {table.folded.n}")
        kept = table.views.get((n, seat), [])
        delayed = seat is None and table.folded.row.settings.delay and view == b"null"
        if not delayed and view not in kept and not is_alike(view, kept):
            raise Violation(f"seat {seat} is shown at {n} what the engine does not show it: {differing(view, kept)}")
        if update.options:
            place = update.place
            if seat is None or place is None or seat not in place.asked + place.answered:
                raise Violation(f"seat {seat} is offered answers that are not its own")
        late = seat is None and table.folded.row.settings.delay  # such a watcher sees old cards and present clocks
        table.ledger.check(None if late else n, [one.clock for one in update.table.seats], self.now(), Violation)

    def check_events(self, table: TableTruth, wire: Wire, events: list[Plain]) -> None:
        client = wire.owner
        for event in events:
            n = event["n"]
            if not 0 < n <= table.folded.n:
                raise Violation(f"{client} is told event {n}, and the disk knows {table.folded.n}")
            true = told_to(table.folded.events[n - 1], PUBLIC if client.seat is None else client.seat, "")
            plain = msgspec.json.decode(msgspec.json.encode(true))
            if {**event, "text": ""} != plain:
                raise Violation(f"{client} is told {event}, and it was {plain}")

    def check_word(self, table: TableTruth, wire: Wire, told: Heard) -> None:
        """A yes means that the answer is on disk; or that the same lay there under another key since it was said.

        A line that is not read may be told long after; and what was refused there, taken when it was said again.
        """
        ask = wire.asked.get(told.ref)
        if told.code == "internal" and not self.disk.faults.happened:
            raise Violation(f"a fault of ours at {wire.owner} for {ask}, and nothing is wrong with the disk")
        if ask is None or ask["type"] != "answer":
            return
        seat, key = wire.owner.seat, ask["key"]
        there = seat is not None and (seat, key) in table.keys
        if told.type == "accepted":
            if not there and table.sealed.get((-1 if seat is None else seat, ask["text"]), -1) < wire.lengths[told.ref]:
                raise Violation(f"{wire.owner} was told yes to {ask}, and it is not on disk")
        elif there and told.code not in MAY_BE_THERE and not wire.owner.said_since(told.ref, key):
            raise Violation(f"{wire.owner} was refused {ask} ({told.code}), and it is on disk")

    def check_review(self, table: TableTruth, wire: Wire, told: Heard) -> None:
        seen = None if told.view is None else told.view.seat
        if seen is not None and seen != wire.owner.seat and not table.folded.over:
            raise Violation(f"{wire.owner} reviews the cards of seat {seen}")


def is_alike(view: bytes, kept: list[bytes]) -> bool:
    """Whether it is one of these but for the order of names, which may be another after steps."""
    shown = msgspec.json.decode(view)
    return any(msgspec.json.decode(one) == shown for one in kept)


def differing(view: bytes, kept: list[bytes]) -> str:
    if not kept:
        return "nobody should see that number"
    shown, true = msgspec.json.decode(view), msgspec.json.decode(kept[-1])
    if shown is None or true is None:
        return f"{view[:80]!r} for {kept[-1][:80]!r}"
    return ", ".join(f"{name}: {shown[name]} for {true[name]}" for name in true if shown.get(name) != true[name])
