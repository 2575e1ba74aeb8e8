"""The deal of the day: the same for everyone, so that results can be compared."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from sqlalchemy import select

from ...games import find
from ...tables.fair import new_secret
from ..clocks.timeouts import best_bot
from ..hall import Hall
from ..http.bodies import Daily, DailyResult, Made, NewTable
from ..live.days import daily_key, day_at, end_of
from ..live.rows import TableSettings, loaded
from ..live.table import Live
from ..store import models
from .tables import Unwanted, make_table

MOST_RESULTS: Final = 500
SETTINGS: Final = TableSettings(watch="nobody")


def today(hall: Hall) -> str:
    return day_at(hall.wall())


async def daily_secret(hall: Hall, game: str, day: str) -> str:
    """From a key of the house, and as long as that of any table: nobody finds it from the cards they see.

    A seed would not do: there are so few that all can be tried in minutes.
    """
    secret = await hall.store.house_value("daily", new_secret())
    return hmac.digest(secret.encode(), daily_key(game, day).encode(), hashlib.sha256).hex()


async def play_daily(hall: Hall, game: str, name: str, base: str, mine: Live | None) -> Made:
    """A table of one person against the house's bots, with today's deal; whoever has one already is led back there."""
    if mine is not None:
        return Made(mine.id, f"{base}/t/{mine.id}", "", "", [], "")
    try:
        seats = find(game).seats[0]
    except ValueError as error:
        raise Unwanted(str(error)) from None
    day = today(hall)
    wish = NewTable(game, seats, {}, [best_bot(game)] * (seats - 1), name=name, settings=SETTINGS)
    secret = await daily_secret(hall, game, day)
    return await make_table(hall, wish, base, secret=secret, daily=daily_key(game, day))


async def daily_results(hall: Hall, game: str, day: str, mine: Live | None) -> Daily:
    """How many have played a day's deal to the end, and how they fared, as far as that may be told to whoever asks.

    Whoever ended after the day could have looked into the deal, and is not counted.
    """
    told = [one for one in await results_of(hall, game, day) if one.at < end_of(day)]
    over = day < today(hall)
    own = None
    if mine is not None and mine.row.result is not None:
        own = result_of(mine.folded.names[0], mine.row.result, mine.row.touched)
    shown = told if over or own is not None else []
    return Daily(game, day, False, shown, len(told), "" if mine is None else mine.id, own)


async def results_of(hall: Hall, game: str, day: str) -> list[DailyResult]:
    tables, seats = models.tables, models.seats
    rows = await hall.store.rows(
        select(tables.c.result, tables.c.touched, seats.c.name)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == 0))
        .where((tables.c.daily == daily_key(game, day)) & tables.c.result.is_not(None))
        .order_by(tables.c.touched)
        .limit(MOST_RESULTS)
    )
    results = [result_of(row.name, loaded(row.result), row.touched) for row in rows]
    return sorted(results, key=lambda one: (one.rank, -one.score, one.decisions))


def result_of(name: str, result: dict[str, Any], touched: float) -> DailyResult:
    """A result, and when it was reached; older ones do not say, but when their table was last touched."""
    at = float(result.get("at", touched))
    return DailyResult(name, result["ranks"][0], result["scores"][0], result["decisions"], at)
