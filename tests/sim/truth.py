"""What is true: the log on disk, folded anew as it is written, and every message sent held against it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from chronolude.games.seen import Told
from chronolude.locale import LANGUAGES
from chronolude.server.live import entries
from chronolude.server.live.events import PUBLIC, game_events, told_to
from chronolude.server.live.fold import Folded
from chronolude.server.live.rows import Logged, seat_row, table_row
from chronolude.server.store import models

from .disk import Disk, Works
from .heard import Heard, UpdateSeen, read
from .ledger import Ledger

if TYPE_CHECKING:
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


class Violation(AssertionError):
    """Something the server promises was not kept."""


class Wordless(Folded):
    """The fold of a log without its sentences, which the laws of words look after."""

    def _tell_game(self, at: float, since: int) -> None:
        assert self.table is not None
        everybody = {(audience, "") for audience in (PUBLIC, *range(self.row.seats))}
        self.events += game_events(self.table, everybody, since, self.n + 1, at)

    def _tell_house(self, at: float, kind: str, **args: Any) -> None:
        self.events.append({(PUBLIC, ""): Told(self.n + 1, self.decision, f"table-{kind}", args, at=at)})


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
        self.keep_views()

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

    def keep_views(self) -> None:
        table, n = self.folded.table, self.folded.n
        for seat in [*range(self.folded.row.seats), None]:
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
            table.folded.seats[:] = table.read_seats()
            touched[table.id] = None
        for statement, values in works:
            if not statement.is_insert or values is None:
                continue
            for one in values if isinstance(values, list) else [values]:
                if statement.table is models.tables:
                    self.tables[one["id"]] = TableTruth(self.disk, one["id"])
                elif statement.table is models.log:
                    self.check_owner(one["table_id"])
                    self.tables[one["table_id"]].take(one["n"], one["at"], one["entry"])
                    self.tables[one["table_id"]].keep_views()
        for name in touched:
            self.tables[name].keep_views()

    def check_owner(self, table: str) -> None:
        """Of several workers only the one that claimed a table last writes to it."""
        writer = self.disk.writer
        if writer and self.disk.owner(table) != writer:
            raise Violation(f"{table} has two owners: {writer} wrote, and {self.disk.owner(table)} owns it")

    # ── what is sent ─────────────────────────────────────────────────────────────────────────────

    def sent(self, wire: Wire, told: Heard) -> None:
        """Hold one message against the truth."""
        table = self.tables[wire.owner.table]
        self.checks += 1
        if told.update is not None:
            self.check_update(table, wire.owner.seat, told.update)
        elif told.type == "events":
            self.check_events(table, wire, told.events)
        elif told.type in ("accepted", "refused", "fault"):
            self.check_word(table, wire, told)
        elif told.type == "reviewed":
            self.check_review(table, wire, told)

    def check_update(self, table: TableTruth, seat: int | None, update: UpdateSeen) -> None:
        n, view = update.n, bytes(update.view)
        if n > table.folded.n:
            raise Violation(f"seat {seat} is shown event {n}, and the disk knows {table.folded.n}")
        kept = table.views.get((n, seat), [])
        delayed = seat is None and table.folded.row.settings.delay and view == b"null"
        if not delayed and view not in kept:
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


def differing(view: bytes, kept: list[bytes]) -> str:
    if not kept:
        return "nobody should see that number"
    shown, true = msgspec.json.decode(view), msgspec.json.decode(kept[-1])
    if shown is None or true is None:
        return f"{view[:80]!r} for {kept[-1][:80]!r}"
    return ", ".join(f"{name}: {shown[name]} for {true[name]}" for name in true if shown.get(name) != true[name])
