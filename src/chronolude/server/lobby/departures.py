"""Open tables that are listed, and live ones that anybody may watch: made from their rows when one of them changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import select

from ..clocks.clocks import Clocks
from ..http.bodies import ListedTable
from ..live.rows import SeatRow, TableRow, seat_row, table_row
from ..live.scene import title
from ..live.table import Live
from ..store import Store, models

MOST_LISTED: Final = 60
OLD_SECONDS: Final = 1.0
"""How soon it shows what other workers did, and who played last; what is done here shows at once."""
Row = tuple[TableRow, list[SeatRow]]


class Departures:
    """The list, for all who ask."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.made: tuple[float, list[Row]] | None = None
        self.seen: dict[str, object] = {}
        """How the listed tables in memory looked when last heard of."""
        self.changes = 0

    def changed(self, live: Live) -> None:
        """A table changed; whether that shows here, the list is made anew for the next who asks."""
        shown = live.row.settings.lobby or live.row.is_open_to_all
        if shown and self.seen.get(live.id) != (look := face_of(live)):
            self.seen[live.id] = look
            self.renew()

    def renew(self) -> None:
        """A table was made, or is no more."""
        self.changes += 1
        self.made = None

    async def listed(self, lang: str) -> list[ListedTable]:
        if self.made is not None and self.now() - self.made[0] <= OLD_SECONDS:
            rows = self.made[1]
        else:
            before, at = self.changes, self.now()
            rows = await self._read()
            if before == self.changes:  # else it was read too soon
                self.made = at, rows
        return [listed(row, seats, lang) for row, seats in rows]

    async def _read(self) -> list[Row]:
        tables, seats = models.tables, models.seats
        rows = await self.store.rows(
            select(tables)
            .where(
                ((tables.c.status == "open") & tables.c.settings.like('%"lobby":true%'))
                | (
                    (tables.c.status == "live")
                    & (tables.c.sealed == 0)
                    & tables.c.settings.like('%"watch":"everyone"%')
                )
            )
            .order_by(tables.c.touched.desc())
            .limit(MOST_LISTED)
        )
        found = [table_row(row) for row in rows]
        self.seen = {id: look for id, look in self.seen.items() if id in {row.id for row in found}}
        held = await self.store.rows(
            select(seats).where(seats.c.table_id.in_([row.id for row in found])).order_by(seats.c.seat)
        )
        at: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        for row in held:
            at[row.table_id].append(seat_row(row))
        return [(row, at[row.id]) for row in found]


def face_of(live: Live) -> Any:
    return live.folded.status, [(seat.kind, seat.name) for seat in live.folded.seats]


def listed(row: TableRow, seats: list[SeatRow], lang: str) -> ListedTable:
    taken = [seat for seat in seats if seat.kind != "open"]
    clock = Clocks(row.settings.clock, row.seats).words()
    return ListedTable(
        row.id, row.game, title(row.game, lang), [seat.name for seat in taken], len(taken), row.seats,
        clock, row.status, row.is_open_to_all, row.created,
    )  # fmt: skip
