"""What a client may ask about a table: reasons, forecasts, supposed changes, sentences, earlier decisions."""

from __future__ import annotations

from typing import Any

import msgspec

from ...locale import say
from ...tables import Refused
from ..jobs.desk import Declined
from ..jobs.pool import LOOKED, PERSON, Whose
from ..jobs.tables import FORESEE, REVIEW, LookedBack
from ..live.connection import Connection
from ..live.days import is_on
from ..live.fold import Folded, moment_of
from ..live.table import Live
from .contents import ForecastInfo, ReasonInfo, RefusalCode
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


async def foresee(live: Live, connection: Connection, request: Foresee) -> AnyReply | None:
    """What an answer would surely do. It is worked out elsewhere, and the table goes on meanwhile."""
    async with live.lock:
        if not live.admits(connection):
            connection.dismiss()
            return None
        refusal = unforeseen(live, connection, request)
        if refusal is not None:
            return refusal
        wanted, moment = forecast_of(live.folded, connection, request), moment_of(live.folded)
    found = await looked_ahead(live, connection, request, wanted)
    async with live.lock:
        if not live.admits(connection):
            connection.dismiss()
            return None
        return found if moment_of(live.folded) == moment else refuse(connection, request, "stale")


def unforeseen(live: Live, connection: Connection, request: Foresee) -> AnyReply | None:
    """Why nothing is foreseen for whoever asks."""
    table = live.folded.table
    if table is None:
        return refuse(connection, request, "not-started")
    if connection.seat is None:
        return refuse(connection, request, "watching")
    reason = table.why(connection.seat, request.text)
    return None if reason is None else refuse_by_rule(connection, request, Refused(reason))


def forecast_of(folded: Folded, connection: Connection, request: Foresee) -> dict[str, Any]:
    """What is sent to be looked into; whoever looks makes a view of it first, as we would."""
    assert folded.table is not None
    return {
        "game": folded.row.game, "position": folded.table.position(), "names": folded.names,
        "seat": connection.seat, "text": request.text, "lang": connection.lang,
    }  # fmt: skip


async def looked_ahead(live: Live, connection: Connection, request: Foresee, wanted: dict[str, Any]) -> AnyReply:
    if live.looks is None:
        return refuse(connection, request, "not-possible")
    try:
        found = await live.looks.do(Whose(connection.address, PERSON, live.id), FORESEE, ForecastInfo, **wanted)
    except Declined as error:
        return refuse(connection, request, "not-possible", str(error))
    return Forecasted(request.ref, found)


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


async def review(live: Live, connection: Connection, request: Review) -> AnyReply | None:
    """An earlier decision, from one's own seat or the public's; from any seat once the game is over."""
    async with live.lock:
        if not live.admits(connection):
            connection.dismiss()
            return None
        refusal = unreviewed(live, connection, request)
        if refusal is not None:
            return refuse(connection, request, refusal)
        wanted, timelines = review_of(live.folded, connection, request), live.folded.timelines
    found = await looked_back(live, connection, request, wanted)
    async with live.lock:
        if not live.admits(connection):
            connection.dismiss()
            return None
        if live.folded.timelines != timelines:  # somebody went back: what was there is no more
            return refuse(connection, request, "stale")
        return found


def unreviewed(live: Live, connection: Connection, request: Review) -> RefusalCode | None:
    """Why this decision is not shown to whoever asks."""
    folded = live.folded
    if folded.table is None:
        return "not-started"
    seat = seat_of(connection, request)
    if seat is not None and not 0 <= seat < folded.row.seats:
        return "not-possible"
    may_see_all = folded.over and not is_on(folded.row, live.now())
    if seat not in (None, connection.seat) and not may_see_all:
        return "not-allowed"
    if not 0 <= request.decision <= latest_decision(folded, connection.seat, live.now()):
        return "not-possible"
    return None


def seat_of(connection: Connection, request: Review) -> int | None:
    """Through whose eyes it is looked at; None for the public's."""
    return None if request.public else connection.seat if request.seat is None else request.seat


def review_of(folded: Folded, connection: Connection, request: Review) -> dict[str, Any]:
    """What is sent to be looked at: the record in memory up to there, which never leaves the house while it goes on."""
    assert folded.table is not None
    before = msgspec.to_builtins(folded.table.record().up_to(request.decision))
    return {"record": before, "names": folded.names, "seat": seat_of(connection, request), "lang": connection.lang}


async def looked_back(live: Live, connection: Connection, request: Review, wanted: dict[str, Any]) -> AnyReply:
    if live.looks is None:
        return refuse(connection, request, "not-possible")
    rank = LOOKED if connection.seat is None else PERSON
    try:
        past = await live.looks.do(Whose(connection.address, rank, live.id), REVIEW, LookedBack, **wanted)
    except Declined as error:
        return refuse(connection, request, "not-possible", str(error))
    return Reviewed(request.ref, past.view, past.prompt, past.text)  # type: ignore[arg-type]  # written already
