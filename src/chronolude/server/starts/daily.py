"""The deal of the day: the same for everyone, so that results can be compared."""

from __future__ import annotations

import datetime as dt
import hashlib
import hmac
from typing import Any

from sqlalchemy import select

from ...games import find
from ...tables.fair import new_secret
from ..clocks.timeouts import best_bot
from ..hall import Hall
from ..http.bodies import Daily, DailyResult, Made, NewTable
from ..live.rows import TableRow, loaded
from ..live.table import Live
from ..store import models
from .tables import Unwanted, make_table


def today(hall: Hall) -> str:
    return day_at(hall.wall())


def is_on(row: TableRow, now: float) -> bool:
    """Whether others still play this deal, of a day or of a round that goes on: its hidden cards are told to nobody."""
    return bool(row.sealed) or (row.daily is not None and row.daily >= daily_key(row.game, day_at(now)))


def day_at(now: float) -> str:
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()


def daily_key(game: str, day: str) -> str:
    return f"{game}:{day}"


async def daily_seed(hall: Hall, game: str, day: str) -> int:
    """From a key of the house, so that tomorrow's deal cannot be worked out today."""
    secret = await hall.store.house_value("daily", new_secret())
    digest = hmac.digest(secret.encode(), daily_key(game, day).encode(), hashlib.sha256)
    return int.from_bytes(digest[:6], "big")


async def play_daily(hall: Hall, game: str, name: str, base: str, mine: list[Live]) -> Made:
    """A table of one person against the house's bots, with today's deal; whoever has one already is led back there."""
    for live in mine:
        if live.row.daily == daily_key(game, today(hall)):
            return Made(live.id, f"{base}/t/{live.id}", "", "", [], "")
    try:
        seats = find(game).seats[0]
    except ValueError as error:
        raise Unwanted(str(error)) from None
    day = today(hall)
    wish = NewTable(game, seats, {}, [best_bot(game)] * (seats - 1), name=name)
    seed = await daily_seed(hall, game, day)
    return await make_table(hall, wish, base, start={"seed": seed}, daily=daily_key(game, day))


async def daily_results(hall: Hall, game: str, day: str) -> Daily:
    """Who has played a day's deal to the end, and how they fared."""
    tables, seats = models.tables, models.seats
    rows = await hall.store.rows(
        select(tables.c.result, tables.c.touched, seats.c.name)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == 0))
        .where((tables.c.daily == daily_key(game, day)) & tables.c.result.is_not(None))
        .order_by(tables.c.touched)
        .limit(500)
    )
    results = [result_of(row.name, loaded(row.result), row.touched) for row in rows]
    return Daily(game, day, False, sorted(results, key=lambda one: (one.rank, -one.score, one.decisions)))


def result_of(name: str, result: dict[str, Any], at: float) -> DailyResult:
    return DailyResult(name, result["ranks"][0], result["scores"][0], result["decisions"], at)
