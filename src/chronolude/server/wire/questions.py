"""What a client may ask about a table: reasons, forecasts, supposed changes, sentences, earlier decisions."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from ...locale import say
from ...tables import Refused, Table
from ...tables.foresee import Forecast
from ..live.connection import Connection
from ..live.fold import Folded
from ..live.scene import prompt_of
from ..live.table import Live
from ..starts.daily import is_on
from .contents import ForecastInfo, Range, ReasonInfo
from .messages import (
    AnyReply,
    Describe,
    Described,
    Forecasted,
    Foresee,
    Inspect,
    Inspected,
    Reasons,
    Review,
    Reviewed,
    WhyNot,
)
from .refusals import refuse, refuse_by_rule

MOST_STEPS = 12


async def why(live: Live, connection: Connection, request: WhyNot) -> AnyReply:
    table = live.folded.table
    if table is None:
        return refuse(connection, request, "not-started")
    if connection.seat is None:
        return refuse(connection, request, "watching")
    reason = table.why(connection.seat, request.text)
    return Reasons(request.ref, [] if reason is None else [ReasonInfo(reason.rule, reason.why(connection.lang))])


async def foresee(live: Live, connection: Connection, request: Foresee) -> AnyReply:
    table = live.folded.table
    if table is None:
        return refuse(connection, request, "not-started")
    if connection.seat is None:
        return refuse(connection, request, "watching")
    try:
        found = await asyncio.to_thread(table.foresee, connection.seat, request.text)
    except Refused as refused:
        return refuse_by_rule(connection, request, refused)
    return Forecasted(request.ref, forecast_in_words(table, connection.seat, connection.lang, request.text, found))


def forecast_in_words(table: Table, seat: int, lang: str, text: str, found: Forecast) -> ForecastInfo:
    view, line = table.seen(seat), table.game.words.sentence
    certain = [replace(one, text=line(view, one.kind, one.args, lang)) for one in found.events]
    ranges = [one for name, values in found.figures.items() for one in ranges_of(name, values)]
    return ForecastInfo(text, certain, ranges, any(one.if_nobody_answers for one in certain))


def ranges_of(name: str, values: list[Any]) -> list[Range]:
    """A figure is one pair of least and greatest, a row is a list of pairs."""
    if values and isinstance(values[0], list):
        return [Range(name, i, low, high) for i, (low, high) in enumerate(values)]
    return [Range(name, None, values[0], values[1])]


async def inspect(live: Live, connection: Connection, request: Inspect) -> AnyReply:
    """What supposed changes would bring, from this seat's view; a watcher's has no goals of its own."""
    table = live.folded.table
    shown = live.folded.shown_to_watchers(live.now()) if connection.seat is None else None
    if table is None or (shown is not None and shown[1] is None):
        return refuse(connection, request, "not-started")
    if table.game.board.inspect is None or len(request.steps) > MOST_STEPS:
        return refuse(connection, request, "not-possible")
    view = table.seen(connection.seat) if shown is None or shown[1] is None else shown[1]
    try:
        report = table.game.board.inspect(view, request.steps, connection.lang)
    except ValueError as error:
        return refuse(connection, request, "not-possible", str(error))
    return Inspected(request.ref, report)


async def describe(live: Live, connection: Connection, request: Describe) -> AnyReply:
    table = live.folded.table
    if table is None:
        return Described(request.ref, say(connection.lang, "sv-before-the-deal"))
    shown = live.folded.shown_to_watchers(live.now()) if connection.seat is None else None
    if shown is not None and shown[1] is None:
        return Described(request.ref, say(connection.lang, "sv-before-the-deal"))
    view = table.seen(connection.seat) if shown is None or shown[1] is None else shown[1]
    return Described(request.ref, table.game.words.describe(view, connection.lang))


def latest_decision(folded: Folded, seat: int | None, now: float) -> int:
    """The last decision this audience may look at.

    A delayed watcher may have seen what was taken back since, and what stands in its place is too new for them.
    """
    if seat is not None or folded.shown_to_watchers(now) is None:
        return folded.decision
    least = folded.decision
    for past in reversed(folded.pasts):
        least = min(least, -1 if past.view is None else past.view.decision)
        if past.at <= now - folded.row.settings.delay:
            return least
    return -1


async def review(live: Live, connection: Connection, request: Review) -> AnyReply:
    """An earlier decision, from one's own seat or the public's; from any seat once the game is over."""
    folded, lang = live.folded, connection.lang
    if folded.table is None:
        return refuse(connection, request, "not-started")
    seat = None if request.public else connection.seat if request.seat is None else request.seat
    if seat is not None and not 0 <= seat < folded.row.seats:
        return refuse(connection, request, "not-possible")
    may_see_all = folded.over and not is_on(folded.row, live.now())
    if seat not in (None, connection.seat) and not may_see_all:
        return refuse(connection, request, "not-allowed")
    if not 0 <= request.decision <= latest_decision(folded, connection.seat, live.now()):
        return refuse(connection, request, "not-possible")
    past = await asyncio.to_thread(table_at, folded, request.decision)
    view = past.seen(seat)
    text = past.game.words.describe(view, lang)
    return Reviewed(request.ref, past.aided(view, lang), prompt_of(past, view, lang), text)


def table_at(folded: Folded, decision: int) -> Table:
    """The table as it stood; from the record in memory, which never leaves the server while the game goes on."""
    assert folded.table is not None
    past: Table = folded.table.record().at(decision)
    past.names = folded.names
    return past
