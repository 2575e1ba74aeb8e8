"""Dates that players doubt. They stay in this house's own database; whoever runs it can list them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Select, delete, func, insert, select

from ....locale import LANGUAGES
from ....server.http.bodies import Small
from ....server.http.bodies import Words as Comment
from ....server.live.table import Live
from ....server.people.keys import new_id
from ....server.settings import Settings
from ....server.starts.tables import Unwanted
from ....server.store import Store, Unfit, models
from ....server.store.fitness import check_before, state_of
from ....server.store.store import make_engine

MOST: Final = 20_000
"""So many are kept: the door is open to everybody at a table."""
MOST_AT_ONE: Final = 400


class DateWish(msgspec.Struct, forbid_unknown_fields=True):
    """A date somebody doubts: which card, why, and what they know of it."""

    card: Small
    reason: Literal["wrong", "disputed", "words"]
    comment: Comment = ""


class Report(msgspec.Struct):
    """A date that was doubted; kept in this house's own database and sent nowhere."""

    id: str
    table: str
    deck: str
    card: str
    year: int
    reason: str
    comment: str
    at: float


async def report(live: Live, seat: int | None, wish: DateWish, at: float) -> Report:
    """Keep a doubt about a date that lies open before this seat; the same doubt of a table replaces the one before."""
    shown = open_dates(live, seat)
    if wish.card not in shown:
        raise Unwanted("only a date that lies open can be reported")
    found, deck = shown[wish.card]
    made = Report(new_id(), live.id, deck, wish.card, found, wish.reason, " ".join(wish.comment.split()), at)
    rows = models.reports
    here = rows.c.table_id == live.id
    whole, own = await count(live.store, select(rows)), await count(live.store, select(rows).where(here))
    if whole >= MOST or own >= MOST_AT_ONE:
        raise Unwanted("enough dates were reported here: somebody has to look at them first")
    again = here & (rows.c.card == wish.card) & (rows.c.reason == wish.reason)
    await live.store.write([(delete(rows).where(again), None), (insert(rows), row_of(made))])
    return made


async def count(store: Store, rows: Select[Any]) -> int:
    found = await store.row(select(func.count()).select_from(rows.subquery()))
    return 0 if found is None else int(found[0])


async def counted(store: Store, deck: str) -> dict[str, int]:
    """How often each date of a deck was doubted."""
    rows = models.reports.c
    found = await store.rows(
        select(rows.card, func.count().label("times")).where(rows.deck == deck).group_by(rows.card)
    )
    return {str(row.card): int(row.times) for row in found}


def open_dates(live: Live, seat: int | None) -> dict[str, tuple[int, str]]:
    """Year and deck of every card whose date this seat is shown now; none in games without dates."""
    table = live.folded.table
    late = live.folded.shown_to_watchers(live.now()) if seat is None else None
    view = None if table is None else table.seen(seat) if late is None else late[1]
    if table is None or view is None:
        return {}
    aid: dict[str, Any] = msgspec.to_builtins(table.aided(view, LANGUAGES[0]))["aid"]
    cards = aid.get("cards", {})
    return {card: (date["year"], cards[card]["deck"]) for card, date in aid.get("dates", {}).items()}


def row_of(one: Report) -> dict[str, Any]:
    fields = {name: getattr(one, name) for name in ("id", "deck", "card", "year", "reason", "comment", "at")}
    return {**fields, "table_id": one.table}


async def listed(store: Store, table: str = "") -> list[Report]:
    """All reports, or those made at one table, oldest first."""
    rows = models.reports
    wanted = select(rows).order_by(rows.c.at, rows.c.id)
    found = await store.rows(wanted.where(rows.c.table_id == table) if table else wanted)
    return [
        Report(row.id, row.table_id, row.deck, row.card, row.year, row.reason, row.comment, row.at) for row in found
    ]


async def clear(store: Store, card: str) -> None:
    """Forget what was said of a card: it has been looked at."""
    await store.write([(delete(models.reports).where(models.reports.c.card == card), None)])


async def read_reports(settings: Settings) -> list[Report]:
    """The reports of a database, without changing it; raises Unfit where there is none."""
    path = settings.sqlite_path
    if path is not None:
        if not path.exists():
            raise Unfit(f"there is no database at {path}")
        check_before(path)
    store = Store(make_engine(settings))
    try:
        async with store.engine.connect() as connection:
            names, _ = await connection.run_sync(state_of)
        return await listed(store) if models.reports.name in names else []
    finally:
        await store.engine.dispose()
