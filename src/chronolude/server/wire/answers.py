"""What a seat may do: answer, take back, consent. Each gives the message for the one who asked."""

from __future__ import annotations

from ...locale import say
from ...tables import Refused as NotTaken
from ..live import entries
from ..live.fold import Folded
from ..live.standing import is_closed
from ..live.table import Live
from ..live.undo import is_free, must_consent, undo_info
from .messages import Accepted, Answer, Consent, Message, Reason, RefusalCode, Refused, Standing, Undo


def refuse(ref: int, code: RefusalCode, lang: str, reasons: list[Reason] | None = None) -> Refused:
    """A refusal with its sentence."""
    told = reasons or [Reason("", say(lang, f"sv-refused-{code}"))]
    return Refused(ref, code, told, code == "stale")


def standing(folded: Folded) -> RefusalCode | None:
    """What stands against any answer just now."""
    if folded.table is None:
        return "not-started"
    if folded.over:
        return "over"
    if folded.paused is not None:
        return "paused"
    if folded.undo is not None:
        return "undo-pending"
    return None


def misdirected(live: Live, seat: int | None, ask: Answer) -> RefusalCode | None:
    if ask.table is not None and ask.table != live.id:
        return "other-table"
    if seat is None:
        return "watching"
    if ask.seat is not None and ask.seat != seat:
        return "other-seat"
    return None if holds(live.folded, seat) else "not-allowed"


def holds(folded: Folded, seat: int) -> bool:
    """Whether a person speaks for this seat now: while a bot does, its owner looks on, and takes it back first."""
    return folded.seats[seat].kind == "human"


async def answer(live: Live, seat: int | None, ask: Answer, lang: str) -> Message:
    """Take an answer. The lock of the table is held by the caller."""
    folded = live.folded
    wrong = misdirected(live, seat, ask)
    if wrong is not None or seat is None:
        return refuse(ask.ref, wrong or "watching", lang)
    if was_taken_already(folded, seat, ask):
        return Accepted(ask.ref, folded.decision)
    code = standing(folded) or ("stale" if not folded.ask_from <= ask.decision <= folded.decision else None)
    if code is not None:
        return refuse(ask.ref, code, lang)
    text = ask.text.strip()
    try:
        if is_closed(folded, live.now(), live.window):
            await live.append(entries.Kept(seat, text, ask.key), only=seat)
        else:
            await live.append(entries.Answered(seat, text, key=ask.key))
    except NotTaken as refused:
        return refuse(ask.ref, "not-on-offer", lang, [Reason(refused.rule, refused.why(lang))])
    return Accepted(ask.ref, live.folded.decision)


def was_taken_already(folded: Folded, seat: int, ask: Answer) -> bool:
    """The same answer said again, e.g. by a client that did not hear our yes: by its key, or sealed already."""
    if ask.key and (seat, ask.key) in folded.keys:
        return True
    if standing(folded) is not None or folded.table is None:
        return False
    return ask.text.strip() in (folded.table.seen(seat).sealed, folded.quiet.kept.get(seat))


async def stand(live: Live, seat: int | None, ask: Standing, lang: str) -> Message:
    """Leave a standing answer with the table, or take it back; nobody else is told, at once or later."""
    folded = live.folded
    if seat is None:
        return refuse(ask.ref, "watching", lang)
    if folded.table is None or folded.over:
        return refuse(ask.ref, "not-started" if folded.table is None else "over", lang)
    if ask.name not in [one.name for one in folded.table.game.standing]:
        return refuse(ask.ref, "not-possible", lang)
    await live.append(entries.Stood(seat, ask.name, ask.on), only=seat)
    return Accepted(ask.ref, live.folded.decision)


async def undo(live: Live, seat: int | None, ask: Undo, lang: str) -> Message:
    """Go back at once where nobody is wronged, else ask the others."""
    folded = live.folded
    if seat is None:
        return refuse(ask.ref, "watching", lang)
    code = standing(folded) or (None if holds(folded, seat) else "not-allowed")
    if code is not None:
        return refuse(ask.ref, code, lang)
    info = undo_info(folded, seat)
    if info is None:
        return refuse(ask.ref, "nothing-to-undo", lang)
    to = info[1]
    if is_free(folded, seat):
        await live.append(entries.Undone(seat, to, free=True))
    elif must_consent(folded, seat):
        await live.append(entries.UndoAsked(seat, to))
    else:
        await live.append(entries.Undone(seat, to))
    return Accepted(ask.ref, live.folded.decision)


async def consent(live: Live, seat: int | None, ask: Consent, lang: str) -> Message:
    """A word on a pending undo; the last yes carries it out, one no ends it."""
    pending = live.folded.undo
    if seat is None:
        return refuse(ask.ref, "watching", lang)
    if pending is None or seat not in pending.waiting:
        return refuse(ask.ref, "stale", lang)
    if not ask.yes:
        await live.append(entries.UndoRefused(seat))
    else:
        await live.append(entries.UndoAgreed(seat), *carried_out(live.folded, seat))
    return Accepted(ask.ref, live.folded.decision)


def carried_out(folded: Folded, seat: int) -> list[entries.Any]:
    """Going back, if only this seat's consent was missing: written with it, so that nothing can come in between."""
    pending = folded.undo
    if pending is None or pending.waiting != [seat]:
        return []
    return [entries.Undone(pending.by, pending.to)]
