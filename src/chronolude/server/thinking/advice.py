"""Advice in three steps: what hangs on the decision, good answers, the best one with its reason and its doubt."""

from __future__ import annotations

from ...bots import THUMB, bots_for
from ...bots.ladder import rung
from ..live.connection import Connection
from ..live.fold import Folded, moment_of
from ..live.table import Live
from ..wire.contents import RefusalCode
from ..wire.messages import AnyReply, Hint, Hinted
from ..wire.refusals import refuse
from .thinkers import Failed


async def hint(live: Live, connection: Connection, request: Hint) -> AnyReply:
    """Advice from the house's bot, which sees what this seat sees and no more. The table goes on while it thinks."""
    async with live.lock:
        if not live.admits(connection):
            connection.dismiss()
            return refuse(connection, request, "not-allowed")
        table, seat = live.folded.table, connection.seat
        refusal = unadvised(live.folded, seat)
        if refusal is not None or table is None or seat is None or live.advise is None:
            return refuse(connection, request, refusal or "not-possible")
        moment = moment_of(live.folded)
        before, advice = live.advised.get(seat, (None, None))
        thinking = live.advise(table, seat) if before != moment else None
    if thinking is not None:
        try:
            advice = (await thinking).advice
        except Failed:
            advice = None
    if advice is None or not advice.answers:
        return refuse(connection, request, "not-possible")
    async with live.lock:
        if moment_of(live.folded) != moment:
            return refuse(connection, request, "stale")
        live.advised[seat] = moment, advice
        return Hinted(request.ref, rung(table, seat, advice, request.step, connection.lang))


def unadvised(folded: Folded, seat: int | None) -> RefusalCode | None:
    """Why this seat gets no advice now."""
    if seat is None:
        return "watching"
    if folded.table is None or seat not in folded.asked:
        return "stale"
    if not folded.row.settings.hints:
        return "not-allowed"
    return None if THUMB in bots_for(folded.row.game) else "not-possible"
