"""A table in memory: the fold of its log. Nothing here waits, writes or knows a socket."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ...games.seen import Ending, View
from ...tables import Refused, Table
from ..clocks.clocks import Clocks
from ..wire.contents import Status
from . import entries
from .events import Reader, ToldTo, house_event
from .fairness import open_game
from .keeping import Past, Pending, Quiet
from .rows import Logged, SeatRow, TableRow
from .showing import LastShown

MOST_ENTRIES: int = 50_000
MOST_QUIET: Final = 5_000
"""Of these, entries that nobody else is told of."""
MOST_CHANGES: Final = 20
"""So often a seat may change what it sealed."""


AT_ONCE: Final = 8
"""So many entries are folded before others have their turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Folded:
    """What the log says, up to now."""

    turns: int = 0
    """How many entries were no answers: what is around the game hangs on those."""
    undo: Pending | None = None
    undo_floor: int = 0
    """Nobody goes back beyond this decision: there the host sent somebody from their seat, or touched their link."""
    paused: int | None = None
    timelines: int = 1
    asked_at: float = 0.0
    """When the present ask was posed."""
    _over: bool | None = None
    _asked: tuple[int, ...] | None = None
    """Whether it is over and who owes an answer, found once after each entry."""

    def __init__(self, row: TableRow, seats: list[SeatRow], readers: set[Reader] | None = None) -> None:
        self.row = row
        self.seats = seats
        self.readers = readers or set()
        """For whom the game's events are put in words as they happen; words come from the views of that moment."""
        self.kinds: tuple[str, ...] | None = None
        self.table: Table | None = None
        self.events: list[ToldTo] = []
        self.log_length = 0
        self.answers: list[int] = []
        """Who gave the answers that led here."""
        self.keys: set[tuple[int, str]] = set()
        self.quiet = Quiet()
        self.ask_from = 0
        """The first decision at which the present ask could be answered."""
        self.asks = 0
        """How many asks were settled; unlike decisions it does not count who sealed in which order."""
        self.turn_of: dict[int, int] = {}
        """For each seat that owes an answer, the length of the log, as all know it, when its turn began."""
        self.forfeits: list[int] = []
        self.closed = False
        self.clocks = Clocks(row.settings.clock, row.seats)
        self.pasts: list[Past] = []
        self.last = LastShown()

    # ── what it says ─────────────────────────────────────────────────────────────────────────────

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def is_full(self) -> bool:
        """Whether the log takes no more but what brings the game to its end."""
        return self.log_length >= MOST_ENTRIES or self.quiet.entries >= MOST_QUIET

    @property
    def names(self) -> list[str]:
        return [seat.name or f"#{seat.seat + 1}" for seat in self.seats]

    @property
    def decision(self) -> int:
        return 0 if self.table is None else self.table.decision

    @property
    def result(self) -> Ending | None:
        if self.table is None:
            return None
        if self.table.is_over:
            return self.table.result
        return forfeited(self.row.seats, self.forfeits) if self.forfeits else None

    @property
    def over(self) -> bool:
        found = self._over
        if found is None:
            found = self._over = self._is_over()
        return found

    def _is_over(self) -> bool:
        table = self.table
        if self.closed or table is None:
            return self.closed
        return table.is_over or (bool(self.forfeits) and self.result is not None) or self.is_brought

    @property
    def is_brought(self) -> bool:
        """Whether its game was played elsewhere, and came as a record."""
        return self.row.start is not None and "record" in self.row.start

    @property
    def status(self) -> Status:
        if self.over:
            return "closed" if self.closed and self.result is None else "over"
        return "open" if self.table is None else "live"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer; nobody while the table is paused or over."""
        found = self._asked
        if found is None:
            table = self.table
            found = () if table is None or self.over or self.paused is not None else table.asked
            self._asked = found
        return found

    def has_sealed(self, seat: int) -> bool:
        """Whether what this seat says now changes what it has sealed; nobody else is to notice that."""
        table = self.table
        return table is not None and table.is_sealed and seat not in table.asked

    def past_of_watchers(self, now: float) -> Past | None:
        """The table as a delayed watcher may know it; None when there is no delay (any more)."""
        delay = self.row.settings.delay
        if not delay or self.over:
            return None
        for past in reversed(self.pasts):
            if past.at <= now - delay:
                return past
        return Past(0.0, 0, None, Clocks(self.row.settings.clock, self.row.seats), None, False, 1, ())

    def shown_to_watchers(self, now: float) -> tuple[int, View | None] | None:
        """The last event number and view a delayed watcher may have; None when there is no delay (any more)."""
        past = self.past_of_watchers(now)
        return None if past is None else (past.n, past.view)

    # ── folding ──────────────────────────────────────────────────────────────────────────────────

    def fold(self, log: list[Logged]) -> Folded:
        """Take entries that were written earlier, each with the seats held as they were then."""
        for _ in self.folding(log):
            pass
        return self

    def folding(self, log: list[Logged]) -> Iterator[None]:
        """The same, with a pause every few entries in which others may do something else."""
        for n, (one, kinds) in enumerate(zip(log, kinds_over(log, self.seats), strict=True), 1):
            self.kinds = kinds
            self.apply(one.entry, one.at)
            if n % AT_ONCE == 0:
                yield
        self.kinds = None

    def kind(self, seat: int) -> str:
        """What holds a seat, or held it when the entry being folded was written."""
        return self.seats[seat].kind if self.kinds is None else self.kinds[seat]

    def apply(self, entry: entries.Any, at: float) -> None:
        """Take one entry; raises Refused for an answer not on offer, and then nothing has changed."""
        self._over = self._asked = None
        try:
            APPLY[type(entry)](self, entry, at)
        finally:
            self._over = self._asked = None
        self.log_length += 1
        answered = None
        if isinstance(entry, entries.Answered):
            answered = entry.seat
        elif not isinstance(entry, (entries.Kept, entries.Stood)):
            self.turns += 1
        self._settle(at, answered)

    def _settle(self, at: float, answered: int | None) -> None:
        asked = self.asked
        if self.clocks.running:
            people = frozenset([seat for seat in asked if self.kind(seat) != "bot"])
            self.clocks.turn(at, people if self.undo is None else frozenset(), answered)
        self.turn_of = {seat: self.turn_of.get(seat, self.log_length - self.quiet.entries) for seat in asked}
        if self.row.settings.delay:
            self.pasts.append(self._past(at))

    def _past(self, at: float) -> Past:
        seen = None if self.table is None else self.table.seen(None)
        clocks, undo = deepcopy(self.clocks), deepcopy(self.undo)  # both change in place
        return Past(at, self.n, seen, clocks, undo, self.paused is not None, self.timelines, tuple(self.forfeits))

    def _tell_house(self, at: float, kind: str, **args: Any) -> None:
        self.events.append(house_event(self.n + 1, self.decision, kind, at, self.names, args))

    def _tell_game(self, at: float, since: int) -> None:
        assert self.table is not None
        self.events += self.table.tell(self.readers, since, self.n + 1, at)

    def on_dealt(self, entry: entries.Dealt, at: float) -> None:
        self.table = open_game(self.row, entry.entropy)
        self.table.names = self.names
        self.asked_at = at
        self.answers = [move.seat for move in self.table.record().moves[: self.table.decision]]
        if self.row.parent is None:
            self._tell_house(at, "dealt")
        else:
            self._tell_house(at, "branched", to=self.row.parent_decision or 0)
        self._tell_game(at, 0)

    def on_answered(self, entry: entries.Answered, at: float) -> None:
        table = self.table
        assert table is not None
        stays = table.is_sealed and table.asked not in ((), (entry.seat,))
        since = table.event_count
        table.take(entry.seat, entry.text)
        self.quiet.kept.pop(entry.seat, None)
        if entry.by == "standing":
            self.quiet.automatic.add(len(self.answers))
        self.answers.append(entry.seat)
        if entry.key:
            self.keys.add((entry.seat, entry.key))
        self.quiet.changes[entry.seat] = self.quiet.changes.get(entry.seat, 0) + 1
        if not stays:
            self.quiet.changes.clear()
            self.quiet.kept.clear()
            self.asked_at = at
            self.ask_from = table.decision
            self.asks += 1
            self.turn_of.clear()
        self._tell_game(at, since)
        if self.over:
            self._tell_house(at, "over")

    def on_kept(self, entry: entries.Kept, _at: float) -> None:
        if self.has_sealed(entry.seat):
            assert self.table is not None
            self.table.change(entry.seat, entry.text)
        else:
            self._keep(entry)
        self.quiet.entries += 1
        self.quiet.changes[entry.seat] = self.quiet.changes.get(entry.seat, 0) + 1
        if entry.key:
            self.keys.add((entry.seat, entry.key))

    def _keep(self, entry: entries.Kept) -> None:
        assert self.table is not None
        reason = self.table.why(entry.seat, entry.text)
        if reason is not None:
            raise Refused(reason)
        self.quiet.kept[entry.seat] = entry.text

    def on_stood(self, entry: entries.Stood, _at: float) -> None:
        self.quiet.entries += 1
        self.quiet.standing[entry.seat, entry.name] = entry.on

    def on_undone(self, entry: entries.Undone, at: float) -> None:
        assert self.table is not None
        self.undo = None
        while self.table.decision > entry.to:
            self.table.undo()
        del self.answers[entry.to :]
        self.quiet.automatic = {one for one in self.quiet.automatic if one < entry.to}
        self.quiet.kept.clear()
        self.quiet.changes.clear()
        self.asked_at = at
        self.timelines += 1
        self.ask_from = self._ask_from(entry.to)
        self.turn_of.clear()
        self._tell_house(at, "undone", seat=entry.by, to=entry.to)

    def _ask_from(self, decision: int) -> int:
        """Sealed answers already in belong to the ask that is open."""
        assert self.table is not None
        return decision - len(self.table.seen(None).answered)

    def on_undo_asked(self, entry: entries.UndoAsked, at: float) -> None:
        waiting = [seat for seat in range(self.row.seats) if self.kind(seat) == "human" and seat != entry.by]
        self.undo = Pending(entry.by, entry.to, waiting)
        self._tell_house(at, "undo-asked", seat=entry.by, to=entry.to)

    def on_undo_agreed(self, entry: entries.UndoAgreed, at: float) -> None:
        if self.undo is not None and entry.seat in self.undo.waiting:
            self.undo.waiting.remove(entry.seat)
            self._tell_house(at, "undo-agreed", seat=entry.seat)

    def on_undo_refused(self, entry: entries.UndoRefused, at: float) -> None:
        self.undo = None
        self._tell_house(at, "undo-refused", seat=entry.seat)

    def on_sat(self, entry: entries.Sat, at: float) -> None:
        if self.undo is not None and entry.seat in self.undo.waiting and entry.how != "back" and entry.by != "host":
            self.undo.waiting.remove(entry.seat)
        if self.table is not None:
            self.table.names = self.names
        if entry.by == "host":
            self._bar_undo()
        self._tell_house(at, f"sat-{entry.how}", seat=entry.seat)

    def on_relinked(self, entry: entries.Relinked, at: float) -> None:
        self._bar_undo()
        self._tell_house(at, "revoked" if entry.revoked else "relinked", seat=entry.seat)

    def _bar_undo(self) -> None:
        """The host took a seat from somebody: whoever holds it next cannot consent to what they might have refused."""
        self.undo = None
        self.undo_floor = len(self.answers)

    def on_paused(self, entry: entries.Paused, at: float) -> None:
        self.paused = entry.seat
        self._tell_house(at, "paused")

    def on_resumed(self, _: entries.Resumed, at: float) -> None:
        self.paused = None
        self._tell_house(at, "resumed")

    def on_timed_out(self, entry: entries.TimedOut, at: float) -> None:
        self._tell_house(at, f"timed-out-{entry.then}", seat=entry.seat)
        if entry.then == "host":
            self.paused = entry.seat
        elif entry.then == "forfeit" and entry.seat not in self.forfeits:
            self.forfeits.append(entry.seat)
            if self.over:
                self._tell_house(at, "over")

    def on_woke(self, _: entries.Woke, at: float) -> None:
        self.clocks.forgive(at)

    def on_rows_changed(self, _: entries.RowsChanged, __: float) -> None:
        self.quiet.entries += 1
        if self.table is not None:
            self.table.names = self.names

    def on_closed(self, _: entries.Closed, at: float) -> None:
        self.closed = True
        self._tell_house(at, "closed")


APPLY: dict[type, Any] = {
    entries.Dealt: Folded.on_dealt,
    entries.Answered: Folded.on_answered,
    entries.Kept: Folded.on_kept,
    entries.Stood: Folded.on_stood,
    entries.Undone: Folded.on_undone,
    entries.UndoAsked: Folded.on_undo_asked,
    entries.UndoAgreed: Folded.on_undo_agreed,
    entries.UndoRefused: Folded.on_undo_refused,
    entries.Sat: Folded.on_sat,
    entries.Relinked: Folded.on_relinked,
    entries.Paused: Folded.on_paused,
    entries.Resumed: Folded.on_resumed,
    entries.TimedOut: Folded.on_timed_out,
    entries.Woke: Folded.on_woke,
    entries.RowsChanged: Folded.on_rows_changed,
    entries.Closed: Folded.on_closed,
}


def moment_of(folded: Folded) -> tuple[int, int]:
    """Changes whenever another ask is posed."""
    return folded.timelines, folded.ask_from


BEFORE: dict[str, str] = {"joined": "open", "back": "bot", "bot": "human", "left": "human", "kicked": "human"}
"""What mostly held a seat before it changed hands so; where it was something else, the entry says it."""


def kinds_over(log: list[Logged], seats: list[SeatRow]) -> list[tuple[str, ...]]:
    """For each entry what held the seats after it; rows say only how it is now."""
    now: tuple[str, ...] = tuple(seat.kind for seat in seats)
    out: list[tuple[str, ...]] = []
    for one in reversed(log):
        out.append(now)
        if isinstance(one.entry, entries.Sat):
            seat = one.entry.seat
            now = (*now[:seat], one.entry.was or BEFORE[one.entry.how], *now[seat + 1 :])
    return out[::-1]


def forfeited(seats: int, forfeits: list[int]) -> Ending | None:
    """With one seat left that has not forfeited, that seat wins: a rule of the house, not of any game."""
    left = [seat for seat in range(seats) if seat not in forfeits]
    if not forfeits or len(left) > 1:
        return None
    ranks = [1 if seat in left else 2 for seat in range(seats)]
    return Ending("forfeit", left, ranks, [0 if seat in forfeits else 1 for seat in range(seats)], "H-6")
