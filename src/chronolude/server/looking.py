"""What a line may look at besides the present: reasons, forecasts, sentences, earlier decisions."""

from __future__ import annotations

import asyncio
from typing import Any

from ..locale import say
from ..tables import Refused as NotTaken
from ..tables import Table
from ..tables.foresee import Forecast
from .actions import refuse
from .live.face import prompt_of
from .live.fold import Folded
from .live.line import Line
from .live.table import Live
from .protocol import (
    CertainEvent,
    Describe,
    Described,
    Foresee,
    Foreseen,
    ForeseenTell,
    Inspect,
    Inspected,
    Message,
    Range,
    Reason,
    Reasons,
    Review,
    Reviewed,
    WhyNot,
)

MOST_STEPS = 12


def why(live: Live, line: Line, ask: WhyNot) -> Message:
    table = live.folded.table
    if table is None:
        return refuse(ask.ref, "not-started", line.lang)
    if line.seat is None:
        return refuse(ask.ref, "watching", line.lang)
    reason = table.why(line.seat, ask.text)
    return Reasons(ask.ref, [] if reason is None else [Reason(reason.rule, reason.why(line.lang))])


async def foresee(live: Live, line: Line, ask: Foresee) -> Message:
    table = live.folded.table
    if table is None:
        return refuse(ask.ref, "not-started", line.lang)
    if line.seat is None:
        return refuse(ask.ref, "watching", line.lang)
    try:
        found = await asyncio.to_thread(table.foresee, line.seat, ask.text)
    except NotTaken as refused:
        return refuse(ask.ref, "not-on-offer", line.lang, [Reason(refused.rule, refused.why(line.lang))])
    return ForeseenTell(ask.ref, forecast_in_words(table, line, ask.text, found))


def forecast_in_words(table: Table, line: Line, text: str, found: Forecast) -> Foreseen:
    view = table.seen(line.seat)
    certain = [
        CertainEvent(
            one.kind, one.args, table.game.words.line(view, one.kind, one.args, line.lang), one.if_nobody_answers
        )
        for one in found.events
    ]
    ranges = [one for name, values in found.figures.items() for one in ranges_of(name, values)]
    return Foreseen(text, certain, ranges, any(one.if_nobody_answers for one in found.events))


def ranges_of(name: str, values: list[Any]) -> list[Range]:
    """A figure is one pair of least and greatest, a row is a list of pairs."""
    if values and isinstance(values[0], list):
        return [Range(name, i, low, high) for i, (low, high) in enumerate(values)]
    return [Range(name, None, values[0], values[1])]


def inspect(live: Live, line: Line, ask: Inspect) -> Message:
    """What supposed changes would bring, from this seat's view; a watcher's has no goals of its own."""
    table = live.folded.table
    shown = live.folded.shown_to_watchers(live.now()) if line.seat is None else None
    if table is None or (shown is not None and shown[1] is None):
        return refuse(ask.ref, "not-started", line.lang)
    if table.game.board.inspect is None or len(ask.steps) > MOST_STEPS:
        return refuse(ask.ref, "not-possible", line.lang)
    view = table.seen(line.seat) if shown is None or shown[1] is None else shown[1]
    try:
        report = table.game.board.inspect(view, ask.steps)
    except ValueError as error:
        return refuse(ask.ref, "not-possible", line.lang, [Reason("", str(error))])
    text = report.pop("text", {}).get(line.lang, [])
    return Inspected(ask.ref, report, text)


def describe(live: Live, line: Line, ask: Describe) -> Message:
    table = live.folded.table
    if table is None:
        return Described(ask.ref, say(line.lang, "sv-before-the-deal"))
    shown = live.folded.shown_to_watchers(live.now()) if line.seat is None else None
    if shown is not None and shown[1] is None:
        return Described(ask.ref, say(line.lang, "sv-before-the-deal"))
    view = table.seen(line.seat) if shown is None or shown[1] is None else shown[1]
    return Described(ask.ref, table.game.words.describe(view, line.lang))


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


def review(live: Live, line: Line, ask: Review) -> Message:
    """An earlier decision, from one's own seat or the public's; from any seat once the game is over."""
    folded, lang = live.folded, line.lang
    if folded.table is None:
        return refuse(ask.ref, "not-started", lang)
    seat = None if ask.public else line.seat if ask.seat is None else ask.seat
    if seat is not None and not 0 <= seat < folded.row.seats:
        return refuse(ask.ref, "not-possible", lang)
    if seat not in (None, line.seat) and not folded.over:
        return refuse(ask.ref, "not-allowed", lang)
    if not 0 <= ask.decision <= latest_decision(folded, line.seat, live.now()):
        return refuse(ask.ref, "not-possible", lang)
    past = table_at(folded, ask.decision)
    view = past.seen(seat)
    text = past.game.words.describe(view, lang)
    return Reviewed(ask.ref, view, prompt_of(past, view, lang), text)


def table_at(folded: Folded, decision: int) -> Table:
    """The table as it stood; from the record in memory, which never leaves the server while the game goes on."""
    assert folded.table is not None
    past: Table = folded.table.record().at(decision)
    past.names = folded.names
    return past
