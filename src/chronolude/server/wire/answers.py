"""What a seat may do at a table: answer, leave a standing answer, take back, consent."""

from __future__ import annotations

from ...tables import Refused, Table
from ..live import entries
from ..live.connection import Connection
from ..live.fold import MOST_CHANGES, Folded
from ..live.standing import is_closed
from ..live.table import Live
from ..live.undo import carried_out, is_free, must_consent, undo_info
from .contents import RefusalCode
from .messages import Accepted, Answer, AnyReply, Consent, SetStanding, Undo
from .refusals import refuse, refuse_by_rule


def obstacle(folded: Folded) -> RefusalCode | None:
    """What keeps any answer from being taken just now."""
    if folded.table is None:
        return "not-started"
    if folded.over:
        return "over"
    if folded.paused is not None:
        return "paused"
    return None if folded.undo is None else "undo-pending"


def misdirected(live: Live, seat: int | None, request: Answer) -> RefusalCode | None:
    if request.table is not None and request.table != live.id:
        return "other-table"
    if seat is None:
        return "watching"
    if request.seat is not None and request.seat != seat:
        return "other-seat"
    return None if is_held(live.folded, seat) else "not-allowed"


def is_held(folded: Folded, seat: int) -> bool:
    """Whether a person speaks for this seat now: while a bot does, its owner looks on, and takes it back first."""
    return folded.seats[seat].kind == "human"


async def answer(live: Live, connection: Connection, request: Answer) -> AnyReply:
    """Take an answer. The lock of the table is held by the caller."""
    found = considered(live, connection, request)
    if not isinstance(found, tuple):
        return found
    entry, only = found
    try:
        await live.append(entry, only=only)
    except Refused as refused:
        return refuse_by_rule(connection, request, refused)
    return Accepted(request.ref, live.folded.decision)


Considered = AnyReply | tuple[entries.Answered | entries.Kept, int | None]
"""The entry an answer makes, and the one seat that is told of it, if only one is; or the reply if it makes none."""


def considered(live: Live, connection: Connection, request: Answer) -> Considered:
    """What becomes of an answer, by whether it is this seat, this decision, and the first time."""
    folded, seat = live.folded, connection.seat
    wrong = misdirected(live, seat, request)
    if wrong is not None or seat is None:
        return refuse(connection, request, wrong or "watching")
    if request.key and (seat, request.key) in folded.keys:
        return Accepted(request.ref, folded.decision)
    code, table = obstacle(folded), folded.table
    if code is not None or table is None:
        return refuse(connection, request, code or "not-started")
    return considered_at(live, table, seat, connection, request)


def considered_at(live: Live, table: Table, seat: int, connection: Connection, request: Answer) -> Considered:
    """The same, once it is sure that this seat may speak at this table."""
    folded, text = live.folded, request.text.strip()
    has_sealed = table.is_sealed and seat not in folded.asked
    if was_taken_already(folded, table, seat, text, has_sealed):
        return Accepted(request.ref, folded.decision)
    if not folded.ask_from <= request.decision <= folded.decision:
        return refuse(connection, request, "stale")
    if folded.quiet.changes.get(seat, 0) >= (1 if folded.is_full else MOST_CHANGES):
        return refuse(connection, request, "full")
    if has_sealed or (table.game.standing and is_closed(folded, live.now(), live.window)):
        return entries.Kept(seat, text, request.key), seat
    return entries.Answered(seat, text, key=request.key), None


def was_taken_already(folded: Folded, table: Table, seat: int, text: str, has_sealed: bool) -> bool:
    """The same answer said again, e.g. by a client that did not hear our yes: it is sealed, or kept back, already."""
    kept = folded.quiet.kept
    return (has_sealed and text == table.looks.sealed(seat)) or (bool(kept) and text == kept.get(seat))


async def set_standing(live: Live, connection: Connection, request: SetStanding) -> AnyReply:
    """Leave a standing answer with the table, or take it back; nobody else is told, at once or later."""
    folded, seat = live.folded, connection.seat
    if seat is None:
        return refuse(connection, request, "watching")
    if folded.table is None or folded.over:
        return refuse(connection, request, "not-started" if folded.table is None else "over")
    if request.name not in [one.name for one in folded.table.game.standing]:
        return refuse(connection, request, "not-possible")
    if folded.is_full:
        return refuse(connection, request, "full")
    await live.append(entries.Stood(seat, request.name, request.on), only=seat)
    return Accepted(request.ref, live.folded.decision)


async def undo(live: Live, connection: Connection, request: Undo) -> AnyReply:
    """Go back at once where nobody is wronged, else ask the others."""
    folded, seat = live.folded, connection.seat
    if seat is None:
        return refuse(connection, request, "watching")
    code = obstacle(folded) or (None if is_held(folded, seat) else "not-allowed")
    code = code or ("full" if folded.is_full else None)
    if code is not None:
        return refuse(connection, request, code)
    info = undo_info(folded, seat)
    if info is None:
        return refuse(connection, request, "nothing-to-undo")
    to = info[1]
    if is_free(folded, seat):
        await live.append(entries.Undone(seat, to, free=True))
    elif must_consent(folded, seat):
        await live.append(entries.UndoAsked(seat, to))
    else:
        await live.append(entries.Undone(seat, to))
    return Accepted(request.ref, live.folded.decision)


async def consent(live: Live, connection: Connection, request: Consent) -> AnyReply:
    """A word on a pending undo; the last yes carries it out, one no ends it."""
    pending, seat = live.folded.undo, connection.seat
    if seat is None:
        return refuse(connection, request, "watching")
    if pending is None or seat not in pending.waiting:
        return refuse(connection, request, "stale")
    if not request.yes:
        await live.append(entries.UndoRefused(seat))
    else:
        await live.append(entries.UndoAgreed(seat), *carried_out(live.folded, seat))
    return Accepted(request.ref, live.folded.decision)
