"""Advice in three steps: what hangs on the decision, good answers, the best one with its reason and its doubt."""

from __future__ import annotations

from ...bots import THUMB, bots_for
from ...bots.ladder import rung
from ..live.connection import Line
from ..live.fold import Folded, moment_of
from ..live.table import Live
from ..wire.answers import refuse
from ..wire.messages import Hint, HintTell, Message, RefusalCode
from .thinkers import Failed


async def hint(live: Live, line: Line, ask: Hint) -> Message:
    """Advice from the house's bot, which sees what this seat sees and no more. The table goes on while it thinks."""
    async with live.lock:
        table, seat = live.folded.table, line.seat
        refusal = unadvised(live.folded, seat)
        if refusal is not None or table is None or seat is None or live.advise is None:
            return refuse(ask.ref, refusal or "not-possible", line.lang)
        moment = moment_of(live.folded)
        before, advice = live.advised.get(seat, (None, None))
        thinking = live.advise(table, seat) if before != moment else None
    if thinking is not None:
        try:
            advice = (await thinking).advice
        except Failed:
            advice = None
    if advice is None or not advice.answers:
        return refuse(ask.ref, "not-possible", line.lang)
    async with live.lock:
        if moment_of(live.folded) != moment:
            return refuse(ask.ref, "stale", line.lang)
        live.advised[seat] = moment, advice
        return HintTell(ask.ref, rung(table, seat, advice, ask.step, line.lang))


def unadvised(folded: Folded, seat: int | None) -> RefusalCode | None:
    """Why this seat gets no advice now."""
    if seat is None:
        return "watching"
    if folded.table is None or seat not in folded.asked:
        return "stale"
    if not folded.row.settings.hints:
        return "not-allowed"
    return None if THUMB in bots_for(folded.row.game) else "not-possible"
