"""What a line may look at besides the present: reasons, forecasts, advice, sentences, earlier decisions."""

from __future__ import annotations

import asyncio
from typing import Any

from ..bots import THUMB, bots_for
from ..locale import say
from ..tables import Refused as NotTaken
from ..tables import Table
from ..tables.choices import Choice
from ..tables.foresee import Forecast
from .actions import refuse
from .live.face import prompt_of
from .live.fold import Folded, moment_of
from .live.line import Line
from .live.table import Live
from .protocol import (
    CertainEvent,
    Describe,
    Described,
    Foresee,
    Foreseen,
    ForeseenTell,
    Hint,
    HintStep,
    HintTell,
    Inspect,
    Inspected,
    Message,
    Range,
    Reason,
    Reasons,
    RefusalCode,
    Review,
    Reviewed,
    WhyNot,
)
from .thinkers import Failed

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


async def hint(live: Live, line: Line, ask: Hint) -> Message:
    """Advice from the house's bot, which sees what this seat sees and no more. The table goes on while it thinks."""
    async with live.lock:
        table, moment = live.folded.table, moment_of(live.folded)
        refusal = unadvised(live.folded, line.seat)
        if refusal is not None or table is None or line.seat is None or live.advise is None:
            return refuse(ask.ref, refusal or "not-possible", line.lang)
        if ask.step <= 1:
            return HintTell(ask.ref, HintStep(1, table.prompt(line.seat, line.lang), []))
        thinking = live.advise(table, line.seat)
    try:
        texts = await thinking
    except Failed:
        return refuse(ask.ref, "not-possible", line.lang)
    async with live.lock:
        if moment_of(live.folded) != moment:
            return refuse(ask.ref, "stale", line.lang)
        return HintTell(ask.ref, hint_in_words(table.options(line.seat), ask.step, texts, line.lang))


def unadvised(folded: Folded, seat: int | None) -> RefusalCode | None:
    """Why this seat gets no advice now."""
    if seat is None:
        return "watching"
    if folded.table is None or seat not in folded.asked:
        return "stale"
    if not folded.row.settings.hints:
        return "not-allowed"
    return None if THUMB in bots_for(folded.row.game) else "not-possible"


def hint_in_words(choices: list[Choice], step: int, texts: list[str], lang: str) -> HintStep:
    """Several good answers at the second step, the best one at the third."""
    chosen = texts[:1] if step > 2 else texts
    labels = [in_words(choices, text, lang) for text in chosen]
    key = "sv-hint-best" if step > 2 else "sv-hint-good"
    return HintStep(min(3, step), say(lang, key, answer=labels[0]), chosen, labels)


def in_words(choices: list[Choice], text: str, lang: str) -> str:
    """A whole move by the labels of its parts."""
    out: list[str] = []
    for part in text.split(" > "):
        found = next((one for one in choices if one.text == part), None)
        if found is None:
            return text
        out.append(found.label(lang))
        choices = found.then
    return ", ".join(out)


def inspect(live: Live, line: Line, ask: Inspect) -> Message:
    """What supposed changes would bring, from this seat's view; a watcher's has no goals of its own."""
    table = live.folded.table
    shown = live.folded.shown_to_watchers(live.now()) if line.seat is None else None
    if table is None or (shown is not None and shown[1] is None):
        return refuse(ask.ref, "not-started", line.lang)
    if table.game.words.inspect is None or len(ask.steps) > MOST_STEPS:
        return refuse(ask.ref, "not-possible", line.lang)
    view = table.seen(line.seat) if shown is None or shown[1] is None else shown[1]
    try:
        report = table.game.words.inspect(view, ask.steps)
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
    """The last decision this audience may look at."""
    shown = folded.shown_to_watchers(now) if seat is None else None
    if shown is None:
        return folded.decision
    return -1 if shown[1] is None else shown[1].decision


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
