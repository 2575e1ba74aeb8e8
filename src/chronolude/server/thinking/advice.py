"""Advice in three steps: what hangs on the decision, good answers, the best one with its reason and its doubt."""

from __future__ import annotations

from typing import Any

from ...bots import THUMB, bots_for
from ...bots.advice import Advice
from ...search.judgement import HintStep
from ..jobs.desk import Declined
from ..jobs.pool import PERSON, Whose
from ..jobs.tables import HINT
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
        whose = Whose(connection.address, PERSON, live.id)
        thinking = live.advise(table, seat, whose) if before != moment else None
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
        position, names = table.position(), live.folded.names
    return await in_words(live, connection, request, advice, position, names)


async def in_words(
    live: Live, connection: Connection, request: Hint, advice: Advice, position: dict[str, Any], names: list[str]
) -> AnyReply:  # fmt: skip
    """The step that was asked for, worked out elsewhere: a reason is a forecast, and takes its time."""
    if live.looks is None:
        return refuse(connection, request, "not-possible")
    try:
        step = await live.looks.do(
            Whose(connection.address, PERSON, live.id), HINT, HintStep,
            game=live.row.game, position=position, names=names, seat=connection.seat, advice=advice,
            step=request.step, lang=connection.lang,
        )  # fmt: skip
    except Declined as error:
        return refuse(connection, request, "not-possible", str(error))
    return Hinted(request.ref, step)


def unadvised(folded: Folded, seat: int | None) -> RefusalCode | None:
    """Why this seat gets no advice now."""
    if seat is None:
        return "watching"
    if folded.table is None or seat not in folded.asked:
        return "stale"
    if not folded.row.settings.hints:
        return "not-allowed"
    return None if THUMB in bots_for(folded.row.game) else "not-possible"
